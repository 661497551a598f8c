/** Fog: monasteries are not seen, a tile that fits nowhere goes back into the bag, and who goes home gets a point if it is known how many tiles are left. */
import type { PlaceFigure } from '../../../../src/contract/action.js';
import { because, fiction, gets, named } from '../game.js';

const yes = { value: 'yes', cites: ['fiction.sees'] } as const;
const no = { value: 'unspecified', inferred: 'no', cites: ['fiction.sees-not'] } as const;
const NOT_KNOWN = { ...because('fog.point'), message: 'how many tiles are left is not known', pointer: '/bag/remaining' };

export const fog = fiction('fog', {
  figures: [{ kind: 'seer', perPlayer: 1, neutral: false, occupies: ['road', 'field'], weight: 1, cites: ['fiction.seer'] }],
  reprints: (design) =>
    design.features.some(({ kind }) => kind === 'monastery')
      ? { ...design, features: design.features.filter(({ kind }) => kind !== 'monastery') }
      : undefined,
  traits: [{ subject: 'seer', group: 'follower', cells: { sees: { C1: yes, C2: no } } }],
  checks: [({ snapshot, add }) => void (snapshot.scored && add('/scored', 'fog', 'in the fog nobody knows what was scored'))],
  unlikely: [({ snapshot }) => (snapshot.tokens ? [{ pointer: '/tokens', code: 'fog', message: 'in the fog few see tokens' }] : [])],
  rules: [
    {
      ...named('fog.sees'),
      on: 'place-figure',
      applies: ({ action }) => 'feature' in (action as PlaceFigure).at && (action as PlaceFigure).kind !== 'meeple',
      judge: (inquiry) =>
        inquiry.trait((inquiry.action as PlaceFigure).kind, 'sees') === 'yes' ? inquiry.pass('it sees') : inquiry.forbid('it does not see'),
    },
  ],
  discards: [(_, tile) => ({ type: 'tile-discarded', tile, to: 'bag', ...because('fog.keeps') })],
  consequences: [named('fog.keeps')],
  triggers: [
    {
      ...named('fog.point'),
      on: 'figure-returned',
      then: ({ snapshot }, effect) => {
        if (effect.type !== 'figure-returned') return undefined;
        return snapshot.bag?.remaining === undefined ? { missing: [NOT_KNOWN] } : { scores: [gets(effect.to, 1, null, 'fog')] };
      },
    },
  ],
  doubts: [({ snapshot }) => snapshot.bag?.remaining === undefined],
});
