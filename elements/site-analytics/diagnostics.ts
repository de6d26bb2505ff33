import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { ErrorQueue } from '../../core/diagnostics/error-queue.js';
import { LogBatch } from '../../core/diagnostics/log-batch.js';
import { onPageErrors } from '../../core/diagnostics/page-errors.js';
import { headerText, readCookie } from '../../core/platform/cookies.js';
import { pageVisit, postQuietly, sendBeacon } from '../../core/platform/network.js';
import { onPageVisibilityChange } from '../../core/platform/observers.js';
import { pageClock } from '../../core/platform/timing.js';
import { VERSION } from '../../core/registry/registry.js';
import { writeJson } from '../../core/registry/write-json.js';
import { $site } from '../../core/stores/site.js';

export interface Diagnostics { log(type: string, data: unknown): void }

interface Given { readonly base: string; readonly takesErrors: boolean; readonly signal: AbortSignal }

/** Gathers the page's errors and log entries and sends them to the site's service; nothing here identifies a visitor. */
export function startDiagnostics({ base, takesErrors, signal }: Given): Diagnostics {
  const { url, userAgent } = pageVisit()!;
  const { website, context } = $site.get();
  const errors = new ErrorQueue({
    clock: pageClock,
    now: () => Date.now(),
    facts: () => ({
      websiteId: website.id,
      templateId: typeof context.templateId === 'string' ? context.templateId : '',
      url,
      userAgent,
      version: VERSION,
    }),
    send: entries =>
      postQuietly(base + pagePaths.javascriptErrors, writeJson(entries), {
        'Content-Type': 'application/json',
        'X-CSRF-Token': readCookie('crumb', headerText) ?? '',
      }),
  });
  const logs = new LogBatch(pageClock, entries => sendBeacon(base + pagePaths.trace, new URLSearchParams({ data: writeJson(entries) })));
  if (takesErrors) onPageErrors(window, error => errors.add(error), signal);
  const leave = () => {
    errors.leave();
    logs.flush();
  };
  onPageVisibilityChange(isHidden => { if (isHidden) leave(); }, signal);
  signal.addEventListener('abort', leave, { once: true });
  return { log: (type, data) => logs.add({ pageUrl: url, type, data }) };
}
