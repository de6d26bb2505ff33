import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { getRegions } from '../address/regions.js';
import { mostPostcodes, readPostcodes } from '../pricing/postcodes.js';
import { countryName } from '../settings/countries.js';
import { ownerText } from '../texts.js';
import type { FaultList, RuleDraft } from './rule-editor.js';
import { getDraftText } from './rule-editor.js';
import { selectField, textAreaField } from './rule-fields.js';

// The part of a country that a rule is for. Regions are those of the countries that are chosen; the second button of a rule's page shows them.

/** Longer than as many postal codes as a rule has. */
const postcodesLength = 6000;

/** One region of one country, or all of it. */
export function regionField(draft: RuleDraft, country: string): Html {
  const regions = getRegions(country);
  return regions.length === 0 ? html`` : selectField(draft, 'region', ownerText('ruleRegion'),
    [['', ownerText('ruleRegionAll')], ...regions.map(({ code, name }) => [code, name] as const)]);
}

/** The region of a draft, as its country has it; empty where the country has no such region. */
export const readRegion = (draft: RuleDraft, country: string): string =>
  getRegions(country).find(({ code }) => code === getDraftText(draft, 'region'))?.code ?? '';

/** Checkboxes for the regions of some countries. Their values are codes of ISO 3166-2. */
export function regionFields(draft: RuleDraft, countries: readonly string[]): Html {
  const chosen = new Set(draft.get('regions') ?? []);
  const groups = countries.map(country => ({ country, regions: getRegions(country) })).filter(({ regions }) => regions.length > 0);
  return groups.length === 0 ? html`` : html`<fieldset class="field"><legend>${ownerText('shippingRegions')}</legend>
<p class="field-note">${ownerText('shippingRegionsNote')}</p>${groups.map(({ country, regions }) => {
  const codes = regions.map(({ code }) => `${country}-${code}`);
  const inGroup = codes.filter(code => chosen.has(code)).length;
  return html`<details><summary>${countryName(country)} <bdi>(${formatOwnerNumber(inGroup)}/${formatOwnerNumber(codes.length)})</bdi></summary>${
    regions.map(({ code, name }) => html`<p class="field-choice"><label><input type="checkbox" name="regions" value="${country}-${code}"${
      chosen.has(`${country}-${code}`) ? html` checked` : ''}> ${name}</label></p>`)}</details>`;
})}</fieldset>`;
}

/** The regions of a draft that are in its countries. */
export function readRegions(draft: RuleDraft, countries: readonly string[]): string[] {
  const known = new Set(countries.flatMap(country => getRegions(country).map(({ code }) => `${country}-${code}`)));
  return [...new Set(draft.get('regions') ?? [])].filter(code => known.has(code));
}

/** A list of postal codes. */
export const postcodesField = (draft: RuleDraft, name: string, title: string, note = ''): Html =>
  textAreaField(draft, name, title, { most: postcodesLength, rows: 3, note });

/** The patterns of a draft, in the country that it is for. */
export const readPostcodePatterns = (draft: RuleDraft, name: string, country: string): string[] => readPostcodes(getDraftText(draft, name), country).patterns;

/** What is wrong with a list of postal codes. `countries`: those that the rule is for. */
export function askPostcodes({ ask }: FaultList, draft: RuleDraft, name: string, countries: readonly string[]): void {
  const text = getDraftText(draft, name);
  if (text === '') return;
  ask(countries.length === 1, 'rulePostcodesCountry');
  const { patterns, wrong } = readPostcodes(text.slice(0, postcodesLength), countries[0] ?? '');
  for (const code of wrong.slice(0, 5)) ask(false, 'rulePostcodeWrong', { code: code.slice(0, 60) });
  ask(text.length <= postcodesLength && patterns.length <= mostPostcodes, 'rulePostcodesMany', { most: mostPostcodes });
}

/** Patterns as the owner reads and changes them. */
export const postcodesText = (patterns: readonly string[]): string => patterns.join('\n');
