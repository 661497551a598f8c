/** With The Princess & the Dragon: trapped figures and the volcano, the dragon, the fairy and the princess. */
import type { RemoveFigure } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cellOf } from '../../contract/spot.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { because, cites, ruleWithDragon as rule } from './author.js';
import { isRelease, RELEASE } from './release.js';
import { FAIRY_OF_TRAPPED, TRAPPED_BY_DRAGON } from './settings.js';
import { isTrap } from './trap-places.js';

const inVolcanoTurn = rule<RemoveFigure>({
  id: 'volcano',
  on: RELEASE,
  cites: ['russian-promos.volcano.release', 'pd.volcano.allow.russian-retrieve'],
  applies: ({ view, action }) => view.laidSymbol('volcano') && view.figure(action.figure) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const setting = view.ruleset.settings.entry('russianPromos.retrieveInVolcanoTurn')!.setting;
    const whom = inquiry.get(setting);
    return view.isFollower(view.figure(action.figure)!.figure) || whom === 'meeple-or-special-figure'
      ? inquiry.pass('in a volcano turn such a figure may be taken back')
      : inquiry.forbid('in a volcano turn only followers are taken back');
  },
});

const eaten = rule<MoveDragon>({
  id: 'eaten',
  on: 'move-dragon',
  isRemark: true,
  cites: ['russian-promos.dragon.eats-trapped'],
  applies: ({ view, action }) => view.figures.some(({ figure: { at } }) => isTrap(at) && sameCell(cellOf(at), action.to)),
  judge: ({ pass }) => pass('the dragon eats trapped figures, which are free then'),
});

const fairy = rule<MoveFairy>({
  id: 'fairy',
  on: 'move-fairy',
  isRemark: true,
  cites: ['russian-promos.fairy.trapped'],
  // where she stands with whoever is on her tile, no figure is named
  applies: ({ view, action: { to } }) =>
    'figure' in to
      ? isTrap(view.figure(to.figure)?.figure.at ?? { figure: '' })
      : view.onTile(to.tile).some(({ figure: { owner, at } }) => owner === view.active && isTrap(at)),
  judge: ({ pass }) => pass('the fairy may stand by a trapped follower, and keeps the dragon off'),
});

const stillHis = rule<MoveFairy>({
  id: 'fairy-still-his',
  on: 'move-fairy',
  cites: ['russian-promos.fairy.still-his'],
  applies: ({ view, action: { to } }) =>
    'figure' in to && view.get(FAIRY_OF_TRAPPED) === 'still-his' && isTrap(view.figure(to.figure)?.figure.at ?? { figure: '' }),
  judge: ({ view, action: { to }, pass, forbid }) => {
    const { figure, tile } = view.neutral('fairy') ?? {};
    return 'figure' in to && to.figure === figure
      ? forbid('the fairy counts as put next to `{figure}` still, and stays on {tile}', { figure, tile })
      : pass('the trapped follower is not the one whom the fairy was with');
  },
});

const noFairyAfterRelease = rule<MoveFairy>({
  id: 'no-fairy-after-release',
  about: 'turn',
  on: 'move-fairy',
  cites: ['russian-promos.release.instead-of-figure'],
  applies: ({ view }) => view.done.some(isRelease),
  judge: ({ forbid }) => forbid('a trapped figure was taken back, in place of every other action with a figure'),
});

const noReleaseAfterFairy = rule<RemoveFigure>({
  id: 'no-release-after-the-fairy',
  about: 'turn',
  on: RELEASE,
  cites: ['russian-promos.release.instead-of-figure'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ forbid }) => forbid('the fairy was moved in this turn, in place of every other action'),
});

const princess = rule<RemoveFigure>({
  id: 'princess',
  on: 'remove-figure/princess',
  cites: ['russian-promos.princess.not-trapped'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    isTrap(view.figure(action.figure)!.figure.at) ? forbid('a trapped figure is no knight') : pass('it is in no trap'),
});

const LEAVES: PrincessAndDragonClauseId = 'pd.fairy.bonus.follower-leaves-fairy-stays';

/** A figure is taken by a trap; of the fairy beside him, who does not come along, a reading says that she lets him go before. */
export function taken(view: Position, { id }: Figure, effect: Effect): Effect[] {
  const { tile, figure } = view.neutral('fairy') ?? {};
  if (!tile || figure !== id) return [effect];
  const isHis = view.get(FAIRY_OF_TRAPPED) === 'still-his';
  const why = because('with-princess-and-dragon.fairy-stays', isHis ? 'fairy.still-his' : 'fairy.companion-moved');
  const stays = (companion: string | null): Effect => ({
    type: 'neutral-moved',
    neutral: 'fairy',
    from: tile,
    to: tile,
    figure: companion,
    ...why,
    cites: companion === null ? [...why.cites, LEAVES] : why.cites,
  });
  // whoever leaves her is let go at once, so that she is given back to him afterwards
  return isHis ? [effect, stays(id)] : [stays(null), effect];
}

const dragonAt = (view: Position) => view.neutral('dragon')?.tile;

const sharedTile = (view: Position): Setting => view.ruleset.settings.entry('dragon.sharedTile')!.setting;

/** Whether such figures are kept off the tile of the dragon. */
function isKeptOff(view: Position, { kind }: Figure): boolean {
  const shared = view.get(sharedTile(view));
  if (shared === 'unrestricted') return false;
  return view.ruleset.traits.cell(kind, shared === 'forbid-followers' ? 'isFollower' : 'eatenByDragon').value === 'yes';
}

/** Nobody comes to the tile of the dragon, but the traps let nobody go: which of the two holds is not said. */
export function trappedByTheDragon(view: Position, effects: readonly Effect[]): Missing[] {
  const isDoubtful = effects.some((effect) => {
    if (effect.type !== 'piece-moved' || !sameCell(cellOf(effect.to), dragonAt(view))) return false;
    const caught = view.figure(effect.piece.figure ?? '')?.figure;
    return caught !== undefined && isKeptOff(view, caught);
  });
  if (!isDoubtful || view.get(TRAPPED_BY_DRAGON) === 'trapped') return [];
  const why = because('with-princess-and-dragon.trapped-by-the-dragon', 'traps.at-once', 'dragon.eats-trapped');
  const message = 'no source says whether a trap takes anybody to the tile of the dragon';
  return [{ ...why, message, isUnregulated: true, settings: [sharedTile(view), TRAPPED_BY_DRAGON] }];
}

export const consequencesWithPrincessAndDragon = [
  { id: 'russian-promos.with-princess-and-dragon.fairy-stays', cites: cites('fairy.companion-moved', 'fairy.still-his') },
];

export const rulesWithPrincessAndDragon = [inVolcanoTurn, eaten, fairy, stillHis, noFairyAfterRelease, noReleaseAfterFairy, princess];
