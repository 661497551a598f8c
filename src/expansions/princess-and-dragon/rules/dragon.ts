/** The dragon's walk, and dragon tiles drawn before it is in play. */
import { DRAGON_CASTLE, DRAGON_DIET, DRAGON_GINGERBREAD_MAN, DRAGON_WHEEL } from '../settings/dragon-eats.js';
import { DRAGON_EARLY_TILE, DRAGON_START_TILE, DRAGON_TIMING } from '../settings/dragon.js';
import { HOUSE_FAIRY_DRAGON_ENTRY } from '../settings/house.js';
import type { DiscardTile, Pass, PlaceFigure, PlaceTile } from '../../../contract/action.js';
import { spotName } from '../../../contract/spot.js';
import { neighbours } from '../../../kernel/board/board.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { dragonAt, isFairyInDoubt, isFairyOn, isOn, leipzigIsOpen, walk } from '../dragon.js';
import type { MoveDragon, MoveFairy } from '../wire.js';
import { flatMap } from '../../../kernel/lists.js';

const isDragonTile = ({ ruleset }: Position, tile: string | undefined) =>
  tile !== undefined && (ruleset.design(tile)?.symbols.includes('dragon') ?? false);

const isEarly = (view: Position, tile: string | undefined) => !dragonAt(view) && isDragonTile(view, tile);

const earlyTile = rule<PlaceTile>({
  id: 'dragon.early-tile-is-not-laid',
  about: 'kind',
  on: 'place-tile',
  cites: ['pd.dragon.entry.set-aside-early-dragon-tile', 'pd.dragon.entry.idle-before-volcano', 'pd.volcano.first-brings-dragon-into-play'],
  applies: ({ view, action }) => isDragonTile(view, action.tile),
  judge: (inquiry) => {
    if (!isEarly(inquiry.view, inquiry.action.tile)) return inquiry.pass('the dragon is in play');
    inquiry.get(DRAGON_EARLY_TILE);
    return inquiry.forbid('the dragon is not in play yet: the dragon tile `{tile}` is not laid', { tile: inquiry.action.tile });
  },
});

const setAside = rule<DiscardTile>({
  id: 'dragon.early-tile-is-set-aside',
  on: 'discard-tile',
  cites: ['pd.dragon.entry.set-aside-early-dragon-tile', 'pd.dragon.entry.redraw', 'pd.dragon.entry.redraw-may-or-must'],
  applies: ({ view }) => isEarly(view, view.turn.tile),
  judge: (inquiry) => {
    inquiry.get(DRAGON_EARLY_TILE);
    return inquiry.pass('the dragon is not in play yet, so another tile is drawn');
  },
});

/** Of a dragon tile in hand: it is set aside at no other time, and another tile is laid then. */
const noOtherWay = rule<DiscardTile | Pass>({
  id: 'dragon.early-tile-alone-is-set-aside',
  about: 'turn',
  on: ['discard-tile', 'pass'],
  isRemark: true,
  seconds: ['base.tile.discard-only-if-unplaceable', 'base.turn.step'],
  cites: ['pd.dragon.entry.set-aside-early-dragon-tile', 'pd.dragon.entry.redraw', 'pd.dragon.entry.redraw-may-or-must'],
  applies: ({ view, action }) => {
    const { step, tile } = view.turn;
    return step === 'place-tile' && isDragonTile(view, tile) && (action.type === 'pass') === !dragonAt(view);
  },
  judge: ({ pass }) => pass('a dragon tile is set aside only before the dragon is in play, and another one is drawn'),
});

