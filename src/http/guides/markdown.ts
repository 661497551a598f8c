/** The guides' Markdown as HTML: `marked`, with addresses of ours and nothing let through that is HTML already. */
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../../service/corpus/html.js';

/** Where a link or a picture of a guide leads. */
export type Address = (target: string) => string;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** A guide as the inside of a page. */
export function markdownHtml(markdown: string, address: Address): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(address(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image: ({ href, text }) => `<img src="${escapeHtml(address(href))}" alt="${escapeHtml(text)}">`,
      // what is wider than the screen is scrolled, with the keyboard too
      code: ({ text, lang = '' }) => `<pre tabindex="0"><code class="${escapeHtml(lang)}">${escapeHtml(text)}\n</code></pre>\n`,
      table({ header, rows }) {
        const row = (cells: readonly Tokens.TableCell[], open: string, close: string) =>
          `<tr>${cells.map(({ tokens }) => `<${open}>${this.parser.parseInline(tokens)}</${close}>`).join('')}</tr>`;
        const thead = header.every(({ text }) => text === '') ? '' : `<thead>${row(header, 'th scope="col"', 'th')}</thead>`;
        return `<div class="wide"><table>${thead}<tbody>${rows.map((cells) => row(cells, 'td', 'td')).join('')}</tbody></table></div>\n`;
      },
      html: ({ text }) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
    },
  });
  return marked.parse(markdown, { async: false });
}
