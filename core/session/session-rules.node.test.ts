import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSiteContext } from '../contract/site-context.js';
import { configUrl, findReasonToStay } from './config-area.js';
import { type EscapeAction, escapeAction, type EscapeFacts } from './escape-key.js';
import { NativeBridge } from './native-bridge.js';
import { isNativeAppView, nativeChannel, type NativeRequest } from './native-channel.js';

describe('Escape', () => {
  const visitor: EscapeFacts = {
    hasShift: false,
    hasClosable: false,
    isEditing: false,
    isGuideOpen: false,
    isLoggedIn: false,
    useEscapeKeyToLogin: false,
    isTyping: false,
  };
  const rows: [title: string, facts: Partial<EscapeFacts>, action: EscapeAction][] = [
    ['a visitor', {}, 'leave'],
    ['a visitor where Escape logs in', { useEscapeKeyToLogin: true }, 'login'],
    ['a visitor where Escape logs in, in a field', { useEscapeKeyToLogin: true, isTyping: true }, 'leave'],
    ['an owner', { isLoggedIn: true }, 'config'],
    ['an owner where Escape logs in', { isLoggedIn: true, useEscapeKeyToLogin: true }, 'config'],
    ['an owner in a field', { isLoggedIn: true, isTyping: true }, 'leave'],
    ['an owner who edits', { isLoggedIn: true, isEditing: true }, 'toggle-preview'],
    ['an owner who edits with the guide', { isLoggedIn: true, isEditing: true, isGuideOpen: true }, 'close-guide'],
    ['an owner under an overlay', { isLoggedIn: true, hasClosable: true }, 'close'],
    ['an owner who edits under an overlay', { isLoggedIn: true, isEditing: true, isGuideOpen: true, hasClosable: true }, 'close'],
    ['a field in an overlay', { hasClosable: true, isTyping: true }, 'close'],
    ['an owner with Shift', { isLoggedIn: true, hasShift: true }, 'logout'],
    ['an owner with Shift under an overlay', { isLoggedIn: true, hasShift: true, hasClosable: true }, 'logout'],
    ['a visitor with Shift', { hasShift: true, useEscapeKeyToLogin: true }, 'leave'],
  ];
  for (const [title, facts, action] of rows) test(`of ${title}: ${action}`, () => assert.equal(escapeAction({ ...visitor, ...facts }), action));
});

describe('the way to the editor', () => {
  const owner = parseSiteContext({ authenticatedAccount: { id: 'a' }, websiteRoles: [4] });
  const place = { hostname: 'pots.example', path: '/shop?a=1', search: '?a=1', isFramed: false, isMarked: false };
  const rows: [title: string, context: object, at: Partial<typeof place>, reason: string | null][] = [
    ['an owner', {}, {}, null],
    ['an owner who may look, too', { websiteRoles: [10, 4] }, {}, null],
    ['a visitor', { authenticatedAccount: null }, {}, 'not logged in'],
    ['a viewer', { websiteRoles: [10] }, {}, 'viewer'],
    ['an account without a role', { websiteRoles: [] }, {}, 'viewer'],
    ['a developer site', { website: { ...owner.website, developerMode: true } }, {}, 'developer site'],
    ['a cloneable site', { website: { ...owner.website, cloneable: true } }, {}, 'cloneable site'],
    ['a page in the editor\'s frame', {}, { isFramed: true }, 'editor'],
    ['a page that is edited', { isEditing: true }, {}, 'editor'],
    ['the editor itself', {}, { path: '/config/design' }, 'editor'],
    ['a page whose name begins like it', {}, { path: '/configure' }, null],
    ['localhost', {}, { hostname: 'localhost' }, 'localhost'],
    ['127.0.0.1', {}, { hostname: '127.0.0.1' }, 'localhost'],
    ['a query that says no', {}, { search: '?no-redirect' }, 'marker'],
    ['a session that has said no', {}, { isMarked: true }, 'marker'],
  ];
  for (const [title, context, at, reason] of rows) {
    test(`of ${title}: ${reason ?? 'goes'}`, () => assert.equal(findReasonToStay({ ...owner, ...context } as typeof owner, { ...place, ...at }), reason));
  }

  const urls: [context: object, url: string][] = [
    [{}, '/config/?frameUrl=%2Fshop%3Fa%3D1'],
    [{ website: { baseUrl: 'https://pots.example/' } }, 'https://pots.example/config/?frameUrl=%2Fshop%3Fa%3D1'],
    [{ website: { identifier: 'pots' }, appDomain: 'builder.example' }, 'https://pots.builder.example/config/?frameUrl=%2Fshop%3Fa%3D1'],
  ];
  for (const [context, url] of urls) test(url, () => assert.equal(configUrl(parseSiteContext(context), '/shop?a=1'), url));
});

