/** Traders & Builders in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const tradersAndBuildersJcz: Jcz = {
  elements: { builder: 'builder', pig: 'pig', traders: 'traders' },
  scored: { 'trade-goods': 'traders-and-builders.goods.' },
  figures: { builder: 'builder', pig: 'pig' },
  habits: { 'traders-and-builders.builderOnCompleted': 'forbidden', 'traders-and-builders.secondPart': 'must' },
};
