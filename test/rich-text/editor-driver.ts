import assert from 'node:assert/strict';
import type { FrameLocator, Locator, Page } from 'playwright-core';

const frame = 'iframe.tox-edit-area__iframe';

/** As a person does: editors read the selection between the two events of a click. */
const slowly = { delay: 50 };

/** Works with the text of an editor as a person does. */
export class EditorDriver {
  private constructor(readonly page: Page, readonly text: Page | FrameLocator) {}

  static async open(page: Page, address: string): Promise<EditorDriver> {
    await page.goto(address);
    await page.waitForFunction(() => 'editorPage' in window);
    return new EditorDriver(page, await page.$(frame) ? page.frameLocator(frame) : page);
  }

  getHtml(): Promise<string> { return this.page.evaluate(() => window.editorPage.getHtml()); }

  /** Waits for a text: Editor.js changes it later. */
  async waitForHtml(html: string): Promise<void> {
    await this.page.waitForFunction(async expected => await window.editorPage.getHtml() === expected, html).catch(() => {});
    assert.equal(await this.getHtml(), html);
  }

  /** Selects the element before the paragraph "More below." by keys. */
  async selectByKeys(): Promise<void> {
    await this.text.getByText('More below.').click(slowly);
    await this.press('Home');
    // In some editors, the first key shows a caret between the two.
    for (let key = 0; key < 2 && await this.selected('site-accordion').count() === 0; key++) await this.press('ArrowLeft');
    await this.selected('site-accordion').waitFor();
  }

  /** A selected element. */
  selected(tag: string): Locator { return this.text.locator(`:is([data-selected], .ce-block--selected) ${tag}`); }

  /** The outermost elements of a tag, as they are shown. */
  live(tag: string): Locator { return this.text.locator(`.site-rich-text-live > ${tag}`); }

  /** Waits until an element is shown: it loads near the viewport. */
  async waitForLive(tag: string): Promise<void> {
    const element = this.live(tag).first();
    await element.scrollIntoViewIfNeeded();
    await element.and(this.text.locator(':defined')).waitFor();
  }

  /** The nodes around them. */
  preview(tag: string): Locator { return this.text.locator(`.site-rich-text:has(> * > ${tag})`); }

  get dialog(): Locator { return this.page.locator('.site-rich-text-dialog'); }

  async openSettings(tag: string): Promise<void> {
    const preview = this.preview(tag).first();
    await preview.hover();
    await preview.getByRole('button', { name: 'Edit settings' }).click();
  }

  /** Changes a field of the open settings. A flag takes any value. */
  async set(name: string, value: string): Promise<void> {
    const field = this.dialog.locator(`#set-${name}`);
    await field.waitFor();
    const kind = await field.evaluate(element => (element instanceof HTMLInputElement ? element.type : element.localName));
    if (kind === 'checkbox') return field.click();
    if (kind === 'select') return void await field.selectOption(value);
    await field.fill(value);
    return field.blur();
  }

  async pressDone(): Promise<void> {
    await this.page.getByRole('button', { name: 'Done' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Presses a key. Editors read the selection when the browser has reported it. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  }

  /** Moves the caret to the end of a paragraph. */
  async moveToEndOf(paragraph: string): Promise<void> {
    await this.text.getByText(paragraph).click(slowly);
    await this.press('End');
  }

  /** Pastes from elsewhere, by the keys, as a program has written it to the clipboard. */
  async paste(data: Readonly<Record<string, string>>): Promise<void> {
    await this.text.locator('body').evaluate((body, items) => {
      body.ownerDocument.defaultView!.addEventListener('copy', event => {
        for (const [type, value] of Object.entries(items)) event.clipboardData!.setData(type, value);
        event.preventDefault();
        event.stopImmediatePropagation();
      }, { capture: true, once: true });
    }, data);
    await this.press('Control+c');
    await this.press('Control+v');
  }
}
