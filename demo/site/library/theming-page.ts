import { palettePresets } from '../../../core/color/color.js';
import { themeCss, themePresets, themeProperties } from '../content/theme-presets.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { jsonBlock } from '../markup/json-block.js';
import { snippet } from '../markup/snippet.js';
import { libraryPage } from './library-page.js';

/** The theme live: presets, a control for each custom property, and the CSS to paste. */
export function themingPage(view: View): Html {
  const [plain] = themePresets;
  return libraryPage({
    view,
    title: 'Theming',
    description: 'Set colors, corners and fonts of the elements, with a live preview, presets and the CSS to copy.',
    main: html`
<section class="page-head element-head">
  <p class="eyebrow"><a href="${linkTo(view, '/docs')}">Guides</a></p>
  <h1>Theming</h1>
  <p class="lede">A few custom properties on <code>:root</code> style all elements. The page's font and
    text color are used automatically.</p>
</section>
<section class="configurator theming" aria-labelledby="try-theme" data-theming>
  <div class="configurator-head">
    <h2 id="try-theme">Try it</h2>
    <div class="preset-list" role="group" aria-label="Presets">${themePresets.map(({ id, title }, index) => html`
      <button type="button" class="small-button" data-preset="${id}" aria-pressed="${index === 0 ? 'true' : 'false'}">${title}</button>`)}
    </div>
  </div>
  <div class="example configurator-preview">
    <div class="frame-stage"><iframe src="${linkTo(view, '/docs/theming/preview')}" title="Elements in this theme" data-theme-frame></iframe></div>
  </div>
  <form class="controls" autocomplete="off" aria-label="Custom properties" data-theme-controls>
    <div class="controls-list">
      <div class="control control-color">
        <label for="theme-seed">All colors from one accent</label>
        <input type="color" id="theme-seed" value="${plain!.values['--site-accent']}" data-seed>
        <p class="control-doc">In light and dark, with readable text.</p>
      </div>
      <div class="control">
        <label for="theme-palette">Light and dark accents</label>
        <select id="theme-palette" data-palette-preset>${Object.keys(palettePresets).map(name => html`<option>${name}</option>`)}</select>
      </div>${themeProperties.map(({ name, label, kind, fallback }) => {
        const id = `theme${name}`;
        return html`
      <div class="control control-${kind}">
        <label for="${id}">${label}</label>
        ${kind === 'color'
          ? html`<input type="color" id="${id}" name="${name}" value="${fallback}">`
          : html`<input type="text" id="${id}" name="${name}" value="${fallback}" spellcheck="false" dir="ltr">`}
        <p class="control-doc"><code>${name}</code></p>
      </div>`;
      })}
    </div>
  </form>
  <div class="configurator-copy" data-theme-css>
    <h3 id="copy">Copy the code</h3>
    ${snippet(themeCss(plain!.values), 'The theme as CSS')}
    <div data-palette-tag hidden>
      <p>Or as a tag, first in the page's body. Around a part of the page, it colors only that part.
        <a href="${linkTo(view, '/elements/site-palette')}">More about <code>&lt;site-palette&gt;</code></a>.</p>
      ${snippet('<site-palette seed="#2643c4"></site-palette>', 'The palette as a tag')}
    </div>
  </div>
  ${jsonBlock('data-presets', themePresets)}
</section>
<section class="element-section prose-section" aria-labelledby="more">
  <h2 id="more">More options</h2>
  <ul class="prose">${[
    'Set these properties on one element or a part of the page instead of `:root`: `site-gallery { --site-radius: 0; }`.',
    'The page of each element lists its custom properties, its parts for `::part(name)` and its states for `:state(name)`.',
    'Colors follow the `color-scheme` of the page. Write `light-dark(#fff, #111)` to set both values.',
    'With forced colors, the elements use the system colors, whatever the theme.',
  ].map(line => html`
    <li>${inlineCode(line)}</li>`)}
  </ul>
</section>
<section class="element-section" aria-labelledby="presets">
  <h2 id="presets">The presets as CSS</h2>
  <div class="example-cards">${themePresets.map(({ title, values }) => html`
    <details class="example-card"><summary><h3>${title}</h3></summary>
      <div class="example">${snippet(themeCss(values), `The preset “${title}”`)}</div>
    </details>`)}
  </div>
</section>
`,
  });
}
