/**
 * Replaces `URL.canParse` for the whole process: in Node 20 and 22 it refuses hosts with letters such as `ü` once it has been called a few
 * thousand times. Source: https://github.com/nodejs/node/pull/48817
 */
function canParse(address: string | URL, base?: string | URL): boolean {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
}

URL.canParse = canParse;
