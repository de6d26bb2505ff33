import { type SelectedFacets, type Facet, type FacetName, facetNames, type FacetValue } from './search-index.js';

type Faceted = Readonly<Record<FacetName, string>>;

/** Whether something passes what is chosen; `except` is not looked at. */
export const matchesFacets = (hit: Faceted, chosen: SelectedFacets, except?: FacetName): boolean =>
  facetNames.every(name => name === except || chosen[name].length === 0 || chosen[name].includes(hit[name]));

/** The values of each facet, the most frequent first. A value counts as if nothing else of its own facet were chosen: so one can be added to another. */
export function countFacets(found: readonly Faceted[], chosen: SelectedFacets): readonly Facet[] {
  return facetNames.map(name => {
    const counts = new Map<string, number>(chosen[name].map(value => [value, 0]));
    for (const hit of found) if (hit[name] && matchesFacets(hit, chosen, name)) counts.set(hit[name], (counts.get(hit[name]) ?? 0) + 1);
    const values: FacetValue[] = [...counts].map(([value, count]) => ({ value, count }));
    return { name, values: values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)) };
  });
}
