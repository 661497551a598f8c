/** How a game begins by the rules on the desk: what everybody takes, what is done, what is drawn from, and where it is printed. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { referenceOf } from '../state/rulesets.js';
import { situation } from '../state/desk.js';
import { usePost } from '../state/use-get.js';
import { openText } from '../take/open.js';
import { nameOf, t } from '../words/index.js';
import { printingText, tileText } from '../words/say.js';
import { COLOURS } from '../build/colours.js';
import type { Grounds, Lot, SetupRead, Share } from './types.js';

const MOST = 6;
const FEWEST = 2;

/** Those who sit at the desk, and as many more as there are. */
function seated(count: number): string[] {
  const here = situation.value.snapshot.players.map(({ id }) => id);
  return [...here, ...COLOURS.filter((name) => !here.includes(name))].slice(0, count);
}

export default function SetupPage() {
  const { choice, snapshot } = situation.value;
  const count = useSignal(Math.min(Math.max(snapshot.players.length, FEWEST), MOST));
  const start = useSignal<string | undefined>(undefined);
  const ruleset = referenceOf(choice);
  const got = usePost<SetupRead>('/v1/setups', { ruleset, players: seated(count.value), ...(start.value && { start: start.value }) });
  const { preset = 'hig-c1-current', expansions = ['base', 'princess-and-dragon'] } = choice;
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{t('How the game begins')}</h1>
      <p class="lead">{[printingText(preset), ...expansions.map((id) => nameOf('expansion', id))].join(' · ')}</p>
      <div class="row wrap">
        <label>
          {t('players')}{' '}
          <select data-testid="seats" value={count.value} onChange={({ currentTarget }) => (count.value = Number(currentTarget.value))}>
            {Array.from({ length: MOST - FEWEST + 1 }, (_, i) => (
              <option key={i} value={i + FEWEST}>
                {i + FEWEST}
              </option>
            ))}
          </select>
        </label>
        {got?.ok && got.value.starts.length > 1 && (
          <label>
            {t('what lies on the table')}{' '}
            <select data-testid="start" value={got.value.start} onChange={({ currentTarget }) => (start.value = currentTarget.value)}>
              {got.value.starts.map((id) => (
                <option key={id} value={id}>
                  {nameOf('expansion', id)}
                </option>
              ))}
            </select>
          </label>
        )}
        <a href="/">{t('other rules, on the desk')}</a>
      </div>
      {got && (got.ok ? <Whole setup={got.value} ruleset={ruleset} /> : <Problem problem={got.problem} />)}
    </main>
  );
}

function Whole({ setup, ruleset }: { readonly setup: SetupRead; readonly ruleset: unknown }) {
  const { snapshot, each, steps, piles, lots, missing, asked, aside } = setup;
  const said = new Set<string>();
  /** Each clause once, where it is first needed. */
  const fresh = (grounds: Grounds): string[] => idsOf(grounds).filter((id) => said.size < said.add(id).size);
  return (
    <article data-testid="setup">
      <p>
        <button type="button" onClick={() => void openText(JSON.stringify({ ruleset, snapshot }))}>
          {t('open it on the board')}
        </button>
      </p>
      <h2>{t('Everybody takes')}</h2>
      <ul data-testid="shares">
        {[...each.figures.map((share) => [share, 'figure'] as const), ...each.tokens.map((share) => [share, 'token'] as const)].map(
          ([share, what]) => (
            <li key={share.kind}>
              {shareText(share, what)} <Clauses ids={fresh(share)} setup={setup} />
            </li>
          ),
        )}
      </ul>
      <h2>{t('Before the first turn')}</h2>
      <ol data-testid="steps">
        {steps
          .map((step) => [step.rule, fresh(step)] as const)
          .filter(([, ids]) => ids.length > 0)
          .map(([rule, ids]) => (
            <li key={rule}>
              <Clauses ids={ids} setup={setup} />
            </li>
          ))}
      </ol>
      {lots.length > 0 && (
        <>
          <h2>{t('What chance or the table decides')}</h2>
          <ul data-testid="lots">
            {lots.map((lot) => (
              <li key={lot.rule}>
                {lotText(lot)} <Tiles counts={lot.among} />
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <details>
          <summary>{t('What only the table can say')}</summary>
          <ul>
            {missing.map((pointer) => (
              <li key={pointer}>
                {missingText(pointer)} <Clauses ids={asked.filter((one) => one.pointer === pointer).flatMap(idsOf)} setup={setup} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <h2>{t('What is drawn from')}</h2>
      <ol data-testid="piles">
        {piles.map(({ id, tiles }) => (
          <li key={id}>
            <Tiles of={pileText(id)} counts={tiles} />
          </li>
        ))}
      </ol>
      {Object.keys(aside).length > 0 && <Tiles of={t('out of the game')} counts={aside} />}
    </article>
  );
}

const idsOf = ({ cites, seeAlso = [] }: Grounds): string[] => [...cites, ...seeAlso.map(({ clause }) => clause)];

/** What the printed rules say, in the words of the reader. */
const Clauses = ({ ids, setup }: { readonly ids: readonly string[]; readonly setup: SetupRead }) => (
  <>
    {ids.map((id) => (
      <p key={id} class="small" lang={setup.clauses[id]?.language}>
        {setup.clauses[id]?.statement}{' '}
        <a class="chip" href={`/law/clauses/${id}`}>
          {id}
        </a>
      </p>
    ))}
  </>
);

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Which tiles they are, where somebody wants to know; a pile may be empty until its tiles are picked. */
function Tiles({ of, counts }: { readonly of?: string; readonly counts: Readonly<Record<string, number>> }) {
  const all = total(counts);
  if (all === 0) return <>{of}</>;
  return (
    <details>
      <summary>{[of, t('{count} tiles', { count: all })].filter((part) => part !== undefined).join(': ')}</summary>
      <p class="small">
        {Object.entries(counts)
          .map(([id, count]) => `${String(count)} × ${tileText(id)}`)
          .join(', ')}
      </p>
    </details>
  );
}

const shareText = ({ kind, count }: Share, what: 'figure' | 'token'): string => `${String(count)} × ${nameOf(what, kind)}`;

/** A print that nobody knows is told by its tile. */
const missingText = (pointer: string) => {
  const [, tile] = /^\/prints\/(.*)$/.exec(pointer) ?? [];
  return tile === undefined ? <code>{pointer}</code> : t('what is printed on {tile}', { tile: tileText(tile.replaceAll('~1', '/')) });
};

const PILES: Readonly<Record<string, string>> = {
  tiles: 'all other tiles',
  fork: 'the fork of the river',
  river: 'the river',
  lake: 'the lake of the river',
  start: 'the start tile',
  'before-the-plague': 'the first tiles, without the sources of the plague',
};
const pileText = (id: string): string => t(PILES[id] ?? id);

function lotText({ among, count, each, to }: Lot): string {
  const all = total(among);
  const where = to === 'hand' ? t('into the hands') : to === 'aside' ? t('out of the game') : pileText(to.pile);
  return count === undefined
    ? t('{count} of {all} for everybody: {where}', { count: each ?? 0, all, where })
    : t('{count} of {all}: {where}', { count, all, where });
}
