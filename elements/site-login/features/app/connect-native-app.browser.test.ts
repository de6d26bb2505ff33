import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import '../../site-login.js';

describe('<site-login> inside an app', () => {
  const app = window as { siteNative?: { postMessage(text: string): void } };
  afterEach(() => { delete app.siteNative; });

  it('leads back into it, and hears its answers and calls', async () => {
    const sent: { id: string; handler: string }[] = [];
    app.siteNative = { postMessage: text => sent.push(JSON.parse(text) as { id: string; handler: string }) };
    const login = await fixture<HTMLElementTagNameMap['site-login']>(
      '<site-login><form action="/account/login" method="post"><input type="password" name="password"><button>Log in</button></form></site-login>',
    );
    await login.updateComplete;
    await waitUntil(() => login.shadowRoot!.querySelector('.back'));
    const { pageBridge } = await import('./connect-native-app.js');
    await nextFrame();
    const asked = pageBridge().request('share', { url: '/' });
    document.dispatchEvent(new CustomEvent('site-native-answer', { detail: { id: sent[0]!.id, value: 'shared' } }));
    expect(await asked).to.equal('shared');
    login.shadowRoot!.querySelector<HTMLElement>('.back')!.click();
    await waitUntil(() => sent.length === 2);
    expect(sent[1]!.handler).to.equal('dismiss');
    const done = oneEvent(login, 'site-login-logout');
    login.addEventListener('site-login-logout', event => event.preventDefault(), { once: true });
    document.dispatchEvent(new CustomEvent('site-native-call', { detail: { handler: 'logout' } }));
    await done;
  });
});
