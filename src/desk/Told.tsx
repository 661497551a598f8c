/** What the engine says of a defect, in English, behind what it means in the language that is spoken. */
import { meantBy } from './words/index.js';

export function Told({ code, message }: { readonly code?: string | undefined; readonly message: string }) {
  const meant = meantBy(code);
  if (meant === undefined) return <span lang="en">{message}</span>;
  return (
    <>
      {meant}{' '}
      <small lang="en" class="detail">
        {message}
      </small>
    </>
  );
}
