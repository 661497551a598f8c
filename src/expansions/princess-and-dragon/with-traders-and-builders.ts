/** With Traders & Builders: orphaned builders and pigs, the two parts of a double turn, and the trade goods. */
import { FAIRY_POINT_IN_DOUBLE_TURN } from './settings/fairy-points.js';
import { ORPHANS_BUILDER_PIG } from './settings/others.js';
import { VOLCANO_TURN_FLOW } from './settings/volcano.js';
import type { Pass, PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Effect } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import { hasWonExtraPart } from '../../kernel/play/succession.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import type { Skip, Trigger } from '../../kernel/declare/step.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type tradersClauses from '../traders-and-builders/clauses.json';
import { cites, FOLDER, rule } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { SENT_AWAY_CAUSE } from './actions.js';
import { dragonAt, eaten, EATEN_CAUSE } from './dragon.js';
import { companionsHere } from './fairy.js';
import type { MoveDragon } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const ORPHANS = ['builder', 'pig'];
type TradersClauseId = keyof (typeof tradersClauses)['clauses'];
const BUILDER: TradersClauseId = 'traders-and-builders.builder.orphan';
const PIG: TradersClauseId = 'traders-and-builders.pig.orphan';

export const orphansGoHome: Trigger = {
  id: 'princess-and-dragon.with-traders-and-builders.orphans-go-home',
  on: ['figure-returned', 'piece-moved'],
  cites: cites(
    'pd.dragon.x.traders-builders.any-removal-cause',
    'pd.dragon.x.traders-builders.reason',
    'pd.dragon.x.traders-builders.orphans-stayed-originally',
  ),
  replaces: ['traders-and-builders.orphan.goes-home'],
  then: (view, effect, before) => {
    const gone = leaver(effect, before);
    const node = gone ? before.node(gone.figure.at) : -1;
    // whoever stands on a scored feature goes home by that
    if (!gone || gone.cause === 'scored' || node < 0 || view.get(ORPHANS_BUILDER_PIG) === 'stay' || !isFollower(view, gone.figure)) return undefined;
    const own = view.onNode(node).filter(({ figure }) => figure.owner === gone.figure.owner);
    if (own.some(({ figure }) => isFollower(view, figure))) return undefined;
    // whoever stands where the dragon eats is eaten himself
    const isEatenToo = (standing: Standing) => gone.cause === EATEN_CAUSE && view.isSpotOn(standing.figure.at, dragonAt(view));
    const effects = own
      .filter((standing) => ORPHANS.includes(standing.figure.kind) && !isEatenToo(standing))
      .map(({ figure: { id, kind, at, owner } }) => ({
        type: 'figure-returned' as const,
        figure: id,
        kind,
        to: owner!,
        at,
        cause: 'orphaned',
        rule: `${FOLDER}.with-traders-and-builders.orphans-go-home`,
        cites: [...clausesOf(gone.cause, spotName(at)), 'traders-and-builders.orphan.goes-home', kind === 'pig' ? PIG : BUILDER],
      }));
    return { effects };
  },
};

interface Leaver {
  readonly figure: Figure;
  /** Why it went home; undefined where it went elsewhere. */
  readonly cause?: string;
}

/** The figure that an effect takes from its place. */
function leaver(effect: Effect, before: Position): Leaver | undefined {
  const id = effect.type === 'figure-returned' ? effect.figure : effect.type === 'piece-moved' ? effect.piece.figure : undefined;
  const figure = id === undefined ? undefined : before.figure(id)?.figure;
  return figure && { figure, ...(effect.type === 'figure-returned' && { cause: effect.cause }) };
}

const isFollower = (view: Position, figure: Figure) => view.ruleset.traits.cell(view.ruleset.subject(figure), 'isFollower').value === 'yes';

function clausesOf(cause: string | undefined, feature: string | undefined): PrincessAndDragonClauseId[] {
  const general = cites('pd.dragon.x.traders-builders.any-removal-cause', 'pd.dragon.x.traders-builders.reason');
  if (cause === SENT_AWAY_CAUSE) return [...cites('pd.princess.builder-follows-last-knight'), ...general];
  if (feature === 'road')
    return [...cites('pd.dragon.x.traders-builders.last-thief-frees-builder', 'pd.dragon.x.traders-builders.thief-definition'), ...general];
  if (feature === 'field') return [...cites('pd.dragon.x.traders-builders.last-farmer-frees-pig'), ...general];
  return [...cites('pd.dragon.x.traders-builders.last-knight-frees-builder'), ...general];
}

