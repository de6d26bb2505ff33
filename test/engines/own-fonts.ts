import type { TestRunnerConfig } from '@web/test-runner';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** `/fonts/` of a site, where examples expect its fonts: the demo's. */
export const ownFonts = (): Middleware => (context, next) => {
  if (context.path.startsWith('/fonts/')) context.url = `/demo${context.url}`;
  return next();
};
