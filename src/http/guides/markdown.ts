/** As much of Markdown as the guides use, as HTML: headings, paragraphs, lists, tables, code, pictures, links. */
import { escapeHtml } from '../../service/corpus/html.js';

/** Where a link or a picture of a guide leads. */
export type Address = (target: string) => string;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Text within a line. Code is set aside first: nothing in it means anything. */
function inline(text: string, address: Address): string {
  const codes: string[] = [];
  const kept = text.replaceAll(/`([^`]+)`/g, (_, code: string) => `\0${codes.push(`<code>${escapeHtml(code)}</code>`) - 1}\0`);
  return escapeHtml(kept)
    .replaceAll(/!\[([^\]]*)\]\(([^)]+)\)/g, (_, words: string, target: string) => `<img src="${address(target)}" alt="${words}">`)
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, target: string) => `<a href="${address(target)}">${words}</a>`)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replaceAll(/\0(\d+)\0/g, (_, i: string) => codes[Number(i)]!);
}

/** Cells of a row; a `|` in code is none of its borders. */
const cells = (line: string): string[] =>
  line
    .replaceAll(/`[^`]*`/g, (code) => code.replaceAll('|', '\x01'))
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\x01', '|'));

function table(lines: readonly string[], address: Address): string {
  const [head, , ...body] = lines.map(cells);
  const row = (tag: string, of: readonly string[]) => `<tr>${of.map((cell) => `<${tag}>${inline(cell, address)}</${tag}>`).join('')}</tr>`;
  const thead = head!.every((cell) => cell === '') ? '' : `<thead>${row('th scope="col"', head!).replaceAll('</th scope="col">', '</th>')}</thead>`;
  return `<div class="wide"><table>${thead}<tbody>${body.map((line) => row('td', line)).join('')}</tbody></table></div>`;
}

const ITEM = /^(?:- |\d+\. )/;

function list(lines: readonly string[], address: Address): string {
  const tag = lines[0]!.startsWith('- ') ? 'ul' : 'ol';
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop()!} ${line.trim()}`);
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item, address)}</li>`).join('')}</${tag}>`;
}

function block(text: string, address: Address): string {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading) {
    const level = heading[1]!.length;
    return `<h${level} id="${slug(heading[2]!)}">${inline(heading[2]!, address)}</h${level}>`;
  }
  if (first.startsWith('|')) return table(lines, address);
  if (ITEM.test(first)) return list(lines, address);
  return `<p>${inline(lines.join(' '), address)}</p>`;
}

/** A guide as the inside of a page. */
export function markdownHtml(markdown: string, address: Address): string {
  const parts = markdown.replaceAll(/^<!--.*-->\n/gm, '').split(/^(```[^]*?^```)$/m);
  return parts
    .flatMap((part) => {
      const code = /^```(\S*)\n([^]*)```$/.exec(part);
      if (code) return [`<pre tabindex="0"><code class="${escapeHtml(code[1]!)}">${escapeHtml(code[2]!)}</code></pre>`];
      return part
        .split(/\n{2,}/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => block(text, address));
    })
    .join('\n');
}
