import { nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { AnalyticsController } from './analytics.controller.js';
import { analyticsSettings, type AnalyticsHost } from './analytics.settings.js';
import { analyticsStyles } from './analytics.styles.js';

export const analytics = leaf({
  table: analyticsSettings,
  styles: [analyticsStyles],
  controller: ({ host }: { host: AnalyticsHost }) => new AnalyticsController(host),
  connect: ({ controller }) => controller.connect(),
  methods: {
    track: ({ controller }, name: string, data?: Readonly<Record<string, unknown>>) => controller.track(name, data),
    trackSchema: ({ controller }, schema: string, data?: Readonly<Record<string, unknown>>) => controller.trackSchema(schema, data),
    log: ({ controller }, type: string, data: unknown) => controller.log(type, data),
  },
  template: () => nothing,
});
