import { isReadable, waitUntilOnline } from '../../platform/network.js';
import { pageOrigin } from '../../platform/page.js';
import { writeJson } from '../../registry/write-json.js';
import { postToOtherHost } from '../../request/post-to-other-host.js';
import { offlineMs, type OnDelay, type Outcome, type Sender, type Submission } from '../sender.js';
import { toFailedSubmission } from './explain-failure.js';
import { fieldErrors } from './field-errors.js';
import { findFormHost } from './hosts.js';
import { interpretResponse } from './interpret-response.js';
import { honourRetryAfter } from './retry-after.js';

/** As browsers write line breaks into what they post. */
const withCrLf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');

/**
 * What the browser would post, in its own encoding: every name and text as it is in the form. Files go along even
 * where the author has forgotten the form's `enctype`, with which a browser would post their names alone.
 */
export function postedBody(posted: FormData, isMultipart = false): URLSearchParams | FormData {
  const hasFile = [...posted.values()].some(value => typeof value !== 'string' && value.name !== '');
  if (isMultipart || hasFile) return posted;
  return new URLSearchParams([...posted].map(([name, value]) => [withCrLf(name), withCrLf(typeof value === 'string' ? value : value.name)]));
}

interface PlainPost {
  readonly isMultipart: boolean;
  postPlainly(): Promise<Outcome>;
}

/** A form's way to any address that takes forms: a hosted service, or the author's own program. */
export class ExternalSender implements Sender {
  constructor(private readonly action: string, private readonly encoding: 'form' | 'json', private readonly plain?: PlainPost) {}

  async send({ values, posted }: Submission, _base: string, onDelay: OnDelay): Promise<Outcome> {
    await waitUntilOnline(offlineMs, () => onDelay('offline'));
    const isJson = this.encoding === 'json';
    // JSON is sent only where the browser has asked before; a form is sent immediately, so we ask.
    if (!isJson && this.plain && !await this.#canReadAnswer()) return this.plain.postPlainly();
    const body = isJson ? writeJson(values) : postedBody(posted!, this.plain?.isMultipart);
    const ask = () => postToOtherHost<{ id?: unknown } | null>(this.action, body, isJson);
    const result = interpretResponse(this.action, await honourRetryAfter(ask, onDelay));
    if (result.kind === 'success') {
      const id = result.data?.id;
      return { kind: 'saved', id: typeof id === 'string' ? id : null };
    }
    if (result.kind === 'empty') return { kind: 'saved', id: null };
    return toFailedSubmission('elsewhere', { ...result, body: result.body && { ...result.body, errors: fieldErrors(result.body.errors) } });
  }

  /**
   * A host that lets no other page read its responses stores a form all the same: sent in place, the visitor would be told
   * that it has not arrived, and would send it again. One that does not answer at all is asked to store it, and told of.
   */
  async #canReadAnswer(): Promise<boolean> {
    if (new URL(this.action).origin === pageOrigin()) return true;
    return findFormHost(this.action)?.isReadable ?? await isReadable(this.action) !== false;
  }
}
