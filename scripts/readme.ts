/** Writes the example of the README: the request, and the answer that the engine gives to it now. `test/readme.test.ts` compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildApp } from '../src/http/app.js';

const README = new URL('../README.md', import.meta.url);

const request = {
  ruleset: 'hig-c1-current',
  snapshot: {
    players: [
      { id: 'red', score: 4, supply: { meeple: 6 } },
      { id: 'blue', score: 0, supply: { meeple: 7 } },
    ],
    tiles: [
      { tile: 'base/D', at: [0, 0], rotation: 0 },
      { tile: 'princess-and-dragon/volcano-road-straight', at: [1, 0], rotation: 0 },
    ],
    figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
    neutral: { dragon: { tile: [1, 0] } },
    bag: { remaining: 60, setAside: [] },
    turn: { player: 'red', step: 'place-figure', tile: 'princess-and-dragon/volcano-road-straight', placed: { at: [1, 0] }, done: [] },
  },
  action: { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'field', edge: 'nnw' } },
};

/** JSON with a line for each field, for each item of a list, and for each field of the long objects. */
function lines(value: object): string {
  const inner = (name: string, field: unknown): string => {
    if (Array.isArray(field) && field.length > 0) return `[\n${field.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
    if (name !== 'snapshot' && name !== 'clauses') return JSON.stringify(field);
    return `{\n${Object.entries(field as object)
      .map(([key, item]) => `    ${JSON.stringify(key)}: ${JSON.stringify(item)}`)
      .join(',\n')}\n  }`;
  };
  return `{\n${Object.entries(value)
    .map(([name, field]) => `  ${JSON.stringify(name)}: ${inner(name, field)}`)
    .join(',\n')}\n}`;
}

const app = await buildApp();
const response = await app.inject({ method: 'POST', url: '/v1/adjudications', payload: request });
await app.close();
const readme = readFileSync(README, 'utf8')
  .replace(/-d '\n[\s\S]*?'\n```/, () => `-d '\n${lines(request)}'\n\`\`\``)
  .replace(/```json\n[\s\S]*?\n```/, () => `\`\`\`json\n${lines(response.json<object>())}\n\`\`\``);
writeFileSync(README, readme);
