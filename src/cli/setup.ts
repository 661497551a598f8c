/** `setup FILE`: how a game begins under a ruleset. */
import type { Setup, SetupRequest } from '../contract/setup.js';
import { setUp } from '../service/decisions/setups.js';
import type { Services } from '../service/services.js';
import { printAnswer } from './ask.js';
import { jsonIn, readText } from './files.js';

/** The file holds `{ruleset, players, start, without}`. */
export async function setupFile(file: string, { json = false }: { json?: boolean }): Promise<true> {
  const request = jsonIn(file, await readText(file));
  const ask = (services: Services, asked: SetupRequest) => setUp(services, asked);
  await printAnswer({ schema: 'SetupRequest', request, ask }, { json, text: setupText });
  return true;
}

function setupText({ each, steps, lots, piles, missing, clauses }: Setup): string[] {
  const said = (ids: readonly string[]) => ids.map((id) => `  ${id}: ${clauses[id]?.statement ?? ''}`);
  const told = new Set<string>();
  const fresh = (ids: readonly string[]) => ids.filter((id) => told.size < told.add(id).size);
  return [
    `each player: ${[...each.figures, ...each.tokens].map(({ kind, count }) => `${String(count)} ${kind}`).join(', ')}`,
    ...[...each.figures, ...each.tokens, ...steps, ...lots].flatMap(({ cites }) => said(fresh(cites))),
    ...piles.map(({ id, count }) => `drawn from \`${id}\`: ${String(count)}`),
    ...lots.map(({ among, count, each: forEach, to }) => {
      const all = Object.values(among).reduce((sum, number) => sum + number, 0);
      const many = count === undefined ? `${String(forEach)} for each player` : String(count);
      return `picked: ${many} of ${String(all)}, to ${typeof to === 'string' ? to : `\`${to.pile}\``}`;
    }),
    ...missing.map((pointer) => `to be said by the table: ${pointer}`),
  ];
}
