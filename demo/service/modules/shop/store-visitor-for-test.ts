import { randomUUID } from 'node:crypto';
import type { CartAnswer } from 'site-elements/contract/cart';
import type { TestService } from '../../start-for-test.js';

/** A visitor of the store with cookies of their own. */
export function storeVisitor(run: Pick<TestService, 'address'>, language = 'en') {
  let cookie = '';
  let crumb = '';
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  const call = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: any; cookies: string[] }> => {
    const answer = await fetch(run.address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(crumb && { 'x-csrf-token': crumb }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie();
    for (const one of cookies) {
      const [pair] = one.split(';');
      const name = pair!.split('=')[0]!;
      cookie = [...cookie.split('; ').filter(old => old !== '' && !old.startsWith(`${name}=`)), pair].join('; ');
      if (name === 'crumb') crumb = pair!.slice(6);
    }
    return { status: answer.status, body: await answer.json(), cookies };
  };
  return {
    call,
    add: (sku: string, quantity = 1, more: object = {}) => call('POST', '/api/commerce/cart/entries', { key: randomUUID(), sku, quantity, ...more }),
    /** Orders what is in the cart. */
    async order(more: object = {}) {
      const { cart, cartToken } = (await call('GET', '/api/commerce/cart')).body as CartAnswer;
      return call('POST', '/api/commerce/orders', {
        key: randomUUID(),
        cartToken,
        grandTotalCents: cart.grandTotalCents,
        email: 'ada@example.com',
        name: 'Ada',
        address: 'Staithe Lane 1',
        ...more,
      });
    },
  };
}
