/** Before and after of what the pictures do not show, as a table. */
import type { Snapshot } from '../engine/api.js';
import { situation } from '../state/desk.js';
import { changesIn } from '../words/changes.js';
import { t } from '../words/index.js';

export function Changes({ after }: { readonly after: Snapshot }) {
  const changes = changesIn(situation.value.snapshot, after);
  if (changes.length === 0) return null;
  return (
    <table class="changes" data-testid="changes">
      <caption>{t('off the tiles')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{t('what changes')}</span>
          </th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after: now }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
