import { readTables } from '../../../core/manifest/describe/tables.js';
import { pageStyles } from '../../../core/manifest/install/page-styles.js';
import { type Html, html } from '../markup/html.js';
import { jsonBlock } from '../markup/json-block.js';
import { addressOfRules } from './page-rules.js';
import { siteContext } from './site-context.js';
import type { View } from './view.js';

export interface DocumentParts {
  view: View;
  /** Shown in the tab; the brand is already part of it. */
  title: string;
  description: string;
  /** Names the style sheet beside the shared one, and `data-brand` on the root. */
  brand: 'library' | 'saltmarsh';
  body: Html;
  /** Keeps search engines away, for thank-you pages and single examples. */
  unlisted?: boolean;
  /** What the elements read about this page, besides what they read about the website. */
  context?: Readonly<Record<string, unknown>>;
  /** Style sheets of this page, after those that all have. */
  sheets?: readonly string[];
  /** Language of the page; British English by default. */
  language?: string;
  /** Module scripts of this page. */
  scripts?: readonly string[];
  /** The id of an element up to which the page is read before anything of it is painted, by browsers that can. */
  paintedFrom?: string;
}

/** Code that a page shows names elements that are not on it. */
const withoutCode = (markup: string): string => markup.replace(/<(pre|code)\b[^]*?<\/\1>/g, '');

const editorTags = (await readTables()).filter(({ isEditor }) => isEditor).map(({ tag }) => tag);
const hasEditors = (markup: string): boolean => editorTags.some(tag => markup.includes(`<${tag}`));

/** The outermost page: everything that head and root need, the same on every page. */
export function documentPage({
  view,
  title,
  description,
  brand,
  body,
  unlisted,
  context,
  sheets = [],
  scripts = [],
  paintedFrom,
  language = 'en-GB',
}: DocumentParts): Html {
  const content = withoutCode(String(body));
  const styles = pageStyles(content);
  return html`<!doctype html>
<html lang="${language}" dir="${view.dir}" data-brand="${brand}"${view.theme && html` data-theme="${view.theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="${view.theme ?? 'light dark'}">
${unlisted && html`<meta name="robots" content="noindex">`}
${paintedFrom && html`<link rel="expect" href="#${paintedFrom}" blocking="render">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...styles.sheets.map(sheet => `/cdn/${sheet}`), ...styles.rules.length > 0 ? [addressOfRules(styles.rules)] : []].map(
  address => html`<link rel="stylesheet" href="${address}">
`,
)}<link rel="stylesheet" href="/site/site.css">
<link rel="stylesheet" href="/site/${brand}.css">
${sheets.map(
  sheet => html`<link rel="stylesheet" href="${sheet}">
`,
)}<script type="module" src="/cdn/auto.js"></script>
${hasEditors(content) && html`<script type="module" src="/cdn/editors.js"></script>
`}<script src="/site/site.js" defer></script>
${scripts.map(
  script => html`<script type="module" src="${script}"></script>
`,
)}${jsonBlock('data-site-context', { ...siteContext, ...context })}
</head>
${body}
</html>
`;
}
