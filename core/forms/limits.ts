import type { LimitOptions } from './limits/limited-form.js';

/** Says before the visitor types that a form cannot be sent. What decides it is fetched by forms with a limit alone; without it, the service refuses. */
export function heedLimits(options: LimitOptions): void {
  const { opens, closes, limited } = options.host.values;
  if (opens || closes || limited)
    void import('./limits/limited-form.js').then(({ LimitedForm }) => options.signal.aborted || new LimitedForm(options), () => {});
}
