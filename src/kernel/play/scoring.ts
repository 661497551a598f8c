/** What a feature brings, and to whom. */
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Feature } from '../board/feature.js';
import { goesHome, type Happening } from '../declare/happening.js';
import type { Due, ExtraRule, Payment, ScoreRule, Scoring, Settlement, UnitRule, VoidRule } from '../declare/score.js';
import type { Position } from '../position/position.js';
import { flatMap } from '../lists.js';

const line = (rule: ScoreRule & { readonly label: string }, quantity: number, each: number, points: number, cites = rule.cites): ScoreLine => ({
  rule: rule.id,
  label: rule.label,
  quantity,
  each,
  points,
  cites: [...new Set(cites)],
});

/** Whether a rule scores at this stage. */
export const isAt = ({ on }: ScoreRule, stage: string) => on === undefined || (typeof on === 'string' ? on === stage : on.includes(stage));

/** The lines of a feature for one player. */
export function scoreLines(scoring: Scoring): ScoreLine[] {
  const { view, feature, stage } = scoring;
  const all = view.ruleset.all('scoring').filter((rule) => rule.of.includes(feature.kind) && isAt(rule, stage) && (rule.applies?.(scoring) ?? true));
  return [...worthLines(scoring, all), ...extraLines(scoring, all)];
}

/** What each unit of a rule is worth before anything raises it; 0 where nothing declares the rule. */
export function unraised(scoring: Scoring, id: string): number {
  const rule = scoring.view.ruleset.all('scoring').find((one) => one.id === id);
  return rule?.stage === 'units' ? rule.each(scoring) : 0;
}

/** What the feature itself is worth. */
function worthLines(scoring: Scoring, all: readonly ScoreRule[]): ScoreLine[] {
  const voids = all.filter((rule): rule is VoidRule => rule.stage === 'void');
  const [none] = voids;
  const due = none ? all.filter((rule) => rule.stage === 'units' && rule.despiteVoid) : all;
  // worth nothing for several reasons it is told for all of them
  const why = flatMap(voids, (rule) => [...rule.cites, ...(rule.because?.(scoring) ?? [])]);
  const lines: ScoreLine[] = none ? [line(none, 0, 0, 0, why)] : [];
  for (const rule of due) {
    const because = [...rule.cites, ...(rule.because?.(scoring) ?? [])];
    if (rule.stage === 'units') {
      const { quantity, cites } = counted(rule, scoring);
      if (quantity === 0) continue;
      because.push(...cites);
      let each = rule.each(scoring);
      for (const rate of due) {
        if (rate.stage !== 'rate' || (rate.raises !== '*' && !rate.raises.includes(rule.id))) continue;
        each += rate.by(scoring);
        because.push(...rate.cites, ...(rate.because?.(scoring) ?? []));
      }
      lines.push(line(rule, quantity, each, quantity * each, because));
    } else if (rule.stage === 'flat') {
      const points = rule.points(scoring);
      lines.push(line(rule, 1, points, points, because));
    }
  }
  for (const rule of due) {
    if (rule.stage !== 'total') continue;
    const before = total(lines);
    const change = rule.total(before, scoring) - before;
    if (change !== 0) lines.push(line(rule, 1, change, change, [...rule.cites, ...(rule.because?.(scoring) ?? [])]));
  }
  return lines;
}

/** What comes on top of that, whatever it is. */
function extraLines(scoring: Scoring, due: readonly ScoreRule[]): ScoreLine[] {
  return flatMap(due, (rule) => {
    if (rule.stage !== 'extra') return [];
    const { quantity, cites } = counted(rule, scoring);
    if (quantity === 0) return [];
    const each = rule.each(scoring);
    return [line(rule, quantity, each, quantity * each, [...rule.cites, ...(rule.because?.(scoring) ?? []), ...cites])];
  });
}

/** How many of its things a rule counts, with what is added to them, and the clauses for that. */
function counted(rule: UnitRule | ExtraRule, scoring: Scoring): { readonly quantity: number; readonly cites: readonly string[] } {
  const { by, cites } = added(scoring.view, rule.id, scoring);
  return { quantity: rule.quantity(scoring) + by, cites };
}

