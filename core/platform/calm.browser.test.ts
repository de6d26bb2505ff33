import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { holdCalm, onceCalm } from './timing.js';

const idle = () => new Promise<void>(resolve => { requestIdleCallback(() => resolve()); });
const { signal } = new AbortController();

describe('a calm moment', () => {
  it('waits while a holder delays it, and is reported to each waiting caller in order afterwards', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const called: string[] = [];
    onceCalm(() => called.push('first'), signal); // waits for its moment already
    holdCalm(one.signal);
    holdCalm(other.signal);
    onceCalm(() => called.push('second'), signal);
    for (let moments = 0; moments < 4; moments++) await idle();
    one.abort();
    for (let moments = 0; moments < 4; moments++) await idle();
    expect(called).to.deep.equal([]);
    other.abort();
    await waitUntil(() => called.length === 2);
    expect(called).to.deep.equal(['first', 'second']);
  });

  it('is not held off by one that has ended, and is not called for one that waits no more', async () => {
    const ended = new AbortController();
    const called: string[] = [];
    onceCalm(() => called.push('ended'), ended.signal);
    ended.abort();
    holdCalm(ended.signal);
    onceCalm(() => called.push('next'), signal);
    await waitUntil(() => called.length > 0);
    expect(called).to.deep.equal(['next']);
  });
});
