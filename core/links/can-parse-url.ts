/**
 * Returns `true` if `new URL(address, base)` succeeds. Use it instead of `URL.canParse`: in Node 20 and 22, that refuses hosts with letters
 * such as `ü` after a few thousand calls in one process. Source: https://github.com/nodejs/node/issues/48817
 */
export function canParseUrl(address: string | URL, base?: string | URL): boolean {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
}
