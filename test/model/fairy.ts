/** The points that the fairy brings. Whom she belongs to, printings differ on: to one follower, or to all on her tile. */
import { isFollower, standingOn } from './figures.js';
import { plays, sameCell, together, type Figure, type Points, type Position, type Table } from './given.js';

/** pd.fairy.next-to-one-follower: the follower she stands with; undefined where she stands with none. */
const companion = ({ neutral, figures = [] }: Position): Figure | undefined => {
  const fairy = neutral?.['fairy'];
  return typeof fairy?.figure === 'string' ? figures.find(({ id }) => id === fairy.figure) : undefined;
};

/** What she brings for these figures: where the printing does not say what several of one player bring, they bring it once. */
function paid(figures: readonly (Figure | undefined)[], points: number, onceOnly: boolean): Points {
  const owners = figures.flatMap((figure) => figure?.owner ?? []);
  return together(...[...(onceOnly ? new Set(owners) : owners)].map((owner) => ({ [owner]: points })));
}

/** pd.fairy.point.start-of-turn, pd.fairy.point.rgg-zmg-tile-scope: what she brings a player whose turn begins. */
export function startOfTurn(position: Position, player: string, table: Table): Points {
  const { settings } = table;
  const tile = position.neutral?.['fairy']?.tile;
  if (!tile || !plays(table, 'princess-and-dragon', 'fairy')) return {};
  const isHis = (figure: Figure | undefined): boolean => figure?.owner === player;
  if (settings['fairy.pointScope'] !== 'all-followers-on-tile') return paid([companion(position)].filter(isHis), 1, true);
  const several = settings['fairy.severalFollowers'];
  // a computer version counts builders and pigs as well
  const there = standingOn(position, tile).filter((figure) => isHis(figure) && (isFollower(figure) || several === 'point-per-figure'));
  return paid(there, 1, several !== 'once-per-follower' && several !== 'point-per-figure');
}

/** pd.fairy.bonus.three-points and its printings: what she brings when a region with these figures is scored, whoever has the majority. */
export function fairyBonus(position: Position, there: readonly Figure[], occasion: 'completed' | 'final', table: Table): Points {
  const { settings } = table;
  const fairy = position.neutral?.['fairy'];
  if (!fairy?.tile || !plays(table, 'princess-and-dragon', 'fairy')) return {};
  if (occasion === 'final' && settings['fairy.finalScoring'] === 'does-not-apply') return {};
  const beside = there.filter((figure) => isFollower(figure) && sameCell(figure.at.tile, fairy.tile));
  const scope = settings['fairy.bonusScope'];
  if (scope === 'all-followers-on-tile-in-feature') return paid(beside, 3, settings['fairy.severalFollowers'] !== 'once-per-follower');
  // pd.fairy.bonus.zmg-stand-together: where nobody said whom she is with, whoever is alone with her on the tile
  const isAlone = scope === 'stand-together' && fairy.figure === undefined && standingOn(position, fairy.tile).length === 1;
  return paid(isAlone ? beside : beside.filter((figure) => figure === companion(position)), 3, true);
}
