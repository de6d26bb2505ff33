const token = /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y; // eslint-disable-line no-control-regex -- JSON allows none in a text

export interface JsonPlace { readonly line: number; readonly column: number }

function placeAt(text: string, at: number): JsonPlace {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/**
 * Where a text stops being JSON; null for JSON. Browsers name the place in messages of their own, and Safari none.
 */
export function findJsonProblem(text: string): JsonPlace | null {
  let at = 0;
  const next = (): string => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return '';
    at = token.lastIndex;
    return found[1] ?? (found[2] ? '"' : '0');
  };
  const fail = (): never => { throw new RangeError(); };
  const expect = (...kinds: string[]): string => {
    const before = at;
    const kind = next();
    if (kinds.includes(kind)) return kind;
    at = before;
    return fail();
  };
  const readMembers = (end: '}' | ']'): void => {
    const first = at;
    if (next() === end) return;
    at = first;
    do {
      if (end === '}') {
        expect('"');
        expect(':');
      }
      readValue();
    } while (expect(',', end) === ',');
  };
  const readValue = (): void => {
    const kind = expect('{', '[', '"', '0');
    if (kind === '{') readMembers('}');
    if (kind === '[') readMembers(']');
  };
  try {
    readValue();
    if (text.slice(at).trim()) fail();
    return null;
  } catch {
    return placeAt(text, at + /^\s*/.exec(text.slice(at))![0].length);
  }
}
