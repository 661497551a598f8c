/** Laying tiles: mist is no matter of fitting, and what it will bring is said beforehand. */
import type { PlaceTile } from '../../contract/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, FOLDER, rule } from './author.js';
import { hasMist, touchAt } from './mist.js';
import { START } from './places.js';
import { CASTLE, CEMETERY } from './vocabulary.js';

const design = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.design(action.tile);
const idOf = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.tileId(action.tile);
const isOwn = (inquiry: Inquiry<PlaceTile>) => idOf(inquiry)?.startsWith(`${FOLDER}/`) ?? false;
const isMistTile = (inquiry: Inquiry<PlaceTile>) => hasMist(design(inquiry) ?? { symbols: [] });
const has = (inquiry: Inquiry<PlaceTile>, kind: string) => design(inquiry)?.features.some((feature) => feature.kind === kind) ?? false;

const fromTheBag = rule<PlaceTile>({
  id: 'tile.from-the-bag',
  about: 'kind',
  on: 'place-tile',
  cites: cites('setup.tiles', 'setup.start-tile'),
  applies: isOwn,
  judge: (inquiry) =>
    idOf(inquiry) === START
      ? inquiry.forbid('the large start tile lies on the table from the beginning and is never drawn')
      : inquiry.pass('the tiles with mist, castles and cemeteries are drawn with the others'),
});

const mistIsIgnored = rule<PlaceTile>({
  id: 'mist.ignored-in-matching',
  on: 'place-tile',
  isRemark: true,
  cites: cites('mist.ignored-in-matching', 'mist.covers-field-or-road'),
  applies: isMistTile,
  judge: ({ pass }) => pass('mist is ignored when a tile is laid: what lies under it has to fit'),
});

const whatItBrings = rule<PlaceTile>({
  id: 'ghost.what-the-tile-brings',
  on: 'place-tile',
  isRemark: true,
  cites: cites('ghost.only-mist-tiles'),
  applies: (inquiry) => design(inquiry) !== undefined,
  judge: (inquiry) => {
    const { view, action, pass } = inquiry;
    if (has(inquiry, CASTLE)) inquiry.cite(cites('castle.no-extra-ghosts'));
    if (has(inquiry, CEMETERY)) inquiry.cite(cites('cemetery.no-ghosts'));
    if (!isMistTile(inquiry)) return pass('a tile without mist brings no ghosts');
    inquiry.cite(cites('mist.extended', 'mist.limited'));
    const touch = touchAt(view, action.tile, action.at, action.rotation);
    if (touch.extends && touch.limits) {
      inquiry.cite(cites('ghost.both', 'ghost.one-each'));
      return pass('it extends the mist and limits it: one ghost for an opponent, then one for the player himself');
    }
    if (touch.extends) {
      inquiry.cite(cites('ghost.one-each'));
      return pass('it extends the mist: one ghost for an opponent');
    }
    if (touch.limits) {
      inquiry.cite(cites('ghost.one-each'));
      return pass('it limits the mist: one ghost for the player himself');
    }
    inquiry.cite(cites('ghost.neither'));
    return pass('it neither extends the mist nor limits it: no ghost');
  },
});

export const tileRules = [fromTheBag, mistIsIgnored, whatItBrings];
