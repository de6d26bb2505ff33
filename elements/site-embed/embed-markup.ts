import type { Shell } from '../../core/element/shell.js';
import { attributeIn, tagsIn } from '../../core/text/markup-tags.js';
import { findEmbed, type EmbedSource, type EmbedInput } from './embed-source.js';
import type { EmbedHost } from './embed.settings.js';

/** Where a post names itself, the best of them first. */
const naming = ['data-instgrm-permalink', 'cite', 'href'] as const;
/** A server does not know which page it writes: what is relative is the page's own. */
const anyPage = 'https://page.invalid/';

type Markup = Pick<EmbedInput, 'code' | 'links'>;

/** What the author has written inside: an embed code in a template, and links, of which the last is the post's own. */
export function readEmbedMarkup(element: Element): Markup {
  const own = [...element.querySelectorAll('[cite], [data-instgrm-permalink], a[href]')];
  return {
    code: element.querySelector<HTMLTemplateElement>(':scope > template')?.innerHTML ?? '',
    links: own.map(node => naming.map(name => node.getAttribute(name)).find(value => value !== null)!).reverse(),
  };
}

/** The same of a server, which has the markup as text. */
export function parseEmbedMarkup(text: string): Markup {
  const withoutScripts = text.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const template = /<template\b[^<>]*>([\s\S]*?)<\/template>/i.exec(withoutScripts);
  const own = tagsIn(template ? withoutScripts.replace(template[0], '') : withoutScripts)
    .flatMap(tag => (/^<a\b/i.test(tag) ? naming : naming.slice(0, 2)).map(name => attributeIn(tag, name)).find(value => value !== null) ?? []);
  return { code: template?.[1] ?? '', links: own.reverse() };
}

/** What a server draws, and a browser takes over: the same in both. Nothing where the browser loads it automatically. */
export function servedSource({ element, values: { src, html }, servedMarkup = '' }: EmbedHost): EmbedSource | null {
  if (element && !(element as Shell).served) return null;
  const { code, links } = element ? readEmbedMarkup(element) : parseEmbedMarkup(servedMarkup);
  return findEmbed({ src, code: html || code, links }, anyPage).source;
}
