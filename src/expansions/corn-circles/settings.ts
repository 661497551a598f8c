/** Whether adding a follower is voluntary. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const ADDING = setting({
  key: 'corn-circles.adding',
  kind: 'edition-difference',
  values: [
    { value: 'may', cites: ['corn-circles.add.may'] },
    { value: 'must', cites: ['corn-circles.add.must'] },
  ],
  presets: { ...everyPreset('may', 'stated'), 'zmg-c2-2016': ['must', 'stated'], 'wikicarpedia-c2-current': ['must', 'stated'] },
  recommended: { C1: 'may', C2: 'must' },
});
