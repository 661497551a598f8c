/** What a ruling on a question is about, as it is offered to whoever writes it: as the engine reads it of the action. */
import type { Draft } from './draft.js';
import type { Pattern } from './types.js';

interface SpotSaid {
  readonly tile?: unknown;
  readonly feature?: string;
  readonly area?: string;
  readonly figure?: string;
}

/** As much of any action as says whom it is about, and where he stands in the end. */
interface Said {
  readonly type?: string;
  readonly kind?: string;
  readonly figure?: string;
  readonly at?: SpotSaid;
  readonly to?: SpotSaid;
}

/** The figure that is placed, moved or pointed at; the feature it comes to, or else stands on; the step. A token is no figure. */
export function patternOf({ action, snapshot }: Pick<Draft, 'action' | 'snapshot'>): Pattern {
  const { type, kind, figure, at, to } = { ...action } as Said;
  const pointedAt = snapshot?.figures?.find(({ id }) => id === (figure ?? to?.figure));
  const figureKind = type === 'place-figure' ? kind : pointedAt?.kind;
  const spot: SpotSaid | undefined = to && to.figure === undefined ? to : (at ?? pointedAt?.at);
  const feature = spot?.feature ?? spot?.area;
  const step = snapshot?.turn?.step;
  return {
    ...(figureKind !== undefined && { figureKinds: [figureKind] }),
    ...(feature !== undefined && { featureKinds: [feature] }),
    ...(step !== undefined && { step }),
  };
}
