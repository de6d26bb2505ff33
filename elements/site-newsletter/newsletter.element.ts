import { feature } from '../../core/element/definition.js';
import { formFeature } from '../../core/forms/form.feature.js';
import { createFormHost } from './create-form-host.js';
import { NewsletterController } from './newsletter.controller.js';
import { newsletterLightStyles } from './newsletter.light.styles.js';
import { newsletterSettings } from './newsletter.settings.js';
import { newsletterStyles } from './newsletter.styles.js';

/** A form like that of `<site-form>`, for one address. */
export const newsletter = feature({
  ...formFeature,
  table: newsletterSettings,
  styles: [...formFeature.styles, newsletterStyles],
  lightStyles: [...formFeature.lightStyles, newsletterLightStyles],
  servedLight: ({ host }) => formFeature.servedLight({ host: createFormHost(host) }),
  controller: ({ state, host }) => new NewsletterController(state, host),
});
