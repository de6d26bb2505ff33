import { type DefaultTreeAdapterTypes, parse, type ParserError, type Token } from 'parse5';
import { attribute, isElement } from '../../element/served-block.js';
import type { Table } from '../../settings/table.js';
import { checkPlaces } from './check-places.js';
import { checkSettings } from './check-settings.js';
import type { Finding, PageElement, Report } from './finding.js';
import { findNearestName } from './nearest-name.js';

type Node = DefaultTreeAdapterTypes.Node;

/** Of an attribute that is looked at. */
const longestName = 200;
/** Text in these is shown as code, or is not shown. */
const codeTags: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea', 'title', 'noscript', 'xmp']);
/** In place of a straight quote; within straight ones they are text. */
const typographicQuote = /^[^="']*=\s*[“”„«»‘’‚]/;

/** All nodes in the order of the page, with those in templates. Without recursion: a page may be deep. */
function nodesIn(root: Node): Node[] {
  const [nodes, waiting]: [Node[], Node[]] = [[], [root]];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children.toReversed()) waiting.push(child);
  }
  return nodes;
}

/**
 * What in a page, or in a part of one, does not work as its author means it: unknown tags, attributes and values, elements in places where
 * browsers tear them apart, images without an alternative text, code that an editor has escaped. In the order of the page.
 */
export function checkPage(html: string, tables: ReadonlyMap<string, Table>): Finding[] {
  const findings: Finding[] = [];
  const report: Report = ({ startLine, startCol }, severity, message) => findings.push({ line: startLine, column: startCol, severity, message });
  const errors: ParserError[] = [];
  const nodes = nodesIn(parse(html, { sourceCodeLocationInfo: true, onParseError: error => errors.push(error) }));
  const elements = nodes.filter(isElement).filter(({ sourceCodeLocation }) => sourceCodeLocation);
  const known = elements.filter(({ tagName }) => tables.has(tagName));
  for (const element of elements) {
    checkElement(element, tables, report);
    const mark = element.attrs.find(({ name }) => name.startsWith('data-') && tables.has(name.slice('data-'.length)));
    if (mark) checkSettings(element, tables.get(mark.name.slice('data-'.length))!, report);
  }
  for (const element of known) {
    const quoted = Object.values(element.sourceCodeLocation!.attrs ?? {}).find(({ startOffset, endOffset }) =>
      typographicQuote.test(html.slice(startOffset, Math.min(endOffset, startOffset + longestName))));
    if (isTemplate(html, element)) continue;
    if (quoted) report(quoted, 'error', `<${element.tagName}>: the quotes around the value are typographic; write straight ones: name="value".`);
    else checkSettings(element, tables.get(element.tagName)!, report);
  }
  checkPlaces(html, { elements, known }, report);
  checkEscaped(nodes, tables, report);
  for (const { code, startOffset } of errors) {
    const element = known.find(({ sourceCodeLocation }) => isInStartTag(startOffset, sourceCodeLocation?.startTag));
    if (code === 'duplicate-attribute' && element) {
      report(element.sourceCodeLocation!, 'error', `<${element.tagName}> has an attribute twice; browsers read the first one only.`);
    }
  }
  return findings.sort((one, other) => one.line - other.line || one.column - other.column);
}

/** Written by a template language, as by Liquid or PHP: what the page will have is not known. */
function isTemplate(html: string, { sourceCodeLocation }: PageElement): boolean {
  const { startOffset, endOffset } = sourceCodeLocation!.startTag ?? sourceCodeLocation!;
  return /\{\{|\{%|\$\{|<[%?]/.test(html.slice(startOffset, endOffset));
}

const isInStartTag = (offset: number, startTag: Token.Location | undefined): boolean =>
  startTag !== undefined && startTag.startOffset < offset && offset < startTag.endOffset;

function checkElement(element: PageElement, tables: ReadonlyMap<string, Table>, report: Report): void {
  const { tagName: tag, sourceCodeLocation: place } = element;
  if (tag === 'img' && attribute(element, 'alt') === null) {
    report(place!, 'error', '<img> has no alt. Describe the image, or write alt="" if it only decorates.');
  }
  if (tag === 'script') checkScript(element, tables, report);
  if (tables.has(tag) || !tag.includes('-')) return;
  const nearest = findNearestName(tag, tables.keys());
  if (nearest) report(place!, 'error', `<${tag}> is not known. Did you mean <${nearest}>?`);
  else if (tag.startsWith('site-')) report(place!, 'warning', `<${tag}> is not an element of Site Elements.`);
}

/** A script of the library without `type="module"` ends with a syntax error. */
function checkScript(element: PageElement, tables: ReadonlyMap<string, Table>, report: Report): void {
  const file = /([\w-]+)\.js(?:[?#]|$)/.exec(attribute(element, 'src') ?? '')?.[1] ?? '';
  const isOurs = tables.has(file) || (file === 'auto' && (attribute(element, 'src') ?? '').includes('site-elements'));
  if (isOurs && attribute(element, 'type') !== 'module') {
    report(element.sourceCodeLocation!, 'error', `The script ${file}.js needs type="module": <script type="module" src="…">.`);
  }
}

/** Code that is shown as text, because an editor has escaped it. */
function checkEscaped(nodes: readonly Node[], tables: ReadonlyMap<string, Table>, report: Report): void {
  for (const node of nodes) {
    if (node.nodeName !== '#text' || !('value' in node) || !node.sourceCodeLocation) continue;
    const tag = /<([a-z]+-[a-z-]+)[\s>]/.exec(node.value.slice(0, 100_000))?.[1];
    if (tag === undefined || !tables.has(tag) || isInCode(node)) continue;
    report(node.sourceCodeLocation, 'error', `The code of <${tag}> is shown as text: the editor has escaped it. Paste it into a block for HTML or code.`);
  }
}

function isInCode(node: Node): boolean {
  for (let at: Node | null = node; at; at = 'parentNode' in at ? at.parentNode : null) if (isElement(at) && codeTags.has(at.tagName)) return true;
  return false;
}