const stepDue = rule<MoveDragon>({
  id: 'dragon.step-is-due',
  about: 'turn',
  on: 'move-dragon',
  cites: [
    'pd.dragon.move.six-steps',
    'pd.dragon.move.independent-of-player-count',
    'pd.dragon.move.starts-where-it-stands',
    'pd.dragon.example.four-players',
    'pd.dragon.example.forced-step',
    'pd.setup.dragon-and-fairy-start-off-board',
    'pd.setup.dragon-and-fairy-neutral',
  ],
  judge: (inquiry) => {
    const { view, pass, forbid, unknown } = inquiry;
    if (!dragonAt(view)) {
      inquiry.cite(['pd.dragon.entry.idle-before-volcano']);
      return forbid('the dragon is not in play');
    }
    const state = walk(view);
    if (!state) return unknown('how far the walk has gone is not known', ['/turn/dragon']);
    return state.stepsLeft > 0 ? pass('the walk has a step left', { stepsLeft: state.stepsLeft }) : forbid('the walk is over');
  },
});

const oneTile = rule<MoveDragon>({
  id: 'dragon.one-tile-orthogonally',
  on: 'move-dragon',
  cites: ['pd.dragon.move.exactly-one-tile', 'pd.dragon.move.orthogonal'],
  applies: ({ view }) => dragonAt(view) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    neighbours(dragonAt(view)!).some((cell) => sameCell(cell, action.to))
      ? pass('it is one tile away, horizontally or vertically')
      : forbid('the cell {to} is not one tile away from the dragon on {dragon}, horizontally or vertically', {
          to: action.to,
          dragon: dragonAt(view),
        }),
});

/** Expansions of whose tiles it is said that he enters them. */
const ENTERABLE: readonly (readonly [expansion: string, clause: PrincessAndDragonClauseId])[] = [
  ['count', 'pd.dragon.x.count.tiles-enterable-outside'],
  ['school', 'pd.dragon.x.school.tiles-enterable'],
  ['wheel-of-fortune', 'pd.dragon.x.wheel.outside-enterable'],
];

const ontoATile = rule<MoveDragon>({
  id: 'dragon.onto-a-tile',
  on: 'move-dragon',
  cites: ['pd.dragon.move.orthogonal'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    for (const [expansion, clause] of ENTERABLE) if (view.ruleset.has(expansion)) inquiry.cite([clause]);
    return view.board.tile(action.to) ? inquiry.pass('a tile lies there') : inquiry.forbid('no tile lies on {to}', { to: action.to });
  },
});

const notTwice = rule<MoveDragon>({
  id: 'dragon.no-tile-twice',
  on: 'move-dragon',
  cites: ['pd.dragon.move.no-tile-twice'],
  applies: ({ view }) => walk(view) !== undefined,
  judge: (inquiry) => {
    const { visited } = walk(inquiry.view)!;
    const at = visited.findIndex((cell) => sameCell(cell, inquiry.action.to));
    if (at < 0) return inquiry.pass('the dragon has not been there in this walk');
    if (at > 0) return inquiry.forbid('the dragon has been on {to} in this walk', { to: inquiry.action.to, visited });
    return inquiry.get(DRAGON_START_TILE) === 'may-be-re-entered' && visited.length > 1
      ? inquiry.pass('the tile the walk began on may be entered again')
      : inquiry.forbid('the walk of the dragon began on {to}', { to: inquiry.action.to, visited });
  },
});

const notToFairy = rule<MoveDragon>({
  id: 'dragon.not-onto-the-fairy-tile',
  on: 'move-dragon',
  cites: ['pd.protection.fairy-tile', 'pd.dragon.move.dead-end-includes-fairy', 'pd.protection.fairy-example', 'pd.protection.c2-booklet-list'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (isFairyInDoubt(view, action.to)) return inquiry.unknown('whom the fairy is with is not known', ['/neutral/fairy/figure']);
    if (!isFairyOn(view, action.to)) return inquiry.pass('the fairy is not there');
    if (inquiry.get(HOUSE_FAIRY_DRAGON_ENTRY) !== 'blocks') return inquiry.pass('the dragon may enter the tile of the fairy, but eats nothing there');
    const { tile: fairy = action.to } = view.neutral('fairy')!;
    return isOn(fairy, action.to)
      ? inquiry.forbid('the fairy stands on {fairy}: the dragon does not go there', { fairy })
      : inquiry.forbid('whom the fairy on {fairy} is with stands on {to} as well: the dragon does not go there', { fairy, to: action.to });
  },
});

