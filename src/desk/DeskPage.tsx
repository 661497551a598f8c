/** The desk itself: what to build with on the left, the board, what is asked and answered on the right. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Asks } from './ask/Asks.js';
import { Here } from './ask/Here.js';
import { OffTiles } from './ask/OffTiles.js';
import { VerdictPanel } from './ask/Verdict.js';
import { Board } from './board/Board.js';
import { BoardList } from './board/BoardList.js';
import { Defects } from './build/Defects.js';
import { DrawButton, Palette } from './build/Palette.js';
import { Players } from './build/Players.js';
import { Rules } from './build/Rules.js';
import { Turn } from './build/Turn.js';
import { canRedo, canUndo, judged, redo, replace, say, situation, undo } from './state/desk.js';
import { startSnapshot } from './state/start.js';
import { TakeAlong } from './take/TakeAlong.js';
import { t } from './words/index.js';
import { Icon } from './Icon.js';

const TABS = ['tiles', 'players', 'turn', 'rules', 'share'] as const;
type Tab = (typeof TABS)[number];
const TITLES: Readonly<Record<Tab, string>> = { tiles: 'Tiles', players: 'Players', turn: 'Turn', rules: 'Ruleset', share: 'Share' };

export function DeskPage() {
  const tab = useSignal<Tab>('tiles');
  const hasVerdict = useComputed(() => judged.value !== null);
  useEffect(() => {
    addEventListener('keydown', historyKeys);
    return () => removeEventListener('keydown', historyKeys);
  }, []);
  return (
    <main class="desk" id="main" tabIndex={-1}>
      <h1 class="hidden">{t("The judge's desk")}</h1>
      <div class="side build">
        <HistoryBar />
        <Tabs tab={tab.value} choose={(next) => (tab.value = next)} />
        <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab.value}`} class="panel" tabIndex={0}>
          {tab.value === 'tiles' && (
            <>
              <DrawButton />
              <Palette />
            </>
          )}
          {tab.value === 'players' && <Players />}
          {tab.value === 'turn' && <Turn />}
          {tab.value === 'rules' && <Rules />}
          {tab.value === 'share' && <TakeAlong />}
        </div>
      </div>
      <div class="middle">
        <Board />
        <p class="hint" id="board-hint">
          {t('drag to move, wheel to scale; drag figures to features; R or the wheel turns the tile in hand')}
        </p>
      </div>
      <div class={`side answers${hasVerdict.value ? ' has-verdict' : ''}`}>
        <Defects />
        <VerdictPanel />
        <Here />
        <OffTiles />
        {!hasVerdict.value && <Asks />}
        <BoardList />
      </div>
    </main>
  );
}

/** Ctrl+Z and Ctrl+Y, unless a text is being written. */
function historyKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest?.('input,textarea,select')) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) back();
  else if (key === 'y' || key === 'z') forth();
  else return;
  event.preventDefault();
}

function back(): void {
  if (undo()) say(t('undone'));
}

function forth(): void {
  if (redo()) say(t('done again'));
}

function begin(): void {
  replace(({ choice }) => ({ choice, snapshot: startSnapshot }));
  say(t('new position'));
}

function HistoryBar() {
  const isStart = situation.value.snapshot === startSnapshot;
  return (
    <div class="row history">
      <button type="button" onClick={back} disabled={!canUndo.value} aria-label={t('undo')} title="Ctrl+Z">
        <Icon name="undo" /> <span>{t('undo')}</span>
      </button>
      <button type="button" onClick={forth} disabled={!canRedo.value} aria-label={t('redo')} title="Ctrl+Y">
        <Icon name="redo" /> <span>{t('redo')}</span>
      </button>
      <button type="button" onClick={begin} disabled={isStart}>
        {t('new position')}
      </button>
    </div>
  );
}

function Tabs({ tab, choose }: { readonly tab: Tab; readonly choose: (tab: Tab) => void }) {
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('Build the position')} class="tabs" onKeyDown={move}>
      {TABS.map((id) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={`tab-${id}`}
          aria-selected={tab === id}
          aria-controls="panel"
          tabIndex={tab === id ? 0 : -1}
          onClick={() => choose(id)}
        >
          {t(TITLES[id])}
        </button>
      ))}
    </div>
  );
}
