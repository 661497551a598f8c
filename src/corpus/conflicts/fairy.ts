/** Contradictions about the fairy, and about scoring. */
import { conflicts } from './conflict.js';

export const fairyConflicts = conflicts([
  {
    id: 'conflict.fairy.move-condition',
    question: 'What must not have happened in a turn for the fairy to be moved?',
    clauses: [
      'pd.fairy.move-condition-difference',
      'pd.fairy.move-when-no-follower-deployed',
      'pd.fairy.move-when-no-follower-builder-pig',
      'pd.fairy.move-when-nothing-placed-or-moved-c2',
      'pd.fairy.moved.no-other-figure',
      'pd.fairy.x.festival.no-move',
    ],
    readings: [
      { value: 'no-follower-deployed', statement: 'a follower was deployed', clauses: ['pd.fairy.move-when-no-follower-deployed'] },
      {
        value: 'no-follower-builder-pig',
        statement: 'a follower, builder or pig was deployed',
        clauses: ['pd.fairy.move-when-no-follower-builder-pig'],
      },
      { value: 'no-meeple-placed-or-moved', statement: 'a meeple was placed or moved', clauses: ['pd.fairy.move-when-nothing-placed-or-moved-c2'] },
      {
        value: 'no-figure-action',
        statement: 'a figure was placed, moved or removed as the action of the turn',
        clauses: ['pd.fairy.moved.no-other-figure', 'pd.fairy.x.festival.no-move'],
      },
    ],
    resolution: {
      reading: 'no-figure-action',
      reason: 'date',
      explanation:
        'the newer lists of figures and the ruling on the Festival come to this together; older printings keep their wording, and the phantom is an exception of its own',
    },
    setting: 'fairy.moveCondition',
  },
  {
    id: 'conflict.fairy.phantom',
    question: 'May the phantom be placed after the fairy has been moved?',
    clauses: [
      'pd.fairy.moved.phantom-conflict',
      'pd.fairy.moved.allow.phantom',
      'pd.fairy.moved.no-other-figure',
      'pd.fairy.move-when-nothing-placed-or-moved-c2',
    ],
    readings: [
      { value: 'allowed', statement: 'yes, as the second of two actions', clauses: ['pd.fairy.moved.allow.phantom'] },
      {
        value: 'forbidden',
        statement: 'no, the phantom is a follower like others',
        clauses: ['pd.fairy.moved.no-other-figure', 'pd.fairy.move-when-nothing-placed-or-moved-c2'],
      },
    ],
    resolution: {
      reading: 'allowed',
      reason: 'specificity',
      explanation:
        'the clarification of December 2014 names this case; the other way round a phantom that was placed is a follower that was placed, so the fairy stays',
    },
    setting: 'fairy.phantomAfter',
  },
  {
    id: 'conflict.fairy.same-tile',
    question: 'May the fairy be moved to another own follower on the tile where she stands?',
    clauses: [
      'pd.fairy.from-table-or-other-tile',
      'pd.fairy.move-when-no-follower-deployed',
      'pd.fairy.move-when-nothing-placed-or-moved-c2',
      'pd.fairy.next-to-one-follower',
    ],
    readings: [
      {
        value: 'allowed',
        statement: 'yes, any own follower will do',
        clauses: ['pd.fairy.move-when-nothing-placed-or-moved-c2', 'pd.fairy.next-to-one-follower'],
      },
      { value: 'forbidden', statement: 'no, she is moved to another tile', clauses: ['pd.fairy.from-table-or-other-tile'] },
      {
        value: 'not-stated',
        statement: 'the first edition says both without meaning this case',
        clauses: ['pd.fairy.from-table-or-other-tile', 'pd.fairy.move-when-no-follower-deployed'],
      },
    ],
    resolution: {
      reading: 'allowed',
      reason: 'date',
      explanation: 'the second edition names her new partner and no tile; for the first edition it stays disputed',
      left: 'disputed',
    },
    setting: 'fairy.sameTile',
  },
  {
    id: 'conflict.fairy.tower-piece',
    question: 'May a tower piece be placed in the turn in which the fairy is moved?',
    clauses: [
      'pd.fairy.moved.tower-piece-gap',
      'pd.fairy.rgg-big-box-1-wording',
      'pd.dragon.x.tower.piece-replaces-deployment',
      'pd.volcano.one-alternative-action',
      'tower.action.piece-instead-of-fairy',
      'tower.action.piece-and-fairy-c2',
    ],
    readings: [
      {
        value: 'excluded',
        statement: 'no, both stand in for a deployment',
        clauses: [
          'pd.fairy.rgg-big-box-1-wording',
          'pd.dragon.x.tower.piece-replaces-deployment',
          'pd.volcano.one-alternative-action',
          'tower.action.piece-instead-of-fairy',
          'tower.action.piece-and-fairy-c2',
        ],
      },
      {
        value: 'not-stated',
        statement: 'the list of what keeps the fairy names figures only, and the second edition says no more',
        clauses: ['pd.fairy.moved.tower-piece-gap'],
      },
    ],
    resolution: {
      reading: 'excluded',
      reason: 'authority',
      explanation: 'the rules of The Tower say it for the first edition; in the second no sentence names the fairy, so that it stays disputed',
      left: 'disputed',
    },
    setting: 'tower.pieceAndFairy',
  },
  {
    id: 'conflict.fairy.no-follower-left',
    question: 'May a player with no follower in the supply move the fairy?',
    clauses: ['pd.fairy.choice-not-required', 'pd.fairy.no-followers-left-faq', 'pd.fairy.needs-own-follower-on-board', 'pd.fairy.own-follower-only'],
    readings: [
      {
        value: 'follower-on-the-board',
        statement: 'yes, if one of his followers on the board can be joined',
        clauses: ['pd.fairy.choice-not-required', 'pd.fairy.no-followers-left-faq', 'pd.fairy.own-follower-only'],
      },
      { value: 'no-place', statement: 'a player without followers has no place for her', clauses: ['pd.fairy.needs-own-follower-on-board'] },
    ],
    resolution: {
      reading: 'follower-on-the-board',
      reason: 'no-contradiction',
      explanation: 'one statement counts the followers in the supply, the other those on the board',
    },
  },
  {
    id: 'conflict.fairy.festival',
    question: 'Which removals by the Festival use up the move of the fairy?',
    clauses: ['pd.fairy.x.festival.scope', 'pd.fairy.x.festival.no-move'],
    readings: [
      { value: 'follower-removed', statement: 'those of a follower', clauses: ['pd.fairy.x.festival.no-move'] },
      { value: 'figure-removed', statement: 'those of any figure', clauses: ['pd.fairy.x.festival.scope'] },
    ],
    resolution: {
      reading: 'figure-removed',
      reason: 'date',
      explanation: 'the newer and wider wording fits the reason given, that the action with a figure is used up',
    },
    setting: 'fairy.festivalScope',
  },
  {
    id: 'conflict.fairy.bonus-zmg',
    question: 'Who earns the 3 points where the fairy belongs to a tile?',
    clauses: [
      'pd.fairy.bonus.zmg-internal-conflict',
      'pd.fairy.on-tile-rgg-zmg',
      'pd.fairy.bonus.zmg-stand-together',
      'pd.fairy.bonus.rgg-tile-scope',
      'pd.fairy.next-to-one-follower',
      'pd.fairy.only-one-beneficiary',
    ],
    readings: [
      {
        value: 'all-followers-on-tile-in-feature',
        statement: 'every follower of the feature on her tile',
        clauses: ['pd.fairy.on-tile-rgg-zmg', 'pd.fairy.bonus.rgg-tile-scope'],
      },
      { value: 'stand-together', statement: 'the one that stands together with her', clauses: ['pd.fairy.bonus.zmg-stand-together'] },
      {
        value: 'assigned-follower',
        statement: 'the one she was put next to, as other printings have it',
        clauses: ['pd.fairy.next-to-one-follower', 'pd.fairy.only-one-beneficiary'],
      },
    ],
    resolution: {
      reading: 'stand-together',
      reason: 'specificity',
      explanation: 'point and bonus are taken apart: for the bonus this printing has a sentence of its own',
      presets: ['zmg-c1'],
    },
    setting: 'fairy.bonusScope',
  },
  {
    id: 'conflict.fairy.bonus-note',
    question: 'Does standing on the tile of the fairy suffice for the 3 points?',
    clauses: [
      'pd.fairy.bonus.note-says-fairy-tile',
      'pd.fairy.next-to-one-follower',
      'pd.fairy.only-one-beneficiary',
      'pd.fairy.bonus.three-points',
      'pd.fairy.bonus.rgg-tile-scope',
      'pd.fairy.bonus.zmg-stand-together',
    ],
    readings: [
      {
        value: 'assigned-follower',
        statement: 'no, she must stand next to the follower',
        clauses: ['pd.fairy.next-to-one-follower', 'pd.fairy.only-one-beneficiary', 'pd.fairy.bonus.three-points'],
      },
      {
        value: 'all-followers-on-tile-in-feature',
        statement: 'yes, for every follower of the feature on her tile',
        clauses: ['pd.fairy.bonus.note-says-fairy-tile', 'pd.fairy.bonus.rgg-tile-scope'],
      },
      { value: 'stand-together', statement: 'no, both must stand together on the tile', clauses: ['pd.fairy.bonus.zmg-stand-together'] },
    ],
    resolution: {
      reading: 'assigned-follower',
      reason: 'authority',
      explanation: 'the note is about majorities and only passes over the position; the publisher says that a single follower profits',
    },
    setting: 'fairy.bonusScope',
  },
  {
    id: 'conflict.fairy.point-scope',
    question: 'Who gets the point at the beginning of a turn?',
    clauses: [
      'pd.fairy.point.rgg-zmg-tile-scope',
      'pd.fairy.point.start-of-turn',
      'pd.fairy.only-one-beneficiary',
      'pd.fairy.on-tile-rgg-zmg',
      'pd.fairy.next-to-one-follower',
    ],
    readings: [
      {
        value: 'assigned-follower',
        statement: 'the owner of the follower she stands with',
        clauses: ['pd.fairy.point.start-of-turn', 'pd.fairy.only-one-beneficiary', 'pd.fairy.next-to-one-follower'],
      },
      {
        value: 'all-followers-on-tile',
        statement: 'every player with a follower on her tile, each in his own turn',
        clauses: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.on-tile-rgg-zmg'],
      },
    ],
    resolution: {
      reading: 'assigned-follower',
      reason: 'per-printing',
      explanation: 'Rio Grande and the first edition of Z-Man bind her to the tile, all others to a follower',
    },
    setting: 'fairy.pointScope',
  },
  {
    id: 'conflict.fairy.several-followers',
    question: 'Do two followers of one player on the tile of the fairy earn twice, where she belongs to the tile?',
    clauses: [
      'pd.fairy.point.rgg-zmg-tile-scope',
      'pd.fairy.bonus.rgg-tile-scope',
      'pd.fairy.on-tile-rgg-zmg',
      'pd.fairy.point.start-of-turn',
      'pd.fairy.bonus.three-points',
    ],
    readings: [
      {
        value: 'once-per-player',
        statement: 'no, the player is paid once',
        clauses: ['pd.fairy.point.start-of-turn', 'pd.fairy.bonus.three-points'],
      },
      {
        value: 'once-per-follower',
        statement: 'yes, each of them brings the points',
        clauses: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope'],
      },
      {
        value: 'point-per-figure',
        statement: 'at the start of a turn one point for each figure, whatever it is, and the 3 points once: a computer version',
        clauses: ['pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.three-points'],
      },
      { value: 'not-stated', statement: 'these printings do not say', clauses: ['pd.fairy.on-tile-rgg-zmg'] },
    ],
    resolution: {
      reading: 'once-per-player',
      reason: 'silence',
      explanation: 'no source speaks of a second follower of the same player; a table may choose, and until it does the points are disputed',
      left: 'disputed',
    },
    setting: 'fairy.severalFollowers',
  },
  {
    id: 'conflict.fairy.castle',
    question: 'May the fairy be put with a follower in a castle?',
    clauses: ['pd.fairy.x.castle.conflict', 'pd.fairy.x.castle.allowed', 'pd.fairy.x.castle.c1-forbidden', 'pd.fairy.x.castle.big-box-3-allowed'],
    readings: [
      { value: 'allowed', statement: 'yes, with the usual points', clauses: ['pd.fairy.x.castle.allowed', 'pd.fairy.x.castle.big-box-3-allowed'] },
      { value: 'forbidden', statement: 'no', clauses: ['pd.fairy.x.castle.c1-forbidden'] },
      { value: 'unregulated', statement: 'printings before Big Box 3 do not speak of it', clauses: ['pd.fairy.x.castle.conflict'] },
    ],
    resolution: {
      reading: 'allowed',
      reason: 'per-printing',
      explanation: 'each printing keeps its own answer; where none is chosen the newest stands, as the prohibition is known at second hand only',
    },
    setting: 'fairy.castle',
  },
  {
    id: 'conflict.fairy.acrobats',
    question: 'Does the fairy pay for one acrobat or for all of a pyramid?',
    clauses: ['pd.fairy.x.big-top.acrobat-one-point-each', 'pd.fairy.only-one-beneficiary'],
    readings: [
      {
        value: 'whole-pyramid',
        statement: 'a point for each acrobat of the player whose turn begins',
        clauses: ['pd.fairy.x.big-top.acrobat-one-point-each'],
      },
      { value: 'one-follower', statement: 'one point, for the follower she stands with', clauses: ['pd.fairy.only-one-beneficiary'] },
    ],
    resolution: { reading: 'whole-pyramid', reason: 'specificity', explanation: 'the sentence on acrobats is an exception to the general one' },
  },
  {
    id: 'conflict.fairy.challenge',
    question: 'Does the fairy pay in a challenge between monastery and shrine?',
    clauses: ['pd.fairy.x.count.challenge-loser-no-bonus', 'pd.fairy.bonus.three-points', 'pd.fairy.bonus.regardless-of-feature-points'],
    readings: [
      {
        value: 'not-for-the-loser',
        statement: 'not for the loser, whose feature is unfinished',
        clauses: ['pd.fairy.x.count.challenge-loser-no-bonus'],
      },
      {
        value: 'whatever-the-points',
        statement: 'for whoever stands with her when a feature is scored, even without points of his own',
        clauses: ['pd.fairy.bonus.three-points', 'pd.fairy.bonus.regardless-of-feature-points'],
      },
    ],
    resolution: {
      reading: 'not-for-the-loser',
      reason: 'specificity',
      explanation: 'both go home, but only the feature of the winner is scored as finished; for him nothing beyond the general rule is stated',
    },
  },
  {
    id: 'conflict.fairy.final-scoring',
    question: 'Does the fairy pay her 3 points in the final scoring?',
    clauses: ['pd.scoring.final-fairy-vs-no-final', 'pd.scoring.no-final-scoring', 'pd.fairy.bonus.during-and-after-game'],
    readings: [
      { value: 'applies', statement: 'yes, for features scored then', clauses: ['pd.fairy.bonus.during-and-after-game'] },
      { value: 'does-not-apply', statement: 'no, the expansion adds nothing to the final scoring', clauses: ['pd.scoring.no-final-scoring'] },
    ],
    resolution: {
      reading: 'applies',
      reason: 'no-contradiction',
      explanation: 'one sentence is about tiles, the other about features; the first edition pays for farms, which are scored at no other time',
    },
    setting: 'fairy.finalScoring',
  },
  {
    id: 'conflict.sources.authority-marks',
    question: 'How official is a statement that the sources mark differently?',
    clauses: ['pd.meta.authority-labels-disagree'],
    readings: [
      { value: 'highest-mark', statement: 'as its highest mark says, wherever it stands', clauses: ['pd.meta.authority-labels-disagree'] },
      { value: 'mark-of-the-page', statement: 'on each page as that page says', clauses: ['pd.meta.authority-labels-disagree'] },
    ],
    resolution: {
      reading: 'highest-mark',
      reason: 'authority',
      explanation:
        'what a booklet prints does not become a reading of the community because a page marks it so; the marks of each source are kept with the clause',
    },
  },
]);
