import { createPalette } from '../../color/palette-settings.js';
import { parseColor } from '../../color/parse-color.js';
import { paletteRule, wholePage } from '../../color/theme.js';

const tags = /<site-palette(?=[\s>])(?:([^>]*)>(?!\s*<\/site-palette>)|([^>]*)>)/g;
/** Characters that need no escape in a selector or a style sheet. */
const plain = /^[^<>"\\\n\r\f]+$/;

/**
 * The rules that the `<site-palette>` tags of a markup put in force, for the time before their script: pasted with them, no color
 * changes when it comes. `dataForm`: for the markup in its `data-` form.
 */
export function colorsIn(markup: string, { isDataForm = false } = {}): string {
  return [...markup.matchAll(tags)].flatMap(([, ofPart, ofPage]) => {
    const attributes = new Map([...(ofPart ?? ofPage ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
    const seed = attributes.get('seed') ?? '';
    if (!plain.test(seed) || !parseColor(seed)) return [];
    const palette = createPalette(seed, attributes.get('preset'), name => attributes.get(name));
    const tag = `site-palette[seed="${seed}"]`;
    const part = isDataForm ? `:is([data-site-palette][data-seed="${seed}"], ${tag})` : tag; // replaced by the tag before that is defined
    return paletteRule(palette, ofPart === undefined ? wholePage : part); // the page's own rules take precedence
  }).join('\n');
}
