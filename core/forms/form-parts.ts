import { connectForm } from './connect-form.js';
import type { FormHost } from './form.settings.js';
import { FormMachine } from './form.state.js';
import { formLightStyles } from './form.light.styles.js';
import { formStyles } from './form.styles.js';
import { formTemplate } from './form-template.js';

/** What every element around a form is made of. Leaves all: a page with a form downloads no React. */
export const formParts = {
  styles: [formStyles],
  lightStyles: [formLightStyles],
  state: (host: Pick<FormHost, 'text'>) => new FormMachine(key => host.text(key)),
  connect: ({ state, host }: { readonly state: FormMachine; readonly host: FormHost }) => connectForm(state, host),
  template: formTemplate,
};
