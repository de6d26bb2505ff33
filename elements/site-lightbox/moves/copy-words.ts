import { safeUrl } from '../../../core/links/safe-url.js';

/** What a caption may be marked up with; of everything else the words stay. */
const kept = 'a, abbr, b, blockquote, br, cite, code, dd, dl, dt, em, h2, h3, h4, h5, h6, i, li, mark, ol, p, q, s, small, span, strong, sub, sup, time, u, ul';
const dropped = 'script, style, template, noscript, svg, img, picture, video, audio, iframe, object, embed, button, input, select, textarea';
const keptAttributes = ['lang', 'dir', 'title', 'datetime', 'cite'];

/** A copy of an author's words with their markup, without ids, scripts, styles and controls. Nothing is parsed. */
export function copyWords(from: Node): DocumentFragment {
  const page = from.ownerDocument!;
  const copy = page.createDocumentFragment();
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) copy.append(node.textContent!);
    if (!(node instanceof Element) || node.matches(dropped)) continue;
    const words = copyWords(node);
    if (!node.matches(kept)) {
      copy.append(words);
      continue;
    }
    const element = page.createElement(node.localName);
    for (const name of keptAttributes) if (node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name)!);
    const address = node.localName === 'a' && safeUrl(node.getAttribute('href') ?? '');
    if (address) {
      element.setAttribute('href', address);
      for (const name of ['target', 'rel']) if (node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name)!);
    }
    element.append(words);
    copy.append(element);
  }
  return copy;
}
