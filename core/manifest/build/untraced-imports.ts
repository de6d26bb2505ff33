import MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/**
 * Rollup (4.67.4 to 4.68.8) traces `const { f } = await import('./part.js')`, but does not count it as a use of `f`. If `f`
 * also refers to itself, Rollup assumes that no other call exists and drops the calls of what its parameters hold.
 * Wrapped in a sequence, the import is not traced, and all exports of the part stay as they are. Terser removes the wrapping.
 */
export const untracedImports: Plugin = {
  name: 'untraced-imports',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import(')) return null;
    const text = new MagicString(code);
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (!node || typeof node !== 'object') return;
      const { type, start, end, source } = node as { type?: string; start: number; end: number; source?: { value?: unknown } };
      if (type === 'ImportExpression' && String(source?.value).startsWith('.')) text.appendLeft(start, '(0, ').appendRight(end, ')');
      Object.values(node).forEach(visit);
    };
    visit(this.parse(code).body);
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : null;
  },
};
