/**
 * The first key that one object of a JSON text names twice, or undefined. `JSON.parse` would keep the last
 * and drop the other without a word. The text must already have been parsed: nothing is checked here.
 */
export function duplicateJsonKey(json: string): string | undefined {
  const scopes: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  // eslint-disable-next-line site/linear-patterns -- every string of a text that has been parsed has an end
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/gs)) {
    const keys = scopes.at(-1);
    if (token === '{') scopes.push(new Set());
    else if (token === '[') scopes.push(undefined);
    else if (token === '}' || token === ']') scopes.pop();
    else if (token.startsWith('"') && expectsKey && keys) {
      const key: string = JSON.parse(token);
      if (keys.has(key)) return key;
      keys.add(key);
    }
    expectsKey = token === '{' || (token === ',' && scopes.at(-1) !== undefined);
  }
  return undefined;
}
