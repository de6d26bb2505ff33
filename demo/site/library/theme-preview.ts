import { readFile } from 'node:fs/promises';
import { previewSheet } from '../../../core/theme-builder/preview-sheet.js';
import { examplesOf } from '../content/examples.js';
import { repository } from '../content/repository.js';
import { documentPage } from '../layout/document.js';
import { addressOfRules } from '../layout/page-rules.js';
import type { View } from '../layout/view.js';
import { type Html, html, trusted } from '../markup/html.js';
import { picture } from '../markup/picture.js';

/** The markup of an example, the first one by default. */
async function example(tag: string, name?: string): Promise<Html> {
  const examples = await examplesOf(tag);
  const found = name ? examples.find(one => one.name === name) : examples[0];
  if (!found) throw new Error(`demo/site: <${tag}> has no example "${name}"; it has ${examples.map(one => one.name).join(', ')}.`);
  return trusted(found.markup);
}

/** A whole page of a small shop, made of elements and nothing but the theme: for the frames of the theme builder. */
export async function themePreview(view: View): Promise<Html> {
  const sheet = await readFile(`${repository}demo/site/assets/theme-preview.css`, 'utf8');
  const card = async (tag: string, name?: string, more = '') => html`<div class="card ${more}">${await example(tag, name)}</div>`;
  return documentPage({
    view,
    title: 'A page in a theme',
    description: 'A whole page made of elements, to try a theme on.',
    brand: 'library',
    sheets: [addressOfRules([previewSheet(sheet)])],
    unlisted: true,
    body: html`<body class="theme-preview">
<header class="shop-header">
  <p class="shop-name">Saltmarsh</p>
  <nav aria-label="Shop"><ul><li><a href="#pieces">Pieces</a></li><li><a href="#visit">Visit</a></li><li><a href="#write">Write</a></li></ul></nav>
  <site-cart-badge><a href="/saltmarsh/cart">Cart</a></site-cart-badge>
</header>
<main>
<section class="hero">
  <div>
    <h1>Pots for every day, thrown by the sea</h1>
    <p class="muted">Mugs, bowls and jugs in five glazes, made by hand in small runs and fired with driftwood.</p>
    <p class="actions"><a class="main-button" href="#pieces">See the pieces</a> <a class="quiet-button" href="#visit">Come by</a></p>
  </div>
  <site-gallery design="slideshow" aspect-ratio="4:3" loop counter label="The coast">${['pier-evening', 'chalk-cliffs', 'beach-huts'].map((name, at) => html`
    <a href="/images/${name}?format=1500w">${picture(name, { sizes: '(min-width: 48rem) 40vw, 92vw', isFirst: at === 0 })}</a>`)}
  </site-gallery>
</section>
<section class="band">${await example('site-marquee')}</section>
<section class="block" id="pieces">${await example('site-product')}</section>
<section class="block columns">
  ${await card('site-product-reviews')}
  ${await card('site-pricing-toggle')}
</section>
<section class="block columns">
  <div class="card"><h2>Good to know</h2>${await example('site-accordion')}</div>
  ${await card('site-tabs')}
</section>
<section class="block columns" id="visit">
  ${await card('site-events')}
  ${await card('site-calendar')}
</section>
<section class="block columns">
  <div class="card"><h2>Markets and fairs</h2>${await example('site-tour-dates')}</div>
  ${await card('site-chart')}
</section>
<section class="block columns" id="write">
  <div class="card"><h2>Write to us</h2>${await example('site-form', 'contact')}</div>
  <div class="card stack"><div><h2>Letters from the loft</h2>${await example('site-newsletter', 'drawn')}</div>${await example('site-donation-button')}</div>
</section>
<section class="block columns">
  <div class="card"><h2>Your order</h2>${await example('site-order-summary')}</div>
  <div class="card stack">
    <div><h2>The bell buoy</h2><site-audio artist="Saltmarsh Pottery">
      <audio controls preload="none" src="/site/bell-buoy.wav" title="The bell buoy, heard from the sea wall"></audio>
    </site-audio></div>
    <div><h2>Ask first</h2>${await example('site-tooltip', 'buttons')}${await example('site-dialog', 'alert')}</div>
    <div><h2>News</h2>${await example('site-relative-time')}</div>
    <div>${await example('site-follow')}</div>
    <div>${await example('site-language-picker')}</div>
  </div>
</section>
<section class="block columns">
  ${await card('site-code')}
  ${await card('site-search')}
</section>
</main>
<site-announcement-bar id="theme-preview" position="bottom">
  <p>The winter firing is on Saturday. <a href="/saltmarsh/contact">Book a place</a></p>
</site-announcement-bar>
<footer class="shop-footer muted"><p>Saltmarsh Pottery, The Net Loft, Staithe Lane</p>
  <p><site-price price-cents="700">€7.00</site-price> for sending, free from <site-price price-cents="6000" trim>€60</site-price></p></footer>
</body>`,
  });
}
