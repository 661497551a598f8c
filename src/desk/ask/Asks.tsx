/** All actions of the step at hand: the legal ones, and the others with the reason why not. */
import type { Snapshot } from '../engine/api.js';
import { ask, asks, look, replace, situation } from '../state/desk.js';
import { exampleAction, exampleSnapshot } from '../state/example.js';
import { arrangement, offered, sought } from '../state/offers.js';
import { startChoice, startSnapshot } from '../state/start.js';
import { nameOf, t } from '../words/index.js';
import { walkOverText } from '../words/say.js';
import { SHORT, type Arrangement } from './groups.js';
import { alongOffers, Fold, Offers } from './Offers.js';

export function Asks() {
  const { snapshot } = situation.value;
  const list = offered.value;
  const legal = list.filter(({ verdict }) => verdict !== 'illegal');
  const illegal = list.filter(({ verdict }) => verdict === 'illegal');
  const open = legal.filter(({ verdict }) => verdict !== 'legal').length;
  const step = snapshot.turn?.step;
  if (snapshot === startSnapshot) return <Welcome />;
  if (look.value && look.value.defects.length > 0) return <p class="quiet">{t('once the position is sound, all actions are listed here')}</p>;
  if (step === 'game-over') return <p class="quiet">{t('the game is over')}</p>;
  return (
    <section class="actions" aria-labelledby="actions-title" data-testid="asks" onKeyDown={alongOffers}>
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
      {asks.value.length > SHORT && <Sought />}
      {list.length > 0 && (
        <h3>
          {t('{count} legal', { count: legal.length - open })}
          {open > 0 && `, ${t('{count} not certain', { count: open })}`}
        </h3>
      )}
      {step === 'move-dragon' && list.length > 0 && legal.length === 0 && <p>{walkOverText(stepsLeftIn(snapshot))}</p>}
      <Offers of={legal} id="legal" />
      {illegal.length > 0 && (
        <Fold id="illegal" isOpen={legal.length === 0 && sought.value !== ''} title={t('{count} not legal, and why', { count: illegal.length })}>
          <Offers of={illegal} id="illegal" />
        </Fold>
      )}
    </section>
  );
}

const ARRANGEMENTS: Readonly<Record<Arrangement, () => string>> = { piece: () => t('by piece'), tile: () => t('by tile') };

/** To find one among many. */
function Sought() {
  const all = asks.value.length;
  const count = offered.value.length;
  return (
    <div role="search" aria-label={t('search the actions')}>
      <div class="row">
        <input
          type="search"
          placeholder={t('city [1, -2] …')}
          aria-label={t('search the actions')}
          data-testid="sought"
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
        <select
          aria-label={t('grouped')}
          data-testid="arrangement"
          value={arrangement.value}
          onChange={({ currentTarget }) => (arrangement.value = currentTarget.value as Arrangement)}
        >
          {Object.entries(ARRANGEMENTS).map(([id, text]) => (
            <option key={id} value={id}>
              {text()}
            </option>
          ))}
        </select>
      </div>
      <p class="quiet" aria-live="polite">
        {sought.value === '' ? '' : t('{count} of {all} actions', { count, all })}
      </p>
    </div>
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
