import type { CDPSession, Page } from 'playwright-core';
import type { WebDriverPage } from './webdriver-page.js';

/** One finger: it comes down, moves or goes up; where it goes up it has been before. */
export interface TouchPayload {
  readonly type: 'down' | 'move' | 'up';
  readonly position?: readonly [x: number, y: number];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Chromium's own protocol: Playwright knows no touch that moves. A finger belongs to the session that put it down. */
export async function touchByProtocol({ type, position }: TouchPayload, page: Page): Promise<true> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const types = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
  const [x, y] = position ?? [0, 0];
  await session.send('Input.dispatchTouchEvent', { type: types[type], touchPoints: type === 'up' ? [] : [{ x, y }] });
  return true;
}

interface TouchScreen {
  touchStart(x: number, y: number): Promise<unknown>;
  touchMove(x: number, y: number): Promise<void>;
  touchEnd(): Promise<void>;
}

/** Puppeteer's touch screen, which speaks WebDriver BiDi with Firefox. */
export async function touchByScreen({ type, position }: TouchPayload, touchscreen: TouchScreen): Promise<true> {
  const [x, y] = position ?? [0, 0];
  if (type === 'down') await touchscreen.touchStart(x, y);
  else if (type === 'move') await touchscreen.touchMove(x, y);
  else await touchscreen.touchEnd();
  return true;
}

/** One named finger, so that one held by one command is still down in the next. WebKitGTK makes a mouse of it. */
export async function touchByDriver({ type, position }: TouchPayload, driver: WebDriverPage): Promise<true> {
  const [x, y] = position ?? [0, 0];
  const move = { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' };
  const actions = { down: [move, { type: 'pointerDown', button: 0 }], move: [move], up: [{ type: 'pointerUp', button: 0 }] };
  await driver.performActions([{ type: 'pointer', id: 'test-finger', parameters: { pointerType: 'touch' }, actions: actions[type] }]);
  return true;
}
