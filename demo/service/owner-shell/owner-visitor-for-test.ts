import { paths } from 'site-elements/contract/paths';
import type { ServiceOptions } from '../create-service.js';
import { startForTest, type TestService } from '../start-for-test.js';
import { csrfField, loginPath, sessionCookie } from './owner-paths.js';

type Fields = Iterable<readonly [name: string, value: string]> | Readonly<Record<string, string | readonly string[]>>;

/** The owner, logged in, as a browser without scripts. */
export interface OwnerVisitor {
  readonly cookie: string;
  /** The token of the session, which every change carries. */
  readonly csrf: string;
  get(path: string): Promise<Response>;
  /** The text of a page. */
  read(path: string): Promise<string>;
  /** Posts what a form would; `token` is what it sends as its CSRF token. */
  post(path: string, fields?: Fields, token?: string): Promise<Response>;
  /** The same, with a browser in another language. */
  speaking(language: string): OwnerVisitor;
}

const pairsOf = (fields: Fields): Iterable<readonly [name: string, value: string]> =>
  Symbol.iterator in fields
    ? (fields as Iterable<readonly [string, string]>)
    : Object.entries(fields).flatMap(([name, value]) => [value].flat().map(one => [name, one] as const));

/** Logs in at a service that was started with this password. */
export async function ownerVisitor({ address }: Pick<TestService, 'address'>, password: string): Promise<OwnerVisitor> {
  const tokenIn = (text: string) => /name="csrf" value="([^"]+)"/.exec(text)![1]!;
  const login = await fetch(address + loginPath);
  const anonymous = login.headers.getSetCookie()[0]!.split(';')[0]!;
  const answer = await fetch(address + loginPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: anonymous },
    body: new URLSearchParams({ csrf: tokenIn(await login.text()), password, next: paths.ownerProducts }),
  });
  const cookie = answer.headers.getSetCookie().find(one => one.startsWith(`${sessionCookie}=`))!.split(';')[0]!;
  const headers = { cookie, accept: 'text/html' };
  const csrf = tokenIn(await (await fetch(address + paths.ownerProducts, { headers })).text());
  const speaking = (language: string): OwnerVisitor => {
    const get = (path: string) => fetch(address + path, { headers: { ...headers, 'accept-language': language } });
    return {
      cookie, csrf, get, speaking,
      read: async path => (await get(path)).text(),
      post(path, fields = {}, token = csrf) {
        const body = new FormData();
        body.append(csrfField, token);
        for (const [name, value] of pairsOf(fields)) body.append(name, value);
        return fetch(address + path, { method: 'POST', redirect: 'manual', headers: { ...headers, 'accept-language': language }, body });
      },
    };
  };
  return speaking('en');
}

/** A service of its own with its owner logged in; the caller stops it. */
export async function startWithOwner(
  options: Omit<ServiceOptions, 'owner'> = {}, account: { readonly email?: string } = {},
): Promise<{ run: TestService; owner: OwnerVisitor }> {
  const password = 'correct horse battery';
  const run = await startForTest({ ...options, owner: { password, ...account } });
  return { run, owner: await ownerVisitor(run, password) };
}
