/** Under the Big Top in games of JCloisterZone. */
import Type from 'typebox';
import type { Chance, Choose } from '../../contract/action.js';
import { optionsOf, reader, type Jcz, type JczMoment } from '../../contract/foreign.js';
import { left } from './tokens.js';
import { flatMap } from '../../kernel/lists.js';

const position = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 });
const pyramid = ([x, y]: readonly number[]): Choose => ({ type: 'choose', option: 'score-pyramid', feature: { tile: [x!, y!], feature: 'pyramid' } });

const DRAWS = ['draw-animal', 'draw-last-animal'];
const ALL = 16;

/** The last number of the messages up to this one; the draw follows from it. */
function lastRandom({ game, index }: JczMoment): number {
  for (let i = index; i >= 0; i--) {
    const number = (game.replay[i]!.payload as { random?: unknown } | undefined)?.random;
    if (typeof number === 'number') return number;
  }
  return game.initialRandom ?? 0;
}

interface Told {
  readonly history?: readonly { readonly events?: readonly { readonly type?: string; readonly token?: string }[] }[];
}

/** The tokens that a game with its end recorded tells of, in order. */
const told = ({ game }: JczMoment): string[] =>
  flatMap(
    flatMap((game.final as Told | null | undefined)?.history ?? [], ({ events = [] }) => events),
    ({ type, token }) => (type === 'token-placed' && token?.startsWith('BIGTOP_') ? [`animal-${token.slice('BIGTOP_'.length)}`] : []),
  );

/** It draws from those not yet revealed in the order of their numbers; two draws after one number only its record tells apart. */
function drawn(moment: JczMoment): Chance | undefined {
  if (!DRAWS.includes(moment.step)) return undefined;
  const tokens = flatMap([...left(moment.snapshot)], ([name, count]) => Array.from({ length: count }, () => name));
  const outcome = told(moment)[ALL - tokens.length] ?? tokens[Math.floor(lastRandom(moment) * tokens.length)] ?? tokens.at(-1)!;
  return { type: 'chance', of: 'animal', outcome };
}

export const underTheBigTopJcz: Jcz = {
  elements: { ringmaster: 'ringmaster', acrobats: 'acrobats', 'big-top': 'big-top' },
  against: ['under-the-big-top.x.castle.follower-counts'],
  scored: { bigtop: 'under-the-big-top.circus.', acrobats: 'under-the-big-top.acrobat.', ringmaster: 'under-the-big-top.ringmaster.' },
  figures: { ringmaster: 'ringmaster' },
  features: { Acrobats: 'pyramid' },
  habits: {
    'under-the-big-top.acrobatFigures': 'normal-only',
    'under-the-big-top.phantomAfterPyramid': 'yes',
    'under-the-big-top.ringmasterTiles': 'around',
    'under-the-big-top.pyramidOfTheFirstPart': 'second-part',
    'under-the-big-top.acrobatOnDragonTile': 'allowed',
    'under-the-big-top.pyramidBesidePortal': 'through-portal',
    'under-the-big-top.followersOnTowers': 'counted',
  },
  begin: (snapshot, { elements }) =>
    elements?.['big-top'] === undefined
      ? snapshot
      : {
          ...snapshot,
          bag: { ...snapshot.bag, tokens: { ...snapshot.bag?.tokens, ...Object.fromEntries(left({ ...snapshot, bag: {} })) } },
        },
  messages: {
    SCORE_ACROBATS: reader(Type.Object({ pointer: Type.Object({ position }) }), ({ pointer }) => pyramid(pointer.position)),
  },
  offers: {
    ScoreAcrobats: (item) => optionsOf(item).map((pointer) => ({ type: 'SCORE_ACROBATS', payload: { pointer } })),
  },
  drawn,
};