const notCaught = rule<RemoveFigure>({
  id: 'with-traders-and-builders.builder-is-no-knight',
  on: 'remove-figure/princess',
  cites: ['pd.princess.builder-not-removable', 'pd.princess.x.tower.builder-pig-not-capturable'],
  applies: ({ view, action }) => ORPHANS.includes(view.figure(action.figure)?.figure.kind ?? ''),
  judge: ({ view, action, forbid }) => forbid('builder and pig are no followers', { kind: view.figure(action.figure)!.figure.kind }),
});

/** The figures that leave the board by the action. */
const leaving = (view: Position, action: MoveDragon | RemoveFigure): readonly string[] =>
  action.type === 'remove-figure'
    ? [action.figure]
    : flatMap(eaten(view, action.to), (effect) => (effect.type === 'figure-returned' ? [effect.figure] : []));

/** Builders and pigs whose last follower is among those who leave. */
function orphansOf(view: Position, action: MoveDragon | RemoveFigure): Figure[] {
  const possible = view.figures.filter(({ figure, node }) => node >= 0 && ORPHANS.includes(figure.kind));
  const gone = possible.length > 0 ? leaving(view, action) : [];
  return flatMap(possible, ({ figure, node }) => {
    const companions = view
      .onNode(node)
      .map((standing) => standing.figure)
      .filter((other) => other.owner === figure.owner && isFollower(view, other));
    const orphan = companions.length > 0 && companions.every(({ id }) => gone.includes(id)) && !gone.includes(figure.id);
    return orphan ? [figure] : [];
  });
}

const orphaned = rule<MoveDragon | RemoveFigure>({
  id: 'with-traders-and-builders.orphans',
  on: ['move-dragon', 'remove-figure/princess'],
  cites: ['pd.dragon.x.traders-builders.any-removal-cause'],
  applies: ({ view, action }) => orphansOf(view, action).length > 0,
  judge: (inquiry) => {
    const gone = orphansOf(inquiry.view, inquiry.action);
    const orphans = gone.map(({ id }) => id);
    const stays = inquiry.get(ORPHANS_BUILDER_PIG) === 'stay';
    const cause = inquiry.action.type === 'remove-figure' ? SENT_AWAY_CAUSE : undefined;
    if (!stays) for (const { at } of gone) inquiry.cite(clausesOf(cause, spotName(at)));
    return stays
      ? inquiry.pass('builder or pig stays without a follower', { orphans })
      : inquiry.pass('builder or pig goes home with the last follower', { orphans });
  },
});

const dragonInEitherPart = rulesOf<TradersClauseId>(FOLDER)<PlaceTile>({
  id: 'with-traders-and-builders.dragon-in-either-part',
  on: 'place-tile',
  isRemark: true,
  cites: ['traders-and-builders.double-turn.dragon'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)?.symbols.some((symbol) => symbol === 'dragon' || symbol === 'volcano') ?? false,
  judge: ({ pass }) => pass('the dragon comes or moves in the part of the turn in which its tile is laid'),
});

/** The second part of a double turn begins without her point. */
const pointOnce = rule<Pass | PlaceFigure>({
  id: 'with-traders-and-builders.no-point-in-the-second-part',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['pd.fairy.point.once-per-double-turn'],
  applies: ({ view }) =>
    hasWonExtraPart(view) && companionsHere(view, view.active).length > 0 && view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'first-part-only',
  judge: (inquiry) => {
    inquiry.get(FAIRY_POINT_IN_DOUBLE_TURN);
    return inquiry.pass("in a double turn the fairy's point is scored once");
  },
});

export const rulesWithTradersAndBuilders = [notCaught, orphaned, dragonInEitherPart, pointOnce];

export const skipsWithTradersAndBuilders: readonly Skip[] = [
  {
    id: 'princess-and-dragon.with-traders-and-builders.point-once',
    steps: ['fairy-point'],
    cites: cites('pd.fairy.point.once-per-double-turn', 'pd.fairy.point.double-turn-origin'),
    when: (view) => (view.turn.part ?? 1) > 1 && view.get(FAIRY_POINT_IN_DOUBLE_TURN) === 'first-part-only',
  },
  {
    id: 'princess-and-dragon.with-traders-and-builders.no-goods-from-volcano',
    steps: ['trade-goods'],
    cites: cites('pd.volcano.turn-ends-zmg'),
    // the goods belong to the scoring that this reading leaves out
    when: (view) => view.laidSymbol('volcano') && view.get(VOLCANO_TURN_FLOW) === 'literal-end',
  },
];
