/** The cell that was chosen: its tile, what stands on it, its features, and what could be done there. */
import { batch } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Action, Cell, FeatureSeen, Place, Snapshot } from '../engine/api.js';
import { justLaid, quarterOn, removeFigure, removeNeutral, removeTile, removeToken, turnTile } from '../state/build.js';
import { ask, box, cursor, edit, fits, held, judged, look, rotation, say, situation, spots } from '../state/desk.js';
import { offered } from '../state/offers.js';
import { heldText } from '../board/Board.js';
import { bindingOf, isHalfFree, put } from '../board/put.js';
import type { Target } from '../board/target.js';
import { nameOf, t, wordOf } from '../words/index.js';
import { cellText, edgeText, featureText, figureText, tileText } from '../words/say.js';
import { alongOffers, Offers } from './Offers.js';
import { FigureFields } from './FigureFields.js';
import { Standing } from './Standing.js';
import { TokenFields } from './TokenFields.js';
import { Icon } from '../Icon.js';

const on = (cell: Cell, spot: object | undefined): boolean =>
  spot !== undefined && 'tile' in spot && (spot.tile as Cell)?.[0] === cell[0] && (spot.tile as Cell)?.[1] === cell[1];

export function Here() {
  const cell = cursor.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // a verdict stands before it, and would leave no sign that anything was chosen
  useEffect(() => {
    if (judged.peek()) heading.current?.scrollIntoView({ block: 'start' });
  }, [cell]);
  if (!cell) return null;
  const laid = situation.value.snapshot.tiles.filter(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
  return (
    <section class="here" aria-labelledby="here" data-testid="here">
      <div class="row">
        <h2 id="here" tabIndex={-1} ref={heading}>
          {laid.length > 0 ? laid.map(({ tile }) => tileText(tile)).join(' + ') : t('empty cell')} <span class="quiet">{cellText(cell)}</span>
        </h2>
        <button type="button" class="quiet end" aria-label={t('close')} onClick={() => (cursor.value = null)}>
          <Icon name="close" />
        </button>
      </div>
      {laid.length > 0 ? <OnTile cell={cell} laid={laid} /> : <OnEmpty cell={cell} />}
      <Possible cell={cell} />
    </section>
  );
}

function OnEmpty({ cell }: { readonly cell: Cell }) {
  if (held.value?.what !== 'tile') return <p class="quiet">{t('take a tile from the palette to lay it here')}</p>;
  return <LayHere cell={cell} />;
}

function LayHere({ cell }: { readonly cell: Cell }) {
  const fit = fits.value.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
  return (
    <div class="row wrap">
      <button type="button" onClick={() => put({ cell })}>
        {t('lay {what} here', { what: heldText() })}
      </button>
      {fit?.rotations.map((degrees) => (
        <button
          type="button"
          key={degrees}
          onClick={() => {
            rotation.value = degrees;
            put({ cell });
          }}
        >
          {degrees}°
        </button>
      ))}
    </div>
  );
}

function TileTools({ cell, tile, isOneOfTwo }: { readonly cell: Cell; readonly tile: string; readonly isOneOfTwo: boolean }) {
  const { turn, tiles } = situation.value.snapshot;
  const isLaid = turn?.placed && on(cell, { tile: turn.placed.at }) && (!isOneOfTwo || turn.tile === tile);
  const laid = tiles.find((one) => on(cell, { tile: one.at }) && one.tile === tile);
  const turnOn = () => {
    edit((before) => turnTile(before, cell, 1, tile));
    say(t('turned {degrees}°', { degrees: quarterOn(laid?.rotation ?? 0) }));
  };
  const tell = () => {
    edit((before) => justLaid(before, cell, tile));
    say(`${tileText(tile)}: ${t('laid just now')}`);
  };
  const label = (text: string) => (isOneOfTwo ? { 'aria-label': `${tileText(tile)}: ${text}` } : {});
  return (
    <div class="row wrap">
      {isOneOfTwo && <b>{tileText(tile)}</b>}
      <button type="button" {...label(t('turn'))} onClick={turnOn}>
        {t('turn')}
      </button>
      <button
        type="button"
        {...label(t('remove'))}
        onClick={() => {
          edit((before) => removeTile(before, cell, tile));
          say(t('{what} is gone', { what: t('the tile') }));
        }}
      >
        {t('remove')}
      </button>
      {turn && !isLaid && (
        <button type="button" {...label(t('it was laid just now'))} onClick={tell}>
          {t('it was laid just now')}
        </button>
      )}
      {isLaid && <span class="badge">{t('laid just now')}</span>}
    </div>
  );
}

function OnTile({ cell, laid }: { readonly cell: Cell; readonly laid: Snapshot['tiles'] }) {
  const { snapshot } = situation.value;
  const { figures = [], neutral = {}, tokens = [], turn } = snapshot;
  const isLaid = turn?.placed && on(cell, { tile: turn.placed.at });
  const features = (look.value?.features ?? []).flatMap((feature) => {
    const parts = feature.parts.filter(({ place }) => on(cell, place));
    return parts.map(({ place }) => ({ feature, place }));
  });
  const gone = (text: string) => say(t('{what} is gone', { what: text }));
  return (
    <>
      {laid.map(({ tile }) => (
        <TileTools key={tile} cell={cell} tile={tile} isOneOfTwo={laid.length > 1} />
      ))}
      {(held.value?.what === 'neutral' || held.value?.what === 'token') && <PutHere target={{ cell }} />}
      {held.value?.what === 'tile' && isHalfFree(held.value.tile, cell) && <LayHere cell={cell} />}
      <ul class="features">
        {features.map(({ feature, place }) => (
          <FeatureLine key={`${place.feature} ${place.edge ?? ''}`} feature={feature} place={place} />
        ))}
        {spots.value.places
          .filter((place) => on(cell, place))
          .map((place) => (
            <li key={place.feature}>
              <b>{wordOf(place.feature)}</b> <PutHere target={{ cell: place.tile, place }} />
            </li>
          ))}
      </ul>
      <ul class="standing">
        {figures
          .filter(({ at }) => on(cell, at))
          .map((figure) => {
            const { id, kind, owner, at } = figure;
            return (
              <Standing
                key={id}
                {...(isLaid && turn.step === 'place-figure' && owner === turn.player && { judge: () => judgePlacing(id, kind, at) })}
                text={figureText(id, snapshot)}
                warnings={look.value?.figures.find((figure) => figure.id === id)?.warnings ?? []}
                {...(goesWithFigures() && { join: () => put({ cell, figure: id }) })}
                take={() => (held.value = { what: 'standing', id, kind, ...(owner !== undefined && { owner }) })}
                remove={() => batch(() => (edit((before) => removeFigure(before, id)), gone(nameOf('figure', kind))))}
              >
                <FigureFields figure={figure} name={figureText(id, snapshot)} />
              </Standing>
            );
          })}
        {Object.entries(neutral)
          .filter(([, where]) => on(cell, where))
          .map(([kind]) => (
            <Standing
              key={kind}
              text={nameOf('figure', kind)}
              take={() => (held.value = { what: 'neutral', kind })}
              remove={() => batch(() => (edit((before) => removeNeutral(before, kind)), gone(nameOf('figure', kind))))}
            />
          ))}
        {tokens.map((token, i) =>
          on(cell, token) || figures.some(({ id, at }) => id === token.figure && on(cell, at)) ? (
            <Standing
              key={`token ${i}`}
              text={nameOf('token', token.kind)}
              remove={() => batch(() => (edit((before) => removeToken(before, i)), gone(nameOf('token', token.kind))))}
            >
              <TokenFields token={token} index={i} cell={cell} />
            </Standing>
          ) : null,
        )}
      </ul>
    </>
  );
}

/** What is in hand is with a figure, or beside one. */
function goesWithFigures(): boolean {
  const piece = held.value;
  if (piece?.what === 'token') return box.value?.tokens.find(({ kind }) => kind === piece.kind)?.members.includes('figure') ?? false;
  return piece?.what === 'neutral' && bindingOf(piece.kind) === 'figure';
}

function FeatureLine({ feature, place }: { readonly feature: FeatureSeen; readonly place: Place }) {
  const piece = held.value;
  const fitsHere = piece && piece.what !== 'tile' && piece.what !== 'token' && (piece.what !== 'neutral' || bindingOf(piece.kind) === 'feature');
  const side = edgeText(place.edge);
  return (
    <li>
      <b>
        {nameOf('feature', place.feature)}
        {side && ` (${side})`}
      </b>{' '}
      <span class="quiet">{featureText(feature)}</span>
      {fitsHere && <PutHere target={{ cell: place.tile, place }} />}
    </li>
  );
}

const PutHere = ({ target }: { readonly target: Target }) => (
  <button type="button" onClick={() => put(target)}>
    {t('put {what} here', { what: heldText() })}
  </button>
);

/** Whoever puts the figure where he wants it in this turn asks whether he may: then it is still in the supply. */
function judgePlacing(id: string, kind: string, at: object): void {
  edit((before) => removeFigure(before, id));
  void ask({ type: 'place-figure', kind, at } as Action);
}

/** What could be done on this cell. */
function Possible({ cell }: { readonly cell: Cell }) {
  const here = offered.value.filter((one) => one.cell && one.cell[0] === cell[0] && one.cell[1] === cell[1]);
  if (here.length === 0) return null;
  return (
    <div onKeyDown={alongOffers}>
      <h3>{t('what may be done here?')}</h3>
      <Offers of={here} id={cellText(cell)} />
    </div>
  );
}
