import { filesAddress } from '../../../core/manifest/install/sheet-links.js';
import { sheetsFor } from '../../../core/manifest/sheets/style-sheets.js';
import { snippetFormsFor, snippetOf, type SnippetParts } from '../configurator/snippet-forms.js';
import type { SettingNames } from '../configurator/setting-names.js';
import type { ElementDocs } from '../content/docs-for.js';
import type { Example } from '../content/examples.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { jsonBlock } from '../markup/json-block.js';
import { snippet } from '../markup/snippet.js';
import { exampleStage } from './example-frame.js';

export interface ConfiguratorParts {
  view: View;
  example: Example;
  docs: ElementDocs;
  names: SettingNames;
}

/** What the page's script reads of an element to set it. */
export interface ConfiguratorData extends Omit<SnippetParts, 'markup'> {
  readonly tag: string;
  readonly markup: string;
  readonly attributes: ElementDocs['attributes'];
}

/** An element live, the form of its settings, and what to copy. Complete without scripts, but for the form. */
export function configurator({ view, example, docs, names }: ConfiguratorParts): Html {
  const { tag, markup, name, title, sentence } = example;
  const { attributes, criticalRules, isEditor } = docs;
  const parts = { markup, criticalRules, isEditor, sheets: sheetsFor(markup), names: namesIn(markup, names) };
  const forms = snippetFormsFor(parts);
  const data: ConfiguratorData = { ...parts, tag, attributes };
  return html`<section class="configurator" aria-labelledby="try" data-configurator>
  <div class="configurator-head">
    <h2 id="try">Try it</h2>
    <p>${sentence && html`${inlineCode(sentence)} `}<a href="${linkTo(view, `/elements/${tag}/examples/${name}`)}">Open “${title}” alone</a></p>
  </div>
  <article class="example configurator-preview" id="${name}" aria-label="Preview: ${title}">
    ${exampleStage(view, example)}
  </article>
  ${attributes.length > 0 && html`<site-element-editor class="controls" tag="${tag}" names code="false">
    <button type="button" slot="actions" class="small-button" data-restore>Reset</button>
    <button type="button" slot="actions" class="small-button" data-reload>Reload</button>
  </site-element-editor>`}
  <div class="configurator-copy">
    <h3 id="copy">Copy the code</h3>
    <div class="files-address">
      <label for="files-address">Where are your files?</label>
      <input type="text" id="files-address" inputmode="url" autocomplete="url" spellcheck="false" dir="ltr" placeholder="${filesAddress}" aria-describedby="files-address-doc files-address-problem" data-files-address>
      <p class="control-doc" id="files-address-doc">The URL of your site, or of the folder you uploaded. It is inserted into all code that you copy here, and stored in this browser.</p>
      <p class="control-problem" id="files-address-problem" hidden>Enter the URL of your site or folder, for example https://bakery.example/site-elements/.</p>
    </div>
    <fieldset class="snippet-choice">
      <legend class="visually-hidden">Form of the snippet</legend>${forms.map(({ id, label }, index) => html`
      <label><input type="radio" name="snippet-form" value="${id}"${index === 0 && html` checked`}> ${label}</label>`)}
    </fieldset>
    ${forms.map(form => html`<div class="snippet-form" data-form="${form.id}">
      <p>${inlineCode(form.note)}</p>
      ${snippet(snippetOf(form, parts), `Snippet: ${form.label}`)}
    </div>`)}
  </div>
  ${jsonBlock('data-configuration', data)}
</section>`;
}

/** The elements that the markup may contain: the page needs no settings of others. */
const namesIn = (markup: string, names: SettingNames): SettingNames =>
  Object.fromEntries(Object.entries(names).filter(([tag]) => markup.includes(`<${tag}`)));
