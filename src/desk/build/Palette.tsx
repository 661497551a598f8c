/** All tiles of the ruleset: searched, filtered, counted, taken into the hand. */
import { useComputed, useSignal } from '@preact/signals';
import { turnedSize, turning } from '../board/turned.js';
import type { TileSeen, UnprintedSeen } from '../engine/api.js';
import { withoutDrawn, withStep, withTurn } from '../state/build.js';
import { box, edit, held, laidOut, rotation, say, situation, untold } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { tileText } from '../words/say.js';
import { Print } from './Print.js';

/** Tiles that are drawn at once; more are a click away. */
const PAGE = 48;

/** Every word must begin one of these, in whichever language of the catalogue. */
function matches(words: readonly string[], wanted: readonly string[]): boolean {
  const parts = [...words, ...words.map((word) => nameOf('feature', word).toLowerCase())].join(' ').split(/[\s/-]+/);
  return wanted.every((word) => words.includes(word) || parts.some((part) => part.startsWith(word)));
}

type Named = Pick<TileSeen, 'id' | 'expansion' | 'words'>;

/** What the tiles show comes before what their expansion is called: a princess before all of The Princess & the Dragon. */
function search<T extends Named>(tiles: readonly T[], query: string): readonly T[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return tiles;
  const shows = ({ id, expansion, words }: Named) => [...words.filter((word) => word !== id && word !== expansion), tileText(id).toLowerCase()];
  const showing = tiles.filter((tile) => matches(shows(tile), wanted));
  return [...showing, ...tiles.filter((tile) => !showing.includes(tile) && matches([...tile.words, tileText(tile.id).toLowerCase()], wanted))];
}

/** How many are in the box, less those on the board, in hand, set aside and in front of players; a table with several boxes may have laid more. */
function left(tile: TileSeen): number | null {
  if (tile.copies === null) return null;
  const { tiles, turn, bag, players } = situation.value.snapshot;
  const laid = tiles.filter((one) => one.tile === tile.id).length;
  const inHand = turn?.tile === tile.id && !turn.placed ? 1 : 0;
  const aside = [...(bag?.setAside ?? []), ...players.flatMap(({ hand = [] }) => hand)].filter((id) => id === tile.id).length;
  return Math.max(0, tile.copies - laid - inHand - aside);
}

