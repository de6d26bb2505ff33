import { type Choices, type Control, problemOf } from '../configurator/control.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';

/** From this many on, a list of settings is searched rather than read. */
const manySettings = 8;

/** The form of the configurator: one control for each setting, its kind by the settings table. */
export function controlsForm(controls: readonly Control[], choices: Choices): Html {
  return html`<form class="controls" data-controls autocomplete="off" aria-labelledby="configurator-settings">
      <div class="controls-head">
        <h3 id="configurator-settings">Settings</h3>
        <p class="controls-actions"><button type="reset" class="small-button">Reset</button>
          <button type="button" class="small-button" data-reload>Reload</button></p>
        ${controls.length > manySettings && html`<p class="control-filter"><label class="visually-hidden" for="setting-filter">Find a setting</label>
          <input id="setting-filter" type="search" placeholder="Find a setting" data-filter></p>`}
      </div>
      <div class="controls-list" tabindex="-1">${controls.map(control => field(control, choices.get(control.attribute)))}
        <p class="controls-none" data-none hidden>No setting has this in its name or description.</p>
      </div>
    </form>`;
}

function field(control: Control, chosen: string | undefined): Html {
  const { attribute, doc, kind, unit } = control;
  const id = `set-${attribute}`;
  const value = chosen ?? control.fallback ?? '';
  const label = html`<label for="${id}"><code>${attribute}</code>${unit && html` <span class="control-unit">${unit}</span>`}</label>`;
  const described = html`id="${id}" name="${attribute}" aria-describedby="${id}-doc ${id}-problem"`;
  return html`
        <div class="control control-${kind}" data-control>
          ${kind === 'switch' ? html`<input type="checkbox" role="switch" ${described}${value === 'true' && html` checked`}>${label}` : html`${label}
          ${input(control, value, described)}`}
          <p class="control-doc" id="${id}-doc">${inlineCode(doc)}</p>
          <p class="control-problem" id="${id}-problem" hidden>${problemOf(control, '')}</p>
        </div>`;
}

function input(control: Control, value: string, described: Html): Html {
  const { attribute, kind, choices, min, max, isInteger, fallback } = control;
  switch (kind) {
    case 'choice': return html`<select ${described}>${fallback === null && html`
            <option value="">by default</option>`}${(value === '' || choices.includes(value) ? choices : [...choices, value]).map(choice => html`
            <option value="${choice}"${choice === value && html` selected`}>${wordFor(choice, choices)}${choice === fallback && ' (default)'}</option>`)}
          </select>`;
    case 'number': return html`<input type="number" ${described} value="${value}" step="${isInteger ? 1 : 'any'}"${
      min !== undefined && html` min="${min}"`}${max !== undefined && html` max="${max}"`} inputmode="decimal">`;
    case 'json': return html`<textarea ${described} rows="3" spellcheck="false" dir="ltr">${value}</textarea>`;
    case 'color': return html`<span class="control-color"><input type="text" ${described} value="${value}" spellcheck="false" dir="ltr">
            <input type="color" aria-label="Pick ${attribute}" value="${/^#[\da-f]{6}$/i.test(value) ? value : '#9b4521'}" data-picks="${attribute}"></span>`;
    default: return html`<input type="text" ${described} value="${value}"${kind === 'address' && html` inputmode="url" dir="ltr"`}>`;
  }
}

const wordFor = (choice: string, all: readonly string[]): string =>
  all.length === 2 && all.includes('true') && all.includes('false') ? (choice === 'true' ? 'yes' : 'no') : choice;
