import { contrastPairs } from '../../../core/theme-builder/contrast-pairs.js';
import { getTokenHex, schemes, shownHex, getTokenValue } from '../../../core/theme-builder/draft.js';
import { fontStacks, shadowChoices } from '../../../core/theme-builder/font-stacks.js';
import { getTokenKind, type ThemeName, getTokenTitle } from '../../../core/theme-builder/token-kinds.js';
import { readValue } from '../../../core/theme-builder/read-value.js';
import { getTokenProperty, getTokenPurpose } from '../../../core/theme-builder/token-words.js';
import { type Html, html } from '../markup/html.js';

/** The control of one value of the theme, by its kind. */
export function tokenControl(name: ThemeName): Html {
  const title = getTokenTitle(name);
  const id = `token-${name}`;
  return html`
          <fieldset class="token token-${getTokenKind(name)}" data-token="${name}">
            <legend>${title}</legend>
            ${getTokenKind(name) === 'color' ? colorFields(name, id) : otherFields(name, id)}
            <p class="control-doc" id="${id}-doc">${getTokenPurpose(name)} <code>${getTokenProperty(name)}</code></p>
            <p class="control-problem" id="${id}-problem" data-problem hidden></p>${contrastPairs.some(({ text }) => text === name) && html`
            <ul class="verdicts" aria-label="Contrast of ${title}" data-verdicts="${name}"></ul>`}
            <button type="button" class="link-button" data-unset hidden>Use the default<span class="visually-hidden"> for ${title}</span></button>
          </fieldset>`;
}

const described = (id: string): Html => html`aria-describedby="${id}-doc ${id}-problem"`;
const word = (scheme: string): string => (scheme === 'light' ? 'Light' : 'Dark');

const colorFields = (name: ThemeName, id: string): Html => html`<div class="token-colors">${schemes.map(scheme => html`
              <div class="token-scheme">
                <input type="color" id="${id}-${scheme}" aria-label="${getTokenTitle(name)}, ${scheme}" ${described(id)} value="${shownHex({}, name, scheme)}" data-color="${scheme}">
                <label for="${id}-${scheme}-text">${word(scheme)}<span class="visually-hidden"> ${getTokenTitle(name)} as text</span></label>
                <input type="text" id="${id}-${scheme}-text" ${described(id)} value="${getTokenHex({}, name, scheme)}" spellcheck="false" dir="ltr" data-hex="${scheme}">
              </div>`)}
            </div>`;

function choicesOf(name: ThemeName, value: string): readonly (readonly [title: string, value: string])[] | null {
  const kind = getTokenKind(name);
  const choices = kind === 'font' ? fontStacks : kind === 'shadow' ? shadowChoices : null;
  return choices && (choices.some(([, written]) => written === value) ? choices : [['Default', value], ...choices]);
}

/** A list of choices or a slider, and the value as text. */
function otherFields(name: ThemeName, id: string): Html {
  const value = String(readValue(name, String(getTokenValue({}, name))) ?? getTokenValue({}, name));
  const choices = choicesOf(name, value);
  const range = getRange(name);
  return html`${choices && html`<select aria-label="${getTokenTitle(name)}" ${described(id)} data-choice>${choices.map(([title, written]) => html`
              <option value="${written}">${title}</option>`)}
              <option value="">Your own</option>
            </select>`}<div class="builder-pair">${range && html`<input type="range" aria-label="${getTokenTitle(name)}" ${described(id)} min="${range.min}" max="${range.max}" step="${range.step}" value="${parseFloat(value) || 0}" data-range="${range.unit}">`}
              <input type="text" id="${id}" aria-label="${getTokenTitle(name)} as text" ${described(id)} value="${value}" spellcheck="false" dir="ltr" data-text>
            </div>`;
}

interface Range { readonly min: number; readonly max: number; readonly step: number; readonly unit: string }

/** Pills have no slider: every length that is long enough is the same. */
const pixels = (size: number): Range | null => (size > 100 ? null : { min: 0, max: Math.max(4, Math.ceil(size * 4)), step: size < 4 ? 0.5 : 1, unit: 'px' });

/** What a slider goes through; the text may have more. */
export function getRange(name: ThemeName): Range | null {
  const value = String(getTokenValue({}, name));
  const size = parseFloat(value);
  const unit = /[a-z%]+$/i.exec(value)?.[0] ?? '';
  switch (getTokenKind(name)) {
    case 'weight': return { min: 100, max: 900, step: 100, unit: '' };
    case 'duration': return { min: 0, max: unit === 's' ? 1 : 800, step: unit === 's' ? 0.05 : 20, unit };
    case 'length': return unit === 'px' ? pixels(size) : { min: 0, max: size * 3 || 3, step: 0.05, unit };
    case 'number': return { min: size / 2, max: size * 1.5, step: 0.05, unit };
    default: return null;
  }
}
