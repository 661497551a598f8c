/** Contradictions about the magic portal and the princess. */
import { conflicts } from './conflict.js';

export const portalAndPrincessConflicts = conflicts([
  {
    id: 'conflict.portal.phantom',
    question: 'Is the portal a feature that can be claimed?',
    clauses: [
      'pd.portal.x.phantom.portal-as-feature-conflict',
      'pd.portal.x.phantom.only-one-through',
      'pd.portal.symbol-never-completed',
      'pd.portal.destination-must-be-claimable',
    ],
    readings: [
      { value: 'claimed', statement: 'whoever goes through it first claims it', clauses: ['pd.portal.x.phantom.only-one-through'] },
      {
        value: 'doorway',
        statement: 'it is a way to somewhere else, and nobody stands on it',
        clauses: ['pd.portal.symbol-never-completed', 'pd.portal.destination-must-be-claimable'],
      },
    ],
    resolution: {
      reading: 'doorway',
      reason: 'no-contradiction',
      explanation: 'that it counts as claimed only means that one figure a turn goes through it, follower or phantom',
    },
  },
  {
    id: 'conflict.portal.challenge',
    question: 'Does the portal lead to a shrine or monastery that the portal tile completes together with its rival?',
    clauses: ['pd.portal.feature-completed-by-portal-tile', 'cult.challenge.by-portal'],
    readings: [
      { value: 'barred', statement: 'no, it is complete before anybody is placed', clauses: ['pd.portal.feature-completed-by-portal-tile'] },
      { value: 'challenge', statement: 'yes, he challenges the other there, and both score', clauses: ['cult.challenge.by-portal'] },
    ],
    resolution: {
      reading: 'barred',
      reason: 'date',
      explanation:
        'the answer about portals was given in 2014 and again in 2019; that about challenges has no date, and agrees with the oldest words about portals, which barred only what had been scored',
    },
  },
  {
    id: 'conflict.portal.volcano-tile',
    question: 'Does the portal lead to a volcano tile that the dragon has left?',
    clauses: ['pd.portal.x.rationale-vs-volcano-conflict', 'pd.portal.x.rationale-as-if-just-placed', 'pd.portal.volcano-tile-reachable'],
    readings: [
      { value: 'allowed-if-dragon-left', statement: 'yes, it is a tile like any other then', clauses: ['pd.portal.volcano-tile-reachable'] },
      {
        value: 'forbidden',
        statement: 'no: had it just been laid, nobody could be placed on it',
        clauses: ['pd.portal.x.rationale-as-if-just-placed'],
      },
    ],
    resolution: {
      reading: 'allowed-if-dragon-left',
      reason: 'specificity',
      explanation:
        'the volcano bars its tile in the turn in which that is laid; an answer to this very question says so for the second edition, and the first follows by inference',
    },
    setting: 'portal.volcanoTile',
  },
  {
    id: 'conflict.portal.acrobats',
    question: 'Which figures become acrobats through the portal?',
    clauses: [
      'pd.portal.x.big-top.acrobat-conflict',
      'pd.portal.not-to-occupied-feature',
      'pd.portal.destination-must-be-claimable',
      'pd.portal.x.big-top.acrobat-c1',
      'pd.portal.x.big-top.acrobat-c2',
    ],
    readings: [
      { value: 'normal-and-phantom', statement: 'normal followers and the phantom', clauses: ['pd.portal.x.big-top.acrobat-c1'] },
      { value: 'normal-only', statement: 'normal meeples; the phantom is not named', clauses: ['pd.portal.x.big-top.acrobat-c2'] },
    ],
    resolution: {
      reading: { C1: 'normal-and-phantom', C2: 'normal-only' },
      reason: 'specificity',
      explanation:
        'that acrobats may be reached at all is the special rule against the general ban on occupied places; for the phantom each edition has its own words, and in the second its case is disputed',
      left: 'disputed',
    },
    setting: 'portal.acrobats',
  },
  {
    id: 'conflict.princess.removal',
    question: 'Must a knight leave the city that a princess tile extends?',
    clauses: [
      'pd.princess.may-remove',
      'pd.princess.must-remove',
      'pd.princess.must-to-may-change',
      'pd.princess.deploy-if-no-removal',
      'pd.princess.old-deploy-sentence',
    ],
    readings: [
      {
        value: 'may',
        statement: 'no; a player who leaves all knights where they are deploys as usual',
        clauses: ['pd.princess.may-remove', 'pd.princess.must-to-may-change', 'pd.princess.deploy-if-no-removal'],
      },
      {
        value: 'must',
        statement: 'yes, if there is one; the deployment is left for a city without knights',
        clauses: ['pd.princess.must-remove', 'pd.princess.old-deploy-sentence'],
      },
    ],
    resolution: {
      reading: 'may',
      reason: 'per-printing',
      explanation: 'the obligation is that of the first printing and of the two English publishers; from Big Box 2 on it is a choice',
    },
    setting: 'princess.removal',
  },
  {
    id: 'conflict.princess.step',
    question: 'In which step does the princess send a knight away?',
    clauses: ['pd.princess.timing-step-difference', 'pd.princess.trigger', 'pd.princess.no-deployment-after-removal'],
    readings: [
      { value: 'with-the-tile', statement: 'as the tile is laid', clauses: ['pd.princess.trigger'] },
      { value: 'with-the-figure', statement: 'in place of a deployment', clauses: ['pd.princess.no-deployment-after-removal'] },
    ],
    resolution: {
      reading: 'with-the-tile',
      reason: 'no-contradiction',
      explanation: 'either way it comes before anything is done with a figure, and no outcome in the sources hangs on the name of the step',
    },
  },
  {
    id: 'conflict.princess.other-actions',
    question: 'Which actions other than placing figures does a removal bar in the second edition?',
    clauses: [
      'pd.princess.blocked-actions-c2',
      'pd.princess.x.extends-exception-c2',
      'pd.princess.no-deployment-after-removal',
      'pd.princess.block.fairy',
    ],
    readings: [
      {
        value: 'a-whole-list',
        statement: 'a list of actions whose members are lost',
        clauses: ['pd.princess.blocked-actions-c2', 'pd.princess.x.extends-exception-c2'],
      },
      {
        value: 'figures-and-fairy',
        statement: 'figures and the fairy, which are named elsewhere',
        clauses: ['pd.princess.no-deployment-after-removal', 'pd.princess.block.fairy'],
      },
    ],
    resolution: {
      reading: 'figures-and-fairy',
      reason: 'source-defect',
      explanation: 'only these bars are certain; of every other action the page as it has come down to us says nothing',
      left: 'unregulated',
    },
  },
]);
