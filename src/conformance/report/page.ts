/** What the HTML pages of reports have in common: one file that loads nothing. */
import { html } from 'ghtml';

/** `body` is HTML already. */
export const page = (title: string, body: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:" />
        <title>${title}</title>
        <style>
          !${STYLE}
        </style>
      </head>
      <body>
        <main>!${body}</main>
      </body>
    </html> `;

export interface Column<T> {
  readonly title: string;
  readonly of: (item: T) => string | number;
}

/** A table of plain texts; the first column heads its row. */
export const table = <T>(caption: string, columns: readonly Column<T>[], items: readonly T[]): string =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        !${columns.map(({ title }) => html`<th scope="col">${title}</th>`).join('')}
      </tr>
    </thead>
    <tbody>
      !${items
        .map(
          (item) =>
            html`<tr>
              !${columns.map(({ of }, i) => (i === 0 ? html`<th scope="row">${of(item)}</th>` : html`<td>${of(item)}</td>`)).join('')}
            </tr>`,
        )
        .join('\n')}
    </tbody>
  </table> `;

/** A part of the page; left out where it is empty. */
export const part = (id: string, title: string, content: string): string =>
  content === ''
    ? ''
    : html`<section id="${id}">
        <h2>${title}</h2>
        !${content}
      </section> `;

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --ink: CanvasText; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: Canvas; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .7rem; text-align: right; }
th:first-child { text-align: left; font-weight: 400; }
thead th { font-weight: 600; }
code { font: .875em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
article, li.rule { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0; }
ol.rules { list-style: none; padding: 0; }
.sources, .presets { opacity: .8; font-size: .9em; }
figure { margin: .5rem 0; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; }
nav a { margin-right: 1rem; }
`;
