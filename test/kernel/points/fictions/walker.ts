/** A walker whose feature is scored waits, and then walks on to another feature of the tile just laid, or goes home; a warden stays for good. */
import type { MoveFigure } from '../../../../src/contract/action.js';
import type { Figure } from '../../../../src/contract/snapshot.js';
import { completedNow } from '../../../../src/kernel/play/completed.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { because, decision, fiction, moved, named } from '../game.js';

const waiting = (view: Position): Figure[] =>
  completedNow(view).flatMap((feature) => view.on(feature).flatMap(({ figure }) => (figure.kind === 'walker' ? [figure] : [])));
const open = ({ board, laid }: Position) => board.places.filter((_, node) => board.ownerOf(node) === laid && !board.feature(node).isComplete);
const goesHome = ({ id, kind, owner, at }: Figure) => ({ type: 'figure-returned' as const, figure: id, kind, to: owner!, at, ...because('home') });
const figure = (kind: string) => ({ kind, perPlayer: 1, neutral: false, occupies: ['road', 'city'], weight: 1, cites: ['fiction.walker'] });

export const walker = fiction('walker', {
  figures: [figure('walker'), figure('warden')],
  departures: [
    { ...named('waits'), of: ({ kind }) => (kind === 'walker' ? 'waits' : undefined) },
    { ...named('stays'), of: ({ kind }) => (kind === 'warden' ? 'stays' : undefined) },
  ],
  steps: [
    {
      ...decision('walk-on', 'scoring'),
      after: ['score'],
      due: (view) => waiting(view).length > 0,
      decider: (view) => waiting(view)[0]!.owner!,
      stays: (view) => waiting(view).length > 0,
      passed: (view) => ({ effects: [goesHome(waiting(view)[0]!)] }),
    },
  ],
  actions: [
    {
      ...named('move-figure/walk-on'),
      in: ['walk-on'],
      propose: (view) => open(view).map((to): MoveFigure => ({ type: 'move-figure', figure: waiting(view)[0]!.id, to })),
      perform: (view, action) => ({
        effects: [moved({ figure: (action as MoveFigure).figure }, view.figure((action as MoveFigure).figure)!.figure.at, (action as MoveFigure).to)],
      }),
    },
  ],
});
