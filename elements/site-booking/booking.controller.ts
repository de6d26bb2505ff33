import { warnAboutAmbiguousLink } from '../../core/links/warn-about-ambiguous-link.js';
import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { followPurpose } from '../../core/embed/purpose-note.js';
import { onResize } from '../../core/platform/observers.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { $session } from '../../core/stores/session.js';
import type { BookingHost } from './booking.settings.js';
import { layoutAt, type BookingState } from './booking.state.js';
import { linkIn } from './first-booking.js';

/** A day as browsers write it, where the visitor is. */
const dayOf = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-');

/** Reads the author's link, and follows the visitor's choice, consent and screen. */
export class BookingController {
  readonly #state: BookingState;
  readonly #host: BookingHost;

  constructor(state: BookingState, host: BookingHost) {
    this.#state = state;
    this.#host = host;
  }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'functional'); }

  connect(): void {
    const [state, { element, signal }] = [this.#state, this.#host];
    state.begin(dayOf(new Date()));
    followPurpose(this.#host);
    for (const store of [$allowedHosts, state.gate.$pressed]) {
      signal.addEventListener('abort', store.listen(() => this.#follow()), { once: true });
    }
    followConsent(element!, { usual: 'functional', signal, follow: () => this.#follow(), refuse: () => state.gate.refuse() });
    this.#host.onLightChange(() => this.read());
    this.#host.onTextsChange(() => this.read());
    onResize(element!, width => {
      const layout = layoutAt(width);
      if (layout === state.layout) return;
      state.layout = layout;
      this.#host.redraw(draw => { requestAnimationFrame(draw); }); // its height follows from its width
    }, signal);
    this.read();
  }

  /** Takes settings and markup as they stand now. */
  read(): void {
    const { element, values, language } = this.#host;
    const { src, restaurantId } = values;
    const link = linkIn(this.#host);
    warnAboutAmbiguousLink('<site-booking>: link', link ?? '');
    this.#state.read(values, link, pageDocument.baseURI, language);
    if (restaurantId && !/^\d+$/.test(restaurantId.trim())) {
      this.#host.warn(`restaurant-id "${restaurantId}" is not a number; expected the OpenTable rid, such as 12345; showing a link instead of the widget.`);
    }
    if (!src && !link && element!.childElementCount > 0)
      this.#host.warn('has no address; expected src or a link to the restaurant at its booking service; showing the content as it is.');
    this.#follow();
  }

  /** A field has another value. */
  choose({ name, value }: HTMLInputElement | HTMLSelectElement): void {
    this.#state.choose(name, value);
    this.#host.redraw();
  }

  /** The guest goes to the service; an owner who is logged in sees that this is a preview. */
  go(event: Event): void {
    const { booking, page, link } = this.#state;
    if (this.#isPreview(event)) return;
    const isGoing = this.#host.emit('site-booking-open', { service: booking?.provider.name ?? '', address: page || link });
    if (!isGoing) event.preventDefault();
  }

  show(event: Event): void {
    if (this.#isPreview(event)) return;
    this.#state.gate.$pressed.set('shown');
  }

  hide(): void { this.#state.gate.$pressed.set('hidden'); }

  #isPreview(event: Event): boolean {
    if (!$session.get().isLoggedIn) return false;
    event.preventDefault();
    this.#state.isPreviewTold = true;
    this.#host.redraw();
    return true;
  }

  #follow(): void {
    const { gate, frame } = this.#state;
    const host = frame ? new URL(frame.address).host : '';
    gate.hear({ rule: this.#host.values.consent, consent: consentFor(this.#purpose).get(), allowedHosts: $allowedHosts.get(), host });
    this.#host.toggleState('open', this.#state.isFramed);
    this.#host.redraw();
  }
}
