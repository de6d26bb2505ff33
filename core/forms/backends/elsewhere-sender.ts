import { waitUntilOnline } from '../../platform/network.js';
import { postToOtherHost } from '../../request/post-to-other-host.js';
import { type Delay, offlineMs, type Outcome, type Sender, type Submission } from '../sender.js';
import { failed } from './explain-failure.js';
import { fieldErrors } from './field-errors.js';
import { plainFields } from './plain-fields.js';

/** A form's way to any address that takes forms: a hosted service, or the author's own program. */
export class ElsewhereSender implements Sender {
  constructor(private readonly action: string, private readonly encoding: 'form' | 'json') {}

  async send({ values }: Submission, _base: string, onDelay: (delay: Delay) => void): Promise<Outcome> {
    await waitUntilOnline(offlineMs, () => onDelay('offline'));
    const isJson = this.encoding === 'json';
    const answer = await postToOtherHost<{ id?: unknown } | null>(this.action, isJson ? JSON.stringify(values) : plainFields(values), isJson);
    if (answer.kind === 'success') {
      const id = answer.data?.id;
      return { kind: 'saved', id: typeof id === 'string' ? id : null };
    }
    // Any good status is a thank-you, whatever page comes with it; only JSON may say otherwise.
    if (answer.kind === 'empty' || answer.reason === 'unreadable') return { kind: 'saved', id: null };
    const { body } = answer;
    return failed('elsewhere', { ...answer, body: body && { ...body, errors: fieldErrors(body.errors) } });
  }
}
