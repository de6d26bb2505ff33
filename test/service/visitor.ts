import type { SaveSubmissionRequest } from '../../core/contract/submission.js';
import { paths } from '../../core/contract/paths.js';
import { readCookie } from '../../core/platform/cookies.js';
import { servicePath } from './service-path.js';

type Call = 'key' | 'save' | 'state';

const pathOf: Record<Call, string> = { key: paths.formSubmissionKey, save: paths.saveFormSubmission, state: paths.formSubmissionState };

/**
 * One visitor of the running service, whose requests a test watches, holds back and breaks. In place of the page's `fetch`
 * from `arrive` to `leave`; what is asked elsewhere goes its way.
 */
export class Visitor {
  /** What has been posted to be stored, each try of it. */
  readonly saves: SaveSubmissionRequest[] = [];
  /** How often a key was asked for. */
  keys = 0;
  /** What the service does to a call: its header `x-fault`. */
  readonly faults: Partial<Record<Call, string>> = {};
  /** Who the service takes the visitor for. */
  address = crypto.randomUUID();
  /** The key that the page has had for a while: what its next call for one is answered. */
  heldKey = '';
  readonly #fetch = globalThis.fetch;
  #isFree: Promise<void> = Promise.resolve();
  #free = 0;

  /** Resolves when the service runs, which takes a while in the first file that asks for it. */
  async arrive(): Promise<void> {
    globalThis.fetch = (input, init) => this.#pass(String(input), init);
    const { status } = await this.#ask('/healthz');
    if (status !== 200) throw new Error(`The service does not run: ${status}.`);
    await this.#ask(pathOf.key, { method: 'POST' }); // its answer leaves the CSRF token, so that no call has to be repeated for one
  }

  leave(): void { globalThis.fetch = this.#fetch; }

  /** Keeps requests back, but for this many first tries to store something, until what is returned is called. */
  hold(free = 0): () => void {
    this.#free = free;
    let letGo = () => {};
    this.#isFree = new Promise<void>(resolve => { letGo = resolve; });
    return letGo;
  }

  /** A key that was handed out too long ago. */
  async expiredKey(): Promise<string> { return (await (await this.#ask('/expired-key', { method: 'POST' })).json()).key; }

  /** A key that is good for one form only. */
  async keyFor(formId: string): Promise<string> {
    return (await (await this.#ask(pathOf.key, { method: 'POST', body: new URLSearchParams({ formId }) })).json()).key;
  }

  /** As others at the same address would, sends one form so often that no more is taken. */
  async sendTooMuch(formId: string, times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      const body = JSON.stringify({ key: `made-up-${at}`, formId, form: {} });
      await this.#ask(paths.saveFormSubmission, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }
  }

  /** The owner's list of a form: every submission in which these words stand, with its id and what was answered. */
  async ownerSees(formId: string, words: string): Promise<{ id: string; answers: Record<string, string> }[]> {
    const answer = await this.#fetch.call(globalThis, `${servicePath}${paths.ownerSubmissions}?form=${formId}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const rows = [...page.querySelectorAll<HTMLElement>('.submission')].filter(({ textContent }) => textContent!.includes(words));
    const text = (node: Element | null) => node!.textContent!;
    return rows.map(row => ({
      id: row.id,
      answers: Object.fromEntries([...row.querySelectorAll('dt')].map(title => [text(title), text(title.nextElementSibling)])),
    }));
  }

  async #pass(address: string, init: RequestInit = {}): Promise<Response> {
    const call = (Object.keys(pathOf) as Call[]).find(name => address.startsWith(servicePath + pathOf[name]));
    if (!call) return this.#fetch.call(globalThis, address, init);
    if (call === 'state') return this.#break(address, init, this.faults.state);
    if (call === 'save') this.saves.push(JSON.parse(String(init.body)));
    else this.keys += 1;
    if (call === 'key' ? this.#free === 0 : --this.#free < 0) await this.#isFree;
    if (call === 'key' && this.heldKey) return this.#giveHeld();
    return this.#break(address, init, this.faults[call]);
  }

  #break(address: string, init: RequestInit, fault = ''): Promise<Response> {
    return this.#ask(address.slice(servicePath.length), { ...init, headers: { ...init.headers as Record<string, string>, 'x-fault': fault } });
  }

  #giveHeld(): Response {
    const answer = Response.json({ key: this.heldKey });
    this.heldKey = '';
    return answer;
  }

  #ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#fetch.call(globalThis, servicePath + path, {
      ...init, headers: { 'X-CSRF-Token': readCookie('crumb') ?? '', ...init.headers as Record<string, string>, 'x-forwarded-for': this.address },
    });
  }
}
