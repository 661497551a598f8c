/** What printings and tables play differently. */
import { everyPreset, settingsCiting } from '../../kernel/declare/setting.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { cites, setting, type AbbeyAndMayorClauseId } from './author.js';

export const WAGON_MOVE = setting({
  key: 'abbey-and-mayor.wagonMove',
  kind: 'edition-difference',
  values: [
    {
      value: 'connected',
      cites: cites(
        'wagon.c1.connected',
        'wagon.c1.gate',
        'wagon.c1.no-city-to-city',
        'wagon.c1.abbey-and-inner-monastery',
        'wagon.c1.position-indifferent',
      ),
    },
    { value: 'same-or-neighbouring-tile', cites: cites('wagon.c2.range', 'wagon.c2.tile-in-range', 'wagon.c2.over-fields') },
  ],
  presets: {
    ...everyPreset('connected', 'inferred'),
    'hig-c1-current': ['connected', 'stated'],
    'zmg-c2-2016': ['same-or-neighbouring-tile', 'inferred'],
    'wikicarpedia-c2-current': ['same-or-neighbouring-tile', 'stated'],
  },
  recommended: { C1: 'connected', C2: 'same-or-neighbouring-tile' },
});

export const WAGON_TILE = setting({
  key: 'abbey-and-mayor.wagonTile',
  kind: 'house-rule',
  values: [
    { value: 'any', cites: cites('wagon.c1.any-tile') },
    { value: 'touching', cites: cites('wagon.c1.touching-tile') },
  ],
  presets: everyPreset('any', 'inferred'),
  recommended: 'any',
});

/** A program draws its connections tile by tile, and an abbey has none of its own. */
export const WAGON_CONNECTIONS = setting({
  key: 'abbey-and-mayor.wagonConnections',
  kind: 'house-rule',
  values: [
    { value: 'as-answered', cites: cites('wagon.c1.no-city-to-city', 'wagon.c1.abbey-and-inner-monastery') },
    { value: 'as-drawn', cites: cites('wagon.c1.not-from-an-abbey', 'wagon.c1.across-a-crossing') },
  ],
  presets: { ...everyPreset('as-answered', 'inferred'), 'hig-c1-current': ['as-answered', 'stated'] },
  recommended: 'as-answered',
});

export const SECOND_BARN = setting({
  key: 'abbey-and-mayor.secondBarn',
  kind: 'house-rule',
  values: [
    { value: 'forbidden', cites: cites('barn.no-second-barn') },
    { value: 'allowed', cites: cites('barn.second-barn-allowed') },
  ],
  presets: { ...everyPreset('forbidden', 'inferred'), 'hig-c1-current': ['forbidden', 'stated'], 'wikicarpedia-c2-current': ['forbidden', 'stated'] },
  recommended: 'forbidden',
});

export const BARN_SCORING = setting({
  key: 'abbey-and-mayor.barnScoring',
  kind: 'community-ruling',
  values: [
    { value: 'scoring-step', cites: cites('barn.scored-in-scoring-step') },
    { value: 'at-once', cites: cites('barn.scored-at-once') },
  ],
  presets: { ...everyPreset('scoring-step', 'inferred'), 'wikicarpedia-c2-current': ['scoring-step', 'stated'] },
  recommended: 'scoring-step',
});

export const ABBEY_AT_END = setting({
  key: 'abbey-and-mayor.abbeyAtEnd',
  kind: 'edition-difference',
  values: [
    { value: 'one-round', cites: cites('abbey.end.round', 'abbey.end.last-player-too', 'abbey.end.once-round') },
    { value: 'lost', cites: cites('abbey.end.lost') },
    { value: 'again', cites: cites('abbey.end.round', 'abbey.end.last-player-too', 'abbey.end.again') },
  ],
  presets: {
    ...everyPreset('one-round', 'inferred'),
    'hig-c1-current': ['one-round', 'stated'],
    // the sheet of 2007 and 2008, as far as it was seen, has no such round
    'rgg-big-box-1': ['lost', 'inferred'],
    'wikicarpedia-c2-current': ['one-round', 'stated'],
  },
  recommended: 'one-round',
});

/** What the older expansion says of the abbey belongs to it too. */
export const BUILDER_AND_ABBEY = settingsCiting<AbbeyAndMayorClauseId | TradersAndBuildersClauseId>()({
  key: 'abbey-and-mayor.builderAndAbbey',
  kind: 'community-ruling',
  values: [
    { value: 'no', cites: [...cites('abbey.builder-no-double-turn'), 'traders-and-builders.builder.extends.not-by-abbey'] },
    { value: 'yes', cites: [...cites('abbey.builder-double-turn'), 'traders-and-builders.builder.complete-or-extend-original'] },
  ],
  presets: { ...everyPreset('no', 'inferred'), 'hig-c1-current': ['no', 'stated'], 'wikicarpedia-c2-current': ['no', 'stated'] },
  recommended: 'no',
});

/** After a removal no other figure is "deployed or moved": whether that holds the wagon of the same player no source says. */
export const WAGON_AFTER_PRINCESS = settingsCiting<AbbeyAndMayorClauseId | PrincessAndDragonClauseId>()({
  key: 'abbey-and-mayor.wagonAfterPrincess',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['pd.princess.no-deployment-after-removal', ...cites('wagon.besides-the-figure')] },
    { value: 'moves', cites: cites('wagon.besides-the-figure') },
    { value: 'goes-home', cites: ['pd.princess.no-deployment-after-removal'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

/** Whether roads that end at a tower foundation, a lake, a bazaar or the like meet there at a crossing no source says. */
export const WAGON_CROSSINGS = setting({
  key: 'abbey-and-mayor.wagonCrossings',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: cites('wagon.c1.connected') },
    { value: 'no-crossing', cites: cites('wagon.c1.connected') },
    { value: 'crossing', cites: cites('wagon.c1.connected') },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const abbeyAndMayorSettings = [
  WAGON_MOVE,
  WAGON_TILE,
  WAGON_CONNECTIONS,
  SECOND_BARN,
  BARN_SCORING,
  ABBEY_AT_END,
  BUILDER_AND_ABBEY,
  WAGON_AFTER_PRINCESS,
  WAGON_CROSSINGS,
];
