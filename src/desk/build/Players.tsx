/** The players in turn order: score, supply, and their figures to be taken into the hand. */
import type { Snapshot } from '../engine/api.js';
import { addPlayer, removePlayer, withPlayer } from '../state/build.js';
import { box, edit, situation } from '../state/desk.js';
import { nameOf, t, wordOf } from '../words/index.js';
import { COLOURS } from './colours.js';
import { Holdings } from './Holdings.js';
import { colourOf, Piece } from './Piece.js';
import { Stepper } from './Stepper.js';
import { Icon } from '../Icon.js';

type Player = Snapshot['players'][number];

export function Players() {
  const { snapshot } = situation.value;
  const own = (box.value?.figures ?? []).filter(({ neutral }) => !neutral);
  const kinds = own.filter(({ perPlayer }) => perPlayer > 0);
  const free = COLOURS.find((name) => !snapshot.players.some(({ id }) => id === name));
  return (
    <section class="players" aria-label={t('Players')}>
      {snapshot.players.map((player) => {
        const { id, score, supply } = player;
        return (
          <fieldset key={id} data-player={id}>
            <legend>
              <span class="swatch" style={{ background: colourOf(id) }} />
              {id}
              {snapshot.turn?.player === id && <em> {t('has the turn')}</em>}
            </legend>
            <div class="row">
              <span class="label">{t('points')}</span>
              <Stepper
                label={t('points of {player}', { player: id })}
                value={score}
                min={-1000}
                onChange={(value) => edit((before) => withPlayer(before, id, (now) => ({ ...now, score: value })))}
                testid={`score-${id}`}
              />
              {snapshot.players.length > 1 && (
                <button
                  type="button"
                  class="quiet end"
                  aria-label={t('remove {player}', { player: id })}
                  onClick={() => edit((before) => removePlayer(before, id))}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            <Numbers player={player} />
            <div class="tray">
              {(kinds.length > 0 ? kinds : own).map(({ kind }) => (
                <Piece key={kind} piece={{ what: 'figure', kind, owner: id }} count={supply ? (supply[kind] ?? 0) : undefined} />
              ))}
            </div>
            <details>
              <summary>{t('supply')}</summary>
              {kinds.map(({ kind }) => (
                <div class="row" key={kind}>
                  <span class="label">{nameOf('figure', kind)}</span>
                  <Stepper
                    label={t('{kind} of {owner}', { kind: nameOf('figure', kind), owner: id })}
                    value={supply && (supply[kind] ?? 0)}
                    onChange={(value) => edit((before) => withPlayer(before, id, (now) => ({ ...now, supply: { ...now.supply, [kind]: value } })))}
                    testid={`supply-${id}-${kind}`}
                  />
                </div>
              ))}
            </details>
            <Holdings player={player} />
          </fieldset>
        );
      })}
      {free !== undefined && (
        <button
          type="button"
          class="wide"
          onClick={() => edit((before) => addPlayer(before, free, Object.fromEntries(kinds.map(({ kind, perPlayer }) => [kind, perPlayer]))))}
        >
          {t('add a player')}
        </button>
      )}
      <NeutralPieces />
    </section>
  );
}

/** What an expansion counts of him apart: of numbers that are told together those that nobody has told are 0. */
function Numbers({ player }: { readonly player: Player }) {
  const { id } = player;
  const members: Readonly<Record<string, unknown>> = { ...player };
  return (
    <>
      {(box.value?.playerMembers ?? []).map(({ name, numbers }) => {
        const told = members[name] as Readonly<Record<string, number>> | undefined;
        const none = Object.fromEntries(numbers.map((key) => [key, 0]));
        return (
          <div key={name} role="group" aria-label={t('{kind} of {owner}', { kind: wordOf(name), owner: id })}>
            <span class="label">{wordOf(name)}</span>
            {numbers.map((key) => (
              <div class="row" key={key}>
                <span class="label">{wordOf(key)}</span>
                <Stepper
                  label={t('{kind} of {owner}', { kind: wordOf(key), owner: id })}
                  value={told?.[key]}
                  min={-1000}
                  onChange={(value) => edit((before) => withPlayer(before, id, (now) => ({ ...now, [name]: { ...none, ...told, [key]: value } })))}
                  testid={`${name}-${id}-${key}`}
                />
              </div>
            ))}
          </div>
        );
      })}
    </>
  );
}

function NeutralPieces() {
  const neutral = (box.value?.figures ?? []).filter((figure) => figure.neutral);
  const tokens = box.value?.tokens ?? [];
  if (neutral.length + tokens.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('neutral figures and tokens')}</legend>
      <div class="tray">
        {neutral.map(({ kind }) => (
          <Piece key={kind} piece={{ what: 'neutral', kind }} />
        ))}
        {tokens.map(({ kind }) => (
          <Piece key={kind} piece={{ what: 'token', kind }} />
        ))}
      </div>
    </fieldset>
  );
}
