/** Who stands off the tiles, and where off them the piece in hand could stand: quarters, spaces of a track, somebody's hands. */
import { useSignal } from '@preact/signals';
import type { AreaSpot, Offer, Snapshot } from '../engine/api.js';
import { heldText } from '../board/Board.js';
import { putAside } from '../board/put.js';
import { freePrisoner, removeFigure, removeNeutral } from '../state/build.js';
import { edit, held, say, situation, spots } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { spotText } from '../words/say.js';
import { FigureFields } from './FigureFields.js';
import { Standing } from './Standing.js';

interface Piece {
  readonly key: string;
  readonly kind: string;
  readonly owner: string | undefined;
  readonly spot: AreaSpot;
  readonly take: () => void;
  readonly remove: () => void;
  /** One of whom more may be said. */
  readonly figure?: NonNullable<Snapshot['figures']>[number];
}

export function OffTiles() {
  const { areas } = spots.value;
  const pieces = piecesOff();
  if (areas.length + pieces.length === 0) return null;
  return (
    <section class="here" aria-labelledby="off-tiles" data-testid="off-tiles">
      <h2 id="off-tiles" tabIndex={-1}>
        {t('off the tiles')}
      </h2>
      {areas.length > 0 && (
        <div role="group" aria-labelledby="off-tiles-put">
          <h3 id="off-tiles-put">{t('put {what} there:', { what: heldText() })}</h3>
          <div class="row wrap">
            {areas.map((offer) => (
              <Put key={spotText(offer.spot)} offer={offer} />
            ))}
          </div>
        </div>
      )}
      <ul class="standing">
        {pieces.map(({ key, kind, owner, spot, take, remove, figure }) => {
          const name = owner === undefined ? nameOf('figure', kind) : t('{kind} of {owner}', { kind: nameOf('figure', kind), owner });
          const gone = () => {
            remove();
            say(t('{what} is gone', { what: name }));
          };
          return (
            <Standing key={key} text={`${name}: ${spotText(spot)}`} remove={gone} take={take}>
              {figure && <FigureFields figure={figure} name={name} />}
            </Standing>
          );
        })}
      </ul>
    </section>
  );
}

function piecesOff(): Piece[] {
  const { figures = [], neutral = {}, players } = situation.value.snapshot;
  return [
    ...figures.flatMap((figure): Piece[] => {
      const { id, kind, owner, at } = figure;
      if (!('area' in at)) return [];
      const take = () => void (held.value = { what: 'standing', id, kind, ...(owner !== undefined && { owner }) });
      return [{ key: id, kind, owner, spot: at, take, remove: () => edit((before) => removeFigure(before, id)), figure }];
    }),
    ...Object.entries(neutral).flatMap(([kind, where]): Piece[] => {
      if (where.area === undefined) return [];
      const take = () => void (held.value = { what: 'neutral', kind });
      return [{ key: kind, kind, owner: undefined, spot: where as AreaSpot, take, remove: () => edit((before) => removeNeutral(before, kind)) }];
    }),
    ...players.flatMap(({ id: captor, prisoners = [] }) =>
      prisoners.map(({ kind, owner }, i): Piece => {
        const take = () => void (held.value = { what: 'captive', captor, index: i, kind, owner });
        const remove = () => edit((before) => freePrisoner(before, captor, i));
        return { key: `${captor} ${i}`, kind, owner, spot: { area: 'captivity', player: captor }, take, remove };
      }),
    ),
  ];
}

function Put({ offer: { spot, spaces } }: { readonly offer: Offer }) {
  const space = useSignal(spaces?.[0] ?? 0);
  if (!spaces)
    return (
      <button type="button" onClick={() => putAside(spot)}>
        {spotText(spot)}
      </button>
    );
  const [first, last] = spaces;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        putAside({ ...spot, space: space.value });
      }}
    >
      <input
        type="number"
        required
        min={first}
        max={last}
        aria-label={t('space of: {area}', { area: spotText(spot) })}
        value={space.value}
        onInput={({ currentTarget }) => (space.value = Number(currentTarget.value))}
      />
      <button type="submit">{spotText(spot)}</button>
    </form>
  );
}
