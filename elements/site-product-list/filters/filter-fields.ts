import type { Facets } from '../query/find-matching-products.js';
import { type ListQuery, listSorts } from '../query/list-query.js';

const number = (value: FormDataEntryValue | null): number | null =>
  typeof value === 'string' && value.trim() !== '' && Number(value) >= 0 ? Number(value) : null;

/** What the fields of our own form ask for. What has no field stays as it is. */
export function readFilters(form: HTMLFormElement, query: ListQuery, facets: Facets): Partial<ListQuery> {
  const fields = new FormData(form);
  const has = (name: string) => form.elements.namedItem(name) !== null;
  const options: Record<string, readonly string[]> = { ...query.options };
  for (const name of facets.options.keys()) {
    if (!has(`option.${name}`)) continue;
    const chosen = fields.getAll(`option.${name}`).map(String);
    if (chosen.length > 0) options[name] = chosen;
    else delete options[name];
  }
  return {
    options,
    ...has('category') && { category: String(fields.get('category') ?? '') },
    ...has('minPrice') && { minPrice: number(fields.get('minPrice')), maxPrice: number(fields.get('maxPrice')) },
    ...has('inStock') && { inStock: fields.has('inStock') },
    ...has('onSale') && { onSale: fields.has('onSale') },
    ...has('sort') && { sort: listSorts.find(each => each === fields.get('sort')) ?? query.sort },
  };
}

/** Shows in the author's own form what is requested, by whatever way it was. */
export function writeFilters(form: HTMLFormElement, query: ListQuery, prefix: string): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name.startsWith(prefix)) continue;
    const name = field.name.slice(prefix.length);
    const asked = name.startsWith('option.') ? query.options[name.slice(7)] ?? [] : [(query as unknown as Record<string, unknown>)[name] ?? ''];
    if (!name.startsWith('option.') && !(name in query)) continue;
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) field.checked = asked.includes(field.value) || asked[0] === true;
    else if (field instanceof HTMLSelectElement && field.multiple) for (const option of field.options) option.selected = asked.includes(option.value);
    else if (String(asked[0] ?? '') !== field.value) field.value = String(asked[0] ?? '');
  }
}
