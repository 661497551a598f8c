/** The kinds of features that the tiles of the base game have. */
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';

export const baseFeatureKinds: readonly FeatureKind[] = [
  { kind: 'field', meets: 'half-sides', completedBy: 'nothing' },
  { kind: 'road', meets: 'sides', completedBy: 'sides' },
  { kind: 'city', meets: 'sides', fillsSide: true, completedBy: 'sides' },
  { kind: 'monastery', meets: 'nothing', completedBy: 'surroundings' },
  { kind: 'garden', meets: 'nothing', completedBy: 'surroundings' },
];
