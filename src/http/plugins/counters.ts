/** What has happened since the process began, counted for `/metrics`. */
import { Counter, type Registry } from 'prom-client';
import { onSignal } from '../../service/signals.js';

/** Returns what ends the counting. */
export function counters(register: Registry): () => void {
  const registers = [register];
  const verdicts = new Counter({ name: 'seneschal_verdicts_total', help: 'Verdicts given, by kind', labelNames: ['verdict'], registers });
  const asked = new Counter({
    name: 'seneschal_cache_requests_total',
    help: 'How often something was asked for that is kept in memory, and whether it was there',
    labelNames: ['cache', 'result'],
    registers,
  });
  const items = new Counter({
    name: 'seneschal_job_items_total',
    help: 'Items of jobs answered by this process, with a verdict or with a problem',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const ends = [
    onSignal('verdict', (what) => verdicts.inc(what)),
    onSignal('cache', (what) => asked.inc(what)),
    onSignal('jobItem', ({ kind, ok }) => items.inc({ kind, outcome: ok ? 'answered' : 'refused' })),
  ];
  return () => ends.forEach((end) => end());
}
