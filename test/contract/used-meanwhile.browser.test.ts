import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from './capture-console.js';
import { drawnBy } from './drawn-by.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// Two copies of each element are used in the same way; React DOM takes over one of them in the middle of a click. What the visitor
// does is carried out once and in order, and what the visitor has left there stays.

/**
 * Two copies of these are not used side by side, because one changes the other: an answer to a banner counts for the whole page,
 * overlays open one at a time, and a video that plays stops the one before. Each is used alone, without React DOM and with it.
 */
const shareThePage = new Set(['cookie-banner', 'site-popup', 'site-announcement-bar', 'site-video']);
/** What `npm run new` writes. */
const others = new Set(['site-new-feature']);
const features = elements.filter(({ definition: { kind, table: { tag } } }) => kind === 'feature' && !others.has(tag));
const beside = features.filter(({ definition }) => !shareThePage.has(definition.table.tag));
const alone = features.filter(({ definition }) => shareThePage.has(definition.table.tag));
const controls = 'button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [tabindex="0"]';
/** What opens over the page, or leaves it, makes the other copy unusable. */
const isForeign = (node: Element) => node.matches('[aria-haspopup="dialog"], [type="submit"], form > * button:not([type])');
const mostControls = 6;
/** A view that does not render within this many frames counts as missing. */
const viewFrames = 60;

const rootOf = (element: Live) => element.shadowRoot!.querySelector('#root')!;
const isReacts = (element: Live) => Object.keys(rootOf(element)).some(name => name.startsWith('__reactContainer'));
/** Whether its view is there, or comes within this many frames. */
async function isDrawn(element: Live, frames = 1): Promise<boolean> {
  let isReady = false;
  void (element.viewReady as Promise<void>).then(() => { isReady = true; });
  for (let passed = 0; passed < frames && !isReady; passed++) await nextFrame();
  return isReady;
}
const nodesOf = (element: Live) => [...rootOf(element).querySelectorAll('*'), ...element.querySelectorAll('*')];
const saveBytes = (saves: boolean) => {
  if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  else delete (navigator as { connection?: unknown }).connection;
};

interface Copy { readonly element: Live; readonly log: string[] }

/** The events of an element, by name. */
function listen(element: Live, names: readonly string[]): Copy {
  const log: string[] = [];
  for (const name of names) element.addEventListener(name, event => { if (event.target === element) log.push(name); });
  return { element, log };
}

const fire = (node: Element, type: string) =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, isPrimary: true, button: 0 }));
const key = (node: Element, type: string) =>
  node.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }));

/** A visitor uses a control: the first half of it, and the second. */
const begin = (node: HTMLElement) => { fire(node, 'pointerdown'); key(node, 'keydown'); };
function end(node: HTMLElement): void {
  key(node, 'keyup');
  fire(node, 'pointerup');
  if (node instanceof HTMLSelectElement) node.selectedIndex = node.options.length - 1;
  else if (node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && /^(?:text|email|search|tel|url)$/.test(node.type))) node.value += 'a';
  else return node.click();
  for (const type of ['input', 'change']) node.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}
/** What is drawn, without the address of a player, which names the copy. */
const outlineOf = ({ element }: Copy) => drawnBy(element).replace(/(<iframe[^>]*) src="[^"]*"/g, '$1');
const rest = async ({ element }: Copy) => {
  await element.updateComplete;
  await nextFrame();
};

describe('React DOM comes while an element is used', () => {
  const stay = (event: Event) => event.preventDefault();
  const { print } = window;
  before(() => {
    for (const type of ['click', 'submit']) addEventListener(type, stay);
    window.print = () => {}; // Firefox waits in the print dialog
  });
  after(() => {
    window.print = print;
    for (const type of ['click', 'submit']) removeEventListener(type, stay);
    saveBytes(false);
  });

  it('and what is done before, during and after that has the same effects, and leaves the same drawing', async () => {
    saveBytes(true);
    const pairs: { tag: string; markup: string; plain: Copy; taken: Copy }[] = [];
    await captureConsole(async () => {
      for (const { definition, examples } of beside) {
        const { tag, events } = definition.table;
        for (const markup of examples.slice(0, 2)) {
          const copies = [];
          for (let count = 0; count < 2; count++) copies.push(listen(await place(tagged(markup, tag, tag), tag), Object.keys(events)));
          pairs.push({ tag, markup, plain: copies[0]!, taken: copies[1]! });
        }
      }
      await nextFrame();
      let used = 0;
      for (const { tag, markup, plain, taken } of pairs) {
        const section = taken.element.closest('section')!;
        if (!await isDrawn(plain.element) || !await isDrawn(taken.element) || isReacts(taken.element)) continue;
        const both = [plain, taken].map(
          ({ element }) =>
            nodesOf(element).filter(node => node.matches(controls) && !isForeign(node) && node.checkVisibility()) as HTMLElement[],
        );
        if (both[0]!.length !== both[1]!.length || both[0]!.length === 0) continue; // what is shown once on a page
        const count = Math.min(both[0]!.length, mostControls);
        for (let at = 0; at < count; at++) {
          const [mine, other] = [both[0]![at]!, both[1]![at]!];
          if (!mine.isConnected || !other.isConnected) continue;
          begin(mine);
          begin(other);
          if (at === count >> 1) {
            leave(plain.element);
            await takeOver(taken, markup);
          }
          end(mine);
          end(other);
          await rest(plain);
          await rest(taken);
        }
        used++;
        await waitUntil(() => {
          expect(taken.log, `${tag}: ${markup}`).to.deep.equal(plain.log);
          expect(outlineOf(taken), `${tag}: ${markup}`).to.equal(outlineOf(plain));
          return true;
        });
        plain.element.closest('section')!.remove();
        section.remove();
      }
      expect(used).to.be.greaterThan(beside.length / 3);
    });
  });

  for (const { definition, examples } of alone) {
    const { tag, events } = definition.table;
    it(`and so it is with <${tag}>, which has the page to itself`, async () => {
      saveBytes(true);
      let used = 0;
      await captureConsole(async () => {
        for (const markup of examples) {
          const runs = [];
          for (const isTaken of [false, true]) {
            answerConsent('unasked');
            localStorage.clear();
            const copy = listen(await place(tagged(markup, tag, tag), tag), Object.keys(events));
            runs.push(await pressAlone(copy, markup, isTaken));
            copy.element.closest('section')!.remove();
            await nextFrame();
          }
          expect(runs[1], markup).to.deep.equal(runs[0]);
          if (runs[0]!.presses > 0) used++;
        }
      });
      expect(used).to.be.greaterThan(0);
    });
  }
});