export function Palette() {
  const query = useSignal('');
  const expansion = useSignal('');
  const shown = useSignal(PAGE);
  // whoever has told one print goes on to the next
  const isOpen = useSignal(false);
  const isWanted = (tile: Named) => expansion.value === '' || tile.expansion === expansion.value;
  const found = useComputed(() => search(laidOut.value.filter(isWanted), query.value));
  const bare = useComputed(() => {
    const known = new Set(laidOut.value.map(({ id }) => id));
    return search(
      (box.value?.unprinted ?? []).filter((tile) => isWanted(tile) && !known.has(tile.id)),
      query.value,
    );
  });
  const expansions = [...new Set([...laidOut.value, ...(box.value?.unprinted ?? [])].map((tile) => tile.expansion))];
  const told = box.value?.unprinted.find(({ id }) => id === untold.value);
  return (
    <section class="palette" aria-label={t('Tiles')}>
      {told && <Print key={told.id} tile={told} />}
      <Reprint />
      <div class="row">
        <input
          type="search"
          placeholder={t('city road inn …')}
          aria-label={t('search tiles')}
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
            shown.value = PAGE;
          }}
        />
        <select aria-label={t('expansion')} value={expansion.value} onChange={({ currentTarget }) => (expansion.value = currentTarget.value)}>
          <option value="">{t('all')}</option>
          {expansions.map((id) => (
            <option key={id} value={id}>
              {nameOf('expansion', id)}
            </option>
          ))}
        </select>
      </div>
      <p class="quiet" aria-live="polite">
        {t('{count} tiles', { count: found.value.length })}
      </p>
      <ul class="tiles" data-testid="palette" onKeyDown={moveAlong}>
        {found.value.slice(0, shown.value).map((tile, i) => (
          <li key={tile.id}>
            <TileButton tile={tile} isFirst={i === 0} />
          </li>
        ))}
      </ul>
      {found.value.length > shown.value && (
        <button type="button" class="wide" onClick={() => (shown.value += PAGE)}>
          {t('more')}
        </button>
      )}
      {bare.value.length > 0 && (
        <details
          open={isOpen.value || query.value !== '' || expansion.value !== ''}
          data-testid="unprinted"
          onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
        >
          <summary>{t('tiles that no source shows ({count})', { count: bare.value.length })}</summary>
          <ul class="tiles" onKeyDown={moveAlong}>
            {bare.value.map((tile, i) => (
              <li key={tile.id}>
                <BareButton tile={tile} isFirst={i === 0} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** One stop of the Tab key for all tiles; the arrows go from tile to tile. */
function moveAlong(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const now = buttons.indexOf(document.activeElement as HTMLElement);
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const step: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -now,
    End: buttons.length - 1 - now,
  };
  const by = step[event.key];
  const next = by === undefined ? undefined : buttons[now + by];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

function TileButton({ tile, isFirst }: { readonly tile: TileSeen; readonly isFirst: boolean }) {
  const count = left(tile);
  const piece = held.value;
  const isHeld = piece?.what === 'tile' && piece.tile === tile.id;
  const turned = isHeld ? rotation.value : 0;
  const [width, height] = turnedSize(tile.size, turned);
  return (
    <button
      type="button"
      tabIndex={isFirst || isHeld ? 0 : -1}
      class={`tile${isHeld ? ' chosen' : ''}${count === 0 ? ' used' : ''}`}
      aria-pressed={isHeld}
      aria-label={[tileText(tile.id), nameOf('expansion', tile.expansion), ...(count === null ? [] : [t('{count} left', { count })])].join(', ')}
      title={`${tile.id}: ${tile.notation}`}
      data-tile-id={tile.id}
      onClick={() => {
        held.value = isHeld ? null : { what: 'tile', tile: tile.id };
        if (!isHeld) say(t('in hand: {what}', { what: tileText(tile.id) }));
      }}
    >
      <svg viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
        <g transform={isHeld ? turning(tile.size, turned) : undefined} dangerouslySetInnerHTML={{ __html: tile.markup }} />
      </svg>
      {count !== null && (
        <span class="count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

/** A tile of which it has to be said first what it shows. */
function BareButton({ tile: { id, size, isHalf, expansion }, isFirst }: { readonly tile: UnprintedSeen; readonly isFirst: boolean }) {
  const [width, height] = [size[0] * 100, size[1] * 100];
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      class={`tile bare${untold.value === id ? ' chosen' : ''}`}
      aria-pressed={untold.value === id}
      aria-label={`${tileText(id)}, ${nameOf('expansion', expansion)}, ${t('what is printed on it is to be said')}`}
      title={id}
      data-unprinted={id}
      onClick={() => (untold.value = untold.value === id ? null : id)}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={isHalf ? 'M2 2H96L2 96Z' : `M2 2H${width - 2}V${height - 2}H2Z`} />
      </svg>
      <span class="number" aria-hidden="true">
        {id.split('/')[1]}
      </span>
    </button>
  );
}

/** Of a tile in hand whose print the position tells it may be told again. */
function Reprint() {
  const piece = held.value;
  if (piece?.what !== 'tile' || untold.value !== null || !box.value?.unprinted.some(({ id }) => id === piece.tile)) return null;
  return (
    <button type="button" class="wide" data-testid="reprint" onClick={() => (untold.value = piece.tile)}>
      {t('what is printed on it')}
    </button>
  );
}

/** What is in hand becomes the tile that the player has drawn: the question is then where he may lay it. */
export function DrawButton() {
  const piece = held.value;
  const { turn } = situation.value.snapshot;
  if (piece?.what !== 'tile') return turn?.step === 'place-tile' && turn.tile !== undefined ? <Drawn tile={turn.tile} /> : null;
  return (
    <button
      type="button"
      class="wide"
      onClick={() => {
        edit((snapshot) => withTurn(withStep(snapshot, 'place-tile'), { tile: piece.tile }));
        held.value = null;
        say(t('drawn: {tile}', { tile: tileText(piece.tile) }));
      }}
    >
      {t('it has been drawn: where may it be laid?')}
    </button>
  );
}

/** The tile that the question is about, for as long as it is. */
function Drawn({ tile }: { readonly tile: string }) {
  return (
    <p class="row wrap" data-testid="drawn">
      <span>{t('drawn: {tile}', { tile: tileText(tile) })}</span>
      <button
        type="button"
        class="end"
        onClick={() => {
          edit(withoutDrawn);
          say(t('nothing is in hand'));
        }}
      >
        {t('take it back')}
      </button>
    </p>
  );
}
