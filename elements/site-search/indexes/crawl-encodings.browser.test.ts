import { expect } from '@open-wc/testing';
import { crawl } from './crawl.js';

const latin = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const page = (head: string) => latin(`<!doctype html>${head}<title>X</title><main><h1>Caf\xe9</h1><p>\xe0 \x93emporter\x94</p></main>`);
const sitemap = '<urlset><url><loc>/enc/header</loc></url><url><loc>/enc/meta</loc></url></urlset>';

describe('pages of a sitemap', () => {
  const { fetch } = window;
  afterEach(() => { window.fetch = fetch; });

  it('are read in any encoding, and so is the sitemap', async () => {
    const bodies: Record<string, [body: Uint8Array, type: string]> = {
      '/sitemap.xml': [latin(`\xff\xfe${[...sitemap].join('\0')}\0`), 'application/xml'],
      '/enc/header': [page(''), 'text/html; charset=iso-8859-1'],
      '/enc/meta': [page('<meta charset="windows-1252">'), 'text/html'],
    };
    window.fetch = async address => {
      const [bytes, type] = bodies[new URL(String(address), location.href).pathname]!;
      return new Response(bytes as BodyInit, { headers: { 'Content-Type': type } });
    };
    const entries = await crawl(new URL('/sitemap.xml', location.href).href, { path: '', maxPages: 9, signal: new AbortController().signal, page: document });
    expect(entries.map(({ title, text }) => [title, text])).to.deep.equal([['Café', 'à “emporter”'], ['Café', 'à “emporter”']]);
  });
});
