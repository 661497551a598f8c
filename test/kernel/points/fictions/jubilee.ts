/** A jubilee: whoever completes a road gets a banner before the figures go home; a milestone makes a road longer, and at the end banners count. */
import { completedNow } from '../../../../src/kernel/play/completed.js';
import { added, score } from '../../../../src/kernel/play/scoring.js';
import { because, fiction, moved, named } from '../game.js';

const isMarked =
  (mark: string) =>
  ({ shape }: { readonly shape: { readonly design: { readonly symbols: readonly string[] } } }) =>
    shape.design.symbols.includes(mark);

export const jubilee = fiction('jubilee', {
  symbols: ['statue'],
  tiles: { statue: { is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | statue', alias: 'F/statue', copies: {} } },
  tokens: [{ kind: 'banner' }],
  settlements: [
    {
      ...named('banner-won'),
      settle: (view) => {
        const roads = completedNow(view).filter(({ kind }) => kind === 'road').length;
        return roads === 0
          ? {}
          : { effects: [moved({ token: 'banner', count: roads }, { area: 'supply' }, { area: 'supply', player: view.active })] };
      },
    },
  ],
  additions: [
    {
      ...named('statue-counts'),
      to: ['base.score.road-tiles', 'jubilee.banners'],
      by: (view, scoring) =>
        (scoring ? scoring.feature.parts.filter(({ laid }) => isMarked('statue')(laid)) : view.board.laid.filter(isMarked('statue'))).length,
    },
  ],
  finals: [
    {
      ...named('jubilee.banners'),
      score: (view) => {
        const quantity = (view.held('red', 'banner') ?? 0) + added(view, 'jubilee.banners').by;
        return [score('red', null, [{ label: 'banners', quantity, each: 1, points: quantity, ...because('banners') }])];
      },
    },
  ],
});
