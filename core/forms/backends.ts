import { isSiteReachable, waitUntilOnline } from '../platform/network.js';
import { getDocument } from '../platform/page-document.js';
import { getFormMembers } from './dom/members.js';
import type { KeyStorage } from './drafts/key-storage.js';
import { postNatively, type Press } from './post-natively.js';
import { offlineMs, type OnDelay, type Outcome, type Sender } from './sender.js';

const unsent: Outcome = {
  kind: 'failed',
  stage: 'elsewhere',
  failure: { kind: 'failure', reason: 'connection', status: 0, message: '', body: null },
  explain: text => ({ message: text('unconnected'), detail: text('keptHere'), errors: {} }),
};

/**
 * What sends a form is fetched when it is pressed. A click without a network waits for it; where the code does not come
 * although the site answers, the browser still knows how to post.
 */
const fetched = (load: () => Promise<Sender>, press: Press): Sender => ({
  async send(submission, base, onDelay) {
    const sender = await loadOnline(load, onDelay);
    if (sender) return sender.send(submission, base, onDelay);
    return getAction(press.form) !== null && await isSiteReachable() ? postNatively(press) : unsent;
  },
});

async function loadOnline(load: () => Promise<Sender>, onDelay: OnDelay): Promise<Sender | null> {
  for (;;) {
    const sender = await load().catch(() => null);
    let wasOffline = false;
    if (!sender && !await waitUntilOnline(offlineMs, () => {
      wasOffline = true;
      onDelay('offline');
    })) return null;
    if (sender || !wasOffline) return sender;
  }
}

const elsewhere = (encoding: 'form' | 'json') => (press: Press): Sender => fetched(async () => {
  const { ExternalSender } = await import('./backends/external-sender.js');
  return new ExternalSender(getAction(press.form)!, encoding, {
    isMultipart: getFormMembers(press.form).enctype === 'multipart/form-data',
    postPlainly: () => postNatively(press),
  });
}, press);

/** Fetches the code that asks the site's own service. */
export const loadSiteSender = () => import('./backends/site-sender.js');

/** What sends a form, by who takes it. */
export type Backends = Readonly<Record<'site' | 'form' | 'json', (press: Press) => Sender>>;

/** Who may take a form. The sender to the site's own service stays: its key is what makes a repeat harmless. */
export function backends(keyStorage: KeyStorage): Backends {
  let site: Sender | undefined;
  const load = async () => (site ??= new (await loadSiteSender()).SiteSender(keyStorage));
  return { site: press => fetched(load, press), form: elsewhere('form'), json: elsewhere('json') };
}

/** The address a form posts to natively; null for one that does not post, or not over http. */
export function getAction(form: HTMLFormElement): string | null {
  const members = getFormMembers(form);
  if (members.getAttribute('method')?.toLowerCase() !== 'post') return null;
  const { protocol, href } = new URL(members.getAttribute('action') ?? '', getDocument(form).baseURI);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