/** What expansions add to what a rule of a feature or a final score counts, with the clauses for it. */
export function added(view: Position, to: string, scoring?: Scoring): { readonly by: number; readonly cites: readonly string[] } {
  const sum = { by: 0, cites: [] as string[] };
  for (const addition of view.ruleset.all('additions')) {
    const by = addition.to.includes(to) ? addition.by(view, scoring) : undefined;
    if (by === undefined) continue;
    sum.by += by;
    sum.cites.push(...addition.cites);
  }
  return sum;
}

export const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Points that belong together, as one score. */
export const score = (player: string, feature: Score['feature'], lines: readonly ScoreLine[]): Score => ({
  player,
  feature,
  lines: [...lines],
  points: total(lines),
});

/** What a figure counts for in the majority of a feature. */
export function weightOf(view: Position, figure: Figure, due: Due): number {
  const weight = view.ruleset.figures.get(figure.kind)?.weight ?? 0;
  const own = typeof weight === 'number' ? weight : weight(due.feature, view);
  return view.ruleset.all('weights').reduce((sum, rule) => sum + rule.weight(figure, { view, ...due }), own);
}

/** The players with the most weight in a feature, ties broken where an expansion breaks them; nobody where no figure has any. */
export const majority = (view: Position, due: Due): readonly string[] => winners(view, due).players;

/** Who gets the points, and why others with as much weight do not. */
function winners(view: Position, due: Due): { readonly players: readonly string[]; readonly cites: readonly string[] } {
  const weights = new Map<string, number>();
  for (const { figure } of view.on(due.feature)) {
    if (figure.owner === undefined || !takesPart(view, due, figure)) continue;
    weights.set(figure.owner, (weights.get(figure.owner) ?? 0) + weightOf(view, figure, due));
  }
  const most = Math.max(0, ...weights.values());
  let players: readonly string[] = most === 0 ? [] : view.players.map(({ id }) => id).filter((id) => weights.get(id) === most);
  const cites: string[] = [];
  for (const rule of view.ruleset.all('tieBreaks')) {
    if (players.length < 2) break;
    const left = rule.among(players, { view, ...due });
    if (left.length < players.length) cites.push(...rule.cites, ...(rule.because?.({ view, ...due }) ?? []));
    players = left;
  }
  return { players, cites };
}

/** A score with whether it is its player's for the feature, or one apart from it. */
interface Entry {
  readonly score: Score;
  readonly isApart: boolean;
}

/** The points of a feature for everyone with the majority. */
export function ownScores(view: Position, due: Due): Score[] {
  const { players, cites } = winners(view, due);
  return players.map((player) => score(player, due.feature.place, because(due.worth ?? scoreLines({ view, ...due, player }), cites)));
}

/** Whether a figure on a feature takes part in its scoring. */
export const takesPart = (view: Position, due: Due, figure: Figure): boolean =>
  !view.ruleset.all('abstentions').some((abstention) => abstention.of(figure, { view, ...due }));

/** Whether somebody stands on a feature, but nobody who takes part in its scoring. */
export function isLeftOut(view: Position, due: Due): boolean {
  const there = view.on(due.feature);
  return there.length > 0 && !there.some(({ figure }) => takesPart(view, due, figure));
}

/** The position with no others on the feature than those who take part. */
function attending(view: Position, due: Due): Position {
  const absent = view.on(due.feature).filter(({ figure }) => !takesPart(view, due, figure));
  if (absent.length === 0) return view;
  const { figures = [] } = view.snapshot;
  return view.next({ ...view.snapshot, figures: figures.filter(({ id }) => !absent.some(({ figure }) => figure.id === id)) });
}

