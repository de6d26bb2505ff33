import { lazyView } from '../element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { pageDocument } from '../platform/page-document.js';
import { FormController } from './form.controller.js';
import type { FormHost } from './form.settings.js';
import { FormState } from './form.state.js';
import { formLightStyles } from './form.light.styles.js';
import { formStyles } from './form.styles.js';
import type { FormViewProps } from './FormView.js';

/** Exactly what the view first renders: live regions must be there before their text. */
function paintRegions(container: HTMLElement): void {
  if (container.firstChild) return;
  const region = (role: string) => {
    const node = pageDocument.createElement('p');
    node.className = 'visually-hidden';
    node.setAttribute('role', role);
    node.append(pageDocument.createElement('span'));
    return node;
  };
  container.append(pageDocument.createElement('slot'), region('status'), region('alert'));
}

/** Where the view of every form comes from. An author's own form is there already: React comes when there is more to draw. */
export const formView = lazyView<FormViewProps>(() => import('./FormView.js').then(module => module.FormView), {
  isNeeded: ({ state }) => state.isViewNeeded,
  firstPaint: paintRegions,
});

interface FormContext { readonly state: FormState; readonly controller: FormController | undefined }

/** What every element around a form is made of. */
export const formFeature = {
  styles: [fillRoomAround, formStyles],
  lightStyles: [formLightStyles],
  state: (host: Pick<FormHost, 'text'>) => new FormState((key, values) => host.text(key, values)),
  controller: ({ state, host }: { readonly state: FormState; readonly host: FormHost }) => new FormController(state, host),
  update: ({ controller }: FormContext) => controller?.update(),
  connect: ({ controller }: { readonly controller: FormController }) => controller.connect(),
  servedLight: async ({ host }: { readonly host: FormHost }) => (await import('./field-list/field-list.js')).servedForm(host),
  view: formView,
};