describe('the bridge to an app', () => {
  let ids = 0;
  const made = (post: (message: NativeRequest) => void, log = (_: string) => {}) => new NativeBridge({ platform: 'ios', post }, () => `id-${++ids}`, log);

  test('stores a request until the app answers', async () => {
    const sent: NativeRequest[] = [];
    const bridge = made(message => sent.push(message));
    const [one, other] = [bridge.request('share', { url: '/' }), bridge.request('share')];
    assert.deepEqual(sent.map(({ handler, payload }) => [handler, payload]), [['share', { url: '/' }], ['share', null]]);
    assert.equal(bridge.pending, 2);
    bridge.settle(sent[1]!.id, { error: 'no' });
    bridge.settle(sent[0]!.id, { value: 'yes' });
    bridge.settle('nobody', { value: 'yes' });
    assert.equal(await one, 'yes');
    await assert.rejects(other, /^Error: no$/);
    assert.equal(bridge.pending, 0);
  });

  test('reports a missing one', () =>
    assert.rejects(new NativeBridge(null, () => 'x').request('share'), /^Error: mobile platform not correctly identified$/));

  test('forgets a request that could not be sent', async () => {
    const bridge = made(() => { throw new Error('gone'); });
    await assert.rejects(bridge.request('share'), /gone/);
    assert.equal(bridge.pending, 0);
  });

  test('answers the app, and names what it does not know', () => {
    const said: string[] = [];
    const bridge = made(() => {}, message => said.push(message));
    const ended = new AbortController();
    bridge.handle('ping', payload => [payload, 'pong'], ended.signal);
    assert.deepEqual(bridge.call('ping', 1), [1, 'pong']);
    ended.abort();
    assert.equal(bridge.call('ping', 1), undefined);
    assert.deepEqual(said, ['[JS -> Native Bridge] ping not found']);
  });

  test('dismisses by the app, or goes where it listens', () => {
    const sent: NativeRequest[] = [];
    const gone: string[] = [];
    made(message => sent.push(message)).dismiss(url => gone.push(url));
    new NativeBridge(null, () => 'x').dismiss(url => gone.push(url));
    assert.deepEqual([sent.map(({ handler }) => handler), gone], [['dismiss'], ['site-mobile-app://back']]);
  });

  test('is found where an app has put it', () => {
    const posted: unknown[] = [];
    nativeChannel({ webkit: { messageHandlers: { siteNative: { postMessage: message => posted.push(message) } } } })!.post({
      id: '1',
      handler: 'a',
      payload: 2,
    });
    nativeChannel({ siteNative: { postMessage: (text: string) => posted.push(text) } })!.post({ id: '2', handler: 'b', payload: 3 });
    assert.deepEqual(posted, [{ id: '1', handler: 'a', payload: 2 }, '{"id":"2","handler":"b","payload":3}']);
    assert.equal(nativeChannel({}), null);
    assert.deepEqual([isNativeAppView(null, '?platform=mobile-app'), isNativeAppView(null, '?platform=web')], [true, false]);
  });
});
