/** What is printed on a tile of which no source tells it: told side by side, or in the notation of designs. */
import { batch, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Defect, Prints, UnprintedSeen } from '../engine/api.js';
import { withPrint } from '../state/build.js';
import { edit, held, laidOut, say, situation, untold } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { underLaw } from '../state/law.js';
import { Told } from '../Told.js';
import { nameOf, t } from '../words/index.js';
import { edgeText, tileText } from '../words/say.js';
import { blank, MIDDLES, printOf, SIDE_SHOWS, sidesIn, sidesOf, type Middle, type Roads, type Sides, type SideShows } from './print.js';

interface Props {
  readonly tile: UnprintedSeen;
}

/** As it has been told before, or bare ground. */
function linesOf({ id, size, isHalf, shows }: UnprintedSeen): readonly string[] {
  const known = laidOut.value.find((tile) => tile.id === id)?.notation.split(' / ');
  const line = printOf(blank(isHalf), isHalf, shows);
  return known ?? Array.from({ length: size[0] * size[1] }, () => line);
}

export function Print({ tile }: Props) {
  const lines = useSignal(linesOf(tile));
  const seen = useSignal<Prints>({ tiles: [], defects: [] });
  const isOneCell = tile.size[0] * tile.size[1] === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const { choice } = situation.value;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    let isWanted = true;
    void engine.prints(underLaw(choice), { [tile.id]: [...lines.value] }).then((read) => isWanted && (seen.value = read));
    return () => void (isWanted = false);
  }, [lines.value, choice, tile.id]);
  const [shown] = seen.value.tiles;
  const tell = () => {
    batch(() => {
      edit((before) => withPrint(before, tile.id, lines.value));
      untold.value = null;
      held.value = { what: 'tile', tile: tile.id };
    });
    say(t('in hand: {what}', { what: tileText(tile.id) }));
    // there it is laid next
    document.querySelector<SVGElement>('.board > svg')?.focus({ preventScroll: true });
  };
  return (
    <form
      class="print"
      aria-labelledby="print-title"
      data-testid="print"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <h2 id="print-title" tabIndex={-1} ref={heading}>
        {t('What is printed on it? {tile}', { tile: tileText(tile.id) })}
      </h2>
      <p class="quiet">{t('No source shows this tile: say what it shows, as it lies in the picture.')}</p>
      {shown && (
        <svg
          viewBox={`0 0 ${shown.size[0] * 100} ${shown.size[1] * 100}`}
          role="img"
          aria-label={shown.notation}
          dangerouslySetInnerHTML={{ __html: shown.markup }}
        />
      )}
      {isOneCell && <SideFields tile={tile} line={lines.value[0]!} onChange={(line) => (lines.value = [line])} />}
      <Text lines={lines.value} cells={tile.size[0] * tile.size[1]} isOpen={!isOneCell} onChange={(next) => (lines.value = next)} />
      <Wrong defects={seen.value.defects} />
      <div class="row wrap">
        <button type="submit" class="primary" disabled={!shown || seen.value.defects.length > 0} data-testid="print-told">
          {t('so it is')}
        </button>
        <button type="button" onClick={() => (untold.value = null)}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

const Wrong = ({ defects }: { readonly defects: readonly Defect[] }) => (
  <div role="status">
    {defects.map(({ code, message }) => (
      <p class="defect" key={message}>
        <Told code={code} message={message} />
      </p>
    ))}
  </div>
);

const SHOWS: Readonly<Record<SideShows, () => string>> = {
  field: () => nameOf('feature', 'field'),
  road: () => nameOf('feature', 'road'),
  city: () => nameOf('feature', 'city'),
};
const ROADS: Readonly<Record<Roads, () => string>> = {
  one: () => t('one road'),
  crossing: () => t('roads that end in the middle'),
  apart: () => t('roads that end each by itself'),
};
const MIDDLE: Readonly<Record<Middle, () => string>> = {
  nothing: () => t('nothing'),
  monastery: () => nameOf('feature', 'monastery'),
  garden: () => nameOf('feature', 'garden'),
};
const sideText = (side: string): string => (side === 'long' ? t('long side') : edgeText(side));

/** What each side shows, and what of it goes together. */
function SideFields({ tile: { isHalf, shows }, line, onChange }: Props & { readonly line: string; readonly onChange: (line: string) => void }) {
  const before = useMemo(() => sidesIn(line, isHalf, shows), []);
  const sides = useSignal<Sides>(before ?? blank(isHalf));
  const set = (change: Partial<Sides>) => {
    sides.value = { ...sides.value, ...change };
    onChange(printOf(sides.value, isHalf, shows));
  };
  const counts = useComputed(() => {
    const all = Object.values(sides.value.shows);
    return { roads: all.filter((one) => one === 'road').length, cities: all.filter((one) => one === 'city').length };
  });
  const { roads, cities } = counts.value;
  const hasCity = cities > 0 || shows.includes('city');
  return (
    <>
      {sidesOf(isHalf).map((side) => (
        <Choice
          key={side}
          label={sideText(side)}
          testid={`side-${side}`}
          of={SIDE_SHOWS.map((one) => [one, SHOWS[one]()])}
          value={sides.value.shows[side]!}
          onChange={(value) => set({ shows: { ...sides.value.shows, [side]: value as SideShows } })}
        />
      ))}
      {roads > 1 && (
        <Choice
          label={t('the roads are')}
          of={Object.entries(ROADS).map(([id, text]) => [id, text()])}
          value={sides.value.roads}
          onChange={(value) => set({ roads: value as Roads })}
        />
      )}
      {cities > 1 && <Check label={t('the cities are one')} value={sides.value.isOneCity} onChange={(isOneCity) => set({ isOneCity })} />}
      {roads === 1 && cities > 0 && (
        <Check label={t('the road runs to the city')} value={sides.value.toTheCity} onChange={(toTheCity) => set({ toTheCity })} />
      )}
      {hasCity && (
        <Choice
          label={t('pennants')}
          of={[0, 1, 2].map((count) => [String(count), String(count)])}
          value={String(sides.value.pennants)}
          onChange={(value) => set({ pennants: Number(value) })}
        />
      )}
      <Choice
        label={t('in the middle')}
        of={MIDDLES.map((one) => [one, MIDDLE[one]()])}
        value={sides.value.middle}
        onChange={(value) => set({ middle: value as Middle })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly of: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  readonly testid?: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, of, value, testid, onChange }: ChoiceProps) => (
  <label class="row">
    <span class="label">{label}</span>
    <select value={value} data-testid={testid} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {of.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const Check = ({ label, value, onChange }: { readonly label: string; readonly value: boolean; readonly onChange: (value: boolean) => void }) => (
  <label class="check">
    <input type="checkbox" checked={value} onChange={({ currentTarget }) => onChange(currentTarget.checked)} /> {label}
  </label>
);

interface TextProps {
  readonly lines: readonly string[];
  readonly cells: number;
  readonly isOpen: boolean;
  readonly onChange: (lines: readonly string[]) => void;
}

/** What the fields cannot say: marks, rivers, tiles of several cells. */
const Text = ({ lines, cells, isOpen, onChange }: TextProps) => (
  <details open={isOpen}>
    <summary>{t('in the notation of tiles')}</summary>
    <label>
      {cells > 1 ? t('one line for each of its {count} cells, row by row', { count: cells }) : t('one line')}
      <textarea
        data-testid="print-lines"
        spellcheck={false}
        rows={2 * cells}
        value={lines.join('\n')}
        onInput={({ currentTarget }) => onChange(currentTarget.value.split('\n').filter((line) => line.trim() !== ''))}
      />
    </label>
    <p>
      <a href="/docs/board#what-a-tile-shows" hreflang="en">
        {t('how a print is written')}
      </a>
    </p>
  </details>
);
