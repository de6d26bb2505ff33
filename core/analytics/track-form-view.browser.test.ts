import { expect, fixture } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { waitUntil } from '../../test/contract/wait-until.js';
import { readCookie } from '../platform/cookies.js';
import { answerConsent } from '../stores/consent.js';
import { $site, createSite, type Site } from '../stores/site.js';
import { trackFormView } from './track-form-view.js';
import { $visit, startVisit } from './visit.js';

const storedFirst = () => localStorage.getItem('site:first-session');
let forms = 0;

/** Forms that the page has reported while it acted, with what went along. */
async function reported(act: (found: Record<string, unknown>[]) => Promise<void>): Promise<void> {
  const { sendBeacon } = navigator;
  const found: Record<string, unknown>[] = [];
  navigator.sendBeacon = (_, body) => {
    found.push(JSON.parse(String(body)) as Record<string, unknown>);
    return true;
  };
  try {
    await act(found);
  } finally {
    navigator.sendBeacon = sendBeacon;
  }
}

/** A form on the screen that has been seen: what is tracked of it is tracked or waits. */
async function seenForm(): Promise<string> {
  const formId = `seen-${++forms}`;
  const form = await fixture<HTMLFormElement>('<form>A form</form>');
  trackFormView(form, { backend: 'site', formId, endpoint: '' }, new AbortController().signal);
  await new Promise<void>(resolve => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve()); // observers of one frame are called one after the other
    });
    observer.observe(form);
  });
  return formId;
}

describe('a form that is seen', () => {
  const end = () => {
    $visit.set(null);
    answerConsent('unasked');
  };
  beforeEach(end);
  after(end);

  it('is not reported before consent, and nothing is stored', () => reported(async found => {
    await seenForm();
    expect([found, readCookie('ss_cvr'), readCookie('ss_cvt'), storedFirst()]).to.deep.equal([[], null, null, null]);
  }));

  it('is reported once where no visit is counted', () => reported(async found => {
    answerConsent('accepted');
    const formId = await seenForm();
    await waitUntil(() => found.length > 0);
    expect(found.map(event => [event.formId, event.visitorCookie])).to.deep.equal([[formId, undefined]]);
  }));

  it('is reported after the visitor cookie where one is written, and carries it', () => reported(async found => {
    await fixture('<site-analytics></site-analytics>');
    answerConsent('accepted');
    const formId = await seenForm();
    expect(found).to.deep.equal([]);
    startVisit();
    expect(found.map(event => [event.formId, event.visitorCookie])).to.deep.equal([[formId, readCookie('ss_cvr')]]);
    startVisit();
    expect(found.length).to.equal(1);
  }));

  it('is not reported if the visitor declined before the cookie was set', () => reported(async found => {
    await fixture('<site-analytics></site-analytics>');
    answerConsent('accepted');
    await seenForm();
    answerConsent('declined');
    startVisit();
    expect(found).to.deep.equal([]);
  }));

  for (const [title, context] of [
    ['of a lock screen', { pageType: 103 }],
    ['that is not found', { pageType: 100 }],
    ['that is denied', { pageType: 106 }],
    ['of a site without tracking', { trackingDisabled: true }],
  ] as const) {
    it(`is not reported on a page ${title}`, () =>
      reported(async found => {
        const site = $site as WritableAtom<Site>;
        const before = site.get();
        site.set(createSite(context));
        answerConsent('accepted');
        await seenForm();
        site.set(before);
        expect(found).to.deep.equal([]);
      }));
  }
});

describe('a visit', () => {
  beforeEach(() => {
    $visit.set(null);
    answerConsent('unasked');
  });
  after(() => answerConsent('unasked'));

  it('stores its first session once, and deletes it when the visitor declines', () => {
    answerConsent('accepted');
    const first = startVisit(500);
    expect([first.visit.isFirstLanding, first.visit.isFirstSession, first.isNewSession, storedFirst()]).to.deep.equal([true, true, true, '500']);
    expect(startVisit(600).visit).to.equal(first.visit);
    $visit.set(null); // the next page
    const second = startVisit(700);
    expect([second.visit.isFirstLanding, second.visit.isFirstSession, second.isNewSession, storedFirst()]).to.deep.equal([false, true, false, '500']);
    for (const name of ['ss_cvr', 'ss_cvt']) document.cookie = `${name}=; Path=/; Max-Age=0`;
    $visit.set(null);
    const later = startVisit(900);
    expect([later.visit.isFirstLanding, later.visit.isFirstSession, later.isNewSession, storedFirst()]).to.deep.equal([false, false, true, '500']);
    answerConsent('declined');
    expect([readCookie('ss_cvr'), readCookie('ss_cvt'), storedFirst()]).to.deep.equal([null, null, null]);
  });
});
