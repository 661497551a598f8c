/** The board: seen, moved, built on and asked about. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Ask, Cell } from '../engine/api.js';
import { quarterOn } from '../state/build.js';
import { ask, asked, asks, cursor, featureAt, fits, held, judged, laidOut, look, rotation, say, situation, spots, wantsFit } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { offered, pointed } from '../state/offers.js';
import { actionText, featureText, figureText, tileText, toldOf } from '../words/say.js';
import { listen, type Gestures } from './gestures.js';
import { boardKeys } from './keys.js';
import { bestOf, Cells, keyOf, Markers, spotsOf, type Spot } from './Markers.js';
import { put, putBack } from './put.js';
import { Names } from './Names.js';
import { Table } from './Table.js';
import { targetOf, type Target } from './target.js';
import { turning } from './turned.js';
import { cellUnder, fit, newView, zoom } from './viewport.js';
import { Icon } from '../Icon.js';

const view = newView();
const NOWHERE: readonly Cell[] = [];

export function Board() {
  const svg = useRef<SVGSVGElement>(null);
  const target = useSignal<Target | null>(null);
  const hoveredSpot = useSignal<string | null>(null);
  const tip = useSignal<{ readonly x: number; readonly y: number } | null>(null);
  const seen = look.value;
  const spots = useComputed(() => (held.value || judged.value ? [] : spotsOf(offered.value)));
  const shown = useComputed(() => new Set([hoveredSpot.value, ...pointed.value.map(keyOf)]));
  const lit = useComputed(() => {
    const place = target.value?.place;
    return place && (!held.value || ['figure', 'standing', 'captive'].includes(held.value.what)) ? featureAt(look.value, place) : undefined;
  });
  const gestures = useRef<Gestures | null>(null);
  gestures.current = gesturesOf(svg, target, hoveredSpot, tip, spots.value);
  useEffect(() => (svg.current ? listen(svg.current, view, () => gestures.current!) : undefined), []);
  useFirstFit(svg);
  usePaper(svg);
  const { x, y, scale } = view.value;
  const spot = spots.value.find(({ key }) => key === hoveredSpot.value);
  return (
    <div class={`board${held.value ? ' holding' : ''}`} data-testid="board">
      <svg
        ref={svg}
        role="application"
        // as the attribute is written: elements of SVG know no other spelling
        tabindex={0}
        aria-label={t('Board: arrow keys move from cell to cell, Enter opens a cell or puts down what is in hand, R turns it, plus and minus scale')}
        aria-describedby="board-hint"
        onKeyDown={(event) => boardKeys(event, view, svg.current!)}
      >
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Cells frontier={seen?.frontier ?? NOWHERE} fits={fits.value} rotation={rotation.value} />
          <Table markup={seen?.markup ?? ''} lit={lit.value} />
          {seen && <Names extent={seen.extent} areas={seen.areas} />}
          <Ghost target={target.value} />
          <Markers spots={spots.value} shown={shown.value} />
          <Proposed />
          {cursor.value && <rect class="cursor" x={cursor.value[0] * 100 + 1} y={cursor.value[1] * 100 + 1} width={98} height={98} rx={4} />}
        </g>
      </svg>
      {tip.value && (spot || lit.value) && !held.value && <Tip at={tip.value} spot={spot} text={lit.value ? featureText(lit.value) : ''} />}
      {held.value && held.value.what !== 'tile' && tip.value && lit.value && <Tip at={tip.value} spot={undefined} text={featureText(lit.value)} />}
      <BoardTools svg={svg} />
    </div>
  );
}

/** Another position is shown whole when it has been drawn; a change of the one that was there moves nothing. */
function useFirstFit(svg: { readonly current: SVGSVGElement | null }): void {
  const seen = look.value;
  const isStale = useRef(seen);
  useLayoutEffect(() => {
    if (!wantsFit.value || !seen || !svg.current || seen.markup === '' || (seen === isStale.current && seen !== null)) return;
    wantsFit.value = false;
    isStale.current = null;
    fitAll(svg.current);
  }, [seen]);
  useEffect(() => {
    if (look.value && svg.current) fitAll(svg.current);
  }, []);
}

