/** Promise: every line in `docs/conformance.md` is one of the protocol, and what it shows as an answer is what our engine says; its tables name every option and every member. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { HelloSchema, LEVELS, type KitRequest } from '../../../src/contract/conformance.js';
import { answerOf } from '../../../src/conformance/engines/own.js';
import { readJson, SOURCE } from '../../../src/conformance/files.js';
import { REPORT_FORMS } from '../../../src/conformance/report/write.js';
import { run } from '../../support/program.js';

const docs = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
const lines = [...docs.matchAll(/```json\n([^]*?)```/g)].flatMap(([, block]) =>
  block!
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>),
);
const schema = readJson<object>(SOURCE.replace(/src\/$/, 'schemas/conformance-protocol.schema.json'));

describe('the documentation of the protocol', () => {
  it('shows lines that follow the published schema, requests and answers', () => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(lines.length).toBeGreaterThanOrEqual(10);
    for (const line of lines) expect([validate(line), JSON.stringify(line)]).toEqual([true, JSON.stringify(line)]);
  });

  it('shows what our engine answers', () => {
    const requests = lines.filter(({ request }) => request !== undefined && request !== 'hello');
    expect(requests.map(({ request }) => request)).toEqual(['adjudicate', 'legal-actions', 'play']);
    for (const request of requests) {
      const answer = lines.find((line) => line['id'] === request['id'] && line['request'] === undefined);
      expect({ id: request['id'], ...answerOf(request as unknown as KitRequest) }).toMatchObject(answer!);
    }
  });

  it('names every level, every form of a report, every member of `hello`, and every option of the command', async () => {
    for (const level of LEVELS) expect(docs).toContain(`| \`${level}\` |`);
    for (const form of REPORT_FORMS) expect(docs).toContain(`\`${form}\``);
    for (const member of Object.keys(HelloSchema.properties)) if (member !== 'id') expect(docs, member).toContain(`\`${member}\``);
    const { out } = await run(['conformance', 'run', '--help']);
    const options = [...out.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, option]) => option!);
    expect(options.length).toBeGreaterThan(8);
    for (const option of options) if (option !== '--help') expect(docs, option).toContain(`\`${option}`);
  });
});
