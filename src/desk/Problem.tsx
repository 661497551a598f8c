/** What went wrong, told in full. */
import { Told } from './Told.js';
import type { Problem as Refusal } from './state/remote.js';
import { meantBy } from './words/index.js';

export function Problem({ problem: { title, detail, code, errors = [] } }: { readonly problem: Refusal }) {
  return (
    <div class="problem" role="alert">
      <p>
        <b>{meantBy(code) ?? title}</b> {code === undefined ? detail : <span lang="en">{detail}</span>}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pointer, code: kind, message }) => (
            <li key={pointer + message}>
              <Told code={kind} message={message} /> <code>{pointer}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
