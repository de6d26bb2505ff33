import { type Html, html } from './html.js';
import { snippet } from './snippet.js';

export interface MarkdownOptions {
  /** Where a link leads; null where it leads nowhere that readers of these pages can go. */
  link(address: string): string | null;
  image?(address: string, alt: string): Html | null;
  /** The level of a `#`; 1 unless the text is in a page that has its first heading. */
  topLevel?: 1 | 2 | 3;
}

/** A page of documentation and its headings. */
export interface MarkdownPage {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly body: Html;
}

/** A heading's place, as code hosts name it. */
export const slugOf = (text: string): string =>
  text.toLowerCase().replace(/[`*]/g, '').replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-');

const fence = /^(`{3,}|~{3,})(\S*)/;
const heading = /^(#{1,6}) (.*)$/;
const bullet = /^( {0,3})([-*]|\d+[.)]) +/;
const tableRule = /^\|?[\s:|-]*-[\s:|-]*$/;
const cellsOf = (line: string): string[] =>
  line.trim().replace(/^\|/, '').replace(/\|$/, '').split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'));

/**
 * Markdown as this project's own documents use it: headings, paragraphs, lists, tables, code, quotes, links, pictures and
 * emphasis. HTML in a document is shown as text.
 */
export function markdownPage(source: string, options: MarkdownOptions): MarkdownPage {
  const headings: { id: string; text: string; level: number }[] = [];
  const body = blocks(source.replaceAll('\r', '').split('\n'), { ...options, headings, snippets: 0 });
  return { title: headings.find(({ level }) => level === 1)?.text ?? '', headings, body };
}

interface Context extends MarkdownOptions {
  headings: { id: string; text: string; level: number }[];
  /** Number of code blocks so far: each has a unique name. */
  snippets: number;
}

function blocks(lines: readonly string[], context: Context): Html {
  const made: Html[] = [];
  let at = 0;
  const takeWhile = (isPart: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && isPart(lines[at]!)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const code = fence.exec(line.trim());
    if (line.trim() === '') at += 1;
    else if (line.startsWith('<!--')) {
      takeWhile(each => !each.includes('-->'));
      at += 1;
    } else if (code) {
      at += 1;
      const text = takeWhile(each => !each.trim().startsWith(code[1]!)).map(each => each.slice(line.search(/\S/)));
      at += 1;
      context.snippets += 1;
      made.push(snippet(text.join('\n'), `Code ${context.snippets}${code[2] ? `, ${code[2]}` : ''}`));
    } else if (heading.test(line)) {
      made.push(headingOf(line, context));
      at += 1;
    } else if (/^(-{3,}|\*{3,})$/.test(line.trim())) {
      made.push(html`<hr>`);
      at += 1;
    } else if (line.startsWith('>')) {
      made.push(html`<blockquote>${blocks(takeWhile(each => each.startsWith('>')).map(each => each.replace(/^> ?/, '')), context)}</blockquote>`);
    } else if (line.includes('|') && tableRule.test(lines[at + 1] ?? '')) {
      made.push(tableOf(takeWhile(each => each.includes('|')), context));
    } else if (bullet.test(line)) {
      made.push(listOf(takeWhile(each => each.trim() === '' || bullet.test(each) || /^ {2,}/.test(each)), context));
    } else {
      const text = takeWhile(each => each.trim() !== '' && !fence.test(each.trim()) && !heading.test(each) && !bullet.test(each) && !each.startsWith('>'));
      made.push(html`<p>${inline(text.join('\n'), context)}</p>`);
    }
  }
  return html`${made.map(block => html`${block}
`)}`;
}

function headingOf(line: string, context: Context): Html {
  const [, marks, text] = heading.exec(line)!;
  const level = Math.min(6, marks!.length + (context.topLevel ?? 1) - 1);
  const plain = text!.replace(/[`*]/g, '');
  const taken = context.headings.filter(other => other.id.replace(/-\d+$/, '') === slugOf(text!)).length;
  const id = taken === 0 ? slugOf(text!) : `${slugOf(text!)}-${taken}`;
  context.headings.push({ id, text: plain, level });
  const words = inline(text!, context);
  switch (level) {
    case 1: return html`<h1 id="${id}">${words}</h1>`;
    case 2: return html`<h2 id="${id}">${words}</h2>`;
    case 3: return html`<h3 id="${id}">${words}</h3>`;
    default: return html`<h4 id="${id}">${words}</h4>`;
  }
}

function listOf(lines: readonly string[], context: Context): Html {
  const first = bullet.exec(lines[0]!)!;
  const items: string[][] = [];
  for (const line of lines) {
    const mark = bullet.exec(line);
    if (mark && mark[1]!.length <= first[1]!.length + 1) items.push([line.slice(mark[0].length)]);
    else items.at(-1)!.push(line);
  }
  const written = items.map(item => {
    const inner = Math.min(...item.slice(1).filter(line => line.trim() !== '').map(line => line.search(/\S/)));
    const text = item.map((line, index) => (index === 0 ? line : line.slice(Number.isFinite(inner) ? inner : 0)));
    // one paragraph needs none of its own
    const isPlain = !text.some((line, index) => index > 0 && (line.trim() === '' || bullet.test(line) || fence.test(line.trim())));
    return html`<li>${isPlain || text.slice(1).every(line => line.trim() === '') ? inline(text.join('\n').trim(), context) : blocks(text, context)}</li>
`;
  });
  return /\d/.test(first[2]!) ? html`<ol>${written}</ol>` : html`<ul>${written}</ul>`;
}

function tableOf([head, , ...rows]: readonly string[], context: Context): Html {
  const columns = cellsOf(head!);
  // on a phone the rows are drawn as blocks, which would cost the table its meaning: so the roles are written out
  return html`<div class="docs-table" role="region" tabindex="0" aria-label="Table: ${columns.filter(Boolean).join(', ').replace(/[`*]/g, '')}"><table role="table">
<thead role="rowgroup"><tr role="row">${columns.map(column => html`<th role="columnheader" scope="col">${inline(column, context)}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(row => html`<tr role="row">${cellsOf(row).map((cell, index) => (index === 0
  ? html`<th role="rowheader" scope="row">${inline(cell, context)}</th>`
  : html`<td role="cell" data-label="${(columns[index] ?? '').replace(/[`*]/g, '')}">${inline(cell, context)}</td>`))}</tr>
`)}</tbody></table></div>`;
}

const inlineMark = /(`+)([^`]+)\1|!\[([^\]]*)\]\(([^)\s]+)\)|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(?<![\w*])\*([^*\s][^*]*)\*|<(https?:[^>\s]+)>|(https?:\/\/[^\s)<>]*[\w/])/g;

function inline(text: string, context: Context): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(inlineMark)) {
    const [whole, , code, alt, picture, label, target, bold, italic, address, bare] = match;
    parts.push(html`${text.slice(end, match.index)}`);
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (picture !== undefined) parts.push(context.image?.(picture, alt!) ?? html`${alt}`);
    else if (label !== undefined) parts.push(linkOf(inline(label, context), target!, context));
    else if (bold !== undefined) parts.push(html`<strong>${inline(bold, context)}</strong>`);
    else if (italic !== undefined) parts.push(html`<em>${inline(italic, context)}</em>`);
    else parts.push(linkOf(html`${address ?? bare}`, (address ?? bare)!, context));
    end = match.index + whole.length;
  }
  return html`${parts}${text.slice(end)}`;
}

function linkOf(label: Html, target: string, context: Context): Html {
  const address = context.link(target);
  return address === null ? label : html`<a href="${address}">${label}</a>`;
}
