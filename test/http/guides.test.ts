/** Promise: the guides are pages of our own look that load nothing from elsewhere, every link in them leads somewhere, and what answered at `/docs` before them still does. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, GUIDES } from '../../src/http/guides/files.js';
import { markdownHtml } from '../../src/http/guides/markdown.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const pages = ['/docs', ...Object.keys(GUIDES).map((page) => `/docs/${page}`)];

describe('a guide', () => {
  it.each(pages)('%s is a page', async (path) => {
    const { status, headers, text } = await app.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toMatch(/<h1 id="[^"]+">/);
    expect(text).not.toMatch(/(?:src|href)="https?:|```|\]\(/);
    expect(text).toContain('aria-current="page"');
  });

  it.each(pages)('%s links to what is there', async (path) => {
    const { text } = await app.get(path);
    const targets = new Set([...text.matchAll(/(?:src|href)="(\/[^"#]*)/g)].map(([, target]) => target!));
    // the pages of the desk are there where they have been built
    for (const target of targets) if (target !== '/') expect((await app.get(target)).status, target).toBe(200);
  });
});

describe('what answered at /docs before', () => {
  it('still does', async () => {
    expect((await app.get<{ openapi: string }>('/docs/json')).body.openapi).toBe('3.1.0');
    expect((await app.get('/docs/yaml')).text).toMatch(/^openapi: 3\.1\.0/);
    expect((await app.get('/docs/')).status).toBe(200);
    const moved = await app.get('/docs/static/swagger-ui.css');
    expect([moved.status, moved.headers['location']]).toEqual([308, '/docs/api/static/swagger-ui.css']);
    expect((await app.get('/docs/api/static/swagger-ui.css')).status).toBe(200);
    expect((await app.get('/docs/api')).text).toContain('Seneschal: the interface');
  });

  it('and nothing else', async () => {
    expect((await app.get('/docs/none')).status).toBe(404);
    expect((await app.get('/docs/pictures/none.svg')).status).toBe(404);
    expect((await app.get('/docs/pictures/..%2Fbuild.png')).status).toBe(404);
  });
});

describe('Markdown', () => {
  const html = (text: string) => markdownHtml(text, addressOf);

  it.each([
    ['# A & B', '<h1 id="a--b">A &amp; B</h1>'],
    ['a *b* **c** `d*e*|` [f](guide-turn.md)', '<p>a <em>b</em> <strong>c</strong> <code>d*e*|</code> <a href="/docs/turn">f</a></p>'],
    ['- a\n  b\n- c', '<ul>\n<li>a\nb</li>\n<li>c</li>\n</ul>'],
    ['![p](pictures/guide/sides.svg)', '<p><img src="/docs/pictures/sides.svg" alt="p"></p>'],
    ['```json\n<a>\n```', '<pre tabindex="0"><code class="json">&lt;a&gt;\n</code></pre>'],
    [
      '| a | b |\n|---|---|\n| `c\\|d` | <e> |',
      '<div class="wide"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>c|d</code></td><td>&lt;e&gt;</td></tr></tbody></table></div>',
    ],
    ['a <b onclick="x">b</b><!-- c -->', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
    ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ])('%j', (text, expected) => expect(html(text).trim()).toBe(expected));

  it('of the guides leaves no mark of it behind', () => {
    for (const file of Object.values(GUIDES)) {
      const text = html(readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')).replaceAll(/<(pre|code)[^]*?<\/\1>/g, '');
      expect(text, file).not.toMatch(/\*\*|^#|^\||```|<!--/m);
    }
  });
});
