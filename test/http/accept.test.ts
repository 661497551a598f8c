import { describe, expect, it } from 'vitest';
import { preferred } from '../../src/http/plugins/accept.js';

const OFFERED = ['application/json', 'text/html', 'text/markdown'];

describe('the content type of an answer', () => {
  it.each([
    [undefined, 'application/json'],
    ['', 'application/json'],
    // nothing in it can be read
    ['nonsense', 'application/json'],
    ['*/*', 'application/json'],
    ['TEXT/HTML', 'text/html'],
    ['text/html, application/json', 'application/json'],
    ['text/html, application/json;q=0.9', 'text/html'],
    ['text/*', 'text/html'],
    ['text/*;q=0.5, */*;q=0.1', 'text/html'],
    // what is said more precisely counts, wherever it stands
    ['text/*, text/html;q=0.1', 'text/markdown'],
    ['text/html;q=0.1, text/*', 'text/markdown'],
    ['text/html;charset=utf-8;q=0.2, text/markdown;variant="a;q=1";q=0.1', 'text/html'],
    ['text/html ; q=0.2 , text/markdown ; q=0.3', 'text/markdown'],
    ['image/png, text/markdown;q=0.001', 'text/markdown'],
    ['image/png', undefined],
    ['*/*;q=0', undefined],
    ['application/json;q=0', undefined],
    ['application/json;q=0, */*', 'text/html'],
  ])('for %s is %s', (accept, type) => {
    expect(preferred(accept, OFFERED)).toBe(type);
  });

  it('is found quickly in a long field', () => {
    expect(preferred(`${'a/b;q=0.1,'.repeat(100_000)}text/html`, OFFERED)).toBeUndefined();
  });
});
