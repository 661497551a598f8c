/** Dark or light: as the system has it until somebody chooses. */
import { signal } from '@preact/signals';
import { recall, remember } from '../words/index.js';

export type Theme = 'light' | 'dark';
export const theme = signal<Theme>('light');

export function chooseTheme(next: Theme, keep = true): void {
  theme.value = next;
  document.documentElement.dataset['theme'] = next;
  if (keep) remember('theme', next);
}

export function startTheme(): void {
  const kept = recall('theme');
  chooseTheme(kept === 'dark' || kept === 'light' ? kept : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', false);
}
