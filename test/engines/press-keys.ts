import type { WebDriverPage } from './webdriver-page.js';

/** The payload of the runner's `sendKeys`: exactly one of the four is given. */
export interface KeysPayload {
  type?: string;
  press?: string;
  down?: string;
  up?: string;
}

// WebDriver names the keys without a letter by code points of its own: https://w3c.github.io/webdriver/#keyboard-actions
const namedKeys: Record<string, string> = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
  Escape: '\uE00C', Space: ' ', PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Delete: '\uE017', Meta: '\uE03D',
};

const keyDown = (key: string) => ({ type: 'keyDown', value: namedKeys[key] ?? key });
const keyUp = (key: string) => ({ type: 'keyUp', value: namedKeys[key] ?? key });

/** The key events that a payload asks for; `press` may be a combination such as `Shift+Tab`. */
export function keyActions({ type, press, down, up }: KeysPayload) {
  if (type !== undefined) return [...type].flatMap(letter => [keyDown(letter), keyUp(letter)]);
  if (press !== undefined) {
    const keys = press.length > 1 ? press.split('+') : [press];
    return [...keys.map(keyDown), ...[...keys].reverse().map(keyUp)];
  }
  if (down !== undefined) return [keyDown(down)];
  if (up !== undefined) return [keyUp(up)];
  throw new Error('sendKeys needs one of type, press, down, up.');
}

/** One named keyboard, so that a key held by one command is still down in the next. */
export async function pressKeys(payload: KeysPayload, driver: WebDriverPage): Promise<true> {
  await driver.performActions([{ type: 'key', id: 'test-keyboard', actions: keyActions(payload) }]);
  return true;
}
