import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import type { DocumentedTable } from '../describe/docs.js';
import { defaultTheme } from '../../../styles/theme.js';
import { builtModules } from './built-modules.js';

const table = { tag: 'x-a', docs: { builtModules: { 'sheets/a-css.ts': () => ({ aCss: 'p { color: var(--site-accent) }', name: 'a "b"' }) } } } as unknown as DocumentedTable;
const load = builtModules([table]).load as unknown as (id: string) => { readonly code: string } | null;

it('a module whose texts the build computes exports them, in the theme, and any other is read as it is', async () => {
  const { code } = load(path.resolve('elements/x-a/sheets/a-css.ts'))!;
  const { aCss, name } = await import(`data:text/javascript,${encodeURIComponent(code)}`) as Record<string, string>;
  assert.ok(aCss!.includes(defaultTheme.accent.light), aCss);
  assert.equal(name, 'a "b"');
  assert.equal(load(path.resolve('elements/x-a/a.ts')), null);
});
