/** Hills: a second tile lies underneath, and whoever stands on one wins a tie. */
import type { PlaceTile } from '../../contract/action.js';
import type { Effect, TileDiscarded, TilePlaced } from '../../contract/effect.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { remark, type Due, type ScoreRule, type Scoring, type TieBreak } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Laid } from '../../kernel/board/laid.js';
import { majority } from '../../kernel/play/scoring.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { because, cites, rule, type HillsAndSheepClauseId } from './author.js';
import { HILL_TIEBREAK, HILLS } from './settings.js';

/** Whether a tile on the board is one. */
export const isOnHill = ({ shape }: Pick<Laid, 'shape'>): boolean => shape.design.symbols.includes('hill');

const isHill = (view: Position, tile: string): boolean => view.ruleset.design(tile)?.symbols.includes('hill') ?? false;

/** Nobody looks at it. */
const FACE_DOWN = 'face-down';

/** A second tile goes with it, while there is one. */
function second(view: Position, tile: string, to: Extract<Effect, { type: 'piece-moved' }>['to'], why: ReturnType<typeof because>): Effect[] {
  if (!isHill(view, tile) || view.snapshot.bag?.remaining === 0 || view.get(HILLS) === 'off') return [];
  return [{ type: 'piece-moved', piece: { tile: FACE_DOWN }, from: { area: 'bag' }, to, ...why }];
}

export const hillTriggers: readonly Trigger[] = [
  {
    id: 'hills-and-sheep.hill.tile-underneath',
    on: 'tile-placed',
    cites: cites(
      'hills-and-sheep.hill.second-tile-underneath',
      'hills-and-sheep.hill.none-left',
      'hills-and-sheep.hill.may-end-the-game',
      'hills-and-sheep.x.bazaar.hill',
    ),
    then: (view, effect) => {
      const { tile, at } = effect as TilePlaced;
      const acquired = view.turn.source === 'bazaar' ? cites('hills-and-sheep.x.bazaar.hill') : [];
      const last = view.snapshot.bag?.remaining === 1 ? cites('hills-and-sheep.hill.may-end-the-game') : [];
      const why = because('hill.tile-underneath', 'hills-and-sheep.hill.second-tile-underneath', ...last, ...acquired);
      return { effects: second(view, tile, { tile: at }, why) };
    },
  },
  {
    id: 'hills-and-sheep.hill.discarded',
    on: 'tile-discarded',
    cites: cites('hills-and-sheep.hill.not-laid-both-discarded'),
    then: (view, effect) => {
      const { tile, to } = effect as TileDiscarded;
      const why = because('hill.discarded', 'hills-and-sheep.hill.not-laid-both-discarded');
      return to === 'box' ? { effects: second(view, tile, { area: 'box' }, why) } : undefined;
    },
  },
];

/** How many followers of a player in the feature stand on hills. */
const onHills = (view: Position, { feature }: Due, player: string): number =>
  view.on(feature).filter(({ figure, node }) => figure.owner === player && view.isFollower(figure) && isOnHill(view.board.ownerOf(node))).length;

const breaksTies = (id: string, isFinal: boolean, more: readonly HillsAndSheepClauseId[] = []): TieBreak => ({
  id: `hills-and-sheep.hill.${id}`,
  cites: cites(
    ...more,
    'hills-and-sheep.hill.breaks-ties',
    'hills-and-sheep.hill.several-on-hills-share',
    'hills-and-sheep.hill.only-for-ties',
    'hills-and-sheep.hill.follower-of-this-feature',
    'hills-and-sheep.hill.followers-only',
    'hills-and-sheep.hill.any-follower',
    'hills-and-sheep.hill.only-loser-side',
    'hills-and-sheep.hill.no-feature',
  ),
  because: ({ view }) => view.ruleset.citesOf(HILL_TIEBREAK, view.get(HILL_TIEBREAK)),
  among: (players, due) => {
    const { view, stage } = due;
    if ((stage === 'final') !== isFinal) return players;
    const counts = new Map(players.map((player) => [player, onHills(view, due, player)]));
    const most = Math.max(...counts.values());
    if (most === 0 || view.get(HILLS) === 'off') return players;
    const every = new Set(counts.values()).size === 1;
    if (every) return players;
    const least = view.get(HILL_TIEBREAK) === 'count' ? most : 1;
    return players.filter((player) => counts.get(player)! >= least);
  },
});

export const hillsBreakTies = [
  breaksTies('breaks-ties', false),
  breaksTies('breaks-ties-at-the-end', true, ['hills-and-sheep.hill.final-scoring-too']),
];

/** Why a hill on a feature decides nothing. */
const idleHill = (clause: HillsAndSheepClauseId, applies: (scoring: Scoring) => boolean, because?: ScoreRule['because']): ScoreRule =>
  remark({
    id: clause,
    of: ['road', 'city', 'monastery', 'field'],
    cites: cites(clause),
    applies: (scoring) => scoring.feature.parts.some(({ laid }) => isOnHill(laid)) && scoring.view.get(HILLS) === 'on' && applies(scoring),
    ...(because && { because }),
  });

/** Who shares the feature; nobody where only one player has figures there. */
function sharing({ view, feature, stage }: Scoring): readonly string[] {
  const owners = new Set(view.on(feature).map(({ figure }) => figure.owner));
  return owners.size > 1 ? majority(view, { feature, stage }) : [];
}

const chosenTiebreak = ({ view }: Scoring) => view.ruleset.citesOf(HILL_TIEBREAK, view.get(HILL_TIEBREAK));

/** Where a hill decides nothing. */
export const hillScoring: readonly ScoreRule[] = [
  idleHill(
    'hills-and-sheep.hill.several-on-hills-share',
    (scoring) => {
      const players = sharing(scoring);
      return players.length > 1 && players.every((player) => onHills(scoring.view, scoring, player) > 0);
    },
    chosenTiebreak,
  ),
  idleHill('hills-and-sheep.hill.only-for-ties', (scoring) => {
    const { view, feature } = scoring;
    const players = sharing(scoring);
    const others = view.players.map(({ id }) => id).filter((id) => !players.includes(id));
    const isTie = view.get(HILL_TIEBREAK) === 'count' && players.some((player) => onHills(view, { feature, stage: scoring.stage }, player) > 0);
    return players.length > 0 && !isTie && others.some((player) => onHills(view, scoring, player) > 0);
  }),
  idleHill('hills-and-sheep.hill.followers-only', (scoring) => {
    const { view, feature } = scoring;
    const isOther = ({ figure, node }: Standing) => !view.isFollower(figure) && isOnHill(view.board.ownerOf(node));
    return sharing(scoring).length > 1 && view.on(feature).some(isOther);
  }),
];

const laidAsUsual = rule<PlaceTile>({
  id: 'hill.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.hill.ordinary-otherwise', 'hills-and-sheep.hill.no-feature'],
  applies: ({ view, action }) => isHill(view, action.tile),
  judge(inquiry) {
    if (inquiry.get(HILLS) === 'off') return inquiry.pass('the table plays without hills');
    if (inquiry.view.snapshot.bag?.remaining !== 0) return inquiry.pass('a second tile lies face down under the hill');
    inquiry.cite(cites('hills-and-sheep.hill.none-left'));
    return inquiry.pass('no tile is left to lie under the hill');
  },
});

export const hillRules: readonly Rule[] = [laidAsUsual];
