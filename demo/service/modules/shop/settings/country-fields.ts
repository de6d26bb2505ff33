import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { ownerText } from '../texts.js';
import { countryName, isCountry, regionsOfCountries, sortCountries } from './countries.js';

/** As many as are still read at a glance; more are in groups that open. */
const mostInOneList = 24;

interface CountryFields {
  readonly title: string;
  readonly note: string;
  /** Codes that can be chosen. Those that are chosen already are shown as well. */
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
}

/** Checkboxes for countries; many of them by the regions of the world, each with a box for all of it. Works without scripts. */
export function countryFields(name: string, { title, note, offered, chosen }: CountryFields): Html {
  const shown = new Set([...offered, ...chosen].filter(isCountry));
  const box = (value: string, words: string, isChecked: boolean): Html =>
    html`<p class="field-choice"><label><input type="checkbox" name="${name}" value="${value}"${isChecked ? html` checked` : ''}> ${words}</label></p>`;
  const list = (codes: readonly string[]): Html[] => sortCountries(codes).map(code => box(code, countryName(code), chosen.includes(code)));
  const groups = regionsOfCountries
    .map(({ id, countries }) => ({ id, codes: countries.filter(code => shown.has(code)) }))
    .filter(({ codes }) => codes.length > 0);
  return html`<fieldset class="field"><legend>${title}</legend><p class="field-note">${note}</p>${shown.size <= mostInOneList
    ? list([...shown])
    : groups.map(({ id, codes }) => {
      const inGroup = codes.filter(code => chosen.includes(code)).length;
      return html`<details><summary>${countryName(id)} <bdi>(${formatOwnerNumber(inGroup)}/${formatOwnerNumber(codes.length)})</bdi></summary>${
        codes.length > 1 ? box(id, ownerText('countriesSelectAll'), false) : ''}${list(codes)}</details>`;
    })}</fieldset>`;
}

/** The codes of what was ticked; a region stands for all its countries. What is unknown stays as it is, for the fault that names it. */
export function readCountries(ticked: readonly string[]): string[] {
  // A region of one country has its code.
  return [...new Set(ticked.flatMap(value => (/^\d+$/.test(value) ? regionsOfCountries.find(({ id }) => id === value)?.countries ?? [value] : [value])))];
}
