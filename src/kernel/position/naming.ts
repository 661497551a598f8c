/** Messages about names that nothing has, each with its cure. */
import type { Snapshot } from '../../contract/snapshot.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { instead } from '../../contract/cure.js';

export const playerIds = ({ players }: Pick<Snapshot, 'players'>): string[] => players.map(({ id }) => id);

export const nobody = (id: string, known: Iterable<string>): string => `nobody is called \`${id}\`${instead(id, known)}`;

export const noTile = (ruleset: Ruleset, id: string): string =>
  ruleset.isUnprinted(id)
    ? `what \`${id}\` shows no source says; \`prints\` of the snapshot may say it`
    : `no tile \`${id}\` is known${instead(id, ruleset.shapesById.keys())}`;

/** On the board. */
export const noSuchFigure = ({ figures = [] }: Pick<Snapshot, 'figures'>, id: string): string =>
  `no figure is called \`${id}\`${instead(
    id,
    figures.map((figure) => figure.id),
  )}`;

/** Of a kind that another expansion has it is said which. */
export function noFigure({ figures, elsewhere }: Ruleset, kind: string, neutral = false): string {
  const said = `no expansion of the ruleset has a ${neutral ? 'neutral ' : ''}\`${kind}\``;
  const known = [...figures.values()].filter((figure) => figure.neutral === neutral).map((figure) => figure.kind);
  return said + (from(elsewhere('figures', kind)) || instead(kind, known));
}

export const noToken = ({ tokens, elsewhere }: Ruleset, kind: string): string =>
  `no expansion of the ruleset has a \`${kind}\`${from(elsewhere('tokens', kind)) || instead(kind, tokens.keys())}`;

const from = (expansions: readonly string[]): string =>
  expansions.length === 0 ? '' : `; it comes with ${expansions.map((id) => `\`${id}\``).join(' or ')}, which \`expansions\` does not name`;

export function noStep({ steps }: Ruleset, step: string): string {
  const decided = steps.filter(({ decides }) => decides).map(({ id }) => id);
  return `nothing is decided in a step \`${step}\`${instead(step, decided)}`;
}
