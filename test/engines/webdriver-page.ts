import { setTimeout as pause } from 'node:timers/promises';

/** The part of the WebDriver client that the page commands use. */
export interface WebDriverPage {
  execute<Value>(script: () => Value): Promise<Value>;
  performActions(actions: object[]): Promise<void>;
  setWindowRect(x: number | null, y: number | null, width: number, height: number): Promise<unknown>;
}

/** A busy machine is waited for, a little less long than the page waits for its command: a window that cannot be that small reports it then. */
const resizeMs = 18_000;
/** A window that has not resized by then is resized again: its frame may have been measured in the middle of a change. */
const askAgainMs = 3000;

/** WebDriver sizes windows, not pages: add what the window's own frame takes, then wait until the page has noticed. */
export async function resizeWindow(driver: WebDriverPage, { width, height }: { width: number; height: number }): Promise<true> {
  const pageSize = () => driver.execute(() => ({ width: innerWidth, height: innerHeight }));
  const isThere = (size: { width: number; height: number }) => size.width === width && size.height === height;
  const ask = async () => {
    const [frameWidth, frameHeight] = await driver.execute(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    await driver.setWindowRect(null, null, width + frameWidth, height + frameHeight);
    return Date.now();
  };
  let size = await pageSize();
  if (isThere(size)) return true;
  let asked = await ask();
  const deadline = asked + resizeMs;
  while (!isThere(size)) {
    if (Date.now() > deadline) throw new Error(`The window stays at ${size.width} x ${size.height}, not ${width} x ${height}.`);
    if (Date.now() > asked + askAgainMs) asked = await ask();
    await pause(25);
    size = await pageSize();
  }
  return true;
}
