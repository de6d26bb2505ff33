import type { Consent } from '../../../core/consent/purposes.js';
import { readCookie } from '../../../core/platform/cookies.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { oneOf } from '../../../core/registry/decode.js';

/** `isAnew`: the visitor has answered just now, perhaps the same as before. */
type Tell = (consent: Consent, isAnew?: boolean) => void;

/** A third-party consent platform: it shows the banner, and its answer is ours. */
export interface ConsentPlatform {
  /**
   * Calls back with its answer, immediately where it has one and whenever it changes, until the signal ends. A platform whose script
   * has not loaded, or which has not read its own record yet, says nothing: that is not the same as "not answered".
   */
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
interface CookiebotApi {
  readonly consentUTC?: unknown;
  readonly hasResponse?: boolean;
  readonly consent?: { readonly statistics?: boolean; readonly marketing?: boolean };
  renew?(): void;
}

type View = Window & typeof globalThis & {
  Cookiebot?: CookiebotApi;
  OnetrustActiveGroups?: string;
  OneTrust?: { IsAlertBoxClosed?(): boolean; ToggleInfoDisplay?(): void };
  __tcfapi?: TcfApi;
  wp_has_consent?(category: string): boolean;
  wp_consent_type?: string;
  wp_fallback_consent_type?: string;
  consent_api?: { readonly cookie_prefix?: string };
};
const view = () => window as View;

const yesOrNo = (isYes: boolean | undefined): Consent => (isYes ? 'accepted' : 'declined');

/** Purposes of the Transparency and Consent Framework that this library's own use comes under: storing, and measuring content. */
const purposes = ['1', '8'];

function listenTo(events: readonly string[], target: EventTarget, read: (event: Event | null) => void, signal: AbortSignal): void {
  read(null);
  for (const type of events) target.addEventListener(type, read, { signal });
}

/** The consent that ours requires in WordPress: the two categories that its plugins count and advertise under. */
const wordPressCategories = ['statistics', 'marketing'];

/** Our consent covers everything: it requires consent to statistics and marketing there. */
export const platforms: Readonly<Record<string, ConsentPlatform>> = {
  'cookiebot': {
    listen(tell, signal) {
      let date = String(view().Cookiebot?.consentUTC);
      listenTo(['CookiebotOnAccept', 'CookiebotOnDecline', 'CookiebotOnConsentReady', 'CookiebotOnDialogDisplay'], window, event => {
        const { hasResponse, consent, consentUTC } = view().Cookiebot ?? {};
        const isAnew = date !== String(consentUTC); // its events come with each page too
        date = String(consentUTC);
        if (hasResponse) tell(yesOrNo(consent?.statistics && consent.marketing), isAnew);
        else if (event?.type === 'CookiebotOnDialogDisplay') tell('unasked');
      }, signal);
    },
    open: () => view().Cookiebot?.renew?.(),
  },
  'onetrust': {
    // C0002 is performance, C0004 is targeting: the groups of its standard setup. OTConsentApplied is a visitor's own act, the other one comes with each page.
    listen: (tell, signal) => listenTo(['OneTrustGroupsUpdated', 'OTConsentApplied'], window, event => {
      const groups = view().OnetrustActiveGroups?.split(',') ?? [];
      if (view().OneTrust?.IsAlertBoxClosed?.()) tell(yesOrNo(groups.includes('C0002') && groups.includes('C0004')), event?.type === 'OTConsentApplied');
      else if (event) tell('unasked');
    }, signal),
    open: () => view().OneTrust?.ToggleInfoDisplay?.(),
  },
  'tcf': {
    listen(tell, signal) {
      const connect = () => {
        const api = view().__tcfapi;
        api?.('addEventListener', 2, (data, ok) => {
          if (!ok || !data) return;
          if (signal.aborted) return api('removeEventListener', 2, () => {}, data.listenerId);
          if (data.eventStatus === 'cmpuishown') return tell('unasked');
          tell(
            data.gdprApplies === false ? 'accepted' : yesOrNo(purposes.every(purpose => data.purpose?.consents?.[purpose])),
            data.eventStatus === 'useractioncomplete',
          );
        });
        return !!api;
      };
      if (!connect()) addEventListener('load', connect, { once: true, signal }); // its stub belongs into the head, but is not always there
    },
  },
  'wordpress': {
    listen: (tell, signal) => listenTo(['wp_listen_for_consent_change', 'wp_consent_type_defined'], pageDocument, () => {
      const { wp_has_consent: has, wp_consent_type: type, wp_fallback_consent_type: fallback, consent_api: api } = view();
      if (!has || !(type ?? fallback)) return; // its API says yes to everything until a plugin has defined how it asks
      const isRefused = wordPressCategories.some(
        category => readCookie(`${api?.cookie_prefix ?? 'wp_consent'}_${category}`, oneOf('allow', 'deny')) === 'deny',
      );
      if (wordPressCategories.every(category => has(category))) tell('accepted');
      else tell(isRefused ? 'declined' : 'unasked');
    }, signal),
  },
};
