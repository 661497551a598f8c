/** What a player has besides his figures: tokens by kind and pair, and tiles that lie before him. */
import type { Snapshot, TokenSeen } from '../engine/api.js';
import { withPlayer } from '../state/build.js';
import { box, edit, laidOut } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { tileText } from '../words/say.js';
import { Stepper } from './Stepper.js';
import { Icon } from '../Icon.js';

type Player = Snapshot['players'][number];
interface Props {
  readonly player: Player;
}

const change = (id: string, edit_: (player: Player) => Player) => edit((before) => withPlayer(before, id, edit_));

export function Holdings({ player }: Props) {
  const tokens = box.value?.tokens ?? [];
  return (
    <>
      {tokens.length > 0 && (
        <details>
          <summary>{t('tokens')}</summary>
          {tokens.map((token) => (
            <Held key={token.kind} player={player} token={token} />
          ))}
        </details>
      )}
      <Hand player={player} />
    </>
  );
}

/** Where anything is said of a player's tokens, he has none of what is not named. */
function Held({ player: { id, tokens }, token: { kind, pairs } }: Props & { readonly token: TokenSeen }) {
  const held = tokens?.[kind];
  const line = (pair: string, value: number | undefined, set: (count: number) => NonNullable<Player['tokens']>[string]) => {
    const name = `${nameOf('token', kind)} ${pair}`.trim();
    return (
      <div class="row" key={pair}>
        <span class="label">{name}</span>
        <Stepper
          label={t('{kind} of {owner}', { kind: name, owner: id })}
          value={value ?? (tokens ? 0 : undefined)}
          onChange={(count) => change(id, (player) => ({ ...player, tokens: { ...player.tokens, [kind]: set(count) } }))}
          testid={`tokens-${id}-${kind}${pair}`}
        />
      </div>
    );
  };
  if (pairs.length === 0) return line('', typeof held === 'number' ? held : undefined, (count) => count);
  const inPairs = typeof held === 'object' ? held : {};
  return <>{pairs.map((pair) => line(pair, inPairs[pair], (count) => ({ ...inPairs, [pair]: count })))}</>;
}

/** Which one somebody has may be known before anybody says what it shows. */
const unprintedTiles = () => (box.value?.unprinted ?? []).filter(({ id }) => !laidOut.value.some((tile) => tile.id === id));

function Hand({ player: { id, hand = [] } }: Props) {
  const set = (next: readonly string[]) => change(id, (player) => ({ ...player, hand: [...next] }));
  return (
    <details>
      <summary>{t('tiles in front of him')}</summary>
      <ul class="standing">
        {hand.map((tile, i) => (
          <li class="row" key={i}>
            <span>{tileText(tile)}</span>
            <button
              type="button"
              class="quiet"
              aria-label={t('remove: {what}', { what: tileText(tile) })}
              onClick={() => set(hand.filter((_, k) => k !== i))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={t('a tile more in front of {player}', { player: id })}
        data-testid={`hand-${id}`}
        value=""
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          currentTarget.value = '';
          if (value !== '') set([...hand, value]);
        }}
      >
        <option value="">{t('a tile more')}</option>
        {[...laidOut.value, ...unprintedTiles()].map(({ id: tile }) => (
          <option key={tile} value={tile}>
            {tileText(tile)}
          </option>
        ))}
      </select>
    </details>
  );
}
