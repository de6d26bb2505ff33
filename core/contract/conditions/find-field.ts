import { foldText } from './answer.js';
import type { FindField } from './parse-condition.js';

export interface NamedField { readonly id: string; readonly title?: string }

/**
 * Which field a name in a condition means: the id of one, the id with a part such as `name.first`, or the title of exactly one. Case
 * does not count where only one field is meant.
 */
export function fieldFinder(fields: readonly NamedField[]): FindField {
  const ids = new Set(fields.map(({ id }) => id));
  const folded = new Map<string, Set<string>>();
  const learn = (name: string, id: string) => folded.set(name, (folded.get(name) ?? new Set()).add(id));
  for (const { id, title = '' } of fields) {
    learn(foldText(id), id);
    if (title.trim()) learn(foldText(title), id);
  }
  const find = (name: string): string | null => {
    const [id, ...others] = folded.get(foldText(name)) ?? [];
    return ids.has(name) ? name : id !== undefined && others.length === 0 ? id : null;
  };
  return name => {
    const whole = find(name);
    if (whole !== null) return { kind: 'field', id: whole };
    for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      const [id, part] = [find(name.slice(0, dot)), name.slice(dot + 1)];
      if (id !== null && part) return { kind: 'field', id, part };
    }
    return null;
  };
}
