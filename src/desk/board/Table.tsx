/** What lies on the table, drawn once for each position, and the lit feature on it. */
import { useEffect, useRef } from 'preact/hooks';
import { memo } from './memo.js';
import type { FeatureSeen } from '../engine/api.js';

interface Props {
  readonly markup: string;
  readonly lit: FeatureSeen | undefined;
}

export const Table = memo(({ markup, lit }: Props) => {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const parts = (lit?.parts ?? []).flatMap(({ place: { tile, feature, edge } }) => {
      const named = edge === undefined ? `[data-feature="${feature}"]:not([data-edge])` : `[data-feature="${feature}"][data-edge="${edge}"]`;
      return [...(group.current?.querySelectorAll(`[data-rotation][data-at="${tile.join(' ')}"] ${named}`) ?? [])];
    });
    for (const part of parts) part.classList.add('lit');
    return () => parts.forEach((part) => part.classList.remove('lit'));
  }, [markup, lit]);
  return <g ref={group} dangerouslySetInnerHTML={{ __html: markup }} />;
});
