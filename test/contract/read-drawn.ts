/**
 * What is drawn in a node, to compare two drawings: its markup with attributes in one order and generated ids by number, without the
 * comments with which a server parts texts, and what is in its fields.
 */
export function readDrawn(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const node of copy.querySelectorAll('*')) {
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name] of attributes) node.removeAttribute(name);
    for (const [name, value] of attributes) node.setAttribute(name, value);
  }
  const ids = new Map<string, string>();
  const markup = copy.innerHTML
    .replace(/<!-- ?-->/g, '')
    .replace(/_(?:site|r|R)_\w*_|\bsite-form-\d+/g, id => ids.get(id) ?? (ids.set(id, `id-${ids.size}`), ids.get(id)!));
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value, checked }) => `${value} ${checked}`);
  return [markup, ...fields].join('; ');
}
