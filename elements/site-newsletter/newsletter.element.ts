import { leaf } from '../../core/element/definition.js';
import { formParts } from '../../core/forms/form-parts.js';
import { onResize } from '../../core/platform/observers.js';
import { demandEmail } from './demand-email.js';
import { formHostOf } from './form-host-of.js';
import { newsletterSettings } from './newsletter.settings.js';
import { newsletterStyles } from './newsletter.styles.js';

const smallPx = 320; // spec: page-runtime-platform §9

/** A form like that of `<site-form>`, for one address. */
export const newsletter = leaf({
  ...formParts,
  table: newsletterSettings,
  styles: [...formParts.styles, newsletterStyles],
  update: (machine, values) => machine.$fields.set(values), // any of them may change what is drawn
  connect(machine, host) {
    demandEmail(host);
    formParts.connect(machine, formHostOf(host));
    onResize(host.element!, width => host.state('small', width < smallPx), host.signal);
  },
});