const onTheWheel = ({ view, action }: Inquiry<MoveDragon>) => view.onTile(action.to).some(({ figure }) => spotName(figure.at) === 'wheel-of-fortune');

/** The ruling of October 2012 changed another one, which no source has kept. */
const toTheWheel = rule<MoveDragon>({
  id: 'dragon.beside-the-wheel',
  on: 'move-dragon',
  cites: ['pd.dragon.x.wheel.change-2012'],
  applies: onTheWheel,
  judge: (inquiry) =>
    inquiry.get(DRAGON_WHEEL) === 'since-2012'
      ? inquiry.pass('it flies around the wheel, and nobody on the wheel is eaten')
      : inquiry.unregulated('what held for the wheel before October 2012 is not known'),
});

/** What it finds on the tile, and whether it is on the menu: what is not of flesh and blood stays, before 2015 also what belongs to nobody. */
const menu = rule<MoveDragon>({
  id: 'dragon.menu',
  on: 'move-dragon',
  cites: ['pd.dragon.diet.land-tile', 'pd.dragon.diet.printed-elements', 'pd.dragon.diet.scoring-unaffected-by-presence'],
  applies: ({ view, action }) => view.board.tile(action.to) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const diet = inquiry.get(DRAGON_DIET);
    const figures = view.onTile(action.to).map(({ figure }) => view.ruleset.subject(figure));
    const neutrals = flatMap(Object.entries(view.snapshot.neutral ?? {}), ([kind, standing]) =>
      kind !== 'dragon' && isOn(standing.tile, action.to) ? [kind] : [],
    );
    const tokens = (view.snapshot.tokens ?? []).filter(({ tile }) => isOn(tile, action.to)).map(({ kind }) => kind);
    const found = [...new Set([...figures, ...neutrals, ...tokens])];
    const safe = isFairyOn(view, action.to);
    const spared = (subject: string) =>
      subject === 'gingerbread-man'
        ? inquiry.get(DRAGON_GINGERBREAD_MAN) === 'not-eaten'
        : subject !== 'ghost' && neutrals.includes(subject) && diet === 'no-neutral-figures';
    const isMeal = (subject: string) => leipzigIsOpen(inquiry, subject) || (inquiry.trait(subject, 'eatenByDragon') !== 'no' && !spared(subject));
    const stays = found.filter((subject) => !isMeal(subject) || safe);
    if (stays.includes('castle-follower')) inquiry.get(DRAGON_CASTLE);
    if (neutrals.length > 0) inquiry.cite(['pd.dragon.menu.old-neutral-list-differs']);
    if (diet === 'no-neutral-figures') return inquiry.pass('it eats the figures of players that stand on the tile', { found, stays });
    inquiry.cite(['pd.dragon.menu.motto']);
    return inquiry.pass('it eats what is of flesh and blood and stands on the tile', { found, stays });
  },
});

const mustMove = rule<Pass>({
  id: 'dragon.must-move',
  on: 'pass',
  cites: ['pd.dragon.move.exactly-one-tile'],
  applies: ({ view }) => view.turn.step === 'move-dragon',
  judge: ({ forbid }) => forbid('the dragon must be moved by exactly one tile'),
});

const hasBegun = rule<PlaceFigure | MoveFairy>({
  id: 'dragon.walk-has-begun',
  about: 'turn',
  on: ['place-figure', 'move-fairy'],
  cites: ['pd.dragon.tile.follower-allowed', 'pd.dragon.tile.fairy-allowed-first'],
  applies: ({ view }) => view.turn.step === 'move-dragon',
  judge: (inquiry) => {
    inquiry.get(DRAGON_TIMING);
    return inquiry.forbid('the dragon walks already: figures are placed and the fairy is moved before');
  },
});

export const dragonRules = [earlyTile, setAside, noOtherWay, stepDue, oneTile, ontoATile, notTwice, notToFairy, toTheWheel, menu, mustMove, hasBegun];
