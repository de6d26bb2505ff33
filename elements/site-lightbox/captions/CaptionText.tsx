import { createElement, useMemo, type ReactNode } from 'react';
import { safeUrl } from '../../../core/links/safe-url.js';

/** What a caption may be marked up with; of everything else the text stays. */
const allowed =
  'a, abbr, b, blockquote, br, cite, code, dd, dl, dt, em, h2, h3, h4, h5, h6, i, li, mark, ol, p, q, s, small, span, strong, sub, sup, time, u, ul';
const dropped = 'script, style, template, noscript, svg, img, picture, video, audio, iframe, object, embed, button, input, select, textarea';
/** Allowed attributes, and what React calls them. */
const attributes = { lang: 'lang', dir: 'dir', title: 'title', datetime: 'dateTime', cite: 'cite' };

/** A copy of an author's caption with its markup, without ids, scripts, styles and controls. Nothing is parsed. */
export const CaptionText = ({ content }: { readonly content: Node | string }): ReactNode =>
  useMemo(() => (typeof content === 'string' ? content : copyOf(content)), [content]);

function copyOf(from: Node): ReactNode[] {
  return [...from.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || node.matches(dropped)) return null;
    return node.matches(allowed) ? createElement(node.localName, { key, ...attributesOf(node) }, ...copyOf(node)) : copyOf(node);
  });
}

function attributesOf(node: Element): Record<string, string> {
  const copied: Record<string, string> = {};
  for (const [name, prop] of Object.entries(attributes)) if (node.hasAttribute(name)) copied[prop] = node.getAttribute(name)!;
  const address = node.localName === 'a' && safeUrl(node.getAttribute('href') ?? '');
  if (!address) return copied;
  copied.href = address;
  for (const name of ['target', 'rel']) if (node.hasAttribute(name)) copied[name] = node.getAttribute(name)!;
  return copied;
}
