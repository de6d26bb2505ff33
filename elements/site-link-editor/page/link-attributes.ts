import { safeUrl } from '../../../core/links/safe-url.js';

const tokensOf = (rel: string): string[] => rel.split(/\s+/).filter(Boolean);

/** `rel` of a link: `noopener` belongs to a new window. Other tokens, such as `nofollow` and `sponsored`, stay. */
export function getRel(rel: string, newWindow: boolean): string {
  const others = tokensOf(rel).filter(token => token.toLowerCase() !== 'noopener');
  return [...others, ...newWindow ? ['noopener'] : []].join(' ');
}

function setOrRemove(link: Element, name: string, value: string): void {
  if (!value) link.removeAttribute(name);
  else if (link.getAttribute(name) !== value) link.setAttribute(name, value);
}

export const opensNewWindow = (link: Element): boolean => link.getAttribute('target')?.toLowerCase() === '_blank';

/** Sets where a link opens. What is right already is not written; the name of another window stays. */
export function writeTarget(link: Element, newWindow: boolean): void {
  if (newWindow === opensNewWindow(link)) {
    if (newWindow) setOrRemove(link, 'rel', getRel(link.getAttribute('rel') ?? '', true));
    return;
  }
  setOrRemove(link, 'target', newWindow ? '_blank' : '');
  setOrRemove(link, 'rel', getRel(link.getAttribute('rel') ?? '', newWindow));
}

export function writeHref(link: Element, href: string): void {
  const address = safeUrl(href);
  if (address !== null) setOrRemove(link, 'href', address);
}

/** The one text of a link, which can be edited; null if it has an image, or several texts in elements. An empty link has its own node. */
export function findNameNode(link: Element): Text | Element | null {
  const texts: Text[] = [];
  const collect = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE) collect(child);
      else if (child.textContent!.trim()) texts.push(child as Text);
    }
  };
  collect(link);
  if (texts.length === 0) return link.childElementCount === 0 ? link : null;
  return texts.length === 1 && !link.querySelector('img, svg, picture, video') ? texts[0]! : null;
}
