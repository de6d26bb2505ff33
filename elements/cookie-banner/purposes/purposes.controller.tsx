import { loadCatalogTexts, type CatalogTranslator } from '../../../core/consent/catalog/load-catalog-texts.js';
import { listenForActions } from '../../../core/element/actions.js';
import { answerPurposes } from '../../../core/stores/consent.js';
import type { BannerHost } from '../banner-options.js';
import type { CookieBannerState } from '../cookie-banner.state.js';
import { PurposeQuestion } from './PurposeQuestion.js';
import { purposeStyles } from './purposes.styles.js';
import type { PurposeViewProps } from './purpose-view.js';

interface Pressed { readonly controller: PurposesController }

/** Asks by purpose: loaded by a banner that has `purposes`. */
export class PurposesController {
  readonly #state: CookieBannerState;
  readonly #host: BannerHost;
  readonly #refresh: (then?: () => void) => void;
  #say!: CatalogTranslator;

  constructor(state: CookieBannerState, host: BannerHost, refresh: (then?: () => void) => void) {
    this.#state = state;
    this.#host = host;
    this.#refresh = refresh;
  }

  /** Resolves when the question can be drawn. */
  async connect(): Promise<void> {
    const { element, signal, language } = this.#host;
    this.#say = await loadCatalogTexts(language);
    if (signal.aborted) return;
    const { adoptedStyleSheets } = element!.shadowRoot!;
    if (!adoptedStyleSheets.includes(purposeStyles.styleSheet)) adoptedStyleSheets.push(purposeStyles.styleSheet);
    listenForActions(element!.shadowRoot!, {
      'click choose': ({ controller }: Pressed) => controller.choose(),
      'click save': ({ controller }: Pressed) => controller.save(),
    } as never, signal, () => ({ controller: this, state: this.#state, host: this.#host }));
    this.#host.onTextsChange(() => void this.#translate());
    this.#state.$purposes.set((props: PurposeViewProps) => (
      <PurposeQuestion {...props} host={this.#host} say={this.#say} isChoosing={props.isReopened || this.#state.$isChoosing.get()} />
    ));
    this.#refresh();
  }

  async #translate(): Promise<void> {
    this.#say = await loadCatalogTexts(this.#host.language);
    if (!this.#host.signal.aborted) this.#refresh();
  }

  /** Shows the purposes and moves the focus to the first switch. */
  choose(): void {
    this.#state.$isChoosing.set(true);
    this.#refresh(() => this.#switches()[0]?.focus());
  }

  /** Stores the switches as the answer, unless this is a preview. */
  save(): void {
    const choices = Object.fromEntries(this.#switches().map(({ name, checked }) => [name, checked]));
    if (!this.#host.values.forced) answerPurposes(choices);
    this.#state.close();
    this.#refresh();
  }

  #switches(): HTMLInputElement[] { return [...this.#host.element!.shadowRoot!.querySelectorAll<HTMLInputElement>('input[role=switch]')]; }
}
