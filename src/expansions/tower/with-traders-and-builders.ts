/** With Traders & Builders: builders and pigs whose last follower is captured, and towers in both parts of a double turn. */
import type { PlaceToken } from '../../contract/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type tradersClauses from '../traders-and-builders/clauses.json';
import type { TowerClauseId } from './author.js';
import { PLACE_PIECE } from './towers.js';
import type { Capture, PayRansom } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const rule = rulesOf<TowerClauseId | keyof (typeof tradersClauses)['clauses']>('tower.with-traders-and-builders');

const ORPHANS = ['builder', 'pig'];

/** The builder and pig that the captured follower leaves alone. */
function orphans({ view, action }: Inquiry<Capture>): string[] {
  const standing = view.figure(action.figure);
  if (!standing || standing.node < 0 || !view.isFollower(standing.figure)) return [];
  const own = flatMap(view.onNode(standing.node), ({ figure }) => (figure.owner === standing.figure.owner ? [figure] : []));
  if (own.filter((figure) => view.isFollower(figure)).length > 1) return [];
  return own.filter(({ kind }) => ORPHANS.includes(kind)).map(({ id }) => id);
}

const orphansGoHome = rule<Capture>({
  id: 'orphans',
  on: 'capture',
  isRemark: true,
  cites: ['tower.capture.orphans-go-home', 'tower.with-tb.capture-does-not-undo'],
  applies: (inquiry) => orphans(inquiry).length > 0,
  judge: (inquiry) => inquiry.pass('it leaves a builder or a pig alone; a second part of the turn stays won', { alone: orphans(inquiry) }),
});

const eachPart = rule<PlaceToken>({
  id: 'each-part',
  about: 'turn',
  on: PLACE_PIECE,
  isRemark: true,
  cites: ['tower.with-tb.each-part', 'tower.action.one-piece'],
  applies: ({ view }) => (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('each part of a double turn has a tower action of its own'),
});

const oneTurn = rule<PayRansom>({
  id: 'one-turn-in-two-parts',
  about: 'turn',
  on: 'pay-ransom',
  isRemark: true,
  cites: ['tower.ransom.double-turn-is-one', 'traders-and-builders.double-turn.one-turn'],
  applies: ({ view }) => (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('a double turn is one turn'),
});

export const rulesWithTradersAndBuilders = [orphansGoHome, eachPart, oneTurn];
