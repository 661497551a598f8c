/**
 * Names that the folders of the expansions declare, listed in the document wherever one stands. What comes in is not checked against these lists: what is
 * wrong with a name is told better by who knows the ruleset, with what may have been meant.
 */
import { EDITIONS } from '../../contract/clause.js';
import { EDGES } from '../../contract/compass.js';
import { CHANGES } from '../../contract/ruling.js';
import { namesInUse } from '../../service/corpus/names-in-use.js';
import { defectCodes, MOVED_BY, PLACED_VIA, REMOVED_BY } from '../../wire.js';
import { PROBLEMS } from '../schemas/problems.js';
import { memberOf, type NamedSchemas } from './openapi-members.js';

/** Clauses stand in the document three times: alone, in a page, and with all that rests on them. */
const ofClause = (member: string): string[] => ['Clause', 'ClauseDetail', 'ClausePage.items'].map((schema) => `${schema}.${member}`);
const ofRulesets = (member: string): string[] => ['InlineRuleset', 'Ruleset', 'RulesetInput'].map((schema) => `${schema}.${member}`);

const names = () => ({
  ...namesInUse(),
  problem: Object.keys(PROBLEMS),
  defect: Object.keys(defectCodes),
  code: [...Object.keys(PROBLEMS), ...Object.keys(defectCodes)],
  edition: [...EDITIONS],
  edge: [...EDGES],
  via: [...PLACED_VIA],
  by: [...REMOVED_BY, ...MOVED_BY],
  change: [...CHANGES, 'import', 'add-ruleset', 'create-key', 'revoke-key'],
});

/** Kind of name -> the members that hold one, or a list of them: `Schema.member`, `Schema.member.member`. */
const PLACES: Readonly<Record<keyof ReturnType<typeof names>, readonly string[]>> = {
  step: ['Turn.step', 'Next.step', 'QuestionPattern.step'],
  anyStep: ['Magic.from', 'MessageRound.from', 'Robbing.from'],
  clauseStep: ofClause('involves.steps'),
  clausePhase: ofClause('involves.phases'),
  clauseFigure: ofClause('involves.figures'),
  clauseToken: ofClause('involves.tokens'),
  clauseExpansion: ofClause('involves.expansions'),
  printing: ofClause('printings'),
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
    'NeutralMoved.neutral',
    'Piece.neutral',
  ],
  token: [
    'Token.kind',
    'PlaceToken.kind',
    'MoveToken.kind',
    'Expansion.tokens',
    'Expansion.tokenKinds.kind',
    'TokenRemoved.token',
    'TokensReceived.token',
  ],
  pieceToken: ['Piece.token', 'Share.kind'],
  set: ['SetupRequest.without', 'Setup.sets'],
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
  mark: ['Tile.features.marks'],
  edge: ['Tile.features.edges'],
  symbol: ['Tile.symbols'],
  drawGroup: ['Tile.group'],
  area: ['Expansion.figures.areas', 'AreaSpot.area', 'NeutralFigure.area', 'Token.area', 'PlaceToken.at.area', 'MoveToken.to.area'],
  place: ['Expansion.locations.places', 'AreaSpot.place', 'NeutralFigure.place', 'Token.place', 'PlaceToken.at.place', 'MoveToken.to.place'],
  expansion: [
    ...ofRulesets('expansions'),
    'RulesetSummary.expansions',
    'RulesetDiff.expansions.first',
    'RulesetDiff.expansions.second',
    'CaseDocument.expansion',
    'CaseTopic.expansion',
    'Case.ruleset.expansions',
    'CaseDocument.ruleset.expansions',
    'Expansion.id',
    'Verdict.comesWith',
    'Rule.expansion',
    'Setting.expansion',
    'Tile.expansion',
    'TraitTable.columns.expansion',
    'TraitTable.rows.expansion',
    'SetupRequest.start',
    'Setup.start',
    'Setup.starts',
    'Setup.incomplete',
  ],
  edition: ['Expansion.partOfBaseIn'],
  preset: [...ofRulesets('preset'), 'RulesetSummary.preset', 'CaseDocument.presets', 'CaseOutcome.outcomes.preset', 'Conflict.resolution.presets'],
  houseRule: ofRulesets('houseRules'),
  mechanic: [...ofRulesets('without'), 'Case.ruleset.without', 'CaseDocument.ruleset.without'],
  setting: [
    'Setting.key',
    'Setup.open',
    'SettingBinding.setting',
    'SettingDifference.setting',
    'Reading.setting',
    'Read.setting',
    'Conflict.setting',
    'ClauseDetail.settings.key',
  ],
  column: ['TraitTable.columns.id', 'Read.trait.column', 'ClauseDetail.traits.column'],
  subject: ['TraitTable.rows.subject', 'Read.trait.subject', 'ClauseDetail.traits.subject'],
  actionType: ['Turn.done.type', 'Turn.earlier.type'],
  via: ['Turn.done.via', 'Turn.earlier.via'],
  by: ['Turn.done.by', 'Turn.earlier.by'],
  option: ['Choose.option', 'Turn.done.option', 'Turn.earlier.option'],
  of: ['Chance.of', 'Turn.done.of', 'Turn.earlier.of'],
  cause: ['FigureReturned.cause'],
  procedure: ['Procedure.procedure', 'TurnBegun.keeps'],
  problem: ['Problem.code', 'LineProblem.code', 'Import.refused.code'],
  defect: ['Defect.code'],
  code: ['Code.code'],
  change: ['AuditEntry.action'],
};

/** Says that later versions of the engine may know more: types made of the document need not be exhausted by them. */
const GROWS = { 'x-grows': true } as const;

/** The schemas are those of one document, made for it: they are changed in place. */
export function listNames(schemas: NamedSchemas): void {
  const known = names();
  for (const [kind, places] of Object.entries(PLACES)) for (const place of places) list(schemas, place, known[kind as keyof typeof known]);
}

function list(schemas: NamedSchemas, place: string, values: readonly string[]): void {
  const { holder, last, found } = memberOf(schemas, place);
  const named = { type: 'string', enum: [...new Set(values)], ...GROWS };
  const { description, items, ...list } = found;
  const told = description !== undefined && { description };
  holder[last] = items ? { ...list, ...told, items: named } : { ...named, ...told };
}
