import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../../../kernel/describe-error.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { GeocoderQuery } from '../geocoder.js';
import { AnswerCache } from './answer-cache.js';
import type { Call, GeocoderRecord, GeocoderRequest, GeocoderSettings } from './record.js';
import { t } from '../texts.js';

/** The page itself waits for five seconds. */
const usualPatienceMs = 4000;
const longestAnswer = 512 * 1024;
/** Visitors wait for no more than these before them. */
const mostWaiting = 4;
/** A host that refuses, and does not say for how long. */
const usualRestMs = 60_000;
const longestRestMs = 60 * 60_000;

export interface HostOptions {
  readonly record: GeocoderRecord;
  readonly settings: GeocoderSettings;
  /** Milliseconds until the next request may be sent, by any process of the site; 0 when it may now. */
  turn(): Promise<number>;
  onError(error: Error): void;
  readonly patienceMs?: number;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Asks a host as its operator wants to be asked: in turn, once for the same question, and not while it rests. A refusal where there is no answer. */
export class Host {
  readonly #options: Required<HostOptions>;
  readonly #cache = new AnswerCache();
  readonly #running = new Map<string, Promise<unknown>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #restsUntil = 0;

  constructor({ now = Date.now, wait = pause, patienceMs = usualPatienceMs, ...options }: HostOptions) {
    this.#options = { now, wait, patienceMs, ...options };
  }

  /** The answer to a question, or undefined where the host knows nothing of what was asked for. */
  async ask<Answer>(name: string, call: Call<Answer>, asked: GeocoderQuery): Promise<Answer | undefined> {
    const { record: { keptMs }, now } = this.#options;
    const key = JSON.stringify([name, asked.language, asked.text.trim().replace(/\s+/g, ' '), ...keptMs > 0 ? [] : [asked.session]]);
    const kept = this.#cache.get(key, now());
    if (kept) return kept.answer as Answer | undefined;
    const running = this.#running.get(key) as Promise<Answer | undefined> | undefined;
    if (running) return running;
    const asking = this.#inTurn(() => this.#send(call, asked)).then(answer => {
      if (keptMs > 0) this.#cache.keep(key, { answer, until: now() + keptMs });
      return answer;
    }).finally(() => this.#running.delete(key));
    this.#running.set(key, asking);
    return asking;
  }

  /** One after the other, where the host wants it so. */
  async #inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const { record: { everyMs }, turn, wait } = this.#options;
    this.#refuseAtRest();
    if (everyMs === 0) return send();
    if (this.#waiting > mostWaiting) throw this.#refusal(everyMs * mostWaiting);
    this.#waiting += 1;
    const mine = this.#last.then(async () => {
      for (let ms = await turn(); ms > 0; ms = await turn()) await wait(ms);
      this.#refuseAtRest(); // one before us has been refused
      return send();
    }).finally(() => { this.#waiting -= 1; });
    this.#last = mine.catch(() => {});
    return mine;
  }

  async #send<Answer>(call: Call<Answer>, asked: GeocoderQuery): Promise<Answer | undefined> {
    const { record, settings, onError, patienceMs } = this.#options;
    const asking = call.request(asked, settings);
    try {
      const answer = await fetch(addressOf(settings.url, asking), {
        method: asking.body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...asking.body === undefined ? {} : { 'content-type': 'application/json' }, ...asking.headers },
        body: asking.body === undefined ? undefined : JSON.stringify(asking.body),
        // A key must not follow to another host.
        redirect: 'error', signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.ok) return call.read(JSON.parse(await readText(answer)));
      await answer.body?.cancel();
      if (call === record.details && [400, 404].includes(answer.status)) return undefined;
      if ([401, 403, 429, 503].includes(answer.status)) this.#rest(answer.headers.get('retry-after'));
      throw new Error(`answered ${answer.status}${[401, 403].includes(answer.status) ? ': is the key right, and may it be used for this?' : ''}`);
    } catch (error) {
      onError(new Error(`${record.name}: ${describeError(error)}`));
      throw this.#refusal(this.#restMs());
    }
  }

  #rest(retryAfter: string | null): void {
    const { now } = this.#options;
    const seconds = Number(retryAfter ?? NaN);
    const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter ?? '') - now();
    this.#restsUntil = now() + (ms > 0 ? Math.min(ms, longestRestMs) : usualRestMs);
  }

  #refuseAtRest(): void {
    const ms = this.#restMs();
    if (ms > 0) throw this.#refusal(ms);
  }

  /** How long the host still rests. More than the longest is the end that a clock has left which was set back since. */
  #restMs(): number {
    const ms = this.#restsUntil - this.#options.now();
    return ms <= longestRestMs ? ms : 0;
  }

  #refusal(ms: number): HttpError {
    return new HttpError(503, { error: t('placesAway') }, ms > 0 ? { 'Retry-After': String(Math.ceil(ms / 1000)) } : {});
  }
}

const addressOf = (url: string, { path, query = {} }: GeocoderRequest): string => {
  const search = new URLSearchParams(query).toString();
  return `${url}${path}${search && `?${search}`}`;
};

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error(`answered more than ${longestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A turn that all processes of a site take together, by the limit in their database. */
export const turnBy = (waitFor: (sender: string, what: string) => Promise<number>): (() => Promise<number>) => () => waitFor('geocoder', randomUUID());
