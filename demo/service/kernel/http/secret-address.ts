import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * Parameters of routes that are no secret. Any other, such as `:token` or the `:code` of a coupon, gives access on its own:
 * it is left out of the log, and no page that it leads to sends a referrer. A new route is covered until its parameter is added here.
 */
const publicParameters = new Set(['id', 'name', 'number', 'formId', 'provider', 'family', 'file', 'feed', 'picture', 'calendar', 'z', 'x', 'y']);

/** Replaces runs of at least 24 characters in both cases: our keys and signatures look like this, and those of payment providers. */
export const maskTokens = (text: string): string =>
  text.replace(/[\w.-]{24,}/g, run => (/[a-z]/.test(run) && /[A-Z]/.test(run) ? '[token]' : run));

const secretParameter = (part: string): string | null => {
  const [pattern, name] = /^:(\w+)/.exec(part) ?? [];
  return name === undefined || publicParameters.has(name) ? null : pattern!;
};

/** Patterns of the routes that answer this request; none for an address that the service does not know. */
const patternsOf = (context: Context): string[][] =>
  matchedRoutes(context).map(({ path }) => path).filter(path => !path.includes('*')).map(path => path.split('/'));

/** The path for the log: secret parameters are replaced by their names, and in unknown addresses whatever looks like a token. */
export function pathForLog(context: Context): string {
  const patterns = patternsOf(context);
  if (patterns.length === 0) return maskTokens(context.req.path);
  const parts = context.req.path.split('/');
  return parts.map((part, at) => patterns.map(pattern => secretParameter(pattern[at] ?? '')).find(name => name !== null) ?? part).join('/');
}

/** Whether the address of a page gives access on its own: by a secret parameter, or by a token in path or query. */
export function hasSecretAddress(context: Context): boolean {
  const { pathname, search } = new URL(context.req.url);
  return patternsOf(context).flat().some(part => secretParameter(part) !== null) || maskTokens(pathname + search) !== pathname + search;
}