/** On paper as much of it is seen as on the screen, whatever room it has there. */
function usePaper(svg: { readonly current: SVGSVGElement | null }): void {
  useEffect(() => {
    const before = () => {
      const { width, height } = svg.current!.getBoundingClientRect();
      svg.current!.setAttribute('viewBox', `0 0 ${width} ${height}`);
    };
    const after = () => svg.current?.removeAttribute('viewBox');
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}

export function fitAll(svg: SVGSVGElement): void {
  const { width, height } = svg.getBoundingClientRect();
  if (look.value && width > 0) fit(view, look.value, width, height);
}

function gesturesOf(
  svg: { readonly current: SVGSVGElement | null },
  target: { value: Target | null },
  hoveredSpot: { value: string | null },
  tip: { value: { readonly x: number; readonly y: number } | null },
  spots: readonly Spot[],
): Gestures {
  const under = (event: PointerEvent) => {
    const { left, top, right, bottom } = svg.current!.getBoundingClientRect();
    const cell: Cell = cellUnder(view.value, event.clientX - left, event.clientY - top);
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    const elements = document.elementsFromPoint(event.clientX, event.clientY);
    const [element = null] = elements.filter(
      (candidate) => svg.current!.contains(candidate) && !candidate.closest('.ghost,.cursor,.marker,.proposed'),
    );
    const marker = elements.find((candidate) => svg.current!.contains(candidate) && candidate.closest('.marker'))?.closest('[data-spot]');
    return {
      isInside,
      what: targetOf(element, cell),
      spot: marker?.getAttribute('data-spot') ?? null,
      x: event.clientX - left,
      y: event.clientY - top,
    };
  };
  return {
    grabs: (event) => {
      const { what } = under(event);
      return held.value === null && (what.figure !== undefined || what.neutral !== undefined) && !event.shiftKey;
    },
    hover: (event) => {
      const { isInside, what, spot, x, y } = under(event);
      if (event.buttons === 1 && held.value === null) takeUp(target.value ?? what);
      target.value = isInside && event.type !== 'pointerleave' ? what : null;
      hoveredSpot.value = isInside ? spot : null;
      tip.value = isInside && event.pointerType !== 'touch' && event.type !== 'pointerleave' ? { x, y } : null;
    },
    click: (event) => {
      const { what, spot } = under(event);
      cursor.value = what.cell;
      if (held.value) put(what);
      else if (spot !== null) askAt(spots.find(({ key }) => key === spot));
    },
    drop: (event) => {
      const { isInside, what } = under(event);
      if (isInside) put(what);
      else putBack();
      held.value = null;
      target.value = null;
    },
    wheel: (event) => {
      if (held.value?.what !== 'tile' || event.ctrlKey) return false;
      rotation.value = quarterOn(rotation.value, event.deltaY > 0 ? 1 : -1);
      return true;
    },
  };
}

/** A piece that is dragged off its place is in hand. */
function takeUp({ figure, neutral }: Target): void {
  const standing = look.value?.figures.find(({ id }) => id === figure);
  if (standing) held.value = { what: 'standing', id: standing.id, kind: standing.kind, ...(standing.owner !== null && { owner: standing.owner }) };
  else if (neutral !== undefined) held.value = { what: 'neutral', kind: neutral };
}

/** One action is asked about at once; of several the panel lets choose, but a tile is laid as it is turned. */
function askAt(spot: Spot | undefined): void {
  if (!spot) return;
  const best = bestOf(spot);
  const fitting = spot.asks.filter(({ verdict }) => verdict === best);
  const [only] = spot.asks;
  if (spot.isTile) {
    const turned = fitting.find(({ action }) => action.type === 'place-tile' && action.rotation === rotation.value) ?? fitting[0];
    if (turned) void ask(turned.action);
  } else if (spot.asks.length === 1 && only) void ask(only.action);
  else say(t('{count} actions are possible there', { count: spot.asks.length }));
}

/** The tile in hand over the cell where it would lie. */
function Ghost({ target }: { readonly target: Target | null }) {
  const piece = held.value;
  const design = piece?.what === 'tile' ? laidOut.value.find(({ id }) => id === piece.tile) : undefined;
  if (!design || !target) return null;
  const [x, y] = target.cell;
  const turn = `translate(${x * 100} ${y * 100}) ${turning(design.size, rotation.value)}`;
  return <g class="ghost" transform={turn} dangerouslySetInnerHTML={{ __html: design.markup }} />;
}

/** Where the action would happen that was asked about. */
function Proposed() {
  const action = asked.value;
  const found = action && asks.value.find((candidate) => candidate.action === action || JSON.stringify(candidate.action) === JSON.stringify(action));
  if (!found?.point) return null;
  const [x, y] = found.point;
  return <circle class="proposed" cx={x} cy={y} r={20} />;
}

function Tip({
  at,
  spot,
  text,
}: {
  readonly at: { readonly x: number; readonly y: number };
  readonly spot: Spot | undefined;
  readonly text: string;
}) {
  const { snapshot } = situation.value;
  const place = { left: `${at.x + 14}px`, top: `${at.y + 14}px` };
  return (
    <div class="tip" style={place} role="presentation">
      {spot ? spot.asks.slice(0, 6).map((one, i) => <TipLine key={i} one={one} text={actionText(one.action, snapshot)} />) : text}
      {spot && spot.asks.length > 6 && <p>…</p>}
    </div>
  );
}

const TipLine = ({ one, text }: { readonly one: Ask; readonly text: string }) => (
  <p class={one.verdict}>
    <b>{text}</b>
    {one.why !== null && <span> {toldOf(one.why, situation.value.snapshot)}</span>}
  </p>
);

function BoardTools({ svg }: { readonly svg: { readonly current: SVGSVGElement | null } }) {
  const scale = (by: number) => {
    const { width, height } = svg.current!.getBoundingClientRect();
    zoom(view, by, width / 2, height / 2);
  };
  const piece = held.value;
  const name = useMemo(() => (piece ? heldText() : ''), [piece]);
  return (
    <div class="tools">
      {piece && (
        <span class="inhand" data-testid="in-hand">
          {t('in hand: {what}', { what: name })}
          {piece.what === 'tile' && (
            <button type="button" onClick={() => (rotation.value = quarterOn(rotation.value))} aria-label={t('turn the tile')} title="R">
              <Icon name="turn" />
            </button>
          )}
          {spots.value.areas.length > 0 && (
            <button type="button" class="to" onClick={() => document.getElementById('off-tiles')?.focus()}>
              {t('off the tiles')}
            </button>
          )}
          <button type="button" onClick={() => putBack()} aria-label={t('put it back')} title="Esc">
            <Icon name="close" />
          </button>
        </span>
      )}
      <button type="button" class="narrow" onClick={toAnswers} aria-label={t('to what may be done')}>
        <Icon name="answers" />
      </button>
      <button type="button" onClick={() => scale(1.25)} aria-label={t('larger')}>
        <Icon name="plus" />
      </button>
      <button type="button" onClick={() => scale(0.8)} aria-label={t('smaller')}>
        <Icon name="minus" />
      </button>
      <button type="button" onClick={() => fitAll(svg.current!)} aria-label={t('show all')}>
        <Icon name="all" />
      </button>
    </div>
  );
}

/** On a phone the answers stand between board and palette, and are out of sight while one chooses tiles. */
const toAnswers = (): void => document.querySelector('.side.answers')?.scrollIntoView({ block: 'start' });

export function heldText(): string {
  const piece = held.value;
  if (!piece) return '';
  if (piece.what === 'tile') return tileText(piece.tile);
  if (piece.what === 'standing') return figureText(piece.id, situation.value.snapshot);
  if (piece.what === 'token') return nameOf('token', piece.kind);
  return piece.what !== 'neutral' && piece.owner !== undefined
    ? t('{kind} of {owner}', { kind: nameOf('figure', piece.kind), owner: piece.owner })
    : nameOf('figure', piece.kind);
}
