import type { Example } from '../content/examples.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { snippet } from '../markup/snippet.js';

const addressOf = (view: View, { tag, name }: Example) => linkTo(view, `/elements/${tag}/examples/${name}`);

/** A live example as wide as the page has room for, or as a phone. */
export function exampleStage(view: View, example: Example): Html {
  const { name, title } = example;
  return html`<fieldset class="frame-width">
      <legend class="visually-hidden">Width of “${title}”</legend>
      <label><input type="radio" name="width-${name}" value="desktop" checked> Desktop</label>
      <label><input type="radio" name="width-${name}" value="phone"> Phone</label>
    </fieldset>
    <div class="frame-stage">
      <iframe src="${addressOf(view, example)}" title="${title}" loading="lazy" data-example></iframe>
    </div>`;
}

/** A further example: a small card that opens. */
export function exampleCard(view: View, example: Example): Html {
  const { name, title, sentence, markup } = example;
  return html`<details class="example-card">
  <summary><h3>${title}</h3>${sentence && html`
    <p>${inlineCode(sentence)}</p>`}</summary>
  <article class="example" id="${name}" aria-label="${title}">
    ${exampleStage(view, example)}
    ${snippet(markup, `Source of “${title}”`)}
    <p class="example-alone-link"><a href="${addressOf(view, example)}">Open “${title}” alone</a></p>
  </article>
</details>`;
}
