/** With The Flying Machines: who flies may land on a pyramid, and the fairy there counts for him too. */
import type { PlaceFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell } from '../../kernel/position/position.js';
import { cites, rule, ruleWithDragon } from './author.js';
import { isPyramid } from './pyramids.js';

const BY_AIR = 'flying-machine';
const landsOnPyramid = ({ action }: Inquiry<PlaceFigure>): boolean => action.via === BY_AIR && isPyramid(action.at);

const ontoPyramid = rule<PlaceFigure>({
  id: 'with-flier.onto-a-pyramid',
  on: 'place-figure',
  isRemark: true,
  cites: cites('x.flier.onto-a-pyramid'),
  applies: landsOnPyramid,
  judge: ({ pass }) => pass('who flies may become an acrobat where he lands'),
});

const fairyCounts = ruleWithDragon<PlaceFigure>({
  id: 'fairy-of-a-pyramid',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.fairy.x.flying-machine.pyramid-exception'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    const fairy = view.neutral('fairy');
    // where it is not known with whom she is, her tile is what counts
    const companion = fairy?.figure ? view.figure(fairy.figure)?.figure : undefined;
    return (
      landsOnPyramid(inquiry) &&
      sameCell(fairy?.tile, cellOf(action.at)) &&
      fairy?.figure !== null &&
      (companion === undefined || isPyramid(companion.at))
    );
  },
  judge: ({ pass }) => pass('the fairy counts for all acrobats of a pyramid, also for one who comes by air'),
});
export const flierAndAcrobats = [ontoPyramid, fairyCounts];
