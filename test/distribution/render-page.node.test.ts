import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { renderPage as RenderPage, getStyles as StylesOf } from '../../core/element/server.js';
import { getTags } from '../../core/manifest/describe/tables.js';

// Pages as frameworks write them, drawn by `site-elements/server` of the npm build.

const { renderPage, stylesOf } = await import('site-elements/server' as string) as { renderPage: typeof RenderPage; stylesOf: typeof StylesOf };
const { loaders } = await import('site-elements/auto' as string) as { loaders: Record<string, () => Promise<unknown>> };

const linked = { loaders, stylesHref: (tag: string) => `/s/${tag}.css` };
const shadow = /<template shadowrootmode="open"[^>]*>([\s\S]*?)<\/template>/;
const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>A &amp; B</title>${head}</head><body class='x'>${body}</body></html>\n`;
/** The page without what was put into it. */
const taken = (html: string) => html.replace(new RegExp(shadow, 'g'), '').replace(/ data-site-served| data-site-language="[^"]*"/g, '');

async function textOf(body: string, head?: string): Promise<string> {
  const html = await renderPage(pageOf(body, head), linked);
  return shadow.exec(html)?.[1]!.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim() ?? 'not drawn';
}

describe('a page that a server draws', () => {
  it('keeps everything else, letter by letter', async () => {
    const body = `<!-- <site-price> --><p>a<br>b<P>&nbsp;<site-price  price-cents='2800' currency=EUR >€28 &amp; more</site-price><script>'<site-price>'</script>
<textarea><site-price></textarea><template><site-price price-cents="1"></site-price></template><ul><li>x<li><site-shape outline="circle"></site-shape></ul>`;
    const html = await renderPage(pageOf(body), linked);
    assert.equal(taken(html), pageOf(body));
    assert.equal(html.match(/shadowrootmode/g)!.length, 2);
  });

  const prices: [fact: string, body: string, text: string, head?: string][] = [
    ['attributes', '<site-price price-cents="2800" currency="EUR">x</site-price>', '€28.00'],
    ['attributes in one word', '<site-price pricecents="2800" currency="EUR">x</site-price>', '€28.00'],
    [
      'a JSON block',
      '<site-price><script type="application/json">{ "priceCents": 950, "currency": "GBP" }</script>x</site-price>',
      '£9.50',
    ],
    [
      'a JSON block behind other markup',
      '<site-price><b>x<i>y</b></i><script type="application/json">{ "priceCents": 950, "currency": "GBP" }</script></site-price>',
      '£9.50',
    ],
    [
      'an attribute over the block',
      '<site-price price-cents="100"><script type="application/json">{ "priceCents": 950, "currency": "GBP" }</script></site-price>',
      '£1.00',
    ],
    [
      'data-settings',
      '<site-price data-settings="{&quot;priceCents&quot;:950,&quot;currency&quot;:&quot;GBP&quot;}">x</site-price>',
      '£9.50',
    ],
    ['a bad number, of which the browser tells', '<site-price price-cents="many" currency="EUR">x</site-price>', ''],
    ['a lang around it', '<main lang="de"><site-price price-cents="2800" currency="EUR" varies>x</site-price></main>', 'ab €28.00'],
    [
      'texts of the site context',
      '<site-price price-cents="2800" currency="EUR" varies>x</site-price>',
      'starting at €28.00',
      '<script type="application/json" data-site-context>{ "texts": { "site-price": { "from": "starting at {price}" } } }</script>',
    ],
    [
      'a broken site context',
      '<site-price price-cents="2800" currency="EUR">x</site-price>',
      '€28.00',
      '<script type="application/json" data-site-context>{</script>',
    ],
  ];
  for (const [fact, body, text, head] of prices) it(`reads ${fact}`, async () => assert.equal(await textOf(body, head), text));

  it('links one sheet for all elements of a kind, or writes it into each with the page\'s nonce', async () => {
    const two = '<site-price price-cents="1"></site-price><site-price price-cents="2"></site-price>';
    const html = await renderPage(pageOf(two), linked);
    assert.equal(html.match(/<link rel="stylesheet" href="\/s\/site-price\.css">/g)!.length, 2);
    assert.ok(!html.includes('<style'));
    assert.match(await renderPage(pageOf(two), { loaders, nonce: 'a"b' }), /<style nonce="a&quot;b">/);
  });

  it('leaves alone what is drawn already, what it has no loader for, and a tag in a fragment of a page draws too', async () => {
    const once = await renderPage(pageOf('<site-price price-cents="1"></site-price><shop-price></shop-price>'), linked);
    assert.equal(await renderPage(once, linked), once);
    assert.match(
      await renderPage('<site-price price-cents="100" currency="EUR"></site-price>', linked),
      /^<site-price data-site-served price-cents="100" currency="EUR"><template[\s\S]*€1\.00[\s\S]*<\/template><\/site-price>$/,
    );
  });

  it('draws a tag of the site\'s own by its loader', async () => {
    const html = await renderPage('<shop-price price-cents="100" currency="EUR"></shop-price>', {
      ...linked,
      loaders: { 'shop-price': loaders['site-price']! },
    });
    assert.match(html, /^<shop-price data-site-served[^>]*><template[\s\S]*href="\/s\/site-price\.css"[\s\S]*€1\.00/);
  });

  it('says which element could not be drawn, and leaves it to the browser', async context => {
    const warn = context.mock.method(console, 'warn', () => {});
    const body = '<site-price price-cents="1"></site-price>';
    const broken = { 'site-price': () => Promise.reject(new Error('gone')) };
    assert.equal(await renderPage(body, { loaders: broken }), body);
    assert.match(String(warn.mock.calls[0]!.arguments[0]), /^<site-price>: a server could not draw it;/);
  });

  it('finds the sheet of every element in the package', async () => {
    for (const tag of getTags()) {
      const file = `dist/npm/shadow/${tag}.css`;
      assert.ok(existsSync(file), file);
      const load = loaders[tag] ?? (() => import(`site-elements/${tag}`)); // the autoloader knows no element for editors
      const element = Object.values(await load() as Record<string, { definition?: never }>).find(value => value.definition)!;
      assert.equal(readFileSync(file, 'utf8').length > 0, stylesOf(element as never).length > 0);
    }
  });
});
