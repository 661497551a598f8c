/** One piece that stands or lies somewhere, and what may be done with it. */
import { heldText } from '../board/Board.js';
import { say } from '../state/desk.js';
import { t } from '../words/index.js';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly text: string;
  readonly warnings?: readonly { readonly side: string; readonly message: string }[];
  /** Whether it may come to stand there is asked. */
  readonly judge?: () => void;
  /** What is in hand is put beside it. */
  readonly join?: () => void;
  readonly take?: () => void;
  readonly remove: () => void;
  /** What else is said of it. */
  readonly children?: ComponentChildren;
}

export function Standing({ text, warnings = [], judge, join, take, remove, children }: Props) {
  return (
    <li class="row wrap">
      <span>
        {text}
        {warnings.map(({ side, message }) => (
          <small key={message} class={side === 'threatens' ? 'no' : 'yes'}>
            {' '}
            {message}
          </small>
        ))}
      </span>
      {judge && (
        <button type="button" class="judge" onClick={judge}>
          {t('may it be placed here?')}
        </button>
      )}
      {join && (
        <button type="button" onClick={join}>
          {t('put {what} here', { what: heldText() })}
        </button>
      )}
      {take && (
        <button
          type="button"
          onClick={() => {
            take();
            say(t('in hand: {what}', { what: heldText() }));
          }}
          aria-label={t('take up: {what}', { what: text })}
        >
          {t('take up')}
        </button>
      )}
      <button type="button" onClick={remove} aria-label={t('remove: {what}', { what: text })}>
        {t('remove')}
      </button>
      {children}
    </li>
  );
}
