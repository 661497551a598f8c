/** The phantom is the second figure of a turn. */
import type { PlaceFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { PHANTOM_AFTER, PHANTOM_ORDER } from './settings.js';

const isPhantom = ({ type, kind }: DoneAction) => type === 'place-figure' && kind === 'phantom';

/** The actions with a figure that this part of the turn has had. */
const taken = ({ done, ruleset }: Position): readonly DoneAction[] => done.filter((action) => ruleset.kinds.of(action, 'place-figure')?.figureAction);

/** Only there do figures follow each other: landing, entering the City and coming by a crop circle are no choice between actions. */
const inFigureStep = ({ turn }: Position) => turn.step === 'place-figure';

/** Where it is not said what was done, and somebody else has come to the tile just laid. */
function mayBeSecond(view: Position): boolean {
  const { laid, turn } = view;
  if (turn.done !== undefined || !laid) return false;
  const there = view.figures.filter(({ figure }) => view.isOnLaid(figure.at));
  return (
    there.some(({ figure }) => figure.owner !== undefined) && there.every(({ figure }) => figure.kind !== 'phantom' || figure.owner !== view.active)
  );
}

const secondFigure = rule<PlaceFigure>({
  id: 'second-figure',
  about: 'kind',
  on: 'place-figure',
  cites: ['phantom.second-figure', 'phantom.supply-empty'],
  overrides: ['base.turn.one-figure-action'],
  applies: ({ view, action }) => inFigureStep(view) && action.kind === 'phantom' && (taken(view).length > 0 || mayBeSecond(view)),
  judge: (inquiry) => {
    const { view, pass, forbid, unknown } = inquiry;
    if (taken(view).some(isPhantom)) return forbid('the phantom has been placed in this turn');
    const [first] = taken(view);
    const isFigure = first?.type === 'place-figure' && first['kind'] !== 'builder';
    if (inquiry.get(PHANTOM_AFTER) === 'any-figure-action' || isFigure) return pass('the phantom may follow another figure');
    return first
      ? forbid('the phantom follows a figure that was placed only', { taken: first })
      : unknown('the tile just laid is no longer empty, and what has been done since is not known', ['/turn/done']);
  },
});

const afterThePhantom = rule<PlaceFigure>({
  id: 'figure-after-the-phantom',
  about: 'kind',
  on: 'place-figure',
  cites: ['phantom.only-one-extra'],
  overrides: ['base.turn.one-figure-action'],
  applies: ({ view, action }) => inFigureStep(view) && action.kind !== 'phantom' && taken(view).some(isPhantom),
  judge: (inquiry) => {
    const { view } = inquiry;
    if (inquiry.get(PHANTOM_ORDER) === 'second') return inquiry.forbid('the phantom is the second of two figures');
    return taken(view).length === 1
      ? inquiry.pass('one figure and the phantom may be placed in either order')
      : inquiry.forbid('two figures have been placed in this turn');
  },
});

/** Whoever else would come as a second figure. */
const noOther = rule<PlaceFigure>({
  id: 'no-other-second-figure',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['phantom.only-one-extra'],
  applies: ({ view, action }) =>
    inFigureStep(view) && action.kind !== 'phantom' && taken(view).some(({ type }) => type === 'place-figure') && !taken(view).some(isPhantom),
  judge: ({ pass }) => pass('only the phantom may be a second figure'),
});

/** What else is done with figures, once it has been placed. */
const comesLast = rule({
  id: 'comes-last',
  about: 'turn',
  on: ['move-fairy', 'remove-figure/abbot'],
  isRemark: true,
  cites: ['phantom.only-one-extra'],
  applies: ({ view }) => inFigureStep(view) && taken(view).some(isPhantom),
  judge: (inquiry) => {
    inquiry.get(PHANTOM_ORDER);
    return inquiry.pass('once the phantom has been placed nothing else is moved or taken back');
  },
});

const homeTooLate = rule<PlaceFigure>({
  id: 'home-too-late',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.from-supply'],
  cites: ['phantom.home-by-scoring-is-late'],
  applies: ({ view, action }) =>
    inFigureStep(view) &&
    action.kind === 'phantom' &&
    view.figures.some(({ figure }) => figure.kind === 'phantom' && figure.owner === view.active && (view.feature(figure.at)?.isComplete ?? false)),
  judge: ({ pass }) => pass('a phantom that comes home by the scoring of this tile comes too late for it'),
});

/** Where he goes as the second of two. */
const secondPlace = rule<PlaceFigure>({
  id: 'second-place',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.unoccupied', 'base.figure.tile-just-laid'],
  cites: ['phantom.second-feature', 'phantom.tile-just-laid'],
  applies: ({ view, action }) => inFigureStep(view) && action.kind === 'phantom' && taken(view).length > 0,
  judge: (inquiry) => {
    const { view } = inquiry;
    if (view.get(PHANTOM_ORDER) === 'second') inquiry.cite(['phantom.order.second']);
    if (taken(view).some(({ kind }) => kind === 'builder' || kind === 'pig')) inquiry.cite(['phantom.order.special-figures-first']);
    return inquiry.pass('as second figure the phantom goes on a feature of its own on the tile just laid');
  },
});

const onlyFigure = rule<PlaceFigure>({
  id: 'only-figure',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['phantom.only-figure'],
  applies: ({ view, action }) => inFigureStep(view) && action.kind === 'phantom' && taken(view).length === 0,
  judge: (inquiry) => {
    // not after the fairy or the princess
    if (inquiry.view.doneSinceTile.length === 0) inquiry.cite(['phantom.after.nothing']);
    return inquiry.pass('the phantom may also be the only figure of the turn');
  },
});

const onCompleted = rule<PlaceFigure>({
  id: 'completed-feature',
  on: 'place-figure',
  isRemark: true,
  cites: ['phantom.completed-feature'],
  applies: ({ view, action }) => action.kind === 'phantom' && (view.feature(action.at)?.isComplete ?? false),
  judge: ({ pass }) => pass('the phantom may be placed on what the tile has completed'),
});

export const phantomRules = [secondFigure, secondPlace, homeTooLate, onlyFigure, onCompleted, afterThePhantom, noOther, comesLast];
