import { atom } from 'nanostores';

export interface PricingChoice {
  /** The options there are, in the order of the page. */
  readonly options: readonly string[];
  /** The one that is shown. */
  readonly option: string;
  /** What the last choice of the visitor led to, for a live region. */
  readonly announced: string;
}

export const maxToggleOptions = 2;

/** The options of the author's markup, and the one that is shown. */
export class PricingToggleState {
  readonly $choice = atom<PricingChoice>({ options: [], option: '', announced: '' });

  /** Takes what the page's markup says, and what the setting asks for. */
  read(found: readonly string[], wanted: string): void {
    const options = [...new Set(found)].slice(0, maxToggleOptions);
    const option = options.includes(wanted) ? wanted : options[0] ?? '';
    const now = this.$choice.get();
    if (option === now.option && options.join('\n') === now.options.join('\n')) return;
    this.$choice.set({ ...now, options, option });
  }

  announce(announced: string): void { this.$choice.set({ ...this.$choice.get(), announced }); }
}
