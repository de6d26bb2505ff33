import { pagePaths } from '../contract/paths-of-pages.js';
import { onceVisible } from '../platform/observers.js';
import { pageDocument } from '../platform/page-document.js';
import { pageVisit, sendBeacon } from '../platform/network.js';
import { writeJson } from '../registry/write-json.js';
import { $site } from '../stores/site.js';
import { currentPageEvents, isTrackingAllowedNow } from './page-events.js';
import { $visit } from './visit.js';

interface TrackedForm { readonly backend: string; readonly formId: string; readonly endpoint: string }

/** The element that starts a visit, and with it writes the visitor cookie. */
const visitCounter = 'site-analytics';

const tracked = new Set<string>();

/**
 * Reports to the site's service that one of its forms has been visible: once for each form and page view, and only for
 * visitors who may be tracked at that moment. Where the page counts visits, it follows the visitor cookie, which it carries.
 * Nothing waits for it, and failures are ignored. spec: page-runtime-platform §7
 */
export function trackFormView(form: HTMLFormElement, { backend, formId, endpoint }: TrackedForm, signal: AbortSignal): void {
  if (backend !== 'site' || !formId) return;
  const send = () => {
    const { url, queryString } = pageVisit()!;
    const view = `${formId} ${url}?${queryString}`;
    if (tracked.has(view) || !isTrackingAllowedNow()) return;
    tracked.add(view);
    const base = (endpoint || $site.get().website.baseUrl).replace(/\/+$/, '');
    sendBeacon(base + pagePaths.censusFormRender, writeJson({ formId, ...currentPageEvents() }));
  };
  onceVisible(form, () => {
    if ($visit.get() || !pageDocument.querySelector(visitCounter)) return send();
    const stop = $visit.listen(visit => {
      if (!visit) return;
      stop();
      send();
    });
    signal.addEventListener('abort', stop, { once: true });
  }, signal);
}
