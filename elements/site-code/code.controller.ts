import { onceNearViewport, onResize } from '../../core/platform/observers.js';
import type { CodeHost } from './code.settings.js';
import type { CodeState } from './code.state.js';
import { isPlain, getLanguage } from './get-language.js';
import { canPaint, paintTokens, TextRanges } from './paint-tokens.js';
import type { Token } from './tokens.js';

const nearPx = 200; // spec: media-layout §9, lazy-load margin
/** Longer code stays in one color: reading it would hold the page up. */
const maxColoredLength = 60_000;
/** More lines are numbered as if none were broken. */
const maxMeasuredLines = 2000;

/** Reads the author's code, colors it where it stands, and copies it. */
export class CodeController {
  readonly #state: CodeState;
  readonly #host: CodeHost;
  #isNear = false;
  #unpaint: (() => void) | undefined;
  /** What has been colored: text, language and node. */
  #painted: readonly unknown[] = [];

  constructor(state: CodeState, host: CodeHost) {
    this.#state = state;
    this.#host = host;
  }

  get #code(): HTMLElement | null {
    const { element } = this.#host;
    return element!.querySelector<HTMLElement>('pre code') ?? element!.querySelector<HTMLElement>('pre, code, textarea');
  }

  get #scroller(): HTMLElement | null { return this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.code'); }

  connect(): void {
    const { element, signal } = this.#host;
    this.read();
    const words = new MutationObserver(() => this.read());
    words.observe(element!, { childList: true, characterData: true, subtree: true });
    signal.addEventListener('abort', () => {
      words.disconnect();
      this.#state.end();
      this.#clear();
    }, { once: true });
    onceNearViewport(element!, nearPx, () => {
      this.#isNear = true;
      void this.#paint();
    }, signal);
    onResize(element!, () => this.#measure(), signal);
  }

  /** Takes the code and the settings as they stand now. */
  read(): void {
    const text = this.#code?.textContent ?? '';
    if (!this.#code && this.#host.element!.childElementCount > 0) {
      this.#host.warn('has no code; expected <pre><code> as a child; showing the content as it is.');
    }
    this.#state.text = text;
    this.#measure();
    this.#host.redraw();
    void this.#paint();
  }

  async copy(): Promise<void> {
    const { text } = this.#state;
    try {
      await navigator.clipboard.writeText(text.replace(/\r?\n$/, ''));
      this.#state.tellCopy('copied');
      this.#host.emit('site-code-copy', { text });
    } catch { // a page without https, or a frame that may not
      this.#state.tellCopy('failed');
      const code = this.#code;
      if (code) getSelection()?.selectAllChildren(code); // the visitor's own keys copy it now
    }
  }

  async #paint(): Promise<void> {
    const { signal, values } = this.#host;
    const code = this.#code;
    const { text } = this.#state;
    const language = getLanguage(values.language, [...code?.classList ?? [], ...code?.closest('pre')?.classList ?? []]);
    const wanted = [text, language, code];
    if (!this.#isNear || wanted.every((each, at) => each === this.#painted[at])) return;
    this.#clear();
    this.#painted = wanted;
    if (!code || isPlain(language) || text.length > maxColoredLength || !canPaint()) return;
    const tokens = await this.#tokenize(text, language);
    if (tokens === undefined || signal.aborted || this.#painted !== wanted) return;
    if (tokens) this.#unpaint = paintTokens(code, tokens);
    else this.#host.warn(`language "${language}" is unknown; expected a name such as css, js or python, or text; showing the code in one color.`);
  }

  /** The highlighter and the grammar load over the network; without them the code has one color until it changes. */
  async #tokenize(text: string, language: string): Promise<readonly Token[] | null | undefined> {
    try {
      // What the highlighter needs is fetched beside its own code.
      const [{ tokenize }] = await Promise.all([import('./tokenize.js'), import('highlight.js/lib/core')]);
      return await tokenize(text, language);
    } catch {
      return undefined;
    }
  }

  #clear(): void {
    this.#unpaint?.();
    this.#unpaint = undefined;
    this.#painted = [];
  }

  #measure(): void {
    const { values: { wrap, lineNumbers } } = this.#host;
    const [scroller, code] = [this.#scroller, this.#code];
    if (!scroller) return;
    const isScrollable = !wrap && scroller.scrollWidth > scroller.clientWidth + 1;
    const rows = wrap && lineNumbers && code ? this.#rowsOf(code) : [];
    this.#alignNumbers(code, rows);
    if (isScrollable === this.#state.isScrollable && String(rows) === String(this.#state.rows)) return;
    this.#state.isScrollable = isScrollable;
    this.#state.rows = rows;
    this.#host.redraw(draw => { requestAnimationFrame(draw); }); // what is measured may change with it
  }

  /** The page may have its own idea of code: the numbers are as high as its lines, which no single style of it shows. */
  #alignNumbers(code: HTMLElement | null, rows: readonly number[]): void {
    const numbers = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.numbers');
    const pre = code?.closest('pre');
    if (!numbers || !code || !pre) return;
    const style = getComputedStyle(pre);
    const sum = (...lengths: string[]) => lengths.reduce((all, length) => all + (Number.parseFloat(length) || 0), 0);
    const count = rows.length > 0 ? rows.reduce((all, one) => all + one) : this.#state.lines.length;
    const height = (pre.clientHeight - sum(style.paddingBlockStart, style.paddingBlockEnd)) / count;
    const top = sum(style.paddingBlockStart, style.marginBlockStart, style.borderBlockStartWidth);
    const { fontSize } = getComputedStyle(code);
    for (const [name, value] of Object.entries({ '--_code-size': fontSize, '--_code-line': `${height}px`, '--_code-top': `${top}px` })) {
      if (numbers.style.getPropertyValue(name) !== value) numbers.style.setProperty(name, value);
    }
  }

  #rowsOf(code: HTMLElement): readonly number[] {
    const { lines } = this.#state;
    if (lines.length > maxMeasuredLines) return [];
    const ranges = new TextRanges(code);
    let start = 0;
    return lines.map(line => {
      const range = line ? ranges.of(start, start + line.length) : null;
      start += line.length + 1;
      // WebKit adds a box without width at the end of the row before.
      const boxes = range ? [...range.getClientRects()].filter(({ width }) => width > 0) : [];
      return Math.max(new Set(boxes.map(({ top }) => Math.round(top))).size, 1);
    });
  }
}
