import { atom } from 'nanostores';
import type { Consent } from '../consent/purposes.js';

/** All that decides whether a gate is open. */
export interface GateFacts {
  readonly rule: 'auto' | 'required';
  readonly consent: Consent;
  readonly allowedHosts: readonly string[];
  /** Empty where nothing in the template has an address: then there is no consent to remember. */
  readonly host: string;
}

/** Whether what comes from another host is in the page: held back until the visitor agrees, once or always. Runs in Node. */
export class EmbedGate {
  /** A click at this place, which holds until the page is left or the visitor takes it back. */
  readonly $pressed = atom<'none' | 'shown' | 'hidden'>('none');
  facts: GateFacts = { rule: 'auto', consent: 'unasked', allowedHosts: [], host: '' };

  get isOpen(): boolean {
    const { rule, consent, allowedHosts, host } = this.facts;
    const pressed = this.$pressed.get();
    if (pressed !== 'none') return pressed === 'shown';
    return (rule === 'auto' && consent === 'accepted') || (host !== '' && allowedHosts.includes(host));
  }

  /** "Always" is remembered by host. */
  get canRemember(): boolean { return this.facts.host !== ''; }

  /** The visitor has declined everything, perhaps again: a place that was opened by a click closes, and one that was hidden stays hidden. */
  refuse(): void {
    if (this.$pressed.get() === 'shown') this.$pressed.set('none');
  }

  /** Takes the facts as they stand. A general no, and an "always" that is taken back, close what was opened by a click. */
  hear(facts: GateFacts): void {
    const isWithdrawn = facts.consent === 'declined' && this.facts.consent !== 'declined';
    const isForgotten = this.facts.allowedHosts.includes(facts.host) && !facts.allowedHosts.includes(facts.host);
    this.facts = facts;
    if (isWithdrawn || isForgotten) this.$pressed.set('none');
  }
}
