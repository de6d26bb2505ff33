import { expect, fixture, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-relative-time.js';

type RelativeTime = HTMLElementTagNameMap['site-relative-time'];

async function place(inside: string, attributes = ''): Promise<RelativeTime> {
  const element = await fixture<RelativeTime>(`<site-relative-time ${attributes}>${inside}</site-relative-time>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const shown = (element: RelativeTime) => element.shadowRoot!.querySelector('time')?.textContent ?? null;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const time = (ms: number) => `<time datetime="${ago(ms)}">Some day</time>`;

describe('<site-relative-time>', () => {
  for (const [ms, attributes, words] of [
    [10, '', 'less than a minute ago'], [10, 'precision="second"', 'just now'], [5.5 * minute, '', '5 minutes ago'],
    [1.5 * hour, '', 'about an hour ago'], [1.5 * day, '', '1 day ago'], [-2.9 * hour, '', 'in 3 hours'],
    [3 * hour, 'lang="de"', 'vor etwa 3 Stunden'], [5.5 * minute, 'lang="pl"', '5 minut temu'],
  ] as const) {
    it(`says "${words}" ${attributes}`, async () => {
      const element = await place(time(ms), attributes);
      await waitUntil(() => shown(element) === words);
      expect(element.textContent).to.equal('Some day');
      await expect(element).to.be.accessible();
    });
  }

  it('shows a date without a time in days', async () => {
    const today = new Date();
    const date = (back: number) => new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - back)).toISOString().slice(0, 10);
    for (const [back, words] of [[0, 'today'], [1, '1 day ago'], [-1, 'tomorrow'], [40, '40 days ago']] as const) {
      const element = await place(`<time>${date(back)}</time>`);
      await waitUntil(() => shown(element) === words);
    }
  });

  it('follows the author\'s markup and its settings', async () => {
    const element = await place(time(2 * hour));
    await waitUntil(() => shown(element) === 'about 2 hours ago');
    element.querySelector('time')!.dateTime = ago(3 * day);
    await waitUntil(() => shown(element) === '3 days ago');
    element.maxDays = 2;
    await waitUntil(() => shown(element) === null);
    expect(element.querySelector('time')!.checkVisibility()).to.equal(true);
    element.datetime = ago(5 * minute);
    await waitUntil(() => shown(element) === '5 minutes ago');
  });

  it('keeps the author\'s text without a date in it, and logs it', async () => {
    let element!: RelativeTime;
    expect(await captureConsole(async () => { element = await place('<time>next week</time>'); })).to.deep.equal([
      '<site-relative-time>: datetime "next week" is not a date; expected one such as 2026-11-20T09:00:00Z or 2026-11-20; showing your own text.']);
    expect([shown(element), element.querySelector('time')!.checkVisibility()]).to.deep.equal([null, true]);
  });

  it('does without a word where there is nothing at all', async () => {
    expect(await captureConsole(() => place(''))).to.deep.equal([]);
  });
});
