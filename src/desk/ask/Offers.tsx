/** Actions to choose from: a list, or, where they are many, groups of them that unfold. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ask } from '../engine/api.js';
import { ask, look, situation } from '../state/desk.js';
import { arrangement, left, pointed, unfold, unfolded } from '../state/offers.js';
import { t } from '../words/index.js';
import { actionText, toldOf } from '../words/say.js';
import { Icon } from '../Icon.js';
import { groupsOf, levelsOf, SHORT, type Group } from './groups.js';

interface Props {
  readonly of: readonly Ask[];
  /** What they are told apart from other lists by. */
  readonly id: string;
  /** Of the headings of their groups. */
  readonly level?: number;
}

export function Offers({ of, id, level = 4 }: Props) {
  const { snapshot } = situation.value;
  return <Grouped of={of} levels={levelsOf(arrangement.value, snapshot, look.value)} id={id} level={level} />;
}

function Grouped({ of, levels, id, level }: Required<Props> & Pick<Group, 'levels'>) {
  const groups = groupsOf(of, levels);
  if (!groups) return <List of={of} id={id} />;
  // where there is no other to choose it is not for folding
  const isOnly = groups.filter(({ asks }) => asks.length > 1).length === 1;
  return (
    <ul class="asks groups">
      {groups.map((group) => {
        const [first] = group.asks;
        const fold = `${id}/${group.key}`;
        return (
          <li key={group.key}>
            {group.asks.length === 1 && first ? (
              <AskButton one={first} />
            ) : (
              <Fold id={fold} isOpen={isOnly} asks={group.asks} title={<Title of={group} level={level} />}>
                <Grouped of={group.asks} levels={group.levels} id={fold} level={Math.min(6, level + 1)} />
              </Fold>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Title({ of: { title, asks }, level }: { readonly of: Group; readonly level: number }) {
  const Heading = `h${level}` as 'h4';
  return (
    <Heading>
      {title} <span class="quiet">({asks.length})</span>
    </Heading>
  );
}

function List({ of, id }: Pick<Props, 'of' | 'id'>) {
  const item = (one: Ask, i: number) => (
    <li key={i}>
      <AskButton one={one} />
    </li>
  );
  const rest = of.slice(SHORT);
  return (
    <>
      <ul class="asks">{of.slice(0, SHORT).map(item)}</ul>
      {rest.length > 0 && (
        <Fold id={`${id}/more`} asks={rest} title={t('{count} more', { count: rest.length })}>
          <ul class="asks">{rest.map(item)}</ul>
        </Fold>
      )}
    </>
  );
}

interface FoldProps {
  readonly id: string;
  /** As long as nobody has opened or closed it. */
  readonly isOpen?: boolean;
  /** What the board shows while it is pointed at. */
  readonly asks?: readonly Ask[];
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Fold({ id, isOpen = false, asks = [], title, children }: FoldProps) {
  const open = unfolded.value.get(id) ?? isOpen;
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open !== open && unfold(id, currentTarget.open)}>
      <summary {...pointing(asks)}>{title}</summary>
      {children}
    </details>
  );
}

/** The board shows where what has the pointer or the focus would happen. */
const pointing = (asks: readonly Ask[]) => {
  const begin = () => void (pointed.value = asks);
  const end = () => void (pointed.value = []);
  return { onMouseEnter: begin, onFocus: begin, onMouseLeave: end, onBlur: end };
};

export function AskButton({ one }: { readonly one: Ask }) {
  const { snapshot } = situation.value;
  const button = useRef<HTMLButtonElement>(null);
  // whoever closes a verdict goes on from where he was
  useLayoutEffect(() => {
    if (left.peek() !== one.action) return;
    left.value = null;
    button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class={`ask ${one.verdict}`}
      data-verdict={one.verdict}
      data-action={one.action.type}
      onClick={() => void ask(one.action)}
      {...pointing([one])}
    >
      <span class="sign" aria-hidden="true">
        <Icon name={one.verdict === 'legal' ? 'yes' : one.verdict === 'illegal' ? 'no' : 'doubt'} />
      </span>
      <span>
        {actionText(one.action, snapshot)}
        <span class="hidden">: {t(one.verdict)}</span>
        {one.why !== null && <small>{toldOf(one.why, snapshot)}</small>}
      </span>
    </button>
  );
}

/** The arrows go from one to the next, open groups or not; the first is below the search. */
export function alongOffers(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, .ask')].filter((stop) => stop.checkVisibility());
  const { target } = event;
  const now = stops.indexOf(target as HTMLElement);
  const isSought = target instanceof HTMLInputElement;
  if (now < 0 && !isSought) return;
  const next: Readonly<Record<string, number>> = { ArrowDown: now + 1, ArrowUp: now - 1, ...(!isSought && { Home: 0, End: stops.length - 1 }) };
  const stop = stops[next[event.key] ?? -1];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
