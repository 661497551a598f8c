/** Where tiles with roses are laid, and that nobody stands on a rose. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';
import { isIn, isOnAxis, ROSE, roseOf, rulingRose, sectionOf } from './roses.js';
import { START } from './settings.js';

const designOf = ({ view, action }: Inquiry<PlaceTile>): TileDesign => view.ruleset.design(action.tile)!;
const roseIn = (inquiry: Inquiry<PlaceTile>) => roseOf(designOf(inquiry));

/** Expansions that have a start of their own. */
const OTHER_STARTS = ['river', 'count', 'wheel-of-fortune', 'school', 'markets-of-leipzig', 'ghosts-castles-and-cemeteries'];

/** Some tables begin with the two tiles of the magazine. */
function beginsWithPair(inquiry: Inquiry): boolean {
  const entry = inquiry.view.ruleset.settings.entry('spiel-doch.start');
  return entry !== undefined && inquiry.get(entry.setting) === 'pair';
}

const orangeIsStart = rule<PlaceTile>({
  id: 'start.orange',
  about: 'kind',
  on: 'place-tile',
  cites: ['wind-roses.start.orange'],
  applies: (inquiry) => roseIn(inquiry) === 'orange',
  judge: (inquiry) => {
    if (inquiry.get(START) === 'mixed-in') return inquiry.pass('the orange rose is drawn like every tile');
    const other = OTHER_STARTS.filter((id) => inquiry.view.ruleset.has(id));
    if (beginsWithPair(inquiry)) other.push('spiel-doch');
    if (other.length > 0) return inquiry.unregulated('no source says where the orange rose is in a game with another start', { other });
    return inquiry.forbid('the orange rose is the start tile, and is not drawn');
  },
});

const mixedIn = rule<PlaceTile>({
  id: 'start.mixed-in',
  on: 'place-tile',
  isRemark: true,
  cites: ['wind-roses.start.orange'],
  applies: (inquiry) => roseIn(inquiry) !== undefined && roseIn(inquiry) !== 'orange',
  judge: (inquiry) =>
    inquiry.get(START) === 'mixed-in'
      ? inquiry.pass('all six roses are mixed among the tiles')
      : inquiry.pass('the five other roses are mixed among the tiles'),
});

const anySection = rule<PlaceTile>({
  id: 'points.any-section',
  on: 'place-tile',
  isRemark: true,
  cites: ['wind-roses.points.may-refuse-place', 'wind-roses.section.four'],
  applies: (inquiry) => sectionOf(designOf(inquiry)) !== undefined,
  judge: (inquiry) => {
    const { board } = inquiry.view;
    const { at } = inquiry.action;
    const rose = rulingRose(board);
    if (!rose) {
      inquiry.cite(['wind-roses.no-rose-yet']);
      return inquiry.pass('no full rose lies yet, and the tile brings nothing');
    }
    if (roseOf(rose.shape.design) === 'blue') inquiry.cite(['wind-roses.blue.takes-over', 'wind-roses.blue.own-directions']);
    if (isOnAxis(rose, at)) inquiry.cite(['wind-roses.section.axes']);
    const facts = { at, rose: rose.at, section: sectionOf(designOf(inquiry)) };
    return isIn(facts.section!, rose, at)
      ? inquiry.pass('the place {at} lies in the section that the rose names', facts)
      : inquiry.pass('the tile may be laid outside its section, where it brings nothing', facts);
  },
});

const blueTakesOver = rule<PlaceTile>({
  id: 'blue.takes-over',
  on: 'place-tile',
  isRemark: true,
  cites: ['wind-roses.blue.takes-over', 'wind-roses.blue.own-directions', 'wind-roses.blue.no-points', 'wind-roses.blue.no-retroaction'],
  applies: (inquiry) => roseIn(inquiry) === 'blue',
  judge: ({ pass }) => pass('from now on the sections are counted from the blue rose; it brings nothing, and what lies keeps its points'),
});

const hasRose = (design: TileDesign | undefined): boolean => design !== undefined && roseOf(design) !== undefined;

export const roseSpot: Location = {
  name: ROSE,
  defect: (spot, { board }) => ('tile' in spot && hasRose(board.tile(spot.tile)?.shape.design) ? undefined : 'the tile has no wind rose'),
};

export function nobodyOnRoses({ snapshot: { figures = [] }, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (spotName(at) === ROSE) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', 'nobody stands on a wind rose');
  });
}

const notOnIt = rule<PlaceFigure>({
  id: 'rose.no-feature',
  on: 'place-figure',
  cites: ['wind-roses.rose.no-feature'],
  applies: ({ view, action: { at } }) => 'tile' in at && hasRose(view.board.tile(at.tile)?.shape.design),
  judge: ({ action: { at }, pass, forbid }) =>
    spotName(at) === ROSE ? forbid('nobody stands on a wind rose') : pass('the rose is no feature and interrupts none of its tile'),
});

export const windRosesRules = [orangeIsStart, mixedIn, anySection, blueTakesOver, notOnIt];
