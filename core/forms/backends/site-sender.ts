import { currentPageEvents } from '../../analytics/page-events.js';
import type {
  EditAnswer, StoredAnswers, NotStoredAnswer, PaymentAnswer, SaveSubmissionAnswer, SubmissionKeyAnswer, SubmissionStateAnswer,
} from '../../contract/answers.js';
import { pagePaths } from '../../contract/paths-of-pages.js';
import type { SaveSubmissionRequest } from '../../contract/submission.js';
import { filePart } from '../../contract/uploads.js';
import { waitUntilOnline } from '../../platform/network.js';
import type { RequestResult, Failure } from '../../request/request-result.js';
import { pause } from '../../platform/timing.js';
import { writeJson } from '../../registry/write-json.js';
import { request, retryDelayMs } from '../../request/request.js';
import type { KeyStorage } from '../drafts/key-storage.js';
import { toFailedSubmission } from './explain-failure.js';
import { honourRetryAfter } from './retry-after.js';
import { readPaymentLink } from '../payment-link.js';
import { type OnDelay, offlineMs, type Outcome, type StoredResult, type Sender, type Submission } from '../sender.js';

/** A good status with nothing of what was asked for. */
const withoutContent = (status: number): Failure => ({ kind: 'failure', reason: 'unreadable', status, message: '', body: null });

/** A dropped connection is often over within a second; after that the visitor decides. */
const retries = 4;

/** Whether a service has judged a submission: anything else may have happened after it was stored. */
const isJudged = ({ status }: Failure): boolean => status >= 400 && status < 500;

/**
 * One form's way to the service. A key stays until its submission is known to be stored: a repeat after a lost answer,
 * by us or by the visitor, carries the same key and so cannot be stored twice, after a reload neither. spec: commerce-forms-data §7
 */
export class SiteSender implements Sender {
  #key: string | null;
  /** What went with the key and was not answered. */
  #unanswered: unknown = null;
  #onDelay: OnDelay = () => {};

  constructor(private readonly keyStorage?: Pick<KeyStorage, 'read' | 'write'>) {
    this.#key = keyStorage?.read() ?? null;
  }

  async send(submission: Submission, base: string, onDelay: OnDelay): Promise<Outcome> {
    this.#onDelay = onDelay;
    const outcome = await this.#attempt(submission, base);
    if (outcome.kind !== 'failed' || outcome.failure.body?.field !== 'key') return outcome;
    // The key expired while the page lay open, or was used up by an earlier version of this text: a fresh one, once.
    this.#settle();
    return this.#attempt(submission, base);
  }

  /** What was sent before a reload and not answered, where it is stored. */
  async findStored(base: string): Promise<(StoredResult & { readonly id: string }) | null> {
    const stored = this.#key === null ? null : await this.#askAfter(base);
    if (stored === null) return null;
    this.#settle();
    return { kind: 'saved', id: stored.id, ...readStored(stored, base) };
  }

  async #attempt({ values, passwords = [], files, posted: _, ...rest }: Submission, base: string): Promise<Outcome> {
    const failure = this.#key === null ? await this.#fetchKey(base) : null;
    if (failure) return toFailedSubmission('key', failure);
    const given = Object.entries(rest).filter(([, text]) => text);
    const marked = passwords.length > 0 && { passwords: writeJson(passwords) };
    const json = { ...currentPageEvents(), key: this.#key!, ...Object.fromEntries(given), ...marked, form: writeJson(values) } as SaveSubmissionRequest;
    const body = files?.size
      ? { multipart: multipart(json, files), onUploadProgress: (share: number) => this.#onDelay('uploading', share) }
      : { json };
    const content = writeJson([values, [...files ?? []].map(([id, all]) => [id, all.map(({ name, size, lastModified }) => [name, size, lastModified])])]);
    const save = () => this.#persist(async () => {
      const stored = this.#unanswered === content ? await this.#askAfter(base) : null;
      if (stored !== null) return { kind: 'success', status: 200, data: stored } as const;
      this.#unanswered = content;
      this.keyStorage?.write(this.#key);
      const result = await request.post<Partial<SaveSubmissionAnswer>>(pagePaths.saveFormSubmission, { base, ...body });
      if (result.kind === 'failure' && isJudged(result)) this.#forgetUnanswered();
      return result;
    });
    const answer = await honourRetryAfter(save, this.#onDelay);
    if (answer.kind === 'failure') return toFailedSubmission('save', answer);
    const data = answer.kind === 'success' ? answer.data : null;
    const id: unknown = data?.id;
    // Without an id nothing is known to be stored, whatever the status: the key stays, and a repeat is harmless.
    if (!(typeof id === 'string' && id) && typeof id !== 'number') return toFailedSubmission('save', withoutContent(answer.status));
    this.#settle();
    return { kind: 'saved', id: String(id), ...readStored(data, base) };
  }

  async #fetchKey(base: string): Promise<Failure | null> {
    const ask = () => this.#persist(() => request.post<SubmissionKeyAnswer>(pagePaths.formSubmissionKey, { base }));
    const answer = await honourRetryAfter(ask, this.#onDelay);
    if (answer.kind === 'failure') return answer;
    const key = answer.kind === 'success' ? answer.data?.key : null;
    if (typeof key === 'string' && key) {
      this.#key = key;
      return null;
    }
    return withoutContent(answer.status);
  }

  /** A service that does not know the question says nothing: the key alone makes a repeat harmless. */
  async #askAfter(base: string): Promise<SaveSubmissionAnswer | null> {
    const answer = await request.post<SubmissionStateAnswer>(pagePaths.formSubmissionState, { base, json: { key: this.#key } });
    const data = answer.kind === 'success' ? answer.data : null;
    return typeof data?.id === 'string' && data.id ? { ...data, id: data.id } : null;
  }

  #forgetUnanswered(): void {
    this.#unanswered = null;
    this.keyStorage?.write(null);
  }

  /** The key is used up, or good for nothing. */
  #settle(): void {
    this.#key = null;
    this.#forgetUnanswered();
  }

  /** Retries until a response arrives, and waits for the network while the browser is offline. */
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

const mostSentences = 30;

type StoredParts = Pick<StoredResult, 'notStored' | 'confirmation' | 'payment' | 'answers' | 'edit'>;

/** What a service says beside the id: what it has left out or stored, and what is to be paid. From another service it may be anything. */
function readStored(data: Partial<NotStoredAnswer & PaymentAnswer & StoredAnswers & EditAnswer> | null | undefined, base: string): StoredParts {
  const given: unknown = data?.notStored;
  const notStored = Array.isArray(given) ? given.filter(one => typeof one === 'string' && one.trim() !== '').slice(0, mostSentences) as string[] : [];
  const confirmation: unknown = data?.confirmation;
  const answers: unknown = data?.answers;
  const payment = readPaymentLink(data?.payment, base);
  const edit = readPaymentLink(data?.edit, base);
  return {
    ...notStored.length > 0 && { notStored },
    ...typeof confirmation === 'string' && confirmation && { confirmation },
    ...payment && { payment },
    ...edit && { edit },
    // The link is shown together with the answers, and without any alone.
    ...edit ? { answers: Array.isArray(answers) ? answers : [] } : Array.isArray(answers) && answers.length > 0 && { answers },
  };
}

function multipart(request: SaveSubmissionRequest, files: ReadonlyMap<string, readonly File[]>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(request)) if (value !== null && value !== undefined) body.append(name, String(value));
  for (const [id, all] of files) for (const file of all) body.append(filePart(id), file);
  return body;
}
