/** The rules of Traders & Builders, restated; authority `general-knowledge` until the rulebooks are at hand. */
import type { ClauseText } from '../../contract/clause.js';
import { clauses } from '../../kernel/clause.js';

type Written = Pick<ClauseText, 'statement'> & Partial<ClauseText> & { readonly section: string };

const both = ({ section, ...text }: Written) =>
  ({
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [
      ['rulebook-traders-and-builders-c1', section],
      ['rulebook-traders-and-builders-c2', section],
    ],
    expansions: ['traders-and-builders'],
    ...text,
  }) as const satisfies ClauseText;

const builder = (text: Omit<Written, 'section'>) => both({ section: 'The builder', figures: ['builder'], phases: ['place-figure'], ...text });
const pig = (text: Omit<Written, 'section'>) => both({ section: 'The pig', figures: ['pig'], phases: ['end-game'], ...text });
const goods = (text: Omit<Written, 'section'>) => both({ section: 'Trade goods', tokens: ['wine', 'grain', 'cloth'], phases: ['score'], ...text });

export const tradersAndBuildersClauses = clauses({
  'traders-and-builders.builder.own-follower': builder({
    statement: 'Instead of a follower a player may put his builder on the tile just laid, on a road or city where he already has a follower.',
  }),
  'traders-and-builders.builder.only-condition': builder({
    kind: 'clarification',
    statement: 'The own follower is the only condition: who else stands there, or that the tile has completed the road or city, does not matter.',
    note: 'that a completed road or city is no obstacle is our reading of the one condition; the builder goes home at once when it is scored',
    conflictsWith: ['traders-and-builders.builder.open-only'],
  }),
  'traders-and-builders.builder.open-only': {
    statement: 'A builder is put only on a road or city that is still open, since elsewhere he has nothing to build.',
    kind: 'rule',
    authority: 'community',
    editions: ['C1', 'C2'],
    sources: [['jcloisterzone', 'Placing the builder']],
    expansions: ['traders-and-builders'],
    figures: ['builder'],
    phases: ['place-figure'],
    conflictsWith: ['traders-and-builders.builder.only-condition'],
  },
  'traders-and-builders.builder.no-follower': builder({
    statement: 'The builder is no follower and counts nothing in a majority.',
    phases: ['score', 'end-game'],
  }),
  'traders-and-builders.builder.extra-part': builder({
    statement:
      'A player who lays a tile that extends the road or city of his builder has a double turn: after figure and scoring he draws, lays and scores once more.',
    phases: ['place-tile', 'end-of-turn'],
  }),
  'traders-and-builders.builder.lays-the-ground': builder({
    statement: 'The tile on which the builder is put does not extend his road or city yet: only later tiles bring a double turn.',
    phases: ['place-tile', 'end-of-turn'],
  }),
  'traders-and-builders.builder.no-chain': builder({
    statement: 'The second part of a double turn never brings a third.',
    phases: ['place-tile', 'end-of-turn'],
  }),
  'traders-and-builders.builder.stays-won': builder({
    kind: 'clarification',
    statement:
      'It suffices that the builder stood there when the tile was laid: the second part comes even if he has gone home since, because the road or city was scored or he was removed.',
    phases: ['place-tile', 'end-of-turn'],
  }),
  'traders-and-builders.pig.own-farmer': pig({
    statement: 'Instead of a follower a player may put his pig on the tile just laid, in a field where he already has a farmer.',
    phases: ['place-figure'],
  }),
  'traders-and-builders.pig.no-follower': pig({ statement: 'The pig is no follower and counts nothing in a majority.' }),
  'traders-and-builders.pig.one-more-per-city': pig({
    statement:
      'A player who scores a field in which his pig stands gets one point more for each completed city; without the majority the pig brings nothing.',
  }),
  'traders-and-builders.pig.own-pig-only': pig({
    statement: 'A pig helps its owner only; where several players share the majority, each needs his own, and two pigs of one player do not add.',
  }),
  'traders-and-builders.orphan.goes-home': both({
    section: 'The builder; The pig',
    statement: 'When the last follower of its owner leaves the road, city or field, builder or pig goes home with him.',
    figures: ['builder', 'pig'],
    phases: ['place-figure'],
  }),
  'traders-and-builders.goods.to-the-finisher': goods({
    statement: 'Whoever lays the tile that completes a city takes one token for each trade good printed in it.',
  }),
  'traders-and-builders.goods.occupied-or-not': goods({
    statement: 'It does not matter who has knights in the city, or whether anybody has.',
  }),
  'traders-and-builders.goods.most-of-a-kind': goods({
    statement: 'At the end the player with the most tokens of a kind scores 10 points, for wine, grain and cloth apart.',
    phases: ['end-game'],
  }),
  'traders-and-builders.goods.tie': goods({
    statement: 'Players who tie for a kind score the full 10 points each.',
    phases: ['end-game'],
  }),
});

export type TradersAndBuildersClauseId = keyof typeof tradersAndBuildersClauses;
