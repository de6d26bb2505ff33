import { DescribedControl } from './described-control.js';
import type { Tip } from './features/tip/tip.js';
import type { TooltipHost } from './tooltip.settings.js';

type TipModule = typeof import('./features/tip/tip.js');

/** What shows a tip is fetched when the first one of the page is requested. */
let tips: TipModule | null = null;
const loadTips = async (): Promise<TipModule> => (tips ??= await import('./features/tip/tip.js'));

/** What requests a tip, and what cancels that before the code has arrived. */
const triggers = { pointerenter: ['pointerleave'], pointerdown: ['pointerup', 'pointercancel'], focusin: ['focusout'], click: [] };

/** Describes what the tooltip explains, and fetches the tip when the visitor points at it, focuses or clicks it. */
export class TooltipController {
  tip: Tip | null = null;
  readonly #host: TooltipHost;
  #described: DescribedControl | null = null;

  constructor(host: TooltipHost) {
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    const described = this.#described = new DescribedControl(element!);
    for (const [type, cancellations] of Object.entries(triggers)) {
      element!.addEventListener(type, event => {
        if (this.tip) return this.tip.handle(event);
        let isCancelled = false;
        for (const end of cancellations) element!.addEventListener(end, () => { isCancelled = true; }, { once: true, signal });
        void this.#ready().then(tip => { if (!isCancelled) tip?.handle(event); });
      }, { capture: type === 'click', signal });
    }
    this.#host.onLightChange(() => this.read());
    signal.addEventListener('abort', () => described.end(), { once: true });
    this.read();
  }

  /** Reads the author's text again. */
  read(): void {
    this.#described?.read(this.#host.values.text);
    this.tip?.place();
  }

  async show(): Promise<void> {
    (await this.#ready())?.state.show('script');
  }

  /** Null when it could not be loaded; the next request tries again. */
  async #ready(): Promise<Tip | null> {
    try {
      const { Tip } = tips ?? await loadTips();
      if (this.#host.signal.aborted) return null;
      return (this.tip ??= new Tip(this.#host, this.#described!));
    } catch (error) {
      this.#host.warn('the code of the tooltip could not be loaded; showing none.', error);
      return null;
    }
  }
}
