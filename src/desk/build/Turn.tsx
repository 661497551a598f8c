/** Whose turn it is, at which step, with which tile, and what has been done in it. */
import { justLaid, withStep, withTurn } from '../state/build.js';
import { box, edit, laidOut, look, situation } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { cellText, tileText } from '../words/say.js';
import { Done } from './Done.js';
import { State } from './State.js';
import { Stepper } from './Stepper.js';

export function Turn() {
  const { snapshot } = situation.value;
  const { turn, players, bag } = snapshot;
  const steps = box.value?.steps ?? [];
  const step = turn?.step ?? '';
  const decider = look.value?.decider;
  const choose = (next: string) => edit((before) => withStep(before, next, box.value?.tellingSteps.includes(next)));
  return (
    <section class="turn" aria-label={t('Turn')}>
      <label class="row">
        <span class="label">{t('player')}</span>
        <select
          data-testid="turn-player"
          value={turn?.player}
          onChange={({ currentTarget }) => edit((before) => withTurn(before, { player: currentTarget.value }))}
        >
          {players.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label class="row">
        <span class="label">{t('step')}</span>
        <select data-testid="turn-step" value={step} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {!steps.includes(step) && <option value={step}>{nameOf('step', step)}</option>}
          {steps.map((id) => (
            <option key={id} value={id}>
              {nameOf('step', id)}
            </option>
          ))}
        </select>
      </label>
      {step === 'place-tile' ? <TileDrawn /> : <TileLaid />}
      <div class="row">
        <span class="label">{t('tiles left')}</span>
        <Stepper
          label={t('tiles left after the one in hand')}
          value={bag?.remaining}
          onChange={(remaining) => edit((before) => ({ ...before, bag: { ...before.bag, remaining } }))}
          testid="bag"
        />
      </div>
      {decider && decider !== turn?.player && <p>{t('{player} decides', { player: decider })}</p>}
      <Done />
      <State />
    </section>
  );
}

function TileDrawn() {
  const { turn } = situation.value.snapshot;
  const tiles = laidOut.value;
  return (
    <label class="row">
      <span class="label">{t('tile in hand')}</span>
      <select
        data-testid="turn-tile"
        value={turn?.tile ?? ''}
        onChange={({ currentTarget: { value } }) =>
          edit((before) => {
            const { tile: _before, ...rest } = before.turn!;
            return { ...before, turn: value === '' ? rest : { ...rest, tile: value } };
          })
        }
      >
        <option value="">{t('none')}</option>
        {tiles.map(({ id }) => (
          <option key={id} value={id}>
            {tileText(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

function TileLaid() {
  const { turn, tiles } = situation.value.snapshot;
  const at = turn?.placed?.at;
  return (
    <label class="row">
      <span class="label">{t('tile just laid')}</span>
      <select
        data-testid="turn-placed"
        value={at?.join(' ') ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const [x, y] = value.split(' ').map(Number);
          if (x !== undefined && y !== undefined) edit((before) => justLaid(before, [x, y]));
        }}
      >
        {!at && <option value="">{t('none')}</option>}
        {[...tiles].reverse().map((laid) => (
          <option key={laid.at.join(' ')} value={laid.at.join(' ')}>
            {cellText(laid.at)} {tileText(laid.tile)}
          </option>
        ))}
      </select>
    </label>
  );
}
