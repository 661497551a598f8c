/** Builder and pig go home with the last follower of their owner. */
import type { Defect } from '../../contract/problem.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Spot } from '../../contract/spot.js';
import type { Effect } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';
import { because, cites, type TradersAndBuildersClauseId } from './author.js';
import { followersOf, isFollower } from './figures.js';

const ORPHANS = ['builder', 'pig'];
const OWN: Readonly<Record<string, TradersAndBuildersClauseId>> = {
  builder: 'traders-and-builders.builder.orphan',
  pig: 'traders-and-builders.pig.orphan',
};

interface Departure {
  readonly owner: string;
  readonly at: Spot;
}

/** The follower that has left its place, and not because that was scored: whoever stands there then goes home by that. */
function departed(effect: Effect, before: Position): Departure | undefined {
  const id = effect.type === 'figure-returned' ? effect.figure : effect.type === 'piece-moved' ? effect.piece.figure : undefined;
  const figure = id === undefined ? undefined : before.figure(id)?.figure;
  if (figure?.owner === undefined || !isFollower(before, figure)) return undefined;
  return effect.type === 'figure-returned' && effect.cause === 'scored' ? undefined : { owner: figure.owner, at: figure.at };
}

export const orphansGoHome: Trigger = {
  id: 'traders-and-builders.orphan.goes-home',
  on: ['figure-returned', 'piece-moved'],
  cites: cites('traders-and-builders.orphan.goes-home', 'traders-and-builders.builder.orphan', 'traders-and-builders.pig.orphan'),
  then: (view, effect, before) => {
    const gone = departed(effect, before);
    const node = gone ? before.node(gone.at) : -1;
    if (!gone || node < 0 || followersOf(view, gone.owner, node).length > 0) return undefined;
    const effects = view
      .onNode(node)
      .filter(({ figure: other }) => other.owner === gone.owner && ORPHANS.includes(other.kind))
      .map(({ figure: { id, kind, at: from } }) => ({
        type: 'figure-returned' as const,
        figure: id,
        kind,
        to: gone.owner,
        at: from,
        cause: 'orphaned',
        ...because('orphan.goes-home', 'traders-and-builders.orphan.goes-home', OWN[kind]!),
      }));
    return { effects };
  },
};

/** One with none of his owner's beside it: it would have gone home, or nobody could have put it there. */
export const alone = (view: Position): Defect[] =>
  flatMap(view.figures, ({ figure: { id, kind, owner }, node }, i) =>
    owner === undefined || node < 0 || !ORPHANS.includes(kind) || view.onNode(node).some(({ figure }) => isCompany(figure, owner))
      ? []
      : [
          {
            pointer: `/figures/${i}/at`,
            code: 'orphan-on-the-board',
            message: `\`${id}\` is a ${kind}, and no follower of \`${owner}\` stands there`,
          },
        ],
  );

const isCompany = (figure: Figure, owner: string): boolean => figure.owner === owner && !ORPHANS.includes(figure.kind);
