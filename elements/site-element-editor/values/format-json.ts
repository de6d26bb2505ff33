import { writeJson } from '../../../core/registry/write-json.js';

/** JSON that people read and change: indented by two spaces. */
export function formatJson(value: unknown): string {
  let depth = 0;
  const onNewLine = () => `\n${'  '.repeat(depth)}`;
  return writeJson(value).replace(/"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/g, part => {
    if (part === ':') return ': ';
    if (part === ',') return part + onNewLine();
    if (part === '{' || part === '[') {
      depth++;
      return part + onNewLine();
    }
    if (part !== '}' && part !== ']') return part;
    depth--;
    return onNewLine() + part;
  });
}
