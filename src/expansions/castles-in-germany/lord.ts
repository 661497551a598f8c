/** Who may be lord of a castle, and what stands beside it. */
import type { PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { CASTLE, isCastleTile } from './castle.js';

const isLord = ({ view, action }: Inquiry<PlaceFigure>) => spotName(action.at) === CASTLE && view.node(action.at) >= 0;

/** Those of which it seems safe. */
const LORDS = ['meeple', 'large-meeple', 'phantom'];
/** Those that have no place in a castle, followers or not. */
export const NO_LORDS: readonly string[] = ['builder', 'pig', 'barn', 'shepherd', 'mayor', 'acrobat', 'robber'];
const isUnsaid = (kind: string) => !LORDS.includes(kind) && !NO_LORDS.includes(kind);

const lord = rule<PlaceFigure>({
  id: 'figure.lord',
  on: 'place-figure',
  cites: cites('figure.on-the-tile', 'figure.lord-stands-upright', 'figure.kinds', 'figure.later-by-portal'),
  overrides: ['base.figure.feature-for-kind'],
  applies: isLord,
  judge: ({ action: { kind }, pass, forbid }) =>
    NO_LORDS.includes(kind) ? forbid('the {kind} has no place in a castle', { kind }) : pass('such a figure goes into a castle as lord'),
});

const unsaid = rule<PlaceFigure>({
  id: 'figure.kinds',
  on: 'place-figure',
  cites: cites('figure.kinds'),
  applies: (inquiry) => isLord(inquiry) && isUnsaid(inquiry.action.kind),
  judge: ({ action: { kind }, unregulated }) => unregulated('no source says whether the {kind} may be lord of a castle', { kind }),
});

const beside = rule<PlaceFigure>({
  id: 'figure.on-the-tile',
  on: 'place-figure',
  isRemark: true,
  cites: cites('figure.on-the-tile', 'figure.lord-stands-upright'),
  applies: (inquiry) => isCastleTile(inquiry.view.laid) && !isLord(inquiry),
  judge: ({ pass }) => pass('the roads, cities and fields of a castle tile are occupied as usual, whoever is lord'),
});

export const lordRules = [lord, unsaid, beside];
