import { $site } from '../stores/site.js';
import { loadSiteSender } from './backends.js';
import type { StoredDraft } from './drafts/draft.js';
import type { KeyStorage } from './drafts/key-storage.js';
import type { FormHost } from './form.settings.js';
import type { FormState } from './form.state.js';
import { leadOn, type SteppedForm } from './submit-form.js';

interface Resumed {
  readonly host: FormHost;
  readonly state: FormState;
  readonly draft: StoredDraft;
  readonly steps: SteppedForm;
  readonly keyStorage: KeyStorage;
  readonly signal: AbortSignal;
}

/** After a reload in the middle of sending the service is asked, by the key, whether it has stored what was sent: then the visitor is thanked. */
export async function resume({ host, state, draft, steps, keyStorage, signal }: Resumed): Promise<void> {
  const { backend, formId, endpoint } = host.values;
  if (backend !== 'site' || !formId || keyStorage.read() === null) return;
  const { SiteSender } = await loadSiteSender();
  const stored = await new SiteSender(keyStorage).findStored(endpoint || $site.get().website.baseUrl);
  if (stored === null || signal.aborted || !state.arrive(stored)) return;
  draft.forget();
  await leadOn({ host, steps }, stored, {});
}
