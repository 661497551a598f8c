/** Roads that end in a grotto are open there, where the table plays so, until somebody walls it up: then they are complete, wherever they are. */
import type { PlaceToken } from '../../../../src/contract/action.js';
import { everyPreset, setting } from '../../../../src/kernel/declare/setting.js';
import type { TileFeature } from '../../../../src/kernel/board/tile-notation.js';
import { fiction, moved, named } from '../game.js';

const GROTTOS = setting({
  key: 'grotto.ends',
  kind: 'table-agreement',
  values: ['open', 'closed'].map((value) => ({ value, cites: [`fiction.grotto.${value}`] })),
  presets: everyPreset('open', 'stated'),
  recommended: 'open',
});

const isGrotto = ({ marks }: TileFeature) => marks.includes('grotto');
const withEnds = (features: readonly TileFeature[], openEnds: number) =>
  features.map((feature) => (isGrotto(feature) ? { ...feature, openEnds } : feature));

export const grotto = fiction('grotto', {
  settings: [GROTTOS],
  marks: { road: ['grotto'] },
  tiles: { end: { is: 'road e grotto; field nnw nne ene ese sse ssw wsw wnw', alias: 'F/grotto', copies: {} } },
  reprints: ({ features, ...design }, settings) =>
    features.some(isGrotto) && settings.entry(GROTTOS)?.value === 'open' ? { ...design, features: withEnds(features, 1) } : undefined,
  tokens: [{ kind: 'plug' }],
  topology: {
    tokens: ['plug'],
    reprint: ({ design, at }, tokens) =>
      tokens.some(({ tile }) => tile?.join() === at.join()) ? { ...design, features: withEnds(design.features, 0) } : undefined,
  },
  actions: [
    {
      ...named('place-token/plug'),
      in: ['place-figure'],
      propose: () => [],
      perform: (_view, action) => ({ effects: [moved({ token: 'plug' }, { area: 'supply' }, { tile: (action as PlaceToken).at.tile! })] }),
    },
  ],
  rules: [{ ...named('plug'), on: 'place-token/plug', judge: ({ pass }) => pass('a grotto may be walled up') }],
  triggers: [
    {
      ...named('draught'),
      on: 'figure-returned',
      then: (_view, { rule, cites }) => ({ missing: [{ rule, cites, message: 'no book says what a draught does', isUnregulated: true }] }),
    },
  ],
});