/** Uses the controls of an element one after the other; React DOM may take over in the middle of the first press. */
async function pressAlone(copy: Copy, markup: string, isTaken: boolean): Promise<{ presses: number; log: readonly string[]; outline: string }> {
  const { element } = copy;
  (element.show as (() => void) | undefined)?.call(element);
  await rest(copy);
  let presses = 0;
  if (await isDrawn(element, viewFrames)) { // that of a popup is imported when it opens
    const all = nodesOf(element).filter(node => node.matches(controls) && !isForeign(node) && node.checkVisibility()) as HTMLElement[];
    for (const control of all.slice(0, mostControls)) {
      if (!control.isConnected || !control.checkVisibility()) continue;
      begin(control);
      if (presses === 0) {
        if (isTaken) await takeOver(copy, markup);
        else leave(element);
      }
      end(control);
      presses++;
      await rest(copy);
    }
  }
  let outline = '';
  await waitUntil(async () => { // what closes with a movement
    const before = outline;
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    return (outline = outlineOf(copy)) === before;
  });
  return { presses, log: copy.log, outline };
}

/** What a visitor leaves in an element: open details, and words in its first field. Answers the field. */
function leave(element: Live): HTMLInputElement | undefined {
  const nodes = nodesOf(element);
  for (const node of nodes) if (node instanceof HTMLDetailsElement) node.open = true;
  const field = nodes.find(node => node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'text')) as
    HTMLInputElement | undefined;
  if (!field?.checkVisibility()) return undefined;
  field.value = 'typed';
  return field;
}

/** React DOM takes an element over, in which a visitor has left something. */
async function takeOver({ element }: Copy, markup: string): Promise<void> {
  const nodes = nodesOf(element);
  const field = leave(element);
  const scrolled = nodes.filter(node => node.scrollHeight > node.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(node).overflowY));
  for (const node of scrolled) node.scrollTop = 3;
  await nextFrame();
  const tops = scrolled.map(({ scrollTop }) => scrollTop);
  const open = nodes.filter(node => node instanceof HTMLDetailsElement && node.open);
  const writes: string[] = [];
  if (field) {
    field.focus();
    field.setSelectionRange(1, 2);
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
    Object.defineProperty(field, 'value', { configurable: true, get, set(value: string) { writes.push(value); set!.call(field, value); } });
  }
  const removed: Node[] = [];
  const observer = new MutationObserver(changes => { for (const { removedNodes } of changes) removed.push(...removedNodes); });
  for (const root of [rootOf(element), element]) observer.observe(root, { childList: true, subtree: true });
  saveBytes(false);
  element.dispatchEvent(new Event('focusin'));
  await waitUntil(() => isReacts(element), 'React DOM draws it');
  saveBytes(true);
  removed.push(...observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
  observer.disconnect();
  expect(removed.filter(node => node.isConnected && nodes.includes(node as Element)), `${markup}: nodes that were taken out for a moment`).to.deep.equal([]);
  expect(scrolled.map(({ scrollTop }) => scrollTop), markup).to.deep.equal(tops);
  expect(open.every(node => (node as HTMLDetailsElement).open), markup).to.equal(true);
  if (!field) return;
  delete (field as { value?: unknown }).value;
  expect([writes, field.selectionStart, field.selectionEnd], markup).to.deep.equal([[], 1, 2]);
  expect((field.getRootNode() as Document).activeElement, markup).to.equal(field);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data: 'd' }));
  field.blur();
}
