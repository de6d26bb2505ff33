import type { Consent } from '../../../core/consent/consent-cookie.js';

type Tell = (consent: Consent) => void;

/** A consent platform of somebody else's: it asks, and its answer is ours. */
export interface ConsentPlatform {
  /** Calls back with its answer, now where it has one and whenever it changes, until the signal ends. */
  listen(tell: Tell, signal: AbortSignal): void;
  /** Opens its own settings, so that an answer can be changed. */
  open?(): void;
}

interface TcData {
  readonly eventStatus?: string;
  readonly gdprApplies?: boolean;
  readonly listenerId?: number;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
}
type TcfApi = (command: string, version: number, callback: (data: TcData | null, ok: boolean) => void, parameter?: number) => void;
interface CookiebotApi { readonly hasResponse?: boolean; readonly consent?: { readonly statistics?: boolean; readonly marketing?: boolean }; renew?(): void }

type View = Window & typeof globalThis & {
  Cookiebot?: CookiebotApi;
  OnetrustActiveGroups?: string;
  OneTrust?: { IsAlertBoxClosed?(): boolean; ToggleInfoDisplay?(): void };
  __tcfapi?: TcfApi;
  wp_has_consent?(category: string): boolean;
};
const view = () => window as View;

const yesOrNo = (isYes: boolean | undefined): Consent => (isYes ? 'accepted' : 'declined');

/** Purposes of the Transparency and Consent Framework that this library's own use comes under: storing, and measuring content. */
const purposes = ['1', '8'];

function listenTo(events: readonly string[], target: EventTarget, read: () => void, signal: AbortSignal): void {
  read();
  for (const type of events) target.addEventListener(type, read, { signal });
}

/** A yes of ours is to everything at once: it takes a yes to statistics and to marketing there. */
export const platforms: Readonly<Record<string, ConsentPlatform>> = {
  'cookiebot': {
    listen: (tell, signal) => listenTo(['CookiebotOnAccept', 'CookiebotOnDecline', 'CookiebotOnConsentReady'], window, () => {
      const { hasResponse, consent } = view().Cookiebot ?? {};
      tell(hasResponse ? yesOrNo(consent?.statistics && consent.marketing) : 'unasked');
    }, signal),
    open: () => view().Cookiebot?.renew?.(),
  },
  'onetrust': {
    // C0002 is performance, C0004 is targeting: the groups of its standard setup.
    listen: (tell, signal) => listenTo(['OneTrustGroupsUpdated', 'OTConsentApplied'], window, () => {
      const groups = view().OnetrustActiveGroups?.split(',') ?? [];
      tell(view().OneTrust?.IsAlertBoxClosed?.() ? yesOrNo(groups.includes('C0002') && groups.includes('C0004')) : 'unasked');
    }, signal),
    open: () => view().OneTrust?.ToggleInfoDisplay?.(),
  },
  'tcf': {
    listen(tell, signal) {
      const api = view().__tcfapi;
      api?.('addEventListener', 2, (data, ok) => {
        if (!ok || !data || signal.aborted || data.eventStatus === 'cmpuishown') return;
        tell(data.gdprApplies === false ? 'accepted' : yesOrNo(purposes.every(purpose => data.purpose?.consents?.[purpose])));
        signal.addEventListener('abort', () => api('removeEventListener', 2, () => {}, data.listenerId), { once: true });
      });
      if (!api) tell('unasked');
    },
  },
  'wordpress': {
    listen: (tell, signal) => listenTo(['wp_listen_for_consent_change'], document, () => {
      const has = view().wp_has_consent;
      tell(has?.('statistics') && has('marketing') ? 'accepted' : 'unasked');
    }, signal),
  },
};
