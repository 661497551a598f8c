/** All actions of the step at hand: the legal ones, and the others with the reason why not. */
import type { Ask, Snapshot } from '../engine/api.js';
import { ask, asks, look, replace, situation } from '../state/desk.js';
import { exampleAction, exampleSnapshot } from '../state/example.js';
import { startChoice, startSnapshot } from '../state/start.js';
import { nameOf, t } from '../words/index.js';
import { actionText, toldOf, walkOverText } from '../words/say.js';
import { Icon } from '../Icon.js';

/** Before the list is folded. */
const SHORT = 24;

export function AskButton({ one }: { readonly one: Ask }) {
  const { snapshot } = situation.value;
  return (
    <button type="button" class={`ask ${one.verdict}`} data-verdict={one.verdict} data-action={one.action.type} onClick={() => void ask(one.action)}>
      <span class="sign" aria-hidden="true">
        <Icon name={one.verdict === 'legal' ? 'yes' : one.verdict === 'illegal' ? 'no' : 'doubt'} />
      </span>
      <span>
        {actionText(one.action, snapshot)}
        <span class="hidden">: {t(one.verdict)}</span>
        {one.why !== null && <small>{toldOf(one.why, snapshot)}</small>}
      </span>
    </button>
  );
}

export function Asks() {
  const { snapshot } = situation.value;
  const list = asks.value;
  const legal = list.filter(({ verdict }) => verdict !== 'illegal');
  const illegal = list.filter(({ verdict }) => verdict === 'illegal');
  const step = snapshot.turn?.step;
  if (snapshot === startSnapshot) return <Welcome />;
  if (look.value && look.value.defects.length > 0) return <p class="quiet">{t('once the position is sound, all actions are listed here')}</p>;
  if (step === 'game-over') return <p class="quiet">{t('the game is over')}</p>;
  return (
    <section class="actions" aria-labelledby="actions-title" data-testid="asks">
      <h2 id="actions-title" tabIndex={-1}>
        {snapshot.turn
          ? t('{player}: {step}', { player: look.value?.decider ?? snapshot.turn.player, step: nameOf('step', step ?? '') })
          : t('nobody has the turn')}
      </h2>
      <p class="quiet">
        {step === 'place-tile' && snapshot.turn?.tile === undefined
          ? t('choose the tile in hand, or a later step, to ask what is legal')
          : t('choose an action, here or on the board, to have it judged')}
      </p>
      {list.length > 0 && <h3>{t('{count} legal', { count: legal.length })}</h3>}
      {step === 'move-dragon' && list.length > 0 && legal.length === 0 && <p>{walkOverText(stepsLeftIn(snapshot))}</p>}
      <List of={legal} />
      {illegal.length > 0 && (
        <details>
          <summary>{t('{count} not legal, and why', { count: illegal.length })}</summary>
          <List of={illegal} />
        </details>
      )}
    </section>
  );
}

const stepsLeftIn = ({ turn }: Snapshot) => (turn as { readonly dragon?: { readonly stepsLeft?: number } } | undefined)?.dragon?.stepsLeft;

/** What the desk is for, to whoever sees it for the first time. */
function Welcome() {
  const show = () => {
    replace(({ choice }) => ({ choice: choice.expansions?.includes('princess-and-dragon') ? choice : startChoice, snapshot: exampleSnapshot }));
    void ask(exampleAction);
  };
  return (
    <section class="actions" aria-labelledby="actions-title" data-testid="welcome">
      <h2 id="actions-title" tabIndex={-1}>
        {t('Is this move legal?')}
      </h2>
      <p>
        {t('Lay the position of your dispute: take a tile and put it where it lies, put figures on it, and say under “Turn” what is to be decided.')}
      </p>
      <p>{t('Then every action is listed, the legal ones and the others; each is judged with the printed rule that decides it.')}</p>
      <button type="button" class="primary" data-testid="example" onClick={show}>
        {t('show me an example')}
      </button>
      <p>
        <a href="/docs/judges" hreflang="en">
          {t('the guide for judges and organisers')}
        </a>
      </p>
    </section>
  );
}

function List({ of }: { readonly of: readonly Ask[] }) {
  const item = (one: Ask, i: number) => (
    <li key={i}>
      <AskButton one={one} />
    </li>
  );
  return (
    <>
      <ul class="asks">{of.slice(0, SHORT).map(item)}</ul>
      {of.length > SHORT && (
        <details>
          <summary>{t('{count} more', { count: of.length - SHORT })}</summary>
          <ul class="asks">{of.slice(SHORT).map(item)}</ul>
        </details>
      )}
    </>
  );
}
