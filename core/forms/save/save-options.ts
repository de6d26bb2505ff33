import type { StoredDraft } from '../drafts/draft.js';
import type { FormHost } from '../form.settings.js';
import type { FormState } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import type { Steps } from '../steps.js';

export interface SaveOptions {
  readonly form: HTMLFormElement;
  readonly host: FormHost;
  readonly state: Pick<FormState, 'phase' | '$snapshot'>;
  readonly parts: LightParts;
  readonly draft: StoredDraft;
  readonly signal: AbortSignal;
  /** The steps of the form, which are added after this. */
  steps(): Steps | null;
  /** Resolves once what is known of the form is in it. */
  whenFilled(): Promise<unknown>;
  /** Fields have been filled in. */
  onFilled(): void;
}
