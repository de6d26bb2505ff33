import { leaf } from '../../core/element/definition.js';
import { connectForm } from '../../core/forms/connect-form.js';
import { formParts } from '../../core/forms/form-parts.js';
import { onResize } from '../../core/platform/observers.js';
import { demandEmail } from './demand-email.js';
import { formHostOf } from './form-host-of.js';
import { newsletterLightStyles } from './newsletter.light.styles.js';
import { newsletterSettings } from './newsletter.settings.js';
import { newsletterStyles } from './newsletter.styles.js';

const smallPx = 320; // spec: page-runtime-platform §9

/** A form like that of `<site-form>`, for one address. */
export const newsletter = leaf({
  ...formParts,
  table: newsletterSettings,
  styles: [...formParts.styles, newsletterStyles],
  lightStyles: [...formParts.lightStyles, newsletterLightStyles],
  update: ({ state, values }) => state.$fields.set(values), // any of them may change what is drawn
  connect({ state, host }) {
    demandEmail(host);
    connectForm(state, formHostOf(host));
    onResize(host.element!, width => host.toggleState('small', width < smallPx), host.signal);
  },
});
