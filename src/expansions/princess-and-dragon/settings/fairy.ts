/** Settings about moving the fairy. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const FAIRY_ASSOCIATION = setting({
  key: 'fairy.association',
  question: 'What the fairy belongs to once she is on the board',
  kind: 'edition-difference',
  values: [
    {
      value: 'follower',
      means: 'she stands next to one follower and is linked to that one only',
      cites: ['pd.fairy.next-to-one-follower'],
    },
    {
      value: 'tile',
      means: "she stands on a tile with one of the player's followers, linked to none",
      cites: ['pd.fairy.on-tile-rgg-zmg'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['follower', 'inferred'],
    'hig-c1-big-box-2': ['follower', 'inferred'],
    'hig-c1-big-box-3': ['follower', 'inferred'],
    'hig-c1-current': ['follower', 'stated'],
    'rgg-big-box-1': ['tile', 'stated'],
    'rgg-big-box-3': ['tile', 'stated'],
    'zmg-c1': ['tile', 'stated'],
    'zmg-c2-2016': ['follower', 'stated'],
    'wikicarpedia-c2-current': ['follower', 'stated'],
  },
  recommended: 'follower',
  note: 'with `tile`, a position needs no link to a follower. "Next to" is stated for the current rules, not for a named Big Box',
});

export const FAIRY_SAME_TILE = setting({
  key: 'fairy.sameTile',
  question: 'Whether the fairy may be moved to another follower of the player on the tile where she stands',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      means: 'she may be assigned to any other follower of the player, wherever it stands',
      cites: ['pd.fairy.move-when-nothing-placed-or-moved-c2', 'pd.fairy.next-to-one-follower'],
    },
    {
      value: 'forbidden',
      means: 'a move has to lead to another tile',
      cites: ['pd.fairy.from-table-or-other-tile'],
    },
    {
      value: 'not-stated',
      means: 'the text speaks of another tile without excluding this; a move to a tile mate is disputed',
      cites: ['pd.fairy.from-table-or-other-tile', 'pd.fairy.move-when-no-follower-deployed'],
    },
  ],
  presets: {
    ...everyPreset('not-stated', 'inferred'),
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'inferred'],
  },
  recommended: 'allowed',
  note: 'matters only where she is linked to a follower. The first edition lets her go next to any own follower and then speaks of another tile; the second edition only names her new partner',
});

export const FAIRY_MOVE_CONDITION = setting({
  key: 'fairy.moveCondition',
  question: 'What must not have happened in a turn for the fairy to be moved',
  kind: 'edition-difference',
  values: [
    {
      value: 'no-follower-deployed',
      means: 'no follower was deployed',
      cites: ['pd.fairy.move-when-no-follower-deployed', 'pd.fairy.rgg-big-box-1-wording', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-follower-builder-pig',
      means: 'neither a follower nor builder nor pig was deployed',
      cites: ['pd.fairy.move-when-no-follower-builder-pig', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-meeple-placed-or-moved',
      means: 'no meeple was placed or moved',
      cites: ['pd.fairy.move-when-nothing-placed-or-moved-c2', 'pd.fairy.move-condition-difference'],
    },
    {
      value: 'no-figure-action',
      means: 'no figure was placed, moved or removed as the figure action of the turn',
      cites: ['pd.fairy.moved.no-other-figure', 'pd.fairy.x.festival.no-move', 'pd.fairy.move-condition-difference'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['no-follower-deployed', 'inferred'],
    'hig-c1-big-box-2': ['no-follower-builder-pig', 'inferred'],
    'hig-c1-big-box-3': ['no-follower-builder-pig', 'inferred'],
    'hig-c1-current': ['no-figure-action', 'stated'],
    'rgg-big-box-1': ['no-follower-deployed', 'stated'],
    'rgg-big-box-3': ['no-follower-deployed', 'inferred'],
    'zmg-c1': ['no-follower-deployed', 'inferred'],
    'zmg-c2-2016': ['no-figure-action', 'stated'],
    'wikicarpedia-c2-current': ['no-figure-action', 'stated'],
  },
  recommended: 'no-figure-action',
  note: '`no-figure-action` is what the lists of blocked figures and the Festival ruling add up to; the narrower values are the literal wordings of older printings. The older state of the first-edition page is assigned to Big Boxes 2 and 3 by inference; of Rio Grande only Big Box 1 is quoted',
});

export const FAIRY_PHANTOM_AFTER = setting({
  key: 'fairy.phantomAfter',
  question: 'Whether the phantom may be placed after the fairy has been moved',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      means: 'the phantom may follow the fairy in the same turn',
      cites: ['pd.fairy.moved.allow.phantom', 'pd.fairy.moved.phantom-conflict'],
    },
    {
      value: 'forbidden',
      means: 'no other figure may be placed, the phantom included',
      cites: ['pd.fairy.moved.no-other-figure', 'pd.fairy.moved.phantom-conflict'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['forbidden', 'inferred'],
    'hig-c1-big-box-2': ['forbidden', 'inferred'],
    'hig-c1-big-box-3': ['forbidden', 'inferred'],
    'hig-c1-current': ['allowed', 'stated'],
    'rgg-big-box-1': ['forbidden', 'inferred'],
    'rgg-big-box-3': ['forbidden', 'inferred'],
    'zmg-c1': ['forbidden', 'inferred'],
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'stated'],
  },
  recommended: 'allowed',
  note: 'the permission dates from December 2014; before it, the general ban on other figures holds. The booklet of 2016 does not name the phantom',
});

export const FAIRY_FESTIVAL_SCOPE = setting({
  key: 'fairy.festivalScope',
  question: 'Which removals by The Festival use up the fairy move',
  kind: 'edition-difference',
  values: [
    { value: 'follower-removed', means: 'taking back a follower', cites: ['pd.fairy.x.festival.no-move', 'pd.fairy.x.festival.scope'] },
    { value: 'figure-removed', means: 'taking back any figure', cites: ['pd.fairy.x.festival.scope', 'pd.fairy.x.festival.no-move'] },
  ],
  presets: {
    'hig-c1-original-2005': ['follower-removed', 'inferred'],
    'hig-c1-big-box-2': ['follower-removed', 'inferred'],
    'hig-c1-big-box-3': ['follower-removed', 'inferred'],
    'hig-c1-current': ['follower-removed', 'stated'],
    'rgg-big-box-1': ['follower-removed', 'inferred'],
    'rgg-big-box-3': ['follower-removed', 'inferred'],
    'zmg-c1': ['follower-removed', 'inferred'],
    'zmg-c2-2016': ['figure-removed', 'inferred'],
    'wikicarpedia-c2-current': ['figure-removed', 'stated'],
  },
  recommended: 'figure-removed',
});

export const FAIRY_CASTLE = setting({
  key: 'fairy.castle',
  question: 'Whether the fairy may be put with a follower in a castle',
  kind: 'edition-difference',
  values: [
    {
      value: 'allowed',
      means: 'she may stand there and gives the usual points',
      cites: ['pd.fairy.x.castle.allowed', 'pd.fairy.x.castle.big-box-3-allowed', 'pd.fairy.x.castle.conflict'],
    },
    { value: 'forbidden', means: 'she may not be put there', cites: ['pd.fairy.x.castle.c1-forbidden', 'pd.fairy.x.castle.conflict'] },
    { value: 'unregulated', means: 'the rules of that printing say nothing about it', cites: ['pd.fairy.x.castle.conflict'] },
  ],
  presets: {
    'hig-c1-original-2005': ['unregulated', 'inferred'],
    'hig-c1-big-box-2': ['unregulated', 'inferred'],
    'hig-c1-big-box-3': ['allowed', 'stated'],
    'hig-c1-current': ['forbidden', 'stated'],
    'rgg-big-box-1': ['unregulated', 'inferred'],
    'rgg-big-box-3': ['allowed', 'inferred'],
    'zmg-c1': ['unregulated', 'inferred'],
    'zmg-c2-2016': ['allowed', 'inferred'],
    'wikicarpedia-c2-current': ['allowed', 'stated'],
  },
  recommended: 'allowed',
  note: 'matters only with Bridges, Castles and Bazaars. Nothing is known from before Big Box 3, whose text allows it; the booklet of 2016 is silent and follows the second edition',
});
