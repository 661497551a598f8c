/** Contradictions about what the dragon eats, and who may share its tile. */
import { conflicts } from './conflict.js';

export const dragonEatsConflicts = conflicts([
  {
    id: 'conflict.dragon.general-text-and-diet',
    question: 'Does everything on an entered tile go home, or only what the plan of meals lists?',
    clauses: ['pd.dragon.eat.general-text-vs-diet', 'pd.dragon.eat.on-entering', 'pd.dragon.diet.barn'],
    readings: [
      {
        value: 'everything',
        statement: 'all figures of players and all neutral figures on the tile',
        clauses: ['pd.dragon.eat.general-text-vs-diet'],
      },
      {
        value: 'as-the-plan-says',
        statement: 'what the plan names as eaten; what it exempts stays',
        clauses: ['pd.dragon.eat.on-entering', 'pd.dragon.diet.barn'],
      },
    ],
    resolution: { reading: 'as-the-plan-says', reason: 'context', explanation: 'the paragraph itself refers to the plan that follows it' },
  },
  {
    id: 'conflict.dragon.barn',
    question: 'Does the dragon eat a barn?',
    clauses: ['pd.dragon.menu.barn-listed-by-mistake', 'pd.dragon.diet.barn'],
    readings: [
      { value: 'not-eaten', statement: 'it stays', clauses: ['pd.dragon.diet.barn'] },
      { value: 'eaten', statement: 'one list counts it among what is eaten', clauses: ['pd.dragon.menu.barn-listed-by-mistake'] },
    ],
    resolution: {
      reading: 'not-eaten',
      reason: 'authority',
      explanation: "the publisher's answer of 2015 and the booklet of 2016 outrank a line of a list without a mark of authority",
    },
  },
  {
    id: 'conflict.dragon.menu-heading',
    question: 'Is whatever the dragon eats a follower?',
    clauses: ['pd.dragon.menu.list-heading-misclassifies', 'pd.dragon.x.traders-builders.reason'],
    readings: [
      {
        value: 'as-headed',
        statement: 'the heading makes pig, builder, barn and shepherd followers',
        clauses: ['pd.dragon.menu.list-heading-misclassifies'],
      },
      {
        value: 'two-properties',
        statement: 'being a follower is one thing, being eaten another',
        clauses: ['pd.dragon.x.traders-builders.reason'],
      },
    ],
    resolution: {
      reading: 'two-properties',
      reason: 'authority',
      explanation: 'the publisher calls builder and pig no followers, and the newer page divides the list accordingly',
    },
  },
  {
    id: 'conflict.dragon.gingerbread-man',
    question: 'Does the dragon eat the Gingerbread Man?',
    clauses: ['pd.dragon.menu.gingerbread-man-date-conflict', 'pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.neutral-not-eaten-before-2015'],
    readings: [
      { value: 'eaten', statement: 'it is eaten like all flesh and blood', clauses: ['pd.dragon.menu.gingerbread-man'] },
      {
        value: 'not-eaten',
        statement: 'before March 2015 neutral figures stayed, and so did it',
        clauses: ['pd.dragon.menu.neutral-not-eaten-before-2015'],
      },
    ],
    resolution: {
      reading: 'eaten',
      reason: 'date',
      explanation: 'since 2015 both statements agree; the earlier one belongs to a single version on the computer',
    },
    setting: 'dragon.gingerbreadMan',
  },
  {
    id: 'conflict.dragon.old-neutral-figures',
    question: 'Which neutral figures were safe before March 2015?',
    clauses: ['pd.dragon.menu.old-neutral-list-differs', 'pd.dragon.menu.neutral-not-eaten-before-2015', 'pd.dragon.diet.teacher'],
    readings: [
      { value: 'mage-and-witch', statement: 'mage and witch', clauses: ['pd.dragon.menu.old-neutral-list-differs'] },
      { value: 'teacher-too', statement: 'mage, witch and teacher', clauses: ['pd.dragon.menu.neutral-not-eaten-before-2015'] },
    ],
    resolution: {
      reading: 'teacher-too',
      reason: 'date',
      explanation: 'the newer wording stands; nothing hangs on it, as the teacher is not eaten at any time',
    },
  },
  {
    id: 'conflict.dragon.diet',
    question: 'By which list does the dragon eat?',
    clauses: [
      'pd.dragon.menu.neutral-not-eaten-before-2015',
      'pd.dragon.menu.mage',
      'pd.dragon.menu.witch',
      'pd.dragon.menu.origin-2015-faq',
      'pd.dragon.menu.c2-printed-list',
      'pd.dragon.menu.motto',
    ],
    readings: [
      {
        value: 'flesh-and-blood-2015',
        statement: 'by the plan of meals of 2015, neutral figures included',
        clauses: ['pd.dragon.menu.origin-2015-faq', 'pd.dragon.menu.motto', 'pd.dragon.menu.mage', 'pd.dragon.menu.witch'],
      },
      { value: 'no-neutral-figures', statement: 'figures of players only', clauses: ['pd.dragon.menu.neutral-not-eaten-before-2015'] },
      {
        value: 'booklet-2016',
        statement: 'by the list of the booklet, and for what it leaves out by its principle',
        clauses: ['pd.dragon.menu.c2-printed-list', 'pd.dragon.menu.motto'],
      },
    ],
    resolution: {
      reading: 'flesh-and-blood-2015',
      reason: 'date',
      explanation:
        'the publisher replaced the older rulings in 2015; that the printings before it spared neutral figures is inferred, as no publisher is named',
    },
    setting: 'dragon.diet',
  },
  {
    id: 'conflict.dragon.ghosts',
    question: 'Does a ghost leave with its follower where the dragon eats no neutral figures?',
    clauses: ['pd.dragon.menu.ghost', 'pd.dragon.menu.neutral-not-eaten-before-2015'],
    readings: [
      { value: 'leaves', statement: 'yes, it goes wherever its follower is eaten', clauses: ['pd.dragon.menu.ghost'] },
      { value: 'stays', statement: 'no, it is a neutral figure like mage and witch', clauses: ['pd.dragon.menu.neutral-not-eaten-before-2015'] },
    ],
    resolution: {
      reading: 'leaves',
      reason: 'specificity',
      explanation: 'the sentence on ghosts names no printing and lets them go for the sake of their follower, not as food of their own',
    },
  },
  {
    id: 'conflict.dragon.wheel',
    question: 'What holds when the dragon comes to the Wheel of Fortune?',
    clauses: ['pd.dragon.x.wheel.change-2012', 'pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable', 'pd.protection.wheel-of-fortune'],
    readings: [
      {
        value: 'since-2012',
        statement: 'it flies around it, and whoever is on the Wheel is safe',
        clauses: ['pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable', 'pd.protection.wheel-of-fortune'],
      },
      { value: 'before-2012', statement: 'something else, which is not handed down', clauses: ['pd.dragon.x.wheel.change-2012'] },
    ],
    resolution: {
      reading: 'since-2012',
      reason: 'date',
      explanation: 'the ruling of October 2012 is the only one that is known; for printings older than it there is no answer',
      left: 'unregulated',
    },
    setting: 'dragon.wheel',
  },
  {
    id: 'conflict.dragon.acrobats',
    question: 'Does the dragon eat acrobats?',
    clauses: ['pd.dragon.eat.everything-on-the-tile', 'pd.fairy.x.big-top.acrobat-one-point-each', 'pd.dragon.diet.big-top'],
    readings: [
      {
        value: 'eaten',
        statement: 'they are followers on the tile',
        clauses: ['pd.dragon.eat.everything-on-the-tile', 'pd.fairy.x.big-top.acrobat-one-point-each'],
      },
      { value: 'not-eaten', statement: 'they are part of the circus, which stays', clauses: ['pd.dragon.diet.big-top'] },
    ],
    resolution: {
      reading: 'eaten',
      reason: 'silence',
      explanation: 'no source names them; all followers of a tile are eaten, and only the big top itself is exempted',
    },
  },
  {
    id: 'conflict.dragon.faq-2015-publisher',
    question: 'For whose rules do statements hold that rest on the answers of 2015 alone?',
    clauses: ['pd.dragon.menu.origin-2015-faq', 'pd.dragon.diet.ferry', 'pd.dragon.diet.gold', 'pd.dragon.diet.tunnel-token', 'pd.protection.school'],
    readings: [
      {
        value: 'hig',
        statement: 'for those of Hans im Glück',
        clauses: [
          'pd.dragon.menu.origin-2015-faq',
          'pd.dragon.diet.ferry',
          'pd.dragon.diet.gold',
          'pd.dragon.diet.tunnel-token',
          'pd.protection.school',
        ],
      },
      { value: 'all', statement: 'for those of every publisher', clauses: ['pd.dragon.menu.origin-2015-faq'] },
    ],
    resolution: {
      reading: 'hig',
      reason: 'authority',
      explanation: 'a publisher speaks for its own printings; the others are not known to have taken the answers over',
    },
  },
  {
    id: 'conflict.dragon.shared-tile-omitted',
    question: 'Does the booklet of 2016 allow figures on the tile of the dragon, as it does not forbid them?',
    clauses: [
      'pd.dragon.exclusive.omitted-in-c2-booklet',
      'pd.dragon.exclusive.no-menu-figure-shares-tile',
      'pd.portal.onto-dragon-tile-forbidden',
      'pd.dragon.exclusive.no-follower-shares-tile',
    ],
    readings: [
      {
        value: 'forbid-menu-figures',
        statement: 'no: nothing that the dragon eats may be there',
        clauses: ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.portal.onto-dragon-tile-forbidden'],
      },
      {
        value: 'forbid-followers',
        statement: 'no, as the first edition forbids followers',
        clauses: ['pd.dragon.exclusive.no-follower-shares-tile'],
      },
      { value: 'unrestricted', statement: 'yes, what is not forbidden is allowed', clauses: ['pd.dragon.exclusive.omitted-in-c2-booklet'] },
    ],
    resolution: {
      reading: { C1: 'forbid-followers', C2: 'forbid-menu-figures' },
      reason: 'authority',
      explanation: 'what the publisher clarified outranks what a booklet leaves out; its literal reading can be chosen',
    },
    setting: 'dragon.sharedTile',
  },
  {
    id: 'conflict.dragon.shared-tile-scope',
    question: 'Which figures are barred from the tile of the dragon?',
    clauses: [
      'pd.dragon.exclusive.scope-conflict',
      'pd.dragon.exclusive.no-follower-shares-tile',
      'pd.dragon.exclusive.no-menu-figure-shares-tile',
      'pd.dragon.exclusive.omitted-in-c2-booklet',
    ],
    readings: [
      { value: 'forbid-followers', statement: 'followers', clauses: ['pd.dragon.exclusive.no-follower-shares-tile'] },
      {
        value: 'forbid-menu-figures',
        statement: 'whatever the dragon eats: builder, pig, shepherd, mage and witch too',
        clauses: ['pd.dragon.exclusive.no-menu-figure-shares-tile'],
      },
      {
        value: 'unrestricted',
        statement: 'none, where a booklet that bars nobody is read literally',
        clauses: ['pd.dragon.exclusive.omitted-in-c2-booklet'],
      },
    ],
    resolution: {
      reading: { C1: 'forbid-followers', C2: 'forbid-menu-figures' },
      reason: 'per-printing',
      explanation: 'the clarification was given for the second edition; the first keeps what its text says',
    },
    setting: 'dragon.sharedTile',
  },
  {
    id: 'conflict.dragon.shared-tile-protected-places',
    question: 'Does a figure in a castle, the City of Carcassonne, the Wheel of Fortune or the school share the tile with the dragon?',
    clauses: [
      'pd.dragon.exclusive.no-follower-shares-tile',
      'pd.protection.castle',
      'pd.protection.city-of-carcassonne',
      'pd.protection.wheel-of-fortune',
      'pd.protection.school',
      'pd.dragon.x.count.tiles-enterable-outside',
    ],
    readings: [
      {
        value: 'shares',
        statement: 'it does, and could not be put there while the dragon is on the tile',
        clauses: ['pd.dragon.exclusive.no-follower-shares-tile'],
      },
      {
        value: 'does-not-share',
        statement: 'it does not stand on the tile',
        clauses: [
          'pd.protection.castle',
          'pd.protection.city-of-carcassonne',
          'pd.protection.wheel-of-fortune',
          'pd.protection.school',
          'pd.dragon.x.count.tiles-enterable-outside',
        ],
      },
    ],
    resolution: {
      reading: 'does-not-share',
      reason: 'specificity',
      explanation: 'the dragon may come to such a tile while figures are in the protected place, so that both can be there at once',
    },
  },
]);
