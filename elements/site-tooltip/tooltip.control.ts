import type { Host } from '../../core/element/host.js';
import { Explained } from './explained.js';
import type { Tip } from './tip.js';
import type { tooltipSettings } from './tooltip.settings.js';

export type TooltipHost = Host<typeof tooltipSettings.settings, typeof tooltipSettings.events, typeof tooltipSettings.texts>;

type TipModule = typeof import('./tip.js');

/** What shows a tip comes when the first one of the page is asked for. */
let tips: TipModule | null = null;
const loadTips = async (): Promise<TipModule> => (tips ??= await import('./tip.js'));

/** How a visitor asks, and how they take it back before what shows the tip has arrived. */
const approaches = { pointerenter: ['pointerleave'], pointerdown: ['pointerup', 'pointercancel'], focusin: ['focusout'], click: [] };

/** Describes what the tooltip explains, and waits for somebody to ask. */
export class TooltipControl {
  tip: Tip | null = null;
  readonly #host: TooltipHost;
  #explained: Explained | null = null;

  constructor(host: TooltipHost) {
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    const explained = this.#explained = new Explained(element!);
    for (const [type, withdrawals] of Object.entries(approaches)) {
      element!.addEventListener(type, event => {
        if (this.tip) return this.tip.hear(event);
        let isWithdrawn = false;
        for (const end of withdrawals) element!.addEventListener(end, () => { isWithdrawn = true; }, { once: true, signal });
        void this.#ready().then(tip => { if (!isWithdrawn) tip?.hear(event); });
      }, { capture: type === 'click', signal });
    }
    this.#host.onLightChange(() => this.read());
    signal.addEventListener('abort', () => explained.end(), { once: true });
    this.read();
  }

  /** Reads the author's words anew. */
  read(): void {
    this.#explained?.read(this.#host.values.text);
    this.tip?.place();
  }

  async show(): Promise<void> {
    (await this.#ready())?.state.show('script');
  }

  /** Null when it did not come; the next who asks tries again. */
  async #ready(): Promise<Tip | null> {
    try {
      const { Tip } = tips ?? await loadTips();
      if (this.#host.signal.aborted) return null;
      return (this.tip ??= new Tip(this.#host, this.#explained!));
    } catch (error) {
      this.#host.warn('what shows its tip did not arrive; showing none.', error);
      return null;
    }
  }
}
