/** Taking a follower within reach of the tower just raised. */
import { cellOf, spotName, type Spot } from '../../../contract/spot.js';
import type { DoneAction, Figure } from '../../../contract/snapshot.js';
import type { Pass } from '../../../contract/action.js';
import type { Position } from '../../../kernel/position/position.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { rule } from '../author.js';
import { HUT_AND_TRAPS, SPECIAL_FIGURES, UNREGULATED_PLACES } from '../followers.js';
import { prisoners } from '../ransom.js';
import { CAPTURE_OWN, REACHES_HUT_AND_TRAPS } from '../settings.js';
import { raised } from '../state.js';
import { distance, height, isPiece, isTop } from '../towers.js';
import type { Capture } from '../wire.js';
import { mapPresent } from '../../../kernel/lists.js';

/** The figure on the board; undefined where it is a prisoner already, or a neutral one. */
const figureOf = ({ view, action }: Inquiry<Capture>): Figure | undefined => view.figure(action.figure)?.figure;
const isUnregulated = (at: Spot) => UNREGULATED_PLACES.includes(spotName(at) ?? '');
const isOnBoard = (inquiry: Inquiry<Capture>) => figureOf(inquiry)?.owner !== undefined;

/** What was done after the tower piece of this part of the turn. */
const sincePiece = ({ done }: Position): readonly DoneAction[] => {
  const piece = done.findLastIndex(isPiece);
  return piece < 0 ? [] : done.slice(piece + 1);
};

const onPlacing = rule<Capture>({
  id: 'capture.on-placing',
  about: 'turn',
  on: 'capture',
  cites: ['tower.capture.on-placing', 'tower.capture.one', 'tower.capture.optional'],
  judge: ({ view, pass, forbid, unknown }) => {
    const taken = sincePiece(view).find(({ type }) => type === 'capture');
    if (taken) return forbid('a follower has been taken for this tower piece', { taken });
    if (sincePiece(view).some(({ type }) => type === 'pass')) return forbid('the capture has been passed over');
    const tower = raised(view);
    if (tower) return pass('a tower piece has just been placed', { tower, height: height(view, tower) });
    if (view.turn.step === 'capture') return unknown('which tower has just been raised is not known', ['/turn/capture']);
    return forbid('no tower piece has just been placed');
  },
});

const reach = rule<Capture>({
  id: 'capture.within-reach',
  on: 'capture',
  cites: [
    'tower.capture.range',
    'tower.capture.no-diagonal',
    'tower.capture.over-gaps',
    'tower.capture.this-tower',
    'tower.capture.example-numbers',
    'tower.height.range-only',
  ],
  applies: (inquiry) => isOnBoard(inquiry) && raised(inquiry.view) !== undefined,
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    const tower = raised(view)!;
    const { at } = figureOf(inquiry)!;
    const cell = cellOf(at);
    // of areas without a tile of their own another rule says what is known
    if (!cell)
      return isUnregulated(at) ? pass('it stands in an area of its own', { at }) : forbid('it does not stand on a tile of the board', { at });
    // who stands on a feature that spans its tile stands on each cell of it
    const standing = view.figure(inquiry.action.figure)!;
    const there = view.board.tile(cell);
    const cells = there ? view.board.cellsOf(there.entry).map((laid) => laid.at) : [];
    const reached = mapPresent([cell, ...cells.filter((other) => view.isOn(standing, other))], (other) => distance(tower, other));
    const away = reached.length === 0 ? undefined : Math.min(...reached);
    const pieces = height(view, tower);
    if (away === undefined) return forbid('it is not in line with the tower', { tower, tile: cell });
    return away <= pieces
      ? pass('it is within reach of the tower', { tower, height: pieces, distance: away })
      : forbid('it is out of reach of the tower', { tower, height: pieces, distance: away });
  },
});

const follower = rule<Capture>({
  id: 'capture.followers-only',
  on: 'capture',
  cites: ['tower.capture.special-figures-safe', 'tower.capture.neutral-safe', 'tower.capture.mayor-and-wagon', 'tower.capture.other-followers'],
  judge: (inquiry) => {
    const figure = figureOf(inquiry);
    if (inquiry.view.ruleset.figures.get(figure?.kind ?? inquiry.action.figure)?.neutral) return inquiry.forbid('a neutral figure is never captured');
    if (!figure) return inquiry.forbid('it is not on the board', { figure: inquiry.action.figure });
    const { kind } = figure;
    return !SPECIAL_FIGURES.includes(kind) && inquiry.view.isFollower(figure)
      ? inquiry.pass('it is a follower', { kind })
      : inquiry.forbid('it is no follower', { kind });
  },
});

const anyPlace = rule<Capture>({
  id: 'capture.any-place',
  on: 'capture',
  cites: ['tower.capture.any-place-on-tile', 'tower.capture.frees-the-feature'],
  applies: isOnBoard,
  judge: (inquiry) => {
    const { at } = figureOf(inquiry)!;
    if (HUT_AND_TRAPS.includes(spotName(at) ?? '')) inquiry.get(REACHES_HUT_AND_TRAPS);
    return isUnregulated(at)
      ? inquiry.unregulated('no source says whether a tower reaches in there', { at })
      : inquiry.pass('it does not matter on what it stands', { at });
  },
});

const fromATower = rule<Capture>({
  id: 'capture.tower-top',
  on: 'capture',
  isRemark: true,
  cites: ['tower.capture.tower-top', 'tower.capture.fandom-tower-top-safe'],
  applies: (inquiry) => isOnBoard(inquiry) && isTop(figureOf(inquiry)!.at),
  judge: ({ pass }) => pass('whoever stands on a tower is captured like any other'),
});

const whose = rule<Capture>({
  id: 'capture.whose',
  on: 'capture',
  cites: ['tower.capture.follower-of-any-player'],
  applies: isOnBoard,
  judge: (inquiry) => {
    const { owner } = figureOf(inquiry)!;
    const allowed = inquiry.get(CAPTURE_OWN) === 'allowed';
    if (owner !== inquiry.view.active) return inquiry.pass('it belongs to another player', { owner });
    return allowed ? inquiry.pass('the player may take his own follower home') : inquiry.forbid('only followers of others are taken');
  },
});

const prisoner = rule<Capture>({
  id: 'capture.prisoner',
  on: 'capture',
  isRemark: true,
  cites: ['tower.prisoner.in-front-of-captor', 'tower.prisoner.captor-cannot-use', 'tower.capture.before-scoring', 'tower.end.prisoners'],
  applies: isOnBoard,
  judge: ({ pass }) => pass('whoever is captured leaves the board before anything is scored, and brings no points'),
});

const atTheEnd = rule({
  id: 'end.prisoners',
  about: 'turn',
  // of a capture another rule says it
  on: ['pass', 'place-figure', 'move-dragon', 'place-token/castle'],
  isRemark: true,
  cites: ['tower.end.prisoners'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0 && prisoners(view).length > 0,
  judge: ({ pass }) => pass('prisoners bring nobody points in the final scoring'),
});

const notNeeded = rule<Pass>({
  id: 'capture.optional',
  about: 'turn',
  on: 'pass',
  cites: ['tower.capture.optional'],
  applies: ({ view }) => view.turn.step === 'capture',
  judge: ({ pass }) => pass('nobody has to be captured'),
});

export const captureRules = [onPlacing, reach, follower, anyPlace, fromATower, whose, prisoner, atTheEnd, notNeeded];
