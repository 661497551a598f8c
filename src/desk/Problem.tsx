/** What went wrong, told in full. */
import type { Problem as Told } from './state/remote.js';

export function Problem({ problem: { title, detail, errors = [] } }: { readonly problem: Told }) {
  return (
    <div class="problem" role="alert">
      <p>
        <b>{title}</b> {detail}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pointer, message }) => (
            <li key={pointer + message}>
              {message} <code>{pointer}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
