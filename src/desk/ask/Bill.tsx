/** Scores as a bill: no number without its line. */
import type { Score } from '../engine/api.js';
import { t } from '../words/index.js';
import { spotText } from '../words/say.js';

export function Bill({ scores }: { readonly scores: readonly Score[] }) {
  if (scores.length === 0) return null;
  return (
    <div class="bill" data-testid="bill">
      {scores.map(({ player, feature, lines, points }, i) => (
        <table key={i}>
          <caption>
            {player}
            {feature && <span class="quiet"> {spotText(feature)}</span>}
          </caption>
          <thead class="hidden">
            <tr>
              <th scope="col">{t('for')}</th>
              <th scope="col">{t('how many')}</th>
              <th scope="col">{t('points')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, quantity, each, points: sum, rule }, k) => (
              <tr key={k} title={rule}>
                <td>{label}</td>
                <td>
                  {quantity} × {each}
                </td>
                <td>{sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')}
              </th>
              <td>{points}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}
