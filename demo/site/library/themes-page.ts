import { themes } from '../../../core/look/themes.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { snippet } from '../markup/snippet.js';
import { libraryPage } from './library-page.js';

const linkFor = (name: string): string => `<link rel="stylesheet" href="https://YOUR-SITE/site-elements/themes/${name}.css">`;

const entries = Object.entries(themes);

const schemes = [['light', 'Light'], ['dark', 'Dark']] as const;

/** A few elements in a theme, in a color scheme. Ids differ by both. */
const sample = (name: string, scheme: string, title: string): Html => html`
      <div class="theme-sample in-theme" data-site-theme="${name}" data-scheme="${scheme}">
        <p class="theme-sample-title">${title}</p>
        <site-newsletter form-id="newsletter" success-text="Thank you.">
          <form action="/forms/newsletter" method="post" aria-label="Letters, ${title}, ${scheme}">
            <label for="letters-${name}-${scheme}">Email</label>
            <input id="letters-${name}-${scheme}" name="email" type="email" autocomplete="email" required>
            <button>Send me letters</button>
          </form>
        </site-newsletter>
        <p class="theme-sample-price"><site-price price-cents="3000" sale-price-cents="2400" on-sale>€24.00</site-price>
          <site-tooltip tabindex="0">Tide mug<span slot="tip">Thrown by hand in Whitby.</span></site-tooltip></p>
      </div>`;

/** All themes: a picker with many elements, then each of them in light and dark. */
export function themesPage(view: View): Html {
  return libraryPage({
    view,
    title: 'Themes',
    description: 'Ten complete looks for all elements, in light and dark. One more line to paste.',
    ownSheet: '/site/themes.css',
    main: html`
<section class="page-head element-head">
  <p class="eyebrow"><a href="${linkTo(view, '/docs')}">Guides</a></p>
  <h1>Themes</h1>
  <p class="lede">Ten complete looks for all elements, in light and dark: one more line to paste, or <code>data-site-theme</code> on a part of
    the page. Text has a contrast of at least 4.5:1 in each.</p>
</section>
<section class="element-section" aria-labelledby="pick" data-themes>
  <h2 id="pick">Pick a theme</h2>
  <form class="theme-picker" autocomplete="off" data-theme-picker>
    <fieldset><legend>Theme</legend>${entries.map(([name, { title }], at) => html`
      <label class="theme-choice"><input type="radio" name="theme" value="${name}"${at === 0 && html` checked`}> <span>${title}</span></label>`)}
    </fieldset>
    <fieldset><legend>Colors</legend>
      <label class="theme-choice"><input type="radio" name="scheme" value="" checked> <span>Your device's</span></label>${schemes.map(([value, label]) => html`
      <label class="theme-choice"><input type="radio" name="scheme" value="${value}"> <span>${label}</span></label>`)}
    </fieldset>
  </form>
  <p class="theme-summary" role="status" data-theme-summary>${entries[0]![1].summary}</p>
  <div class="theme-stage"><iframe src="${linkTo(view, '/docs/themes/preview')}" title="Elements in this theme" loading="lazy" data-theme-frame></iframe></div>
  <h3 id="paste">Copy the line</h3>
  <p>Paste it into the page's <code>&lt;head&gt;</code>, before the line with <code>auto.js</code>.</p>
  <div data-theme-line>${snippet(linkFor(entries[0]![0]), 'The theme as a line to paste')}</div>
  <p>To start with a theme and change it, set single values: <a href="${linkTo(view, '/docs/make-it-yours')}">Make it yours</a>. To make
    your own, use <a href="${linkTo(view, '/docs/theming')}">the theme builder</a>.</p>
</section>
<section class="element-section" aria-labelledby="all">
  <h2 id="all">All themes</h2>
  <ul class="theme-list">${entries.map(([name, { title, summary }]) => html`
    <li>
      <h3>${title}</h3>
      <p><code>data-site-theme="${name}"</code> ${summary}</p>
      <div class="theme-samples">${schemes.map(([scheme]) => sample(name, scheme, title))}
      </div>
    </li>`)}
  </ul>
</section>
`,
  });
}
