import { hasForeignScript } from '../platform/foreign-scripts.js';
import { reloadPage } from '../platform/page.js';
import { hasTypedText, noticeTyping } from '../platform/typed-text.js';
import { pageClock } from '../platform/timing.js';
import { shared } from '../registry/registry.js';
import { $consent, onDecline } from './consent.js';

/** An element that looks after a withdrawal. */
export interface WithdrawalWatcher {
  /** False where the site's owner wants the page to stay as it is. */
  readonly isWanted: () => boolean;
  /** Whether the visitor would see this element's notice. */
  readonly canNotify: () => boolean;
  /** Shows a notice with a button that reloads the page. */
  readonly notify: () => void;
  readonly reload?: () => void;
}

/** A reload waits this long for requests that are being sent. */
const patienceMs = 2000;

const unfinished = (): Set<Promise<unknown>> => shared('before-reload@1', null, () => new Set<Promise<unknown>>());

/** Has a reload wait for something that it would cut off, such as a receipt of the answer; not for long. */
export function finishBeforeReload(work: Promise<unknown>): void {
  const all = unfinished();
  all.add(work);
  const remove = () => { all.delete(work); };
  work.then(remove, remove);
}

const watchers = (): Set<WithdrawalWatcher> => shared('withdrawal@1', null, () => {
  const made = new Set<WithdrawalWatcher>();
  noticeTyping();
  const react = () => {
    const all = [...made];
    if (!hasForeignScript() || all.length === 0 || all.some(({ isWanted }) => !isWanted())) return;
    if (hasTypedText()) all.find(({ canNotify }) => canNotify())?.notify();
    else reloadSoon(all.find(({ reload }) => reload)?.reload ?? reloadPage);
  };
  // As long as the page: code that watches then is notified of a withdrawal.
  onDecline(react, new AbortController().signal);
  $consent.listen((now, before) => { if (before === 'accepted' && now === 'unasked') react(); });
  return made;
});

function reloadSoon(reload: () => void): void {
  const work = [...unfinished()];
  if (work.length === 0) return reload();
  let isDone = false;
  const reloadOnce = () => {
    if (!isDone) reload();
    isDone = true;
  };
  pageClock.after(patienceMs, reloadOnce);
  void Promise.allSettled(work).then(reloadOnce);
}

/**
 * Stops third-party scripts once the visitor has declined or withdrawn consent: nothing stops a script that runs but a
 * new page. It is reloaded immediately, unless the visitor has typed something: then they are asked. Until the signal ends.
 */
export function watchWithdrawal(watcher: WithdrawalWatcher, signal: AbortSignal): void {
  const all = watchers();
  all.add(watcher);
  signal.addEventListener('abort', () => all.delete(watcher), { once: true });
}
