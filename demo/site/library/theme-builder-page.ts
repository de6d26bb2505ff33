import { palettePresets } from '../../../core/color/color.js';
import { shownHex } from '../../../core/theme-builder/draft.js';
import { looks } from '../../../core/theme-builder/looks.js';
import { outputs } from '../../../core/theme-builder/outputs.js';
import { tokenGroups } from '../../../core/theme-builder/token-kinds.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { snippet } from '../markup/snippet.js';
import { libraryPage } from './library-page.js';
import { tokenControl } from './token-controls.js';

/** The theme builder: controls for every value of the theme, a page in light and dark that follows them, and the code to copy. */
export function themeBuilderPage(view: View): Html {
  return libraryPage({
    view,
    title: 'Theme builder',
    description: 'Make a theme from an accent color, an image or your style sheet, see it live in light and dark, and copy it.',
    ownSheet: '/site/theme-builder.css',
    ownScript: '/site/theme-builder.js',
    main: html`
<section class="page-head element-head builder-head">
  <p class="eyebrow"><a href="${linkTo(view, '/docs')}">Guides</a></p>
  <h1>Theme builder</h1>
  <p>Choose colors, fonts and corners, and see a whole page in your theme. Copy it as CSS, for WordPress or as design tokens.
    The address of this page holds the theme: send it as a link.</p>
  <noscript><p>The theme builder needs scripts. Without them, set the custom properties that <a href="${linkTo(view, '/docs/theme')}">Theme</a>
    lists in your style sheet.</p></noscript>
</section>
<section class="builder" aria-label="Theme builder" data-builder>
  ${toolbar()}
  <div class="builder-work">
    <form class="builder-controls" autocomplete="off" aria-label="Theme" data-theme-form>
      ${startGroup()}
      ${tokenGroups.map(({ id, title, names }, index) => html`
      <details class="builder-group" id="group-${id}"${index === 0 && html` open`}>
        <summary><h2>${title}</h2></summary>
        ${id === 'colors' && contrastSummary()}
        <div class="builder-tokens">${names.map(tokenControl)}</div>
      </details>`)}
    </form>
    ${preview(view)}
  </div>
  ${copyPart()}
</section>
<section class="element-section prose-section" aria-labelledby="more">
  <h2 id="more">More options</h2>
  <ul class="prose">${[
    'Set these properties on one element or a part of the page instead of `:root`: `site-gallery { --site-radius: 0; }`.',
    'The page of each element lists its custom properties, its parts for `::part(name)` and its states for `:state(name)`.',
    'Colors follow the `color-scheme` of the page. `light-dark(#fff, #111)` sets both values.',
    'With forced colors, the elements use the system colors, whatever the theme.',
  ].map(line => html`
    <li>${inlineCode(line)}</li>`)}
    <li>All properties and their defaults are in <a href="${linkTo(view, '/docs/theme')}">Theme</a>.</li>
  </ul>
</section>
`,
  });
}

const toolbar = (): Html => html`<div class="builder-bar" role="toolbar" aria-label="Steps">
    <button type="button" class="small-button" data-undo disabled>Undo</button>
    <button type="button" class="small-button" data-redo disabled>Redo</button>
    <button type="button" class="small-button" data-reset disabled>Reset</button>
    <button type="button" class="small-button" data-copy-link>Copy link</button>
    <p class="builder-status" role="status" data-status></p>
  </div>`;

/** Where a theme begins: a look, one accent, an image, a style sheet. */
const startGroup = (): Html => html`<details class="builder-group" id="group-start" open>
        <summary><h2>Start</h2></summary>
        <div class="builder-tokens">
          <div class="builder-looks" role="group" aria-label="Start from a theme">${looks.map(({ id, title }) => html`
            <button type="button" class="look-button" data-look="${id}"><span class="look-swatch" aria-hidden="true"></span>${title}</button>`)}
          </div>
          <div class="control builder-accent">
            <label for="builder-accent">All colors from one accent</label>
            <div class="builder-pair">
              <input type="color" id="builder-accent" value="${shownHex({}, 'accent', 'light')}" aria-describedby="builder-accent-doc" data-accent>
              <select aria-label="Light and dark accents" data-accent-preset>${Object.keys(palettePresets).map(name => html`<option>${name}</option>`)}</select>
            </div>
            <p class="control-doc" id="builder-accent-doc">For light and dark pages. All text stays readable.</p>
          </div>
          <div class="control">
            <label for="builder-image">Colors from an image</label>
            <input type="file" id="builder-image" accept="image/*" aria-describedby="builder-image-doc" data-image>
            <p class="control-doc" id="builder-image-doc">The image stays on your device.</p>
            <div class="builder-found" role="group" aria-label="Colors of the image" data-found hidden></div>
          </div>
          <div class="control">
            <label for="builder-paste">From a style sheet or design tokens</label>
            <textarea id="builder-paste" rows="3" spellcheck="false" dir="ltr" aria-describedby="builder-paste-doc" placeholder=":root { --site-accent: #0b6b6f; }" data-paste></textarea>
            <p class="control-doc" id="builder-paste-doc">Your site's CSS, the code that you copied here, or a file of design tokens.</p>
            <p><button type="button" class="small-button" data-read-paste>Read</button></p>
          </div>
          <div class="builder-report" role="status" data-report></div>
        </div>
      </details>`;

const contrastSummary = (): Html => html`<div class="builder-contrast">
          <p role="status" data-contrast>All text has enough contrast.</p>
          <button type="button" class="small-button" data-fix-all hidden>Correct all</button>
        </div>`;

const choice = (name: string, legend: string, options: readonly (readonly [value: string, label: string])[], checked: string): Html =>
  html`<fieldset class="snippet-choice builder-choice builder-choice-${name}">
        <legend class="visually-hidden">${legend}</legend>${options.map(([value, label]) => html`
        <label><input type="radio" name="builder-${name}" value="${value}"${value === checked && html` checked`}> ${label}</label>`)}
      </fieldset>`;

/** The same page twice; the script gives each its colors. */
const preview = (view: View): Html => html`<div class="builder-preview">
      <div class="builder-preview-bar">
        ${choice('scheme', 'Colors of the preview', [['both', 'Light and dark'], ['light', 'Light'], ['dark', 'Dark']], 'both')}
        ${choice('width', 'Width of the preview', [['phone', 'Phone'], ['desktop', 'Desktop']], 'phone')}
      </div>
      <div class="builder-stages">${['light', 'dark'].map(scheme => html`
        <div class="builder-stage builder-stage-${scheme}"><iframe src="${linkTo({ ...view, theme: null }, '/docs/theming/preview')}" title="A page in this theme, ${scheme}" data-scheme="${scheme}"></iframe></div>`)}
      </div>
    </div>`;

const copyPart = (): Html => html`<div class="builder-copy configurator-copy">
    <h2 id="copy">Copy the theme</h2>
    <fieldset class="snippet-choice">
      <legend class="visually-hidden">Form of the theme</legend>${outputs.map(({ id, label }, index) => html`
      <label><input type="radio" name="builder-output" value="${id}"${index === 0 && html` checked`}> ${label}</label>`)}
    </fieldset>
    ${outputs.map(({ id, label, note, write }, index) => html`<div class="builder-output" data-output="${id}"${index > 0 && html` hidden`}>
      <p>${inlineCode(note)}</p>
      <p class="control-doc" data-unavailable hidden>Choose one accent under Start first: this form is for themes whose colors are all made from it.</p>
      ${snippet(write({}, null) ?? '', `The theme: ${label}`)}
    </div>`)}
  </div>`;
