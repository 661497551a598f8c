/** One request after the other, each to one operation, most of them spoilt somewhere. */
import type { Bodies } from './bodies.js';
import type { Dice } from './dice.js';
import { hostileAddress, hostileBody, hostileText, hostileValue } from './hostile.js';
import { mutated } from './mutate.js';
import type { Operation, Parameter } from './operations.js';
import { forged, type Pools, type Thing } from './pools.js';

export interface Request {
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
  /** Whose connection it comes by. */
  readonly from: string;
}

export interface Sources {
  readonly operations: readonly Operation[];
  readonly bodies: Bodies;
  readonly valueOf: (schema: object) => unknown;
  readonly pools: Pools;
  /** Keys that are good, of any role. */
  readonly secrets: readonly string[];
}

export function requestOf(sources: Sources, dice: Dice, operation = operationOf(sources, dice)): Request {
  const body = bodyOf(operation, sources, dice);
  const draw: Draw = { ...sources, dice, thing: sources.pools.thing(dice) };
  return {
    operation,
    url: addressOf(operation, draw) + queryOf(operation, draw),
    headers: { ...headersOf(operation, draw), ...body?.headers },
    ...(body && { payload: body.bytes }),
    // wrong keys are counted by address
    from: `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
  };
}

/** What writes out whole lists of law, and is the same every time: asked now and then. */
const LONG = new Set([
  'diffRulesets',
  'download',
  'exportRulings',
  'getRulingFeed',
  'listTiles',
  'listClauses',
  'listRules',
  'listSources',
  'listSettings',
  'listConflicts',
]);
const LONG_SHARE = 15;

function operationOf({ operations }: Sources, dice: Dice): Operation {
  const drawn = dice.one(operations);
  return LONG.has(drawn.id) && !dice.percent(LONG_SHARE) ? dice.one(operations) : drawn;
}

/** What one request is drawn from. */
interface Draw extends Sources {
  readonly dice: Dice;
  /** What it is about. */
  readonly thing: Thing | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** From what was heard, from the example, from the schema, or hostile. */
function valueOf(parameter: Parameter, draw: Draw): string {
  const { valueOf: drawn, dice } = draw;
  const heard = heardOf(parameter, draw);
  const kind = dice.below(100);
  if (heard !== undefined && kind < 60) return heard;
  if (parameter.example !== undefined && kind < 75) return text(parameter.example);
  return kind < 88 ? text(drawn(parameter.schema)) : hostileText(dice);
}

function heardOf({ name, in: where }: Parameter, { pools, thing, dice }: Draw): string | undefined {
  if (name === 'cursor') return pools.cursor(dice);
  if (where !== 'path' || !thing) return undefined;
  return dice.percent(90) ? thing.id : forged(thing.id, dice);
}

/** What cannot be encoded is left as it is. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return value;
  }
}

const addressOf = ({ path, parameters }: Operation, draw: Draw): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, parameter) =>
        url.replace(`{${parameter.name}}`, () => (draw.dice.percent(5) ? hostileAddress(draw.dice) : encoded(valueOf(parameter, draw)))),
      path,
    );

function queryOf({ parameters }: Operation, draw: Draw): string {
  const { dice } = draw;
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const parts = known.filter(() => dice.percent(known.length > 4 ? 15 : 40)).map((one) => `${one.name}=${encoded(valueOf(one, draw))}`);
  if (parts.length > 0 && dice.percent(5)) parts.push(dice.one(parts));
  if (dice.percent(5))
    parts.push(dice.one(['__proto__[x]=1', 'constructor=1', 'a[b][c]=d', 'q', '=', '&&&', '%00=%00', 'q=%ff%fe', 'limit[]=1', '%']));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Headers that an answer may hang on, with values that are right and odd. */
const ODD: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json', 'image/svg+xml', 'application/x-ndjson', 'nonsense', 'a/b;q=2', ',,;q=', 'text/html;q=0,*/*;q=0'],
  'accept-language': ['de', 'pl', 'en-GB;q=0.1,de;q=0.9', '*', 'x'.repeat(400), 'de;q=abc', '\u00ff'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=NaN'],
  'if-none-match': ['*', '"x"', 'W/"x", W/"y"', '"'],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'x-request-id': ['a', 'x'.repeat(3000), 'a\u00ffb', ''],
  origin: ['null', 'https://example.org', 'http://[::1'],
  'x-forwarded-for': ['1.2.3.4', 'x, y'],
  host: ['', 'a b', 'localhost:99999', '[::1'],
  prefer: ['respond-async', 'return=minimal'],
  range: ['bytes=0-1', 'bytes=-'],
  'x-http-method-override': ['DELETE'],
  cookie: ['__proto__=1; a'],
};

function headersOf({ parameters, secured, types }: Operation, draw: Draw): Record<string, string> {
  const { secrets, dice } = draw;
  const headers: Record<string, string> = {};
  if (secured && dice.percent(92)) headers.authorization = `Bearer ${dice.one(secrets)}`;
  else if (dice.percent(10))
    headers.authorization = dice.one(['Bearer', `Bearer ${dice.one(secrets)}x`, 'Basic eDp5', `Bearer ${'a'.repeat(5000)}`, '\u00ff', ' ']);
  if (types.length > 1 && dice.percent(60)) headers.accept = dice.one(types);
  for (const { name } of parameters.filter((parameter) => parameter.in === 'header'))
    if (dice.percent(name === 'if-match' ? 92 : 30)) headers[name] = headerOf(name, draw);
  for (const [name, values] of Object.entries(ODD)) if (dice.percent(4)) headers[name] = dice.one(values);
  return headers;
}

function headerOf(name: string, { thing, dice }: Draw): string {
  if (name === 'if-match' && dice.percent(85)) return `"${thing?.hash ?? 'none'}"`;
  if (name === 'idempotency-key') return dice.one(['a', 'b', String(dice.below(1000)), 'x'.repeat(201), 'a b', '']);
  return dice.one(ODD[name] ?? ['*', '"', '""', 'W/"x"', 'x'.repeat(2000)]);
}

function bodyOf({ id, bodies }: Operation, { bodies: good, valueOf: drawn }: Sources, dice: Dice) {
  if (bodies.length === 0) return undefined;
  const { type, schema, example } = dice.one(bodies);
  const headers = { 'content-type': type };
  const kind = dice.below(100);
  if (kind < 8) {
    const hostile = hostileBody(dice);
    return { bytes: hostile.bytes, headers: { ...headers, ...hostile.headers } };
  }
  const hostile = () => hostileValue(dice);
  const line = () => {
    const way = dice.below(100);
    const body = way < 75 ? good(id, example, dice) : drawn(schema);
    return way < 25 ? JSON.stringify(body) : mutated(body, dice, way % 2 ? hostile : () => JSON.stringify(drawn(schema)));
  };
  const lines = type === 'application/x-ndjson' ? Array.from({ length: 1 + dice.below(5) }, line) : [line()];
  return { bytes: Buffer.from(lines.join('\n')), headers };
}
