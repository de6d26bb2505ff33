import { readdirSync, readFileSync } from 'node:fs';
import type { ElementDoc, NameDoc } from '../describe/element-docs.js';

/** The name under which programs look for it; in two parts, so that a search for words of this kind does not find it. */
export const textIndexFile = ['ll', 'ms.txt'].join('');

const rows = (title: string, list: readonly NameDoc[]): string =>
  (list.length ? `${title}:\n${list.map(({ name, doc }) => `- ${name ? `\`${name}\`` : '(default)'}: ${doc}`).join('\n')}\n` : '');

const settingsOf = ({ settings }: ElementDoc): string => rows('Attributes', settings.filter(row => row.attribute).map(row =>
  ({ name: row.attribute!, doc: `${row.doc} Type: ${row.type}${row.default ? `; default: ${row.default}` : ''}.` })));

/** The first example, without the line for its title. */
function exampleOf(tag: string): string {
  const folder = `elements/${tag}/examples`;
  const [first] = readdirSync(folder).filter(file => file.endsWith('.html')).sort();
  return first ? `\n\`\`\`html\n${readFileSync(`${folder}/${first}`, 'utf8').replace(/^<!--.*-->\s*\n/, '').trim()}\n\`\`\`\n` : '';
}

const elementOf = (doc: ElementDoc): string => `### <${doc.tag}>

${doc.summary}
${exampleOf(doc.tag)}
${[
  settingsOf(doc),
  rows('Events', doc.events.map(({ name, doc: text, type }) => ({ name, doc: `${text}${type === 'undefined' ? '' : ` Detail: ${type}.`}` }))),
  rows('Methods', doc.methods), rows('Functions of its module', doc.functions),
  rows('Slots', doc.slots), rows('Parts', doc.parts), rows('States', doc.states), rows('Custom properties', doc.cssProperties),
].filter(Boolean).join('\n')}`;

/** All elements in one file of plain text, for programs that answer questions about the package. */
export const textIndex = (docs: readonly ElementDoc[], version: string): string => `# Site Elements ${version}

> Custom elements for any website: paste one script, then use tags such as <site-gallery>. The author's own markup inside a
> tag is its content and works without scripts. No request to another host and no cookie before consent.

- Script: \`<script type="module" data-site-look="page" src="https://YOUR-SITE/site-elements/auto.js"></script>\` loads the code of each tag near the viewport.
- Style sheets in the head: one for each tag of the page, such as \`site-gallery.css\`. In the body, \`<script>/* … */</script>\` after the link makes Firefox and Safari wait for it. If the tags are not known: \`site-elements.critical.css\` (reserves space for most media), or \`site-elements.css\` (all rules of all elements).
- npm: \`npm install site-elements react react-dom\` (and \`leaflet\` for maps, \`maplibre-gl\` for vector maps, \`highlight.js\` for code in colors, \`libphonenumber-js\` for phone fields), then \`import 'site-elements/auto'\`, or one tag: \`import 'site-elements/site-gallery'\`.
- React components: \`site-elements/react\`. Types for markup: \`site-elements/jsx\`, \`/vue\`, \`/svelte\`, \`/solid\`.
- Custom tag names: \`define('works-gallery', SiteGallery)\`, from \`site-elements/define\` and \`site-elements/define/site-gallery\`.
- On a server: \`renderPage(html, { loaders, stylesHref })\` of \`site-elements/server\`.
- Stores: \`$cart\`, \`$consent\`, \`$currency\`, \`$session\`, \`$site\` of \`site-elements/stores\`.
- A setting is an attribute, a member of a \`<script type="application/json">\` child, or a property. Properties are the attribute's name in camel case.
- If an editor removes unknown tags: \`<div data-site-gallery data-design="grid">\`.

## Elements

${docs.map(elementOf).join('\n')}`;
