import type { TestRunnerConfig } from '@web/test-runner';
import { readTables } from '../../core/manifest/describe/tables.js';
import { formSchemaFiles } from '../../core/manifest/schema/build-schema.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** `/fonts/` of a site, where examples expect its fonts: the demo's. */
export const ownFonts = (): Middleware => (context, next) => {
  if (context.path.startsWith('/fonts/')) context.url = `/demo${context.url}`;
  return next();
};

/** Texts of a language are imported by its name, which no plugin sees: `texts/de.js` is `texts/de.ts`. */
export const typedTexts = (): Middleware => (context, next) => {
  if (/\/texts\/[a-z]{2,3}\.js$/.test(context.path) && !context.path.startsWith('/dist/')) context.url = context.url.replace('.js', '.ts');
  return next();
};

/**
 * A sandboxed frame has no origin: its modules are requested as another site's are. All answers allow it, for a browser's
 * cache does not ask again.
 */
export const opaqueOrigins = (): Middleware => (context, next) => {
  context.set('Access-Control-Allow-Origin', '*');
  return next();
};

/** `/schema/` next to the scripts of a site, as the build writes it from the settings tables. */
export const ownSchemas = (): Middleware => {
  let files: Promise<Readonly<Record<string, string>>> | undefined;
  return async (context, next) => {
    if (!context.path.startsWith('/schema/')) return next();
    files ??= readTables().then(formSchemaFiles);
    const file = (await files)[context.path.slice(1)];
    if (file === undefined) return next();
    context.type = 'application/json';
    context.body = file;
  };
};
