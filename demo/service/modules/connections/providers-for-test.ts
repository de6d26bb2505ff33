import { createHash } from 'node:crypto';
import { type CallProvider, ProviderError, type ProviderRequest, readField } from './provider.js';

interface Route { readonly method: string; readonly path: RegExp; answer(match: RegExpExecArray, body: unknown): unknown }

/** The three providers, as their documentation describes what these tests use. Their lists are sets of addresses. */
export class ProvidersForTest {
  readonly requests: ProviderRequest[] = [];
  readonly lists = new Map<string, Set<string>>([['pots', new Set()], ['7', new Set()], ['55', new Set()]]);
  /** People who have left a list at the provider. */
  readonly left = new Set<string>();
  /** Statuses of the next responses, in their order. `lost`: it is done, but the response does not arrive. */
  faults: (number | 'lost' | 'down')[] = [];
  hasLists = true;
  goodKey = /^(?:0123456789abcdef0123456789abcdef-us21|xkeysib-0123456789abcdef0123|eyJ0eXAi\.mailerlite\.key0)$/;

  readonly #routes: readonly Route[] = [
    { method: 'GET', path: /mailchimp\.com\/3\.0\/\?fields=account_name$/, answer: () => ({ account_name: 'Saltmarsh Pottery' }) },
    { method: 'GET', path: /mailchimp\.com\/3\.0\/lists\?/, answer: () => ({ lists: this.hasLists ? [{ id: 'pots', name: 'Pots & “news”' }, { id: 'other', name: 'Other' }] : [] }) },
    {
      method: 'PUT', path: /mailchimp\.com\/3\.0\/lists\/([^/]+)\/members\/([\da-f]{32})$/,
      answer: ([, list, hash], body) => this.#add(list!, String(readField(body, 'email_address')), hash!),
    },
    {
      method: 'PATCH', path: /mailchimp\.com\/3\.0\/lists\/([^/]+)\/members\/([\da-f]{32})$/,
      answer: ([, list, hash]) => this.#remove(list!, email => createHash('md5').update(email).digest('hex') === hash),
    },
    { method: 'GET', path: /brevo\.com\/v3\/account$/, answer: () => ({ companyName: 'Saltmarsh Pottery', email: 'hello@pots.example' }) },
    { method: 'GET', path: /brevo\.com\/v3\/contacts\/lists\?limit=50&offset=(\d+)$/, answer: ([, at]) => (at === '0' ? { lists: [{ id: 7, name: 'Readers' }], count: 1 } : { count: 1 }) },
    {
      method: 'POST', path: /brevo\.com\/v3\/contacts$/,
      answer: (_, body) => this.#add(String((readField(body, 'listIds') as number[])[0]), String(readField(body, 'email'))),
    },
    {
      method: 'POST', path: /brevo\.com\/v3\/contacts\/lists\/(\d+)\/contacts\/remove$/,
      answer: ([, list], body) => this.#remove(list!, email => (readField(body, 'emails') as string[]).includes(email), 400),
    },
    { method: 'GET', path: /mailerlite\.com\/api\/groups\?/, answer: () => ({ data: [{ id: '55', name: 'Group' }] }) },
    {
      method: 'POST', path: /mailerlite\.com\/api\/subscribers$/,
      answer: (_, body) => this.#add((readField(body, 'groups') as string[])[0]!, String(readField(body, 'email'))),
    },
    { method: 'GET', path: /mailerlite\.com\/api\/subscribers\/([^/]+)$/, answer: ([, email]) => ({ data: { id: decodeURIComponent(email!) } }) },
    {
      method: 'DELETE', path: /mailerlite\.com\/api\/subscribers\/([^/]+)\/groups\/(\d+)$/,
      answer: ([, email, list]) => this.#remove(list!, one => one === decodeURIComponent(email!)),
    },
  ];

  readonly call: CallProvider = async request => {
    this.requests.push(request);
    const fault = this.faults.shift();
    if (fault === 'down') throw new Error('connect ECONNREFUSED');
    if (typeof fault === 'number') throw new ProviderError(fault, 'by the test');
    const key = Object.values(request.headers)[0]!.replace(/^Bearer /, '');
    if (!this.goodKey.test(key)) throw new ProviderError(401, 'API Key Invalid');
    for (const { method, path, answer } of this.#routes) {
      const match = method === request.method ? path.exec(request.url) : null;
      if (!match) continue;
      const result = answer(match, request.body);
      if (fault === 'lost') throw new Error('socket hang up');
      return result;
    }
    throw new ProviderError(404, `no route for ${request.method} ${request.url}`);
  };

  #add(list: string, email: string, hash?: string): unknown {
    if (hash !== undefined && createHash('md5').update(email.toLowerCase()).digest('hex') !== hash) throw new ProviderError(400, 'wrong hash');
    if (email.endsWith('@refused.example')) throw new ProviderError(400, 'Please provide a valid email address.');
    if (!this.left.has(email)) this.lists.get(list)!.add(email);
    return {};
  }

  #remove(list: string, isIt: (email: string) => boolean, missingStatus = 404): unknown {
    const found = [...this.lists.get(list)!].filter(isIt);
    if (found.length === 0) throw new ProviderError(missingStatus, 'not in the list');
    for (const email of found) this.lists.get(list)!.delete(email);
    return null;
  }
}
