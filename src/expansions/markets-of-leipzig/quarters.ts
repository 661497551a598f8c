/** What the quarters bring: wainwrights for completed roads, coiners for coats of arms. */
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { ScoreRule, Settlement } from '../../kernel/declare/score.js';
import { dueNow, majority, score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { isSole, sentNow, SENDING_STATE } from './sending.js';
import { SENDING } from './settings.js';
import { inQuarter, inTown, unsaidQuarter } from './town.js';
import type { Quarter, Sent } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const goingTo = (view: Position, player: string, quarter: Quarter): Sent | undefined =>
  sentNow(view).find(({ to, owner }) => to === quarter && owner === player);

/**
 * Whether somebody who is sent now is there in time for a feature. He is for the road that he comes from, as far as his owner scores it at
 * all; for others the active player says in which order they are scored, and does it as is best for himself.
 */
function isInTime(view: Position, { from }: Sent, player: string, { root }: Feature): boolean | Missing {
  const own = view.feature(from)?.root;
  if (own === root) return true;
  const { order } = view.state(SENDING_STATE) ?? {};
  const places = order?.map((place) => view.feature(place)?.root) ?? [];
  if (places.includes(own) && places.includes(root)) return places.indexOf(own) < places.indexOf(root);
  return player === view.active ? true : unsaidOrder();
}

/** Whether a quarter works for a player when this feature is scored, or on what that hangs: on the order, on where his meeple stands. */
export function worksFor(view: Position, player: string, quarter: Quarter, feature: Feature): boolean | Missing {
  if (inQuarter(view, player, quarter)) return true;
  const sent = goingTo(view, player, quarter);
  if (sent) return isInTime(view, sent, player, feature);
  const pointer = unsaidQuarter(view, player);
  return pointer === undefined ? false : unsaidPlace(quarter, pointer);
}

const unsaidOrder = (): Missing => ({
  ...because('bonus.order', 'send.order', 'bonus.at-once'),
  message: 'in which order the active player scores is not said',
  pointer: '/turn/leipzig/order',
});

export const unsaidPlace = (quarter: Quarter, pointer: string): Missing => ({
  ...because(`bonus.${quarter}`, `bonus.${quarter}`),
  message: 'in which quarter of Leipzig his meeples stand is not known',
  pointer,
});

const atOnce = (view: Position, player: string, quarter: Quarter, root: number): readonly string[] => {
  const sent = goingTo(view, player, quarter);
  if (!sent) return [];
  return view.feature(sent.from)?.root === root ? cites('bonus.wainwrights-needs-figure', 'bonus.at-once') : cites('bonus.at-once', 'send.order');
};

export const wainwrights: ScoreRule = {
  id: `${FOLDER}.bonus.wainwrights`,
  stage: 'extra',
  on: 'completed',
  of: ['road'],
  label: 'wainwrights',
  cites: cites('bonus.wainwrights', 'bonus.no-majority-needed'),
  applies: ({ view, player, feature }) => worksFor(view, player, 'wainwrights', feature) === true,
  quantity: ({ feature }) => feature.tiles,
  each: () => 1,
  because: ({ view, player, feature }) => atOnce(view, player, 'wainwrights', feature.root),
};

/** They say why nothing is added at the end. */
export const notAtTheEnd: ScoreRule = {
  id: `${FOLDER}.bonus.completed-only`,
  stage: 'rate',
  on: 'final',
  of: ['road', 'city', 'monastery'],
  cites: cites('bonus.completed-only'),
  raises: '*',
  applies: ({ view }) => inTown(view).length > 0,
  by: () => 0,
};

/** Cities that are completed now, whoever is in them. */
function citiesNow(view: Position): readonly Feature[] {
  const vacant = flatMap(view.ruleset.all('completions'), (completion) => completion.vacant?.(view) ?? []);
  const due = flatMap(dueNow(view), ({ feature, stage }) => (stage === 'completed' ? [feature] : []));
  return [...new Set([...due, ...vacant])].filter(({ kind, pennants }) => kind === 'city' && pennants > 0);
}

const COINERS_EACH = 3;

function coinersLine(view: Position, player: string, feature: Feature): ScoreLine {
  const { rule, cites: ids } = because('bonus.coiners', 'bonus.coiners', 'bonus.no-majority-needed');
  const quantity = feature.pennants;
  const also = atOnce(view, player, 'coiners', feature.root);
  return { rule, label: 'coiners', quantity, each: COINERS_EACH, points: quantity * COINERS_EACH, cites: [...ids, ...also] };
}

export const coiners: Settlement = {
  id: `${FOLDER}.bonus.coiners`,
  cites: cites('bonus.coiners', 'bonus.no-majority-needed'),
  settle: (view) => {
    const scores: Score[] = [];
    const missing: Missing[] = [];
    for (const city of citiesNow(view))
      for (const { id } of view.players) {
        const works = worksFor(view, id, 'coiners', city);
        if (works === true) scores.push(score(id, city.place, [coinersLine(view, id, city)]));
        else if (works !== false) missing.push(works);
      }
    return { scores, missing };
  },
};

/** Where somebody's way to the wainwrights may come before or after another road, or nobody says whether he is there. */
export const roadsInDoubt: Settlement = {
  id: `${FOLDER}.bonus.order`,
  cites: cites('send.order', 'bonus.at-once'),
  settle: (view) => ({
    missing: flatMap(dueNow(view), (due) => {
      if (due.feature.kind !== 'road' || due.stage !== 'completed') return [];
      return flatMap(majority(view, due), (player) => {
        const works = worksFor(view, player, 'wainwrights', due.feature);
        return typeof works === 'boolean' ? [] : [works];
      });
    }),
  }),
};

/** By an earlier reading the quarter of the wainwrights scores the road for who has left it. */
export const onlyByTheQuarter: Settlement = {
  id: `${FOLDER}.send.only-wainwrights-points`,
  cites: cites('send.only-wainwrights-points'),
  settle: (view) => {
    if (sentNow(view).length === 0 || view.get(SENDING) !== 'without-the-meeple') return {};
    const scores = flatMap(sentNow(view), (sent) => {
      const road = view.feature(sent.from);
      if (!road || sent.to !== 'wainwrights' || !isSole(view, sent)) return [];
      const line = { label: 'wainwrights', quantity: road.tiles, each: 1, points: road.tiles };
      return [score(sent.owner, road.place, [{ ...line, ...because('send.only-wainwrights-points', 'send.only-wainwrights-points') }])];
    });
    return { scores };
  },
};
