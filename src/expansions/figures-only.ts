/** Expansions that are not modelled yet: a position may contain their figures and tokens, and the trait tables judge them. */

import type { Expansion } from '../kernel/expansion.js';
import type { TileDesign } from '../kernel/tile-notation.js';

export interface FiguresOnlyFigure {
  readonly kind: string;
  /** How many each player owns; 0 for a neutral figure. */
  readonly perPlayer: number;
  readonly neutral: boolean;
  /** What it counts for in a majority. */
  readonly weight: number | 'pennants';
}

export interface FiguresOnlyExpansion {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly figures: readonly FiguresOnlyFigure[];
  readonly tokens: readonly string[];
}

/** One for each player; a follower counts one in a majority, a special figure nothing. */
const own = (kind: string, weight: number | 'pennants'): FiguresOnlyFigure => ({ kind, perPlayer: 1, neutral: false, weight });
const neutral = (kind: string): FiguresOnlyFigure => ({ kind, perPlayer: 0, neutral: true, weight: 0 });

const expansion = (id: string, en: string, figures: readonly FiguresOnlyFigure[] = [], tokens: readonly string[] = []): FiguresOnlyExpansion => ({
  id,
  name: { en },
  figures,
  tokens,
});

export const figuresOnlyExpansions: readonly FiguresOnlyExpansion[] = [
  expansion('abbey-and-mayor', 'Abbey & Mayor', [own('mayor', 'pennants'), own('wagon', 1), own('barn', 0)]),
  expansion('tower', 'The Tower', [], ['tower-piece']),
  expansion('king-and-robber', 'King & Robber'),
  expansion('count', 'The Count of Carcassonne', [neutral('count')]),
  expansion('bridges-castles-and-bazaars', 'Bridges, Castles & Bazaars', [], ['bridge', 'castle']),
  expansion('hills-and-sheep', 'Hills & Sheep', [own('shepherd', 0)], ['sheep-token']),
  // an acrobat is a follower in a pyramid, not a figure of its own
  expansion('under-the-big-top', 'Under the Big Top', [own('ringmaster', 1), neutral('big-top')]),
  expansion('ghosts-castles-and-cemeteries', 'Ghosts, Castles & Cemeteries', [own('guard-meeple', 1), neutral('ghost')]),
  expansion('flier', 'The Flying Machines'),
  expansion('ferries', 'The Ferries', [], ['ferry']),
  expansion('goldmines', 'The Goldmines', [], ['gold']),
  expansion('mage-and-witch', 'Mage & Witch', [neutral('mage'), neutral('witch')]),
  expansion('corn-circles', 'The Crop Circles'),
  expansion('festival', 'The Festival'),
  expansion('tunnel', 'The Tunnel', [], ['tunnel-token']),
  expansion('plague', 'The Plague', [], ['plague-token']),
  expansion('little-buildings', 'Little Buildings', [], ['little-building']),
  expansion('russian-promos', 'Russian Promos'),
  expansion('peasant-revolts', 'The Peasant Revolts'),
  expansion('school', 'The School', [neutral('teacher')]),
  expansion('wheel-of-fortune', 'The Wheel of Fortune'),
  expansion('castles-in-germany', 'Castles in Germany'),
  expansion('markets-of-leipzig', 'The Markets of Leipzig'),
  expansion('winter', 'Winter Edition', [neutral('gingerbread-man')]),
  expansion('catapult', 'The Catapult', [], ['catapult-token']),
  expansion('cult', 'The Cult'),
  expansion('siege', 'The Siege'),
  expansion('darmstadt', 'Darmstadt Promo'),
  expansion('labyrinth', 'The Labyrinth'),
  expansion('watchtowers', 'The Watchtowers'),
  expansion('wind-roses', 'The Wind Roses'),
  expansion('monasteries', 'Monasteries'),
  expansion('gq11', 'Games Quarterly 11'),
  expansion('city-gates', 'The City Gates'),
  expansion('spiel-doch', 'Spiel Doch'),
];

/** In the form that the catalogue joins: their figures stand in snapshots, but how they are placed is not modelled. */
export const figuresOnly: readonly Expansion[] = figuresOnlyExpansions.map(({ figures, ...text }) => ({
  ...text,
  modelled: 'figures-only',
  figures: figures.map((figure) => ({ ...figure, cites: [] })),
  ...(text.id === 'tunnel' && { reprints: brokenTunnel }),
}));

/** With the tokens of The Tunnel a road on a tunnel tile is broken at the tunnel (pd.tile.tunnel.x.tunnel.road-broken). */
function brokenTunnel(design: TileDesign): TileDesign | undefined {
  if (!design.features.some(({ marks }) => marks.includes('tunnel'))) return undefined;
  // the ends take the place of the road at the end of the list, so that the fields still find their cities
  const whole = design.features.filter(({ marks }) => !marks.includes('tunnel'));
  const ends = design.features
    .filter(({ marks }) => marks.includes('tunnel'))
    .flatMap((road) => road.places.map((place) => ({ ...road, places: [place] })));
  const moved = (index: number) => whole.indexOf(design.features[index]!);
  return { ...design, features: [...whole.map((feature) => ({ ...feature, touches: feature.touches.map(moved) })), ...ends] };
}
