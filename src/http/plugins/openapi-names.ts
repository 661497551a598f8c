/**
 * Names that the folders of the expansions declare, listed in the document wherever one stands. What comes in is not checked against these lists: what is
 * wrong with a name is told better by who knows the ruleset, with what may have been meant.
 */
import { namesInUse } from '../../service/corpus/names.js';

interface Described {
  readonly properties?: Record<string, Described>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly description?: string;
}
export type NamedSchemas = Record<string, Described>;

/** Kind of name -> the members that hold one, or a list of them: `Schema.member`, `Schema.member.member`. */
const PLACES: Readonly<Record<keyof ReturnType<typeof namesInUse>, readonly string[]>> = {
  step: ['Turn.step', 'Next.step', 'QuestionPattern.step'],
  clauseStep: ['Clause.involves.steps', 'ClauseDetail.involves.steps', 'ClausePage.items.involves.steps'],
  figure: [
    'Figure.kind',
    'FigureDescription.kind',
    'FigurePlaced.kind',
    'FigureReturned.kind',
    'Flight.kind',
    'PlaceFigure.kind',
    'Prisoner.kind',
    'Expansion.figures.kind',
    'QuestionPattern.figureKinds',
  ],
  token: ['Token.kind', 'PlaceToken.kind', 'MoveToken.kind', 'Expansion.tokens'],
  feature: [
    'Place.feature',
    'NeutralFigure.feature',
    'Token.feature',
    'PlaceToken.at.feature',
    'MoveToken.to.feature',
    'FeatureDescription.kind',
    'Tile.features.kind',
    'QuestionPattern.featureKinds',
  ],
  area: ['AreaSpot.area', 'NeutralFigure.area', 'Token.area', 'PlaceToken.at.area', 'MoveToken.to.area'],
  expansion: [
    'InlineRuleset.expansions',
    'Ruleset.expansions',
    'RulesetInput.expansions',
    'RulesetSummary.expansions',
    'CaseDocument.expansion',
    'CaseDocument.ruleset.expansions',
    'Expansion.id',
    'Rule.expansion',
    'Setting.expansion',
    'Tile.expansion',
  ],
  preset: ['InlineRuleset.preset', 'RulesetInput.preset', 'Ruleset.preset', 'RulesetSummary.preset'],
  option: ['Choose.option'],
  of: ['Chance.of'],
};

/** Says that later versions of the engine may know more: types made of the document need not be exhausted by them. */
const GROWS = { 'x-grows': true } as const;

/** The schemas are those of one document, made for it: they are changed in place. */
export function listNames(schemas: NamedSchemas): void {
  const names = namesInUse();
  for (const [kind, places] of Object.entries(PLACES)) for (const place of places) list(schemas, place.split('.'), names[kind as keyof typeof names]);
}

function list(schemas: NamedSchemas, [name = '', ...path]: readonly string[], values: readonly string[]): void {
  const last = path.pop() ?? '';
  const holder = path.reduce<Described | undefined>((schema, member) => withMembers(schema?.properties?.[member]), withMembers(schemas[name]));
  const found = holder?.properties?.[last];
  if (!holder?.properties || !found) throw new Error(`there is no schema ${[name, ...path, last].join('.')}`);
  const named = { type: 'string', enum: [...values], ...GROWS };
  const { description, items, ...list } = found;
  const told = description !== undefined && { description };
  holder.properties[last] = items ? { ...list, ...told, items: named } : { ...named, ...told };
}

/** What has members: the items of a list, what may be null as well. */
const withMembers = (schema: Described | undefined): Described | undefined =>
  schema?.items ?? schema?.anyOf?.find(({ properties }) => properties) ?? schema;
