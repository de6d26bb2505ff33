import { paths } from '../contract/paths.js';
import { onceVisible } from '../platform/observers.js';
import { pageVisit, sendBeacon } from '../platform/network.js';
import { $site } from '../stores/site.js';
import { knownEvents, mayCountNow } from './known-events.js';

interface CountedForm { readonly backend: string; readonly formId: string; readonly endpoint: string }

const counted = new Set<string>();

/**
 * Tells the site's service that one of its forms has been seen: once for each form and page view, and only of visitors
 * who may be counted at that moment. Nothing waits for it, and a failure is nobody's trouble. spec: page-runtime-platform §7
 */
export function countForm(form: HTMLFormElement, { backend, formId, endpoint }: CountedForm, signal: AbortSignal): void {
  if (backend !== 'site' || !formId) return;
  onceVisible(form, () => {
    const { url, queryString } = pageVisit()!;
    const view = `${formId} ${url}?${queryString}`;
    if (counted.has(view) || !mayCountNow()) return;
    counted.add(view);
    const base = (endpoint || $site.get().website.baseUrl).replace(/\/+$/, '');
    sendBeacon(base + paths.censusFormRender, JSON.stringify({ formId, ...knownEvents() }));
  }, signal);
}
