import { createHash } from 'node:crypto';

/** The policy of the pages allows no inline styles: rules of a page's own settings are a file, whose name is made of what is in it. */
const rulesByAddress = new Map<string, string>();

/** The address of these rules, which is served from now on. */
export function addressOfRules(rules: readonly string[]): string {
  const text = `${rules.join('\n')}\n`;
  const address = `/site/rules/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
  rulesByAddress.set(address, text);
  return address;
}

/** The rules at an address; undefined if no page has been given it. */
export const rulesAt = (address: string): string | undefined => rulesByAddress.get(address);
