import type { Control, Field } from '../dom/field.js';
import type { FormHost } from '../form.settings.js';
import type { LightParts } from '../light-parts.js';

/** A form whose fields help visitors fill them in. */
export interface AssistedForm {
  readonly host: FormHost;
  readonly form: HTMLFormElement;
  readonly parts: LightParts;
  /** Ends when the form leaves. */
  readonly signal: AbortSignal;
}

/** A field that a visitor has focused. */
export interface AssistContext extends AssistedForm {
  readonly field: Field;
  /** The one of its controls that has the focus. */
  readonly control: Control;
  /** What it held when the visitor came: what they have typed since has reached no listener. */
  readonly cameTo: string;
}

/** Helps with a field; called with every visit, the first one too. */
export type Assist = (assisted: AssistContext) => void;
