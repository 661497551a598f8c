/** At the end of his turn a player may let one knight leave a besieged city by a monastery beside it. */
import type { RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step } from '../../kernel/declare/step.js';
import { hasWonExtraPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { isBesieged } from './scoring.js';
import { ESCAPE_IN_DOUBLE_TURN, ESCAPE_NEIGHBOUR } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const ESCAPE = 'escape-siege';
export const BY = 'siege-escape';
export const ESCAPING = `remove-figure/${BY}`;

const isEscape = ({ type, by }: { readonly type: string; readonly by?: unknown }) => type === 'remove-figure' && by === BY;

/** With one knight in a double turn it is the end of the second part, which there is none without a tile. */
const isLater = (view: Position): boolean => view.snapshot.bag?.remaining !== 0 && hasWonExtraPart(view);

export const escapeStep: Step = {
  id: ESCAPE,
  phase: 'after-scoring',
  after: ['move-wagon', 'draw-animal', 'enter-city', 'move-count', 'move-dragon', 'choose-corn-circle', 'follow-corn-circle'],
  cites: cites('siege.escape.end-of-turn', 'siege.escape.after-crop-circles', 'siege.escape.own-turn', 'siege.escape.last-turn'),
  decides: true,
  passable: true,
  due: (view) => view.laid !== undefined && !(isLater(view) && view.get(ESCAPE_IN_DOUBLE_TURN) === 'once'),
};

/** The besieged city in which a figure stands. */
const cityOf = (view: Position, id: string): Feature | undefined => {
  const at = view.figure(id)?.figure.at;
  const feature = at && view.feature(at);
  return feature && isBesieged(feature) ? feature : undefined;
};

export const escaping: ActionKind<RemoveFigure> = {
  id: ESCAPING,
  in: [ESCAPE],
  cites: cites('siege.escape.monastery', 'siege.escape.optional', 'siege.escape.no-points', 'siege.escape.not-placed-again'),
  propose: (view) =>
    flatMap(view.figures, ({ figure: { id, owner } }): RemoveFigure[] =>
      owner === view.active && cityOf(view, id) ? [{ type: 'remove-figure', figure: id, by: BY }] : [],
    ),
  canPerform: (view, { figure }) => view.figure(figure) !== undefined,
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    return {
      effects: [
        goesHome(figure, 'escaped', because('escape.goes-home', 'siege.escape.monastery', 'siege.escape.no-points', 'siege.escape.not-placed-again')),
      ],
    };
  },
};

const AROUND = flatMap([-1, 0, 1], (dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** A monastery on a tile beside this one, sidewise or cornerwise. */
function monasteryBeside(view: Position, { x, y }: { readonly x: number; readonly y: number }): Cell | undefined {
  return AROUND.map(([dx, dy]): Cell => [x + dx, y + dy]).find((cell) =>
    view.board.tilesOn(cell).some(({ shape }) => shape.design.features.some(({ kind }) => kind === 'monastery')),
  );
}

const knight = rule<RemoveFigure>({
  id: 'escape.knight',
  on: ESCAPING,
  cites: [
    'siege.city.besieged',
    'siege.city.segments-only',
    'siege.escape.any-follower',
    'siege.escape.builder',
    'siege.escape.unfinished-only',
    'siege.escape.own-turn',
  ],
  judge: ({ view, action, pass, forbid }) => {
    const { figure } = view.figure(action.figure) ?? {};
    if (figure?.owner !== view.active) return forbid('at the end of his turn a player lets a knight of his own escape');
    const city = cityOf(view, action.figure);
    if (!city) return forbid('it stands in no besieged city', { at: figure.at });
    if (!view.isFollower(figure)) return forbid('the {kind} is no knight', { kind: figure.kind });
    return city.isComplete ? forbid('the city is complete') : pass('it is a knight in a besieged city', { kind: figure.kind });
  },
});

const monastery = rule<RemoveFigure>({
  id: 'escape.monastery',
  on: ESCAPING,
  cites: [
    'siege.escape.monastery',
    'siege.escape.monastery-owner',
    'siege.escape.shrine-abbey',
    'siege.escape.special-monastery',
    'siege.escape.every-turn',
  ],
  applies: ({ view, action }) => cityOf(view, action.figure) !== undefined,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const anyTile = inquiry.get(ESCAPE_NEIGHBOUR) === 'any-city-tile';
    const parts = cityOf(view, action.figure)!.parts.filter(({ printed }) => anyTile || printed.marks.includes('besieged'));
    const way = parts.map(({ laid }) => monasteryBeside(view, laid)).find((cell) => cell !== undefined);
    if (way) return pass('a monastery lies beside it', { monastery: way });
    return anyTile ? forbid('no monastery lies beside a tile of the city') : forbid('no monastery lies beside a tile of the city with besiegers');
  },
});

const once = rule<RemoveFigure>({
  id: 'escape.one-per-turn',
  about: 'turn',
  on: ESCAPING,
  cites: ['siege.escape.one-per-turn'],
  judge: (inquiry) => {
    const { view } = inquiry;
    if (view.done.some(isEscape)) {
      // in a second part it is the second part that has had its own
      if ((view.turn.part ?? 1) > 1) inquiry.get(ESCAPE_IN_DOUBLE_TURN);
      return inquiry.forbid('a knight has escaped already');
    }
    if (isLater(view) && inquiry.get(ESCAPE_IN_DOUBLE_TURN) === 'once')
      return inquiry.forbid('another part of the turn follows, at the end of which one knight may escape');
    if (!(view.turn.earlier ?? []).some(isEscape)) return inquiry.pass('no knight has escaped in this turn');
    return inquiry.get(ESCAPE_IN_DOUBLE_TURN) === 'each-part'
      ? inquiry.pass('in each part of a double turn one knight may escape')
      : inquiry.forbid('a knight has escaped already');
  },
});

const optional = rule({
  id: 'escape.optional',
  about: 'turn',
  on: 'pass',
  cites: ['siege.escape.optional'],
  applies: ({ view }) => view.turn.step === ESCAPE,
  judge: ({ pass }) => pass('nobody need escape'),
});

const lastTurn = rule<RemoveFigure>({
  id: 'escape.last-turn',
  about: 'turn',
  on: ESCAPING,
  isRemark: true,
  cites: ['siege.escape.last-turn'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0,
  judge: ({ pass }) => pass('also in the last turn a knight may escape, before the final scoring'),
});

export const escapeRules: readonly Rule[] = [knight, monastery, once, optional, lastTurn];
