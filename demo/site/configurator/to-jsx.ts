import type { SettingNames } from './setting-names.js';
import { type Attribute, type Token, tokensOf } from './tokens.js';

const voidTags = new Set(['img', 'br', 'hr', 'input', 'source', 'link', 'meta', 'area', 'col', 'wbr', 'track', 'embed']);
/** Attributes of HTML's own elements that React spells in its own way. On custom elements every name stays as it is. */
const reactNames: Record<string, string> = {
  class: 'className', for: 'htmlFor', tabindex: 'tabIndex', maxlength: 'maxLength', minlength: 'minLength', readonly: 'readOnly',
  srcset: 'srcSet', autocomplete: 'autoComplete', datetime: 'dateTime', colspan: 'colSpan', rowspan: 'rowSpan', enctype: 'encType',
  novalidate: 'noValidate', fetchpriority: 'fetchPriority', referrerpolicy: 'referrerPolicy', inputmode: 'inputMode',
  value: 'defaultValue', checked: 'defaultChecked', crossorigin: 'crossOrigin', allowfullscreen: 'allowFullScreen', frameborder: 'frameBorder',
};

/** Markup as JSX, for a component's `return`. */
export function toJsx(markup: string, names: SettingNames): string {
  return tokensOf(markup).map(token => {
    if (token.kind === 'start') {
      const attributes = token.attributes
        .map(attribute => ` ${jsxAttribute(attribute, { tag: token.name, kind: names[token.name]?.[attribute.name.toLowerCase()] })}`)
        .join('');
      return `<${token.name}${attributes}${voidTags.has(token.name) ? ' />' : '>'}`;
    }
    if (token.kind === 'end') return `</${token.name}>`;
    return jsxText(token);
  }).join('');
}

function jsxText({ kind, text }: Extract<Token, { text: string }>): string {
  if (kind === 'comment') return `{/*${text.slice(4, -3).replaceAll('*/', '* /')}*/}`;
  if (kind === 'raw') return text.trim() && `{${templateText(text.trim())}}`;
  return text.replace(/[{}]/g, brace => `{'${brace}'}`);
}

/** As a template literal, which may go over lines. */
const templateText = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, character => `\\${character}`)}\``;

function jsxAttribute({ name, value }: Attribute, { tag, kind }: { tag: string; kind?: SettingNames[string][string] }): string {
  const isCustom = tag.includes('-');
  // the value of an option or a button says which one it is; that of a field is what it begins with
  const keepsName = isCustom || (name === 'value' && (tag === 'option' || tag === 'button'));
  const written = keepsName ? name : reactNames[name.toLowerCase()] ?? name;
  if (value === null) return written;
  if (kind === 'number' && Number.isFinite(Number(value))) return `${written}={${Number(value)}}`;
  if (kind === 'flag') return `${written}={${value !== 'false'}}`;
  if (/["\n\\]/.test(value)) return `${written}={${value.includes('\n') ? templateText(value) : `'${value.replace(/['\\]/g, '\\$&')}'`}}`;
  return `${written}="${value.replaceAll('&', '&amp;')}"`;
}
