import type { SettingNames } from './setting-names.js';
import { type Attribute, startTagText, tokensOf } from './tokens.js';

/** Elements whose content may be in the middle of a sentence, where a `<div>` may not stand. */
const phrasing = new Set(['p', 'span', 'a', 'button', 'label', 'h1', 'h2', 'h3', 'h4', 'em', 'strong', 'li']);

/**
 * The markup without tags that an editor may not know: `<div data-site-gallery data-design="grid">`. The autoloader puts
 * the tag in its place.
 */
export function toDataForm(markup: string, names: SettingNames): string {
  const open: string[] = [];
  const standIns: string[] = [];
  return tokensOf(markup).map(token => {
    if (token.kind === 'start') {
      const settings = names[token.name];
      if (!settings) {
        open.push(token.name);
        return markup.slice(token.start, token.end);
      }
      const standIn = phrasing.has(open.at(-1) ?? '') ? 'span' : 'div';
      standIns.push(standIn);
      open.push(token.name);
      const attributes = token.attributes.map(attribute => inDataForm(attribute, settings));
      return startTagText(standIn, [{ name: `data-${token.name}`, value: null }, ...attributes]);
    }
    if (token.kind !== 'end') return token.text;
    const at = open.lastIndexOf(token.name);
    if (at >= 0) open.length = at;
    return names[token.name] ? `</${standIns.pop() ?? 'div'}>` : markup.slice(token.start, token.end);
  }).join('');
}

const inDataForm = ({ name, value }: Attribute, settings: SettingNames[string]): Attribute =>
  Object.hasOwn(settings, name.toLowerCase()) || name === 'loading' ? { name: `data-${name}`, value } : { name, value };
