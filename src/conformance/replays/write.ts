/** A report on games in the form that was asked for. */
import { html } from 'ghtml';
import { code, plain } from '../report/markdown.js';
import { page, part, table } from '../report/page.js';
import { junitXml, type JUnitTest } from '../report/xml.js';
import type { ReportForm } from '../report/write.js';
import { gamePicture } from './picture.js';
import { gameLines, gamesSummary, type GameLine, type GamesReport } from './report.js';

const LABELS: Readonly<Record<GameLine['state'], string>> = { right: 'ok  ', wrong: 'FAIL', unsupported: 'n/a ', defective: 'FAIL' };

/** `files` are the games as they were read, by their name: pictures are made from them. */
export function writeGames(form: ReportForm, report: GamesReport, files: ReadonlyMap<string, unknown>): string {
  switch (form) {
    case 'text':
      return [...report.games.flatMap(gameText), gamesSummary(report), ''].join('\n');
    case 'md':
      return gamesMarkdown(report);
    case 'junit':
      return junitXml('recorded games', [{ name: 'games', tests: report.games.map(testOf) }]);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return `${gamesPage(report, files).trimEnd()}\n`;
  }
}

export const gameText = (game: GameLine): string[] => [`${LABELS[game.state]} ${game.file}`, ...gameLines(game).map((line) => `     ${line}`)];

function gamesMarkdown(report: GamesReport): string {
  const troubled = report.games.filter(({ state }) => state !== 'right');
  return [
    '# Recorded games',
    '',
    `${gamesSummary(report)}.`,
    '',
    ...troubled.flatMap((game) => [`- ${code(game.file)}: ${game.state}`, ...gameLines(game).map((line) => `  - ${plain(line)}`)]),
    '',
  ].join('\n');
}

function testOf(game: GameLine): JUnitTest {
  const test = { name: game.file, className: 'seneschal.replay' };
  const [first = '', ...rest] = gameLines({ ...game, length: 0, points: [] });
  const details = [first, ...rest].join('\n');
  switch (game.state) {
    case 'right':
      return test;
    case 'unsupported':
      return { ...test, trouble: { kind: 'skipped', message: game.unsupported.join('; ') } };
    case 'wrong':
      return { ...test, trouble: { kind: 'failure', message: first, details } };
    case 'defective':
      return { ...test, trouble: { kind: 'error', message: first, details } };
  }
}

function gamesPage(report: GamesReport, files: ReadonlyMap<string, unknown>): string {
  const { total, games } = report;
  const counts = Object.entries(total).map(([state, count]) => ({ state, count }));
  const of = (state: GameLine['state']) => games.filter((game) => game.state === state);
  const body = [
    html`<h1>Recorded games</h1>`,
    table(
      'How they came out',
      [
        { title: '', of: ({ state }) => state },
        { title: 'games', of: ({ count }) => count },
      ],
      counts,
    ),
    part(
      'wrong',
      'Wrong',
      of('wrong')
        .map((game) => article(game, gamePicture(files.get(game.file), game)))
        .join(''),
    ),
    part(
      'defective',
      'Defective',
      of('defective')
        .map((game) => article(game))
        .join(''),
    ),
    part(
      'unsupported',
      'Unsupported',
      of('unsupported')
        .map((game) => article(game))
        .join(''),
    ),
    part('right', 'Right', list(of('right').map(({ file }) => file))),
  ];
  return page('Recorded games', body.join(''));
}

const list = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : html`<ul>
        !${texts.map((text) => html`<li><code>${text}</code></li>`).join('')}
      </ul>`;

const article = (game: GameLine, picture?: string): string =>
  html`<article>
    <h3><code>${game.file}</code></h3>
    !${picture === undefined ? '' : html`<figure>!${picture}</figure>`} !${list(gameLines(game))}
  </article>`;
