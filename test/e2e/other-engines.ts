// puppeteer-core and webdriver are those of the test runner's launchers.
import type { FoundBrowser } from '../engines/engine.js';
import { startWebKitDriver } from '../engines/webkit-driver.js';
import { eventually } from './demo/eventually.js';

/** One visitor in a browser that Playwright does not drive as people have it. */
export interface OtherVisitor {
  goTo(address: string): Promise<void>;
  /** Gives the window another size. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The visible element that a selector and words name, in any shadow tree: what an accessible name or a text begins with. */
const find = `((selector, words) => {
  const all = [];
  const search = root => {
    for (const node of root.querySelectorAll('*')) {
      if (node.matches(selector)) all.push(node);
      if (node.shadowRoot) search(node.shadowRoot);
    }
  };
  search(document);
  return all.find(node => node.checkVisibility() && (node.ariaLabel || node.textContent || '').trim().startsWith(words));
})`;

/** Waits for an element that stands still in view for two frames, and presses it there: a busy machine may take long for one. */
export async function press(visitor: OtherVisitor, selector: string, words = ''): Promise<void> {
  const [x, y] = await eventually(async () => {
    const place = await visitor.evaluate<[number, number] | null>(`(async () => {
      const node = ${find}(${JSON.stringify(selector)}, ${JSON.stringify(words)});
      if (!node || node.disabled) return null;
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const measure = () => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      const [left, top] = measure();
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const isInView = left > 0 && top > 0 && left < innerWidth && top < innerHeight;
      return isInView && String(measure()) === String([left, top]) ? [left, top] : null;
    })()`);
    if (!place) throw new Error(`There is no ${selector} "${words}" to press.`);
    return place;
  });
  await visitor.clickAt(x, y);
}

/** Presses a field and types into it. */
export async function fill(visitor: OtherVisitor, selector: string, text: string): Promise<void> {
  await press(visitor, selector);
  await visitor.type(text);
}

/** Firefox as people have it, by WebDriver BiDi. */
async function inFirefox({ path }: FoundBrowser): Promise<OtherVisitor> {
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath: path, headless: true, defaultViewport: { width: 1280, height: 800 } });
  const page = await browser.newPage();
  return {
    goTo: async address => { await page.goto(address); },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: expression => page.evaluate(expression) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** WebKit's small browser, by its driver. */
async function inWebKit({ path }: FoundBrowser): Promise<OtherVisitor> {
  const { default: WebDriver } = await import('webdriver');
  const driver = await startWebKitDriver(path);
  const session = await WebDriver.newSession(driver.connection);
  const pointer = (actions: object[]) => session.performActions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  return {
    goTo: address => session.navigateTo(address) as never,
    resize: (width, height) => session.setWindowRect(null, null, width, height) as never,
    evaluate: expression => session.executeScript(`return ${expression}`, []) as never,
    clickAt: (x, y) =>
      pointer([
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: text =>
      session.performActions([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap(value => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    async close() {
      await session.deleteSession();
      driver.stop();
    },
  };
}

export const otherEngines = { firefox: inFirefox, webkit: inWebKit };
