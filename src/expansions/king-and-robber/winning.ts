/** Who completes the largest city or the longest road takes the award. */
import type { Effect } from '../../contract/effect.js';
import type { Happening } from '../../kernel/declare/happening.js';
import { remark, type ScoreRule, type Settlement } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { added, score } from '../../kernel/play/scoring.js';
import { because, cites, type KingAndRobberClauseId } from './author.js';
import { AWARD_STATE, AWARDS, completedOf, holderOf, holderUnsaid, KING, largest, ROBBER, sizeToBeat, type Award } from './awards.js';
import { hasTwoSegments } from './crossing.js';
import { IN_PLAY, SCORING } from './settings.js';
import type { Awards } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** What the clauses of the one and the other are called. */
interface Law {
  readonly name: 'king' | 'robber';
  readonly always: readonly KingAndRobberClauseId[];
  readonly first: readonly KingAndRobberClauseId[];
  readonly larger: readonly KingAndRobberClauseId[];
  readonly improved: readonly KingAndRobberClauseId[];
  readonly equal: readonly KingAndRobberClauseId[];
  readonly several: readonly KingAndRobberClauseId[];
  /** Nobody stands on it. */
  readonly unoccupied: readonly KingAndRobberClauseId[];
  /** Nobody ever completes it. */
  readonly unbuilt: readonly KingAndRobberClauseId[];
}

const kingLaw: Law = {
  name: 'king',
  always: cites(
    'king-and-robber.king.by-completing',
    'king-and-robber.king.size-in-tiles',
    'king-and-robber.king.equal-size-stays',
    'king-and-robber.award.independent',
    'king-and-robber.award.no-points-in-play',
    'king-and-robber.award.size-derivable',
  ),
  first: cites('king-and-robber.king.first-city', 'king-and-robber.setup.awards-aside'),
  larger: cites('king-and-robber.king.larger-city'),
  improved: cites('king-and-robber.king.holder-improves'),
  equal: cites('king-and-robber.king.equal-size-stays', 'king-and-robber.king.size-in-tiles'),
  several: cites('king-and-robber.king.several-at-once'),
  unoccupied: cites('king-and-robber.king.also-unscored-removal'),
  unbuilt: cites('king-and-robber.king.carcassonne-not-first'),
};

const robberLaw: Law = {
  name: 'robber',
  always: cites(
    'king-and-robber.robber.by-completing',
    'king-and-robber.robber.length-in-tiles',
    'king-and-robber.robber.equal-length-stays',
    'king-and-robber.award.independent',
    'king-and-robber.award.no-points-in-play',
    'king-and-robber.award.size-derivable',
  ),
  first: cites('king-and-robber.robber.first-road', 'king-and-robber.setup.awards-aside'),
  larger: cites('king-and-robber.robber.longer-road'),
  improved: cites('king-and-robber.robber.holder-improves'),
  equal: cites('king-and-robber.robber.equal-length-stays', 'king-and-robber.robber.length-in-tiles'),
  several: cites('king-and-robber.robber.several-at-once'),
  unoccupied: [],
  unbuilt: [],
};

function winning(award: Award, law: Law): Settlement {
  return {
    id: `king-and-robber.${law.name}.won`,
    cites: [
      ...law.first,
      ...law.larger,
      ...law.improved,
      ...law.several,
      ...law.unoccupied,
      ...law.unbuilt,
      ...cites('king-and-robber.king.each-part'),
      ...law.always,
    ],
    settle: (view) => {
      const completed = completedOf(view, award);
      if (completed.length === 0) return {};
      return { ...pointsInPlay(view, award, law, completed.length), effects: won(view, award, law) };
    },
  };
}

/** A variant pays whoever has the tile, before it goes on. */
function pointsInPlay(view: Position, award: Award, { name }: Law, quantity: number): Happening {
  if (view.get(SCORING) !== IN_PLAY) return {};
  const holder = holderOf(view, award);
  const why = because(`${name}.points-in-play`, cites('king-and-robber.variant.continuously', 'king-and-robber.award.not-a-feature'));
  if (holder === undefined) return { missing: sizeToBeat(view, award) > 0 ? holderUnsaid(view, award, why) : [] };
  return { scores: [score(holder, null, [{ label: award.label, quantity, each: 1, points: quantity, ...why }])] };
}

/** With them somebody may have been eaten, sent away or captured before the scoring. */
const TAKERS = ['princess-and-dragon', 'tower'];

/** The sizes to beat from now on, of both awards: one tile may win them both. */
function sizesAfter(view: Position): Awards {
  const won = flatMap(
    AWARDS.filter(({ token }) => view.ruleset.tokens.has(token)),
    (award): [string, { size: number }][] => {
      const size = largest(completedOf(view, award));
      return size > sizeToBeat(view, award) ? [[award.token, { size }]] : [];
    },
  );
  return { ...view.state(AWARD_STATE), ...Object.fromEntries(won) };
}

function won(view: Position, award: Award, law: Law): Effect[] {
  const completed = completedOf(view, award);
  const [size, before] = [largest(completed), sizeToBeat(view, award)];
  if (size <= before) return [];
  const { token } = award;
  const holder = holderOf(view, award);
  const which = holder === view.active ? law.improved : before === 0 ? law.first : law.larger;
  const occasion = [
    ...(completed.length > 1 ? law.several : []),
    ...(completed.every((feature) => view.on(feature).length === 0) && TAKERS.some((id) => view.ruleset.has(id)) ? law.unoccupied : []),
    ...(isFurtherPart(view) ? cites('king-and-robber.king.each-part') : []),
    ...(completed.some(hasTwoSegments) ? cites('king-and-robber.tile.two-segments', 'king-and-robber.tile.two-segments-one-tile') : []),
  ];
  const own = because(`${law.name}.won`, [...which, ...occasion, ...law.always]);
  const why = { ...own, cites: [...own.cites, ...added(view, `king-and-robber.${law.name}.won`).cites] };
  const state = sizesAfter(view);
  return [
    ...(holder === view.active
      ? []
      : [
          {
            type: 'piece-moved' as const,
            piece: { token },
            from: { area: 'supply', ...(holder !== undefined && { player: holder }) },
            to: { area: 'supply', player: view.active },
            ...why,
          },
        ]),
    { type: 'procedure', procedure: 'awards', of: 'snapshot', state, ...why },
  ];
}

const isFurtherPart = ({ turn }: Position): boolean => (turn.part ?? 1) > 1;

/** It says why nobody takes the award for what is scored there. */
const stays = (award: Award, law: Law): ScoreRule =>
  remark({
    id: `king-and-robber.${law.name}.stays`,
    on: 'completed',
    of: [award.feature],
    cites: law.larger,
    applies: ({ view, feature }) => feature.tiles <= sizeToBeat(view, award),
    because: ({ view, feature }) => (feature.tiles === sizeToBeat(view, award) ? law.equal : []),
  });
export const kingStays = stays(KING, kingLaw);
export const robberStays = stays(ROBBER, robberLaw);

export const kingIsWon = winning(KING, kingLaw);
export const robberIsWon = winning(ROBBER, robberLaw);
