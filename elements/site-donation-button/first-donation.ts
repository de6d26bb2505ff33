import { $site } from '../../core/stores/site.js';
import { attributeIn, shownMarkup, tagsIn } from '../../core/text/markup-tags.js';
import type { DonationButtonHost } from './donation-button.settings.js';
import { DonationButtonState, readDonationPlans, type DonationContent, type DonationOffer, type DonationPlan } from './donation-button.state.js';
import { getCurrency } from './donation-text.js';

/** What is offered within the limits of the settings: by default what they suggest, too. */
export function getOffer(host: DonationButtonHost, given?: { readonly amounts: readonly number[]; readonly plans: readonly DonationPlan[] }): DonationOffer {
  const { minCents, maxCents, amounts, plans } = host.values;
  const suggested: unknown = amounts;
  return {
    amounts: given?.amounts ?? (Array.isArray(suggested) ? suggested as number[] : []), plans: given?.plans ?? readDonationPlans(plans).plans,
    minCents, maxCents: Math.max(minCents, maxCents), context: { currency: getCurrency(host), locale: host.read($site).locale },
  };
}

/** What the author has written, of markup as a server has it, which is text. */
export function contentInMarkup(markup: string): DonationContent {
  const shown = shownMarkup(markup);
  if (/<form[\s>]/i.test(shown)) return 'form';
  const hasLink = tagsIn(shown).some(tag => /^<a\s/i.test(tag) && attributeIn(tag, 'href') !== null);
  return !hasLink && shown.replace(/<[^<>]*>/g, '').trim() !== '' ? 'label' : 'none';
}

function firstContent({ element, servedMarkup = '' }: DonationButtonHost): DonationContent {
  if (!element) return contentInMarkup(servedMarkup);
  const drawn = element.shadowRoot?.querySelector('#root .form');
  return !drawn ? 'form' : drawn.querySelector('slot') ? 'label' : 'none';
}

/** The same on a server and in a browser that takes over what it has drawn; else the author's markup is the first paint. */
export function firstDonation(host: DonationButtonHost): DonationButtonState {
  const content = firstContent(host);
  return content === 'form' ? new DonationButtonState() : new DonationButtonState(content, getOffer(host));
}