/** The scores of a feature: its points for everyone with the majority, then what is paid besides. */
export function scoreFeature(whole: Position, due: Due): Required<Happening> {
  const view = attending(whole, due);
  const { feature } = due;
  let entries: readonly Entry[] = ownScores(view, due).map((own) => ({ score: own, isApart: false }));
  const effects: NonNullable<Happening['effects']>[number][] = [];
  const missing: NonNullable<Happening['missing']>[number][] = [];
  for (const payout of view.ruleset.all('payouts')) {
    const paid = payout.pay({ view, ...due, scores: entries.map((entry) => entry.score) });
    entries = (paid.payments ?? []).reduce((list, payment) => paying(list, feature, payment), entries);
    entries = [...entries, ...(paid.scores ?? []).map((apart) => ({ score: apart, isApart: true }))];
    effects.push(...(paid.effects ?? []));
    missing.push(...(paid.missing ?? []));
  }
  return { scores: entries.map((entry) => entry.score), effects, missing };
}

/** The first line says why it is this player who scores. */
const because = (lines: readonly ScoreLine[], cites: readonly string[]): readonly ScoreLine[] =>
  cites.length === 0 ? lines : lines.map((first, i) => (i === 0 ? { ...first, cites: [...new Set([...first.cites, ...cites])] } : first));

function paying(entries: readonly Entry[], feature: Feature, { player, lines, to }: Payment): readonly Entry[] {
  const isApart = to === 'apart';
  const own = isApart ? -1 : entries.findIndex((entry) => entry.score.player === player && !entry.isApart);
  if (own < 0) return [...entries, { score: score(player, feature.place, lines), isApart }];
  return entries.map((entry, i) => (i === own ? { score: score(player, entry.score.feature, [...entry.score.lines, ...lines]), isApart } : entry));
}

/** What is due to be scored once the tile just laid has been dealt with, in the order in which expansions declare it. */
export const dueNow = (view: Position): readonly Due[] =>
  view.remember('due to be scored', () =>
    flatMap(view.ruleset.all('completions'), (completion) => completion.due(view).filter((due) => !isLeftOut(view, due))),
  );

/** Scores everything that is due now and what hangs on it; then the figures go home, but for those that stay or wait. */
export const scoreDue = (view: Position, homecoming: Homecoming): Required<Happening> =>
  scoreAll(view, dueNow(view), homecoming, view.ruleset.all('settlements'));

/** Why figures go home. */
interface Homecoming {
  readonly rule: string;
  readonly cites: readonly string[];
}

/** Scores these features, then what is settled with them; then their figures go home, but for those that stay or wait. */
export function scoreAll(view: Position, list: readonly Due[], homecoming: Homecoming, settlements: readonly Settlement[] = []): Required<Happening> {
  const scores: Score[] = [];
  const effects: NonNullable<Happening['effects']>[number][] = [];
  const missing: NonNullable<Happening['missing']>[number][] = [];
  const add = (happening: Happening) => {
    scores.push(...(happening.scores ?? []));
    effects.push(...(happening.effects ?? []));
    missing.push(...(happening.missing ?? []));
  };
  for (const due of list) {
    const paid = scoreFeature(view, due);
    const scored = {
      type: 'feature-scored' as const,
      feature: due.feature.place,
      scores: paid.scores.map(({ player, points }) => ({ player, points })),
      rule: homecoming.rule,
      cites: [...homecoming.cites, ...(due.cites ?? [])],
    };
    add({ ...paid, effects: [scored, ...paid.effects] });
  }
  for (const { settle } of settlements) add(settle(view));
  for (const due of list) effects.push(...homecomings(view, due, homecoming));
  return { scores, effects, missing };
}

/** A figure for which a later step decides stays where it is until then. */
function homecomings(view: Position, due: Due, { rule, cites }: Homecoming): Required<Happening>['effects'] {
  const departures = view.ruleset.all('departures');
  return flatMap(view.on(due.feature), ({ figure }) =>
    !takesPart(view, due, figure) || departures.some((departure) => departure.of(figure, { view, ...due }) !== undefined)
      ? []
      : [goesHome(figure, 'scored', { rule, cites: [...cites, ...(due.cites ?? [])] })],
  );
}
