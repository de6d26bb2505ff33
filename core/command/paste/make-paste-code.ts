import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isElement } from '../../element/served-block.js';
import { safeUrl } from '../../links/safe-url.js';
import type { Table } from '../../settings/table.js';
import { checkPage } from '../check/check-page.js';
import { findNearestName } from '../check/nearest-name.js';
import { type ElementFacts, escapeAttribute, writeSettings } from './write-settings.js';

type Node = DefaultTreeAdapterTypes.Node;

export interface PasteRequest {
  readonly element: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** HTML inside the element. */
  readonly content: string;
  /** Address of the folder with the files of `dist/cdn`. */
  readonly folder: string;
}

/** Code to paste, or what is wrong with the request. */
export type PasteResult = { readonly code: string } | { readonly problems: readonly string[] };

/** Types of scripts that hold data, or that run only after consent. */
const dataScripts: ReadonlySet<string> = new Set(['application/json', 'text/plain']);
const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']);

function findElements(root: Node): DefaultTreeAdapterTypes.Element[] {
  const [found, waiting]: [DefaultTreeAdapterTypes.Element[], Node[]] = [[], [root]];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) found.push(node);
    waiting.push(...('content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []));
  }
  return found;
}

/** What runs code in a content that only shows something. */
function findScripts(elements: readonly DefaultTreeAdapterTypes.Element[]): string[] {
  return elements.flatMap(({ tagName, attrs }) => [
    ...tagName === 'script' && !dataScripts.has(attrs.find(({ name }) => name === 'type')?.value.toLowerCase() ?? '')
      ? ['The content has a <script>. Code to paste has none but that of the library.'] : [],
    ...attrs.filter(({ name }) => /^on[a-z]+$/.test(name)).map(({ name }) => `The content has the event handler "${name}" on <${tagName}>. Remove it.`),
    ...attrs.filter(({ name, value }) => addressAttributes.has(name) && safeUrl(value) === null)
      .map(({ name }) => `The address in "${name}" of <${tagName}> is not safe; expected an http, https or relative address.`),
    ...attrs.some(({ name }) => name === 'srcdoc') ? [`The content has "srcdoc" on <${tagName}>, which can run code. Remove it.`] : [],
  ]);
}

/** Whether the markup is the element alone, so that its content does not end it. */
function isWhole(markup: string, tag: string): boolean {
  const { childNodes: [root, ...others] } = parseFragment(markup, { sourceCodeLocationInfo: true });
  return others.length === 0 && !!root && isElement(root) && root.tagName === tag && root.sourceCodeLocation?.endTag?.endOffset === markup.length;
}

function headLines(folder: string, sheets: readonly string[]): string[] {
  const base = escapeAttribute(folder.endsWith('/') ? folder : `${folder}/`);
  return [
    ...sheets.map(sheet => `<link rel="stylesheet" href="${base}${sheet}">`),
    `<script type="module" data-site-look="page" src="${base}auto.js"></script>`,
  ];
}

/** The code of an element that a site owner pastes: escaped, with what its head needs, or sentences about everything that is wrong. */
export function makePasteCode(request: PasteRequest, schemas: Readonly<Record<string, ElementFacts>>, tables: ReadonlyMap<string, Table>): PasteResult {
  const { element: tag, content, folder } = request;
  if (!Object.hasOwn(schemas, tag)) {
    const nearest = findNearestName(tag, Object.keys(schemas));
    return { problems: [`There is no element "${tag.slice(0, 60)}".${nearest ? ` Did you mean "${nearest}"?` : ''}`] };
  }
  const { attributes, block, problems: wrong } = writeSettings(schemas[tag]!, request.settings);
  const inside = [block, content.trim()].filter(Boolean).join('\n');
  const markup = `<${tag}${attributes}>${inside.includes('\n') ? `\n${inside}\n` : inside}</${tag}>`;
  const elements = findElements(parseFragment(markup));
  const problems = [
    ...wrong,
    ...isSafeFolder(folder) ? [] : [`The folder "${folder.slice(0, 60)}" is not an http, https or relative address.`],
    ...findScripts(elements),
    ...isWhole(markup, tag) ? checkPage(markup, tables).filter(({ severity }) => severity === 'error').map(({ message }) => message)
      : [`The content ends <${tag}> or leaves an element open. Write each end tag where it belongs.`],
  ];
  if (problems.length > 0) return { problems: [...new Set(problems)] };
  const sheets = [...new Set(elements.map(({ tagName }) => schemas[tagName]?.['x-element'].styleSheet ?? null))].filter(sheet => sheet !== null);
  return { code: `<!-- Once in each page, best in the head -->\n${headLines(folder, sheets).join('\n')}\n\n<!-- In the page -->\n${markup}\n` };
}

const isSafeFolder = (folder: string): boolean => /^(?:https?:\/\/|\/|\.)/i.test(folder) && safeUrl(folder) === folder;
