import { pagePaths } from '../contract/paths-of-pages.js';
import { onceVisible } from '../platform/observers.js';
import { pageVisit, sendBeacon } from '../platform/network.js';
import { writeJson } from '../registry/write-json.js';
import { $site } from '../stores/site.js';
import { currentPageEvents, mayTrackNow } from './page-events.js';

interface TrackedForm { readonly backend: string; readonly formId: string; readonly endpoint: string }

const tracked = new Set<string>();

/**
 * Reports to the site's service that one of its forms has been visible: once for each form and page view, and only for
 * visitors who may be tracked at that moment. Nothing waits for it, and failures are ignored. spec: page-runtime-platform §7
 */
export function trackFormView(form: HTMLFormElement, { backend, formId, endpoint }: TrackedForm, signal: AbortSignal): void {
  if (backend !== 'site' || !formId) return;
  onceVisible(form, () => {
    const { url, queryString } = pageVisit()!;
    const view = `${formId} ${url}?${queryString}`;
    if (tracked.has(view) || !mayTrackNow()) return;
    tracked.add(view);
    const base = (endpoint || $site.get().website.baseUrl).replace(/\/+$/, '');
    sendBeacon(base + pagePaths.censusFormRender, writeJson({ formId, ...currentPageEvents() }));
  }, signal);
}
