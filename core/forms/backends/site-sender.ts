import { currentPageEvents } from '../../analytics/page-events.js';
import type { SaveSubmissionAnswer, SubmissionKeyAnswer } from '../../contract/answers.js';
import { paths } from '../../contract/paths.js';
import type { SaveSubmissionRequest } from '../../contract/submission.js';
import { waitUntilOnline } from '../../platform/network.js';
import type { RequestResult, Failure } from '../../request/request-result.js';
import { pause } from '../../platform/timing.js';
import { request, retryDelayMs } from '../../request/request.js';
import { failed } from './explain-failure.js';
import { honourRetryAfter } from './retry-after.js';
import { type Delay, offlineMs, type Outcome, type Sender, type Submission } from '../sender.js';

/** A good status with nothing of what was asked for. */
const withoutContent = (status: number): Failure => ({ kind: 'failure', reason: 'unreadable', status, message: '', body: null });

/** A dropped connection is often over within a second; after that the visitor decides. */
const retries = 4;

/**
 * One form's way to the service. A key stays until its submission is known to be stored: a repeat after a lost answer,
 * by us or by the visitor, carries the same key and so cannot be stored twice. spec: commerce-forms-data §7
 */
export class SiteSender implements Sender {
  #key: string | null = null;
  #onDelay: (delay: Delay) => void = () => {};

  async send(submission: Submission, base: string, onDelay: (delay: Delay) => void): Promise<Outcome> {
    this.#onDelay = onDelay;
    const outcome = await this.#attempt(submission, base);
    if (outcome.kind === 'saved' || outcome.failure.body?.field !== 'key') return outcome;
    // The key expired while the page lay open, or was used up by an earlier version of this text: a fresh one, once.
    this.#key = null;
    return this.#attempt(submission, base);
  }

  async #attempt({ values, ...rest }: Submission, base: string): Promise<Outcome> {
    const failure = this.#key === null ? await this.#fetchKey(base) : null;
    if (failure) return failed('key', failure);
    const given = Object.entries(rest).filter(([, text]) => text);
    const json = { ...currentPageEvents(), key: this.#key!, ...Object.fromEntries(given), form: JSON.stringify(values) } as SaveSubmissionRequest;
    const save = () => this.#persist(() => request.post<Partial<SaveSubmissionAnswer>>(paths.saveFormSubmission, { base, json }));
    const answer = await honourRetryAfter(save, this.#onDelay);
    if (answer.kind === 'failure') return failed('save', answer);
    const id: unknown = answer.kind === 'success' ? answer.data?.id : null;
    // Without an id nothing is known to be stored, whatever the status: the key stays, and a repeat is harmless.
    if (!(typeof id === 'string' && id) && typeof id !== 'number') return failed('save', withoutContent(answer.status));
    this.#key = null;
    return { kind: 'saved', id: String(id) };
  }

  async #fetchKey(base: string): Promise<Failure | null> {
    const ask = () => this.#persist(() => request.post<SubmissionKeyAnswer>(paths.formSubmissionKey, { base }));
    const answer = await honourRetryAfter(ask, this.#onDelay);
    if (answer.kind === 'failure') return answer;
    const key = answer.kind === 'success' ? answer.data?.key : null;
    if (typeof key === 'string' && key) {
      this.#key = key;
      return null;
    }
    return withoutContent(answer.status);
  }

  /** Asks again while no answer comes, and waits for the network where the browser says that there is none. */
  async #persist<T>(ask: () => Promise<RequestResult<T>>): Promise<RequestResult<T>> {
    for (let left = retries; ; left--) {
      const answer = await ask();
      if (answer.kind !== 'failure' || answer.reason !== 'connection' || left === 0) return answer;
      let wasOffline = false;
      const isBack = await waitUntilOnline(offlineMs, () => {
        wasOffline = true;
        this.#onDelay('offline');
      });
      if (!isBack) return answer;
      if (wasOffline) continue;
      this.#onDelay('retrying');
      await pause(retryDelayMs);
    }
  }
}
