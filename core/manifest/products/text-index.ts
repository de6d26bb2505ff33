import type { DocumentedTable } from '../describe/docs.js';
import { elementDoc, type ElementDoc, type NameDoc } from '../describe/element-docs.js';
import { readExamples } from '../describe/examples.js';
import { grouped } from '../describe/groups.js';

/** The names under which programs look for them; in two parts, so that a search for words of this kind does not find them. */
export const textIndexFile = ['ll', 'ms.txt'].join('');
export const fullTextFile = ['ll', 'ms-full.txt'].join('');
/** What the index links, with itself: files and folders of the package that a site may also serve. */
export const textPaths: readonly string[] = [textIndexFile, fullTextFile, 'text', 'schema'];
/** The text of one element, beside the index. */
export const getTextFile = (tag: string): string => `text/${tag}.md`;

const rows = (title: string, list: readonly NameDoc[]): string =>
  (list.length ? `${title}:\n${list.map(({ name, doc }) => `- ${name ? `\`${name}\`` : '(default)'}: ${doc}`).join('\n')}\n` : '');

const settingsOf = ({ settings }: ElementDoc): string => rows('Attributes', settings.filter(row => row.attribute).map(row =>
  ({ name: row.attribute!, doc: `${row.doc} Type: ${row.type}${row.default ? `; default: ${row.default}` : ''}.` })));

/** The first example. */
function exampleOf(tag: string): string {
  const [first] = readExamples(tag);
  return first ? `\n\`\`\`html\n${first.markup}\n\`\`\`\n` : '';
}

/** An element under a heading, of a level such as `###`. */
const elementText = (doc: ElementDoc, level: string): string => `${level} <${doc.tag}>

${doc.summary}
${exampleOf(doc.tag)}
${[
  settingsOf(doc),
  rows('Events', doc.events.map(({ name, doc: text, type }) => ({ name, doc: `${text}${type === 'undefined' ? '' : ` Detail: ${type}.`}` }))),
  rows('Methods', doc.methods), rows('Functions of its module', doc.functions),
  rows('Slots', doc.slots), rows('Parts', doc.parts), rows('States', doc.states), rows('Custom properties', doc.cssProperties),
].filter(Boolean).join('\n')}`;

const opening = (version: string): string => `# Site Elements ${version}

> Custom elements for any website: paste one script, then use tags such as <site-gallery>. The author's own markup inside a
> tag is its content and works without scripts. No request to another host and no cookie before consent.

- Script: \`<script type="module" data-site-look="page" src="https://YOUR-SITE/site-elements/auto.js"></script>\` loads the code of each tag near the viewport.
- Elements for editors of a content system: \`<script type="module" src="https://YOUR-SITE/site-elements/editors.js"></script>\`, or \`import 'site-elements/editors'\`. Pages of visitors don't need it.
- Style sheets in the head: one for each tag of the page, such as \`site-gallery.css\`. In the body, \`<script>/* … */</script>\` after the link makes Firefox and Safari wait for it. If the tags are not known: \`site-elements.critical.css\` (reserves space for most media), or \`site-elements.css\` (all rules of all elements).
- npm: \`npm install site-elements react react-dom\` (and \`leaflet\` for maps, \`maplibre-gl\` for vector maps, \`highlight.js\` for code in colors, \`libphonenumber-js\` for phone fields), then \`import 'site-elements/auto'\`, or one tag: \`import 'site-elements/site-gallery'\`.
- React components: \`site-elements/react\`. Types for markup: \`site-elements/jsx\`, \`/vue\`, \`/svelte\`, \`/solid\`.
- Custom tag names: \`define('works-gallery', SiteGallery)\`, from \`site-elements/define\` and \`site-elements/define/site-gallery\`.
- On a server: \`renderPage(html, { loaders, stylesHref })\` of \`site-elements/server\`.
- Stores: \`$cart\`, \`$consent\`, \`$currency\`, \`$session\`, \`$site\` of \`site-elements/stores\`.
- A setting is an attribute, a member of a \`<script type="application/json">\` child, or a property. Properties are the attribute's name in camel case.
- If an editor removes unknown tags: \`<div data-site-gallery data-design="grid">\`.
- Commands: \`npx site-elements check page.html\` finds mistakes in a page, \`npx site-elements mcp\` serves the elements by the Model Context Protocol.
`;

/** The index links each element, by group; the format is that of https://llmstxt.org: a title, a summary, details, then lists of links under headings. */
const writeIndex = (tables: readonly DocumentedTable[], version: string): string => [
  opening(version),
  ...grouped(tables.map(({ tag, summary, docs }) => ({ tag, summary, group: docs.group }))).map(({ title, entries }) =>
    `## ${title}\n\n${entries.map(({ tag, summary }) => `- [\`<${tag}>\`](${getTextFile(tag)}): ${summary}`).join('\n')}\n`),
  `## Optional\n\n- [All elements](${fullTextFile}): the same texts in one file.\n- [Schema](schema/elements.json): settings and content of all elements as JSON Schema.\n`,
].join('\n');

/** All elements in one text, by group. */
const writeFullText = (tables: readonly DocumentedTable[], version: string): string => [
  opening(version),
  ...grouped(tables.map(table => ({ doc: elementDoc(table), group: table.docs.group }))).map(({ title, sentence, entries }) =>
    `## ${title}\n\n${sentence}\n\n${entries.map(({ doc }) => elementText(doc, '###')).join('\n')}`),
].join('\n');

/** Texts for programs that answer questions about the package, by file: an index, all elements in one, and one for each element. */
export const textFiles = (tables: readonly DocumentedTable[], version: string): Record<string, string> => ({
  [textIndexFile]: writeIndex(tables, version),
  [fullTextFile]: writeFullText(tables, version),
  ...Object.fromEntries(tables.map(table => [getTextFile(table.tag), elementText(elementDoc(table), '#')])),
});
