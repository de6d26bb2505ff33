import { noticeOnce } from '../registry/notice.js';

/** The page's `<script type="application/json" data-site-context>` as a record; empty when there is none or it is broken. */
export function readSiteContext(): Record<string, unknown> {
  const text = document.querySelector('script[type="application/json"][data-site-context]')?.textContent;
  if (!text?.trim()) return {};
  try {
    const context: unknown = JSON.parse(text);
    if (typeof context === 'object' && context !== null && !Array.isArray(context)) return context as Record<string, unknown>;
    throw new SyntaxError('something else');
  } catch (error) {
    noticeOnce(`site context: is no JSON object (${(error as Error).message}); expected one; using defaults.`);
  }
  return {};
}

/** False on a server. */
export const isPage = typeof document !== 'undefined';

/** Calls back once when the document has been parsed; never when it was parsed before. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/** The page's language as its author declared it. */
export const pageLanguage = (): string => document.documentElement.lang;
