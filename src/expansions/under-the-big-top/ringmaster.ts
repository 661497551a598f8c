/** The ringmaster: a follower whose owner gets points for circus and acrobat tiles around him. */
import type { PlaceFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { FigureKind } from '../../kernel/declare/piece.js';
import type { Payout } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type Own } from './author.js';
import { RINGMASTER_TILES, RINGMASTERS } from './settings.js';
import { ACROBAT_SPACE, CIRCUS_SPACE, isNear, spaces } from './spaces.js';
import { flatMap } from '../../kernel/lists.js';

export const RINGMASTER = 'ringmaster';
const POINTS = 2;

export const ringmaster: FigureKind = {
  kind: RINGMASTER,
  perPlayer: 1,
  neutral: false,
  occupies: ['road', 'city', 'monastery', 'field'],
  weight: 1,
  cites: cites('setup.one-ringmaster-each', 'ringmaster.is-a-follower', 'ringmaster.instead-of-another'),
  owned: cites('setup.one-ringmaster-each'),
  instead: cites('ringmaster.instead-of-another'),
};

const inPlay = rule<PlaceFigure>({
  id: 'ringmaster.in-play',
  about: 'kind',
  on: 'place-figure',
  cites: cites('setup.one-ringmaster-each', 'ringmaster.instead-of-another', 'ringmaster.is-a-follower'),
  applies: ({ action }) => action.kind === RINGMASTER,
  judge: (inquiry) =>
    inquiry.get(RINGMASTERS) === 'on'
      ? inquiry.pass('the ringmaster is placed instead of another follower')
      : inquiry.forbid('the table plays without ringmasters'),
});
export const ringmasterRules = [inPlay];

/** The tiles that count for him. */
function around(view: Position, feature: Feature, { at }: Figure): number {
  const cell = cellOf(at);
  const all = [...spaces(view, CIRCUS_SPACE), ...spaces(view, ACROBAT_SPACE)];
  if (view.get(RINGMASTER_TILES) === 'in-the-area') return all.filter((space) => feature.liesOn(space)).length;
  return cell ? all.filter((space) => isNear(space, cell)).length : 0;
}

const BONUS: readonly Own[] = [
  'ringmaster.bonus.tiles-not-pieces',
  'ringmaster.bonus.any-feature',
  'ringmaster.bonus.without-majority',
  'ringmaster.bonus.own-only',
  'ringmaster.bonus.only-with-his-feature',
];

/** A castle scores what others brought: there a line of no points says why. */
const NOT_IN = 'castle';

export const ringmasterBonus: Payout = {
  id: 'under-the-big-top.ringmaster.bonus',
  cites: cites('ringmaster.bonus', ...BONUS, 'ringmaster.bonus.end-of-game', 'x.castle.no-ringmaster-bonus'),
  pay: ({ view, feature, stage }) => {
    const there = view.on(feature).filter(({ figure }) => figure.kind === RINGMASTER && figure.owner !== undefined);
    if (there.length === 0 || view.get(RINGMASTERS) === 'off') return {};
    const end: readonly Own[] = stage === 'final' ? ['ringmaster.bonus.end-of-game'] : [];
    const castle: readonly Own[] = view.ruleset.has('bridges-castles-and-bazaars') ? ['x.castle.no-ringmaster-bonus'] : [];
    const isIn = feature.kind === NOT_IN;
    const why = isIn
      ? because('ringmaster.bonus', 'x.castle.no-ringmaster-bonus')
      : because('ringmaster.bonus', 'ringmaster.bonus', ...BONUS, ...end, ...castle);
    const each = isIn ? 0 : POINTS;
    const chosen = view.ruleset.citesOf(RINGMASTER_TILES, view.get(RINGMASTER_TILES));
    return {
      payments: flatMap(there, ({ figure }) => {
        const quantity = around(view, feature, figure);
        const line: ScoreLine = {
          label: 'tiles around the ringmaster',
          quantity,
          each,
          points: quantity * each,
          rule: why.rule,
          cites: [...new Set([...why.cites, ...chosen])],
        };
        return quantity === 0 ? [] : [{ player: figure.owner!, lines: [line], to: 'score' as const }];
      }),
    };
  },
};
