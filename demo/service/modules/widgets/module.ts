import { paths } from 'site-elements/contract/paths';
import type { ServiceModule } from '../../kernel/module.js';
import { addWidgets } from './widget-routes.js';

/** Parts of pages that the service renders. */
export const widgetsModule: ServiceModule<object, 'shop'> = {
  name: 'widgets',
  schema: {},
  uses: ['shop'],
  csrfExempt: [paths.widgetRendering],
  writeRules: [[{ name: 'widget', network: 10, site: 200, priority: 'order', knownBy: 'visitor' }, `POST ${paths.widgetRendering}`]],
  mount({ app }, _, { shop }) {
    addWidgets(app, { shop });
    return {};
  },
};
