/** Taking back a figure instead of placing one. */
import type { PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { RETURNABLE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const FESTIVAL = 'festival';
export const RETURN = 'remove-figure/festival';

const isFestival = (view: Position) => view.laidSymbol(FESTIVAL);

export const takeBack: ActionKind<RemoveFigure> = {
  id: RETURN,
  in: ['place-figure'],
  figureAction: true,
  cites: cites(
    'festival.choice.figure-or-return',
    'festival.choice.not-both',
    'festival.return.one',
    'festival.return.no-points',
    'festival.return.before-scoring',
    'festival.return.companions-go-home',
    'festival.return.builder-alone',
    'festival.fairy.companion-returned',
  ),
  propose: (view) =>
    isFestival(view)
      ? flatMap(view.figures, ({ figure }): RemoveFigure[] =>
          figure.owner === view.active ? [{ type: 'remove-figure', figure: figure.id, by: FESTIVAL }] : [],
        )
      : [],
  canPerform: (view, { figure }) => view.figure(figure) !== undefined,
  // whether the fairy may be moved afterwards hangs on it
  noted: (view, { figure }) => ({ kind: view.figure(figure)!.figure.kind }),
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    return {
      effects: [
        goesHome(
          figure,
          'taken-back',
          because(
            'return.goes-home',
            'festival.return.to-supply',
            'festival.return.no-points',
            'festival.return.before-scoring',
            'festival.scoring.normal',
            ...(figure.kind === 'barn' ? cites('festival.return.barn-clears-field') : []),
          ),
        ),
      ],
    };
  },
};

const onFestivalTile = rule<RemoveFigure>({
  id: 'return.festival-tile',
  about: 'turn',
  on: RETURN,
  cites: ['festival.choice.figure-or-return', 'festival.choice.not-both', 'festival.return.one', 'festival.return.to-supply'],
  judge({ view, pass, forbid, unknown }) {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return isFestival(view)
      ? pass('the tile just laid bears a festival: a figure may be taken back instead of placing one')
      : forbid('the tile just laid bears no festival');
  },
});

const ownFigure = rule<RemoveFigure>({
  id: 'return.own-figure',
  on: RETURN,
  cites: ['festival.return.own-only', 'festival.return.no-neutral', 'festival.return.not-prisoners', 'festival.return.anywhere'],
  judge: ({ view, action, pass, forbid }) => {
    const { figure } = view.figure(action.figure) ?? {};
    if (!figure) return forbid('only figures on the board that belong to the player are taken back');
    return figure.owner === view.active
      ? pass('wherever it stands, it is a figure of the player', { at: figure.at })
      : forbid('it is no figure of the player', { figure: figure.id });
  },
});

const kind = rule<RemoveFigure>({
  id: 'return.kind',
  on: RETURN,
  cites: ['festival.choice.figure-or-return'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const { figure } = view.figure(action.figure)!;
    if (inquiry.get(RETURNABLE) === 'any-own-figure') return pass('any figure may be taken back', { kind: figure.kind });
    return view.isFollower(figure) ? pass('it is a follower', { kind: figure.kind }) : forbid('only followers are taken back', { kind: figure.kind });
  },
});

/** What holds of the tiles besides: it tells, and decides nothing. */
const laidNormally = rule<PlaceTile>({
  id: 'tile.laid-normally',
  about: 'turn',
  on: 'place-tile',
  isRemark: true,
  cites: ['festival.tile.laid-normally'],
  applies: ({ view }) => view.turn.tile !== undefined && (view.ruleset.design(view.turn.tile)?.symbols.includes(FESTIVAL) ?? false),
  judge: ({ pass }) => pass('the festival puts no condition on where the tile goes'),
});

const noFeature = rule<PlaceFigure>({
  id: 'tile.no-feature',
  about: 'turn',
  on: 'place-figure',
  isRemark: true,
  cites: ['festival.symbol.no-feature', 'festival.choice.figure-or-return', 'festival.choice.not-both', 'festival.return.to-supply'],
  applies: ({ view }) => isFestival(view),
  judge: ({ pass }) => pass('the tile is occupied as usual; the festival is no feature'),
});

/** Whoever has taken a figure back, where a rule of the turn bars what he does now; of the phantom his own rules speak. */
const notBoth = rule<PlaceFigure | RemoveFigure>({
  id: 'return.not-both',
  about: 'kind',
  on: ['place-figure', RETURN],
  isRemark: true,
  seconds: ['base.turn.one-figure-action'],
  cites: ['festival.choice.not-both', 'festival.return.one'],
  applies: ({ view, action }) =>
    isFestival(view) &&
    !(action.type === 'place-figure' && action.kind === 'phantom') &&
    view.done.some(({ type, by }) => type === 'remove-figure' && by === FESTIVAL),
  judge: ({ pass }) => pass('whoever takes a figure back by the festival places none besides'),
});

const optional = rule({
  id: 'return.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['festival.choice.neither', 'festival.scoring.normal'],
  applies: ({ view }) => view.turn.step === 'place-figure' && isFestival(view),
  judge: ({ pass }) => pass('nothing need be placed or taken back'),
});

const lastTile = rule({
  id: 'tile.last',
  about: 'turn',
  on: [RETURN, 'pass'],
  isRemark: true,
  cites: ['festival.last-tile', 'festival.final.nothing'],
  applies: ({ view }) => isFestival(view) && view.snapshot.bag?.remaining === 0,
  judge: ({ pass }) => pass('also with the last tile a figure may be taken back; the tiles bring nothing at the end'),
});

export const tileRemarks: readonly Rule[] = [laidNormally];
export const festivalRules: readonly Rule[] = [onFestivalTile, ownFigure, kind, noFeature, notBoth, optional, lastTile];
