/** A recorded game as a timeline: each move with its verdict, the points as a chart, the board at each step. */
import { useEffect } from 'preact/hooks';
import type { Defect } from '../engine/api.js';
import { Bill } from '../ask/Bill.js';
import { Icon } from '../Icon.js';
import { ask, replace } from '../state/desk.js';
import { go } from '../router.js';
import { Open } from '../take/TakeAlong.js';
import { language, t } from '../words/index.js';
import { actionText, messageText, nextText, VERDICT_WORDS } from '../words/say.js';
import { Chart } from './Chart.js';
import { gameDefects, goTo, index, played, progress, seen } from './game.js';
import { Steps } from './Steps.js';
import { Stage } from './Stage.js';

export default function ReplayPage() {
  useEffect(() => {
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
  const speech = language.value;
  useEffect(() => {
    if (played.value) void goTo(index.value);
  }, [speech]);
  const { value: running } = progress;
  return (
    <main class="page broad" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{t('Replay')}</h1>
      {running && (
        <div role="status">
          <p>{t('{done} of {count} messages judged', { done: running.done, count: running.of })}</p>
          <progress value={running.done} max={running.of} aria-label={t('being judged')} />
        </div>
      )}
      {gameDefects.value.length > 0 && (
        <ul class="defects" role="alert">
          {gameDefects.value.map(({ pointer, message }) => (
            <li key={pointer + message}>
              {message} <code>{pointer}</code>
            </li>
          ))}
        </ul>
      )}
      {played.value ? (
        <Game />
      ) : (
        !running && (
          <p class="lead">
            {t('Open a game that was recorded: by JCloisterZone, or our own. It is judged here, move by move, and never leaves this computer.')}
          </p>
        )
      )}
      <Open />
    </main>
  );
}

/** The arrows step through the game, unless they are wanted elsewhere. */
function keys(event: KeyboardEvent): void {
  if (!played.value || (event.target as Element).closest?.('input,textarea,select,svg,[role=tab]')) return;
  if (event.key === 'ArrowRight') void goTo(index.value + 1);
  else if (event.key === 'ArrowLeft') void goTo(index.value - 1);
}

function Game() {
  const { steps, firstIllegal, otherPoints, unread, final, assertions, players } = played.value!;
  const last = steps.length - 1;
  const failed = assertions.filter(({ ok }) => ok === false);
  return (
    <div class="replay" data-testid="game">
      <div>
        <Stage />
        <div class="row wrap">
          <Go to={0} name="first" label={t('to the beginning')} />
          <Go to={index.value - 1} name="previous" label={t('one step back')} />
          <Go to={index.value + 1} name="next" label={t('one step on')} />
          <Go to={last} name="last" label={t('to the end')} />
          <span data-testid="step-number">
            {index.value + 1} / {steps.length}
          </span>
          {firstIllegal >= 0 ? (
            <button type="button" data-testid="first-illegal" onClick={() => void goTo(firstIllegal)}>
              {t('to the first move that is not legal')}
            </button>
          ) : (
            <span class="badge legal">{unread ? t('every move up to there is legal') : t('every move is legal')}</span>
          )}
          {unread && (
            <button type="button" data-testid="unread" onClick={() => void goTo(unread.index)}>
              {t('to the message that cannot be read')}
            </button>
          )}
          {otherPoints && (
            <button type="button" data-testid="other-points" onClick={() => void goTo(otherPoints.index)}>
              {t('to the first points that are not those of the file')}
            </button>
          )}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={index.value}
          aria-label={t('step of the game')}
          onInput={({ currentTarget }) => void goTo(Number(currentTarget.value))}
        />
        <Chart />
        <p>{players.map((player, i) => t('{player}: {count} points', { player, count: final.points[i] ?? 0 })).join(' · ')}</p>
        {assertions.length > 0 && (
          <details>
            <summary>{t('{held} of {all} statements of the file hold', { held: assertions.length - failed.length, all: assertions.length })}</summary>
            <ul>
              {assertions.map(({ text, ok }, i) => (
                <li key={i} class={ok === false ? 'no' : ''}>
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div>
        <Steps />
        <Now />
      </div>
    </div>
  );
}

/** Where the game stops, and why. */
function Unread({ defects, number }: { readonly defects: readonly Defect[]; readonly number: number }) {
  return (
    <section class="verdict" aria-live="polite" data-testid="step" data-verdict="unread">
      <h2 class="answer illegal">{t('message {number} cannot be read', { number })}</h2>
      <ul>
        {defects.map(({ pointer, message }) => (
          <li key={pointer + message}>
            {message} <code>{pointer}</code>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('the game is shown up to there')}</p>
    </section>
  );
}

function Go({ to, name, label }: { readonly to: number; readonly name: 'first' | 'previous' | 'next' | 'last'; readonly label: string }) {
  return (
    <button type="button" aria-label={label} data-testid={`go-${name}`} onClick={() => void goTo(to)}>
      <Icon name={name} />
    </button>
  );
}

/** The move at hand: what was done, and what the engine says of it. */
function Now() {
  const { choice, steps, otherPoints, unread } = played.value!;
  const step = steps[index.value];
  if (!step) return null;
  const { action, verdict, player, message, points } = step;
  if (unread?.index === index.value) return <Unread defects={unread.defects} number={unread.index + 1} />;
  const { findings, scores } = seen.value?.index === index.value ? seen.value : step;
  const before = seen.value?.before;
  const against = findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled');
  const toDesk = (judgeIt: boolean) => {
    const shown = judgeIt ? before : seen.value?.after;
    if (!shown) return;
    replace(() => ({ choice, snapshot: shown }));
    go('/');
    if (judgeIt && action) void ask(action as Parameters<typeof ask>[0], false);
  };
  return (
    <section class="verdict" aria-live="polite" data-testid="step" data-verdict={verdict ?? 'none'}>
      <p class="question">
        {player}: {action && before ? actionText(action as Parameters<typeof ask>[0], before) : messageText(message)}
      </p>
      <h2 class={`answer ${verdict ?? ''}`}>{verdict ? t(VERDICT_WORDS[verdict] ?? verdict) : t('not a move of the game')}</h2>
      {against.map(({ rule, message: text }) => (
        <p key={rule}>
          {text} <code>{rule}</code>
        </p>
      ))}
      {otherPoints?.index === index.value && (
        <p class="no">{t('points here: {ours}; in the file: {theirs}', { ours: points.join(' · '), theirs: otherPoints.theirs.join(' · ') })}</p>
      )}
      <Bill scores={scores} />
      <div class="row wrap">
        <button type="button" onClick={() => toDesk(false)}>
          {t('this position on the desk')}
        </button>
        {action && (
          <button type="button" onClick={() => toDesk(true)}>
            {t('ask about this move')}
          </button>
        )}
      </div>
      {seen.value?.after.turn && <p class="quiet">{nextText(seen.value.after.turn)}</p>}
    </section>
  );
}
