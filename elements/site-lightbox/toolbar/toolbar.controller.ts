import { pageClock } from '../../../core/platform/timing.js';
import type { Interaction, Toolbar, Viewer } from '../lightbox-context.js';
import type { Control, ControlContext, TextKey } from './control.js';
import { readControlList } from './control-list.js';
import { controls, type ControlName } from './controls.js';
import { renderFooter, drawTools } from './ToolbarView.js';
import { toolbarStyles } from './toolbar.styles.js';

const noticeMs = 2000; // spec: media-layout §9, the information dialog hides itself

/** The controls that an author has named, for one opening. */
export class ToolbarController implements Toolbar {
  /** Shown for a moment to those who see. */
  notice = '';
  readonly #viewer: Viewer;
  readonly #names: readonly ControlName[];
  readonly #controls = new Map<string, Control>();
  #interaction: Interaction | undefined;
  #hideNotice = () => {};

  constructor(viewer: Viewer) {
    const { host, host: { values }, state } = viewer;
    this.#viewer = viewer;
    const known = Object.keys(controls) as ControlName[];
    const { names, unknown } = readControlList(values.controls, known);
    for (const word of unknown) host.warn(`controls "${word.slice(0, 60)}" is unknown; expected ${known.join(', ')}; leaving it out.`);
    this.#names = names;
    state.more = { tools: () => drawTools(this, host), foot: () => renderFooter(this) };
  }

  /** Before the first frame, for what is there decides on the room of the pictures. */
  open(): void {
    const { dialog, host, signal, state } = this.#viewer;
    const { adoptedStyleSheets } = host.element!.shadowRoot!;
    if (!adoptedStyleSheets.includes(toolbarStyles.styleSheet)) adoptedStyleSheets.push(toolbarStyles.styleSheet);
    const announce = (text: string) => {
      state.announcement = text;
      host.redraw();
    };
    const interaction = () => this.#interaction!;
    const context: ControlContext = {
      viewer: this.#viewer,
      get interaction() { return interaction(); },
      redraw: () => host.redraw(),
      announce: text => announce(host.text(text)),
      notify: text => this.#notify(text, announce),
    };
    for (const name of this.#names) {
      const control = controls[name](context);
      if (control) this.#controls.set(name, control);
    }
    dialog.dataset.tools = String(this.#controls.size);
    signal.addEventListener('abort', () => this.#hideNotice(), { once: true });
  }

  connect(interaction: Interaction): void { this.#interaction = interaction; }

  get shown(): readonly (readonly [string, Control])[] { return [...this.#controls]; }

  press(name: string): void { this.#controls.get(name)?.press?.(); }

  slideChanged(): boolean {
    const isByVisitor = this.shown.map(([, control]) => control.slideChanged?.() ?? true).every(Boolean);
    this.#keepFocus();
    return isByVisitor;
  }

  zoomed(): void { for (const [, control] of this.shown) control.zoomed?.(); }

  /** The focus must not go with a control that the new slide has nothing for. */
  #keepFocus(): void {
    const { host, dialog } = this.#viewer;
    const name = (host.element!.shadowRoot!.activeElement as HTMLElement | null)?.dataset.tool;
    if (name && !this.#controls.get(name)?.button()) dialog.focus();
  }

  #notify(key: TextKey, announce: (text: string) => void): void {
    const { host, state } = this.#viewer;
    const text = this.notice = host.text(key);
    announce(text);
    this.#hideNotice();
    this.#hideNotice = pageClock.after(noticeMs, () => {
      this.notice = '';
      announce(state.announcement === text ? '' : state.announcement); // the same text is announced again
    });
  }
}
