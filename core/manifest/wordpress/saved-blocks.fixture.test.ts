import assert from 'node:assert/strict';
import type { AnyValue } from '../../settings/table.js';

export interface ParsedBlock { readonly name: string; readonly attributes: AnyValue; readonly innerBlocks: ParsedBlock[]; html: string }

/** Saved blocks, as the parser of WordPress reads them. Throws for comments that do not match. */
export function parseBlocks(text: string): ParsedBlock[] {
  const [root, open]: [ParsedBlock, ParsedBlock[]] = [{ name: '', attributes: {}, innerBlocks: [], html: '' }, []];
  open.push(root);
  let at = 0;
  for (const found of text.matchAll(/<!-- (\/)?wp:([a-z][\w/-]*) (\{[^]*?\} )?(\/)?-->/g)) {
    open.at(-1)!.html += text.slice(at, found.index);
    at = found.index + found[0].length;
    const name = found[2]!.includes('/') ? found[2]! : `core/${found[2]!}`;
    if (found[1]) {
      assert.equal(open.pop()!.name, name);
    } else {
      const block: ParsedBlock = { name, attributes: JSON.parse(found[3] ?? '{}'), innerBlocks: [], html: '' };
      open.at(-1)!.innerBlocks.push(block);
      if (!found[4]) open.push(block);
    }
  }
  assert.equal(open.length, 1, 'each block ends');
  return root.innerBlocks;
}

/** Checks that a value is one that an attribute of a block may have. */
export function checkAttribute(element: AnyValue, name: string, value: unknown): void {
  const setting = element.settings[name];
  assert.ok(setting, `${String(element.block)} has no setting ${name}`);
  if (setting.kind === 'flag') assert.equal(typeof value, 'boolean', name);
  else if (setting.kind === 'number' && !setting.isByWidth) assert.equal(typeof value, 'number', name);
  else if (setting.kind !== 'number') assert.equal(typeof value, 'string', name);
  if (setting.kind === 'choice' && !setting.orAddress) assert.ok(setting.choices.includes(value), `${name}="${String(value)}"`);
  if (setting.kind === 'json') JSON.parse(value as string);
}
