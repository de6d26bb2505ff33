import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { HeaderFooter, MultilingualLanguages, MultilingualSettings, MultilingualStatus } from 'site-elements/contract/account';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { paths } from 'site-elements/contract/paths';
import { siteDocuments } from './account.schema.js';
import type { Database } from '../../kernel/database/database.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { demandOwner } from './account-session.js';
import type { AccountStore } from './account-store.js';

const longest = 100_000;
const headerFooterShape = v.strictObject({ header: v.pipe(v.string(), v.maxLength(longest)), footer: v.pipe(v.string(), v.maxLength(longest)) });
const isLink = (url: string): boolean => canParseUrl(url, 'http://this.invalid') && /^https?:$/.test(new URL(url, 'http://this.invalid').protocol);
const languagesShape = v.strictObject({
  languages: v.pipe(v.array(v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i)),
    name: v.optional(v.pipe(v.string(), v.maxLength(60))),
    url: v.pipe(v.string(), v.maxLength(2000), v.check(isLink, 'expected a path or a web address')),
  })), v.maxLength(100)),
});

interface Multilingual extends MultilingualLanguages, MultilingualStatus, MultilingualSettings {}
const oneLanguage: Multilingual = { isEnabled: false, defaultLanguage: 'en', provider: null, connection: 'disconnected', languages: [] };

/** Header and footer that the site's people write, and the languages that it is written in. spec: page-runtime-platform §7 */
export function addSiteDocuments(app: Hono, { database, store }: { readonly database: Database; readonly store: AccountStore }): void {
  const read = async <T>(name: string, otherwise: T): Promise<T> => {
    const [row] = await database.select().from(siteDocuments).where(eq(siteDocuments.name, name));
    return { ...otherwise, ...row?.value as Partial<T> };
  };
  const write = async (name: string, value: object): Promise<void> => {
    await database.insert(siteDocuments).values({ name, value }).onConflictDoUpdate({ target: siteDocuments.name, set: { value, editedAt: new Date() } });
  };
  const json = async (request: Request): Promise<unknown> => {
    const body = await parseBody(request);
    return body.kind === 'json' ? body.value : Object.fromEntries([...body.values].map(([name, values]) => [name, values[0]]));
  };
  const multilingual = () => read('multilingual', oneLanguage);

  app.get(paths.siteHeaderFooter, async context => context.json<HeaderFooter>(await read('header-footer', { header: '', footer: '' })));
  app.put(paths.siteHeaderFooter, async context => {
    await demandOwner(context, store);
    const sent = checkShape(headerFooterShape, await json(context.req.raw));
    await write('header-footer', sent);
    return context.json<HeaderFooter>(sent);
  });

  app.get(paths.multilingualSettings, async context => {
    const { isEnabled, defaultLanguage, provider } = await multilingual();
    return context.json<MultilingualSettings>({ isEnabled, defaultLanguage, provider });
  });
  app.get(paths.multilingualStatus, async context => context.json<MultilingualStatus>({ connection: (await multilingual()).connection }));
  app.get(paths.multilingualLanguages, async context => context.json<MultilingualLanguages>({ languages: (await multilingual()).languages }));
  app.put(paths.multilingualLanguages, async context => {
    await demandOwner(context, store);
    const { languages } = checkShape(languagesShape, await json(context.req.raw));
    const before = await multilingual();
    await write('multilingual', { ...before, languages, isEnabled: languages.length > 1, defaultLanguage: languages[0]?.code ?? before.defaultLanguage });
    return context.json({ languages });
  });
  app.delete(paths.multilingualConnection, async context => {
    await demandOwner(context, store);
    await write('multilingual', { ...await multilingual(), provider: null, connection: 'disconnected' });
    return context.body(null, 204);
  });

  const allowed = {
    [paths.siteHeaderFooter]: 'GET, PUT', [paths.multilingualSettings]: 'GET', [paths.multilingualStatus]: 'GET',
    [paths.multilingualLanguages]: 'GET, PUT', [paths.multilingualConnection]: 'DELETE',
  };
  for (const [path, Allow] of Object.entries(allowed)) {
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address takes another method.' }, { Allow });
    });
  }
}
