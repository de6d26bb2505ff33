import { waitUntilOnline } from '../../platform/network.js';
import { postToOtherHost } from '../../request/post-to-other-host.js';
import { type Delay, offlineMs, type Outcome, type Sender, type Submission } from '../sender.js';
import { failed } from './explain-failure.js';
import { fieldErrors } from './field-errors.js';
import { judgeResponse } from './judge-response.js';
import { plainFields } from './plain-fields.js';
import { honourRetryAfter } from './retry-after.js';

/** A form's way to any address that takes forms: a hosted service, or the author's own program. */
export class ElsewhereSender implements Sender {
  constructor(private readonly action: string, private readonly encoding: 'form' | 'json') {}

  async send({ values }: Submission, _base: string, onDelay: (delay: Delay) => void): Promise<Outcome> {
    await waitUntilOnline(offlineMs, () => onDelay('offline'));
    const isJson = this.encoding === 'json';
    const body = isJson ? JSON.stringify(values) : plainFields(values);
    const ask = () => postToOtherHost<{ id?: unknown } | null>(this.action, body, isJson);
    const result = judgeResponse(this.action, await honourRetryAfter(ask, onDelay));
    if (result.kind === 'success') {
      const id = result.data?.id;
      return { kind: 'saved', id: typeof id === 'string' ? id : null };
    }
    if (result.kind === 'empty') return { kind: 'saved', id: null };
    return failed('elsewhere', { ...result, body: result.body && { ...result.body, errors: fieldErrors(result.body.errors) } });
  }
}
