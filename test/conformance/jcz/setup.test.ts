/** Promise: a printing is set up as its own games are, and what it lacks or plays otherwise is said; what it offers is answered as it answers it. */
import { describe, expect, it } from 'vitest';
import { clauses } from '../../../src/corpus/clauses.js';
import { begun } from '../../../src/conformance/jcz/setup.js';
import { actionOf, readMessage } from '../../../src/replay/messages.js';
import { PLAYED_AGAINST, takesRandom } from '../../../src/replay/names.js';
import { answersTo, offered } from '../../../src/replay/offers.js';
import { keyOf } from '../../../src/replay/trace.js';
import { readFileSync } from 'node:fs';

const P_D = ['base', 'princess-and-dragon'];

describe('the setup', () => {
  it('has the sets of the edition, the elements with the figures, and the switches of the printing', () => {
    expect(begun({ preset: 'wikicarpedia-c2-current', expansions: P_D }, 3).setup).toEqual({
      sets: { 'basic:2': 1, 'princess-and-dragon:2': 1 },
      elements: { 'small-follower': 7, farmers: true, garden: true, abbot: 1, dragon: 1, fairy: 1, princess: true, portal: true },
      rules: { 'tiny-city-scoring': '4', 'princess-action': 'may', 'fairy-placement': 'next-follower', 'dragon-move': expect.any(String) as string },
      start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
    });
  });

  it('begins with the source where the river is played, and leaves the river out where nothing begins with it', () => {
    expect(begun({ expansions: ['base', 'river'] }, 2).setup.start).toEqual([{ tile: 'RI/s', x: 0, y: 0, rotation: 0 }]);
    const { start, elements } = begun({ expansions: ['base', 'river', 'count'] }, 2).setup;
    expect([start.length, start[0]!.tile, elements!['river']]).toEqual([12, 'CO/1', undefined]);
  });

  it('leaves out what it does not have, and what it does not say how to answer', () => {
    const { lacks, setup, ruleset } = begun({ expansions: ['base', 'catapult', 'bridges-castles-and-bazaars'] }, 2);
    expect([lacks, setup.elements!['bazaar'], setup.elements!['bridge']]).toEqual([['catapult'], undefined, 1]);
    expect(ruleset.without).toContain('bazaars');
  });

  it('names what is played otherwise than the printing, with its clauses', () => {
    const { habits } = begun({ preset: 'hig-c1-current', expansions: P_D }, 2);
    expect(habits).toContainEqual({
      setting: 'fairy.castle',
      theirs: 'allowed',
      ours: 'forbidden',
      clauses: expect.arrayContaining(['pd.fairy.x.castle.c1-forbidden']) as string[],
    });
  });

  it('knows clauses that are played against from the notes', () => {
    const notes = readFileSync(new URL('../../divergences.md', import.meta.url), 'utf8');
    for (const clause of PLAYED_AGAINST) expect([clause, clauses.has(clause), notes.includes(`\`${clause}\``)]).toEqual([clause, true, true]);
  });
});

/** An item with a message that was seen to answer it. */
const ROAD = { position: [0, -1], location: 'NW', feature: 'Road' };
const SEEN = [
  [
    { type: 'TilePlacement', tileId: 'BA/CRr', options: [{ position: [0, -1], rotations: [180] }] },
    { type: 'PLACE_TILE', payload: { tileId: 'BA/CRr', rotation: 'R180', position: [0, -1] } },
  ],
  [
    { type: 'Meeple', meeple: 'SmallFollower', options: [ROAD] },
    { type: 'DEPLOY_MEEPLE', payload: { pointer: ROAD, meepleId: '0.small.1' } },
  ],
  [{ type: 'Confirm' }, { type: 'COMMIT', payload: {} }],
  [{}, { type: 'SHEPHERD_CONFIRM', payload: {} }, 'ShepherdPlacementConfirmPhase'],
  [
    { type: 'MoveFairyNextTo', figureId: 'fairy.1', options: [{ featurePointer: ROAD, meepleId: '0.small.1' }] },
    { type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: 'fairy.1', to: { featurePointer: ROAD, meepleId: '0.small.1' } } },
  ],
  [
    { type: 'MoveDragon', figureId: 'dragon.1', options: [[0, 0]] },
    { type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: 'dragon.1', to: [0, 0] } },
  ],
  [
    { type: 'ReturnMeeple', source: 'PRINCESS', options: [{ featurePointer: ROAD, meepleId: '0.small.6' }] },
    { type: 'RETURN_MEEPLE', payload: { pointer: { featurePointer: ROAD, meepleId: '0.small.6' }, source: 'PRINCESS' } },
  ],
  [{ type: 'CornCircleSelectDeployOrRemove' }, { type: 'CIRCLE_REMOVE_OR_DEPLOY', payload: { value: 'DEPLOY' } }],
  [
    { type: 'Flock', meepleId: '1.shepherd.1' },
    { type: 'FLOCK_EXPAND_OR_SCORE', payload: { value: 'SCORE' } },
  ],
  [
    { type: 'Ferries', options: [{ ...ROAD, location: 'SE' }] },
    { type: 'PLACE_TOKEN', payload: { token: 'FERRY', pointer: { ...ROAD, location: 'SE' } } },
  ],
  [
    { type: 'Castle', options: [{ ...ROAD, feature: 'City' }] },
    { type: 'PLACE_TOKEN', payload: { token: 'CASTLE', pointer: { ...ROAD, feature: 'City' } } },
  ],
  [
    { type: 'GoldPiece', options: [[0, -1]] },
    { type: 'PLACE_TOKEN', payload: { token: 'GOLD', pointer: [0, -1] } },
  ],
  [{ type: 'BazaarSelectBuyOrSell' }, { type: 'BAZAAR_BUY_OR_SELL', payload: { value: 'SELL' } }],
  [
    { type: 'SelectPrisonerToExchange', options: [{ type: 'Phantom', id: '1.phantom.1' }] },
    { type: 'EXCHANGE_FOLLOWER', payload: { meepleId: '1.phantom.1' } },
  ],
  [
    { type: 'ScoreAcrobats', options: [{ position: [0, 1], location: 'I', feature: 'Acrobats' }] },
    { type: 'SCORE_ACROBATS', payload: { pointer: { position: [0, 1], location: 'I', feature: 'Acrobats' } } },
  ],
] as const;

describe('what it offers', () => {
  it.each(SEEN)('%j is answered with the message that it takes', (item, message, phase?: string) => {
    const answers = answersTo(item, { player: 0, phase, figure: () => '0.small.1' });
    expect(answers).toContainEqual(message);
    const defects: object[] = [];
    for (const answer of answers) readMessage(answer, 2, '', defects as never);
    expect(defects).toEqual([]);
    const action = actionOf(message);
    if (action && 'type' in item && !['Ferries', 'Flock'].includes(item.type))
      expect(offered(item, { player: 0 }).map(keyOf)).toContain(keyOf(action));
  });

  it('that cannot be answered whole makes no message that could be sent', () => {
    const defects: object[] = [];
    readMessage(answersTo({ type: 'BazaarSelectTile' }, { player: 0 })[0]!, 2, '', defects as never);
    expect(defects).not.toEqual([]);
    expect(() => answersTo({ type: 'Unheard' }, { player: 0 })).toThrow(TypeError);
  });

  it('is confirmed with the number that the next draws follow from', () => {
    expect(['COMMIT', 'SHEPHERD_CONFIRM', 'FLOCK_EXPAND_OR_SCORE', 'PASS', 'BAZAAR_BID'].map(takesRandom)).toEqual([true, true, true, false, false]);
  });
});
