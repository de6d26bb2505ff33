import type { Outcome, Sender } from './sender.js';

/** What sends a form is fetched when it is pressed; where that fails, the browser still knows how to post. */
const fetched = (load: (action: string) => Promise<Sender>) => async (form: HTMLFormElement): Promise<Sender> => {
  const action = actionOf(form);
  return load(action ?? '').catch(() => (action === null ? unsent : plainly(form)));
};

const plainly = (form: HTMLFormElement): Sender => ({
  send() {
    HTMLFormElement.prototype.submit.call(form); // a field named `submit` hides the form's own
    return new Promise(() => {}); // the page goes
  },
});

const unsent: Sender = {
  send: async (): Promise<Outcome> => ({
    kind: 'failed',
    stage: 'elsewhere',
    failure: { kind: 'failure', reason: 'connection', status: 0, message: '', body: null },
    explain: text => ({ message: text('unconnected'), detail: text('keptHere'), errors: {} }),
  }),
};

const elsewhere = (encoding: 'form' | 'json') => fetched(async action => {
  const { ElsewhereSender } = await import('./backends/elsewhere-sender.js');
  return new ElsewhereSender(action, encoding);
});

/** Fetches the code that asks the site's own service. */
export const loadSiteSender = () => import('./backends/site-sender.js');

/** What sends a form, by who takes it. */
export type Backends = Readonly<Record<'site' | 'form' | 'json', (form: HTMLFormElement) => Promise<Sender>>>;

/** Who may take a form. The sender to the site's own service stays: its key is what makes a repeat harmless. */
export function backends(): Backends {
  let site: Sender | undefined;
  return {
    site: fetched(async () => site ??= new (await loadSiteSender()).SiteSender()),
    form: elsewhere('form'),
    json: elsewhere('json'),
  };
}

/** The address a form posts to by itself; null for one that does not post, or not over http. */
export function actionOf(form: HTMLFormElement): string | null {
  if (form.getAttribute('method')?.toLowerCase() !== 'post') return null;
  const { protocol, href } = new URL(form.getAttribute('action') ?? '', form.ownerDocument.baseURI);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
