import type { Consent } from '../../../core/consent/purposes.js';
import { readCookie } from '../../../core/platform/cookies.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { oneOf } from '../../../core/registry/decode.js';
import { choosePurposes, platformPurposes, type PurposeChoices } from './platform-purposes.js';

/** The answer of another platform. */
export interface PlatformAnswer {
  /** For a page that asks a simple yes or no. */
  readonly consent: Consent;
  /** For a page that asks by purpose; missing while the visitor has not answered. */
  readonly purposes?: PurposeChoices;
  /** Whether the visitor has answered just now, perhaps the same as before. */
  readonly isAnew?: boolean;
}
type Tell = (answer: PlatformAnswer) => void;

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
  readonly consent?: Readonly<Partial<Record<string, boolean>>>;
  renew?(): void;
}

interface OneTrustApi {
  IsAlertBoxClosed?(): boolean;
  ToggleInfoDisplay?(): void;
  GetDomainData?(): { readonly Groups?: readonly { readonly CustomGroupId?: string }[] };
}

type View = Window & typeof globalThis & {
  Cookiebot?: CookiebotApi;
  OnetrustActiveGroups?: string;
  OneTrust?: OneTrustApi;
  __tcfapi?: TcfApi;
  wp_has_consent?(category: string): boolean;
  wp_consent_type?: string;
  wp_fallback_consent_type?: string;
  consent_api?: { readonly cookie_prefix?: string };
};
const view = () => window as View;

const yesOrNo = (isYes: boolean | undefined): Consent => (isYes ? 'accepted' : 'declined');

/** Purposes of the Transparency and Consent Framework that this library's own use comes under: storing, and measuring content. */
const ownTcfPurposes = ['1', '8'];

function listenTo(events: readonly string[], target: EventTarget, read: (event: Event | null) => void, signal: AbortSignal): void {
  read(null);
  for (const type of events) target.addEventListener(type, read, { signal });
}

/** What a visitor of OneTrust has allowed. A group that the site has not set up is not needed, if there is another one of the purpose. */
function readOneTrust(): PlatformAnswer {
  const { OnetrustActiveGroups: active = '', OneTrust: api } = view();
  const groups = active.split(',');
  const known = api?.GetDomainData?.().Groups?.map(({ CustomGroupId: id }) => id);
  const { onetrust } = platformPurposes;
  const isSetUp = (id: string) => (known ? known.includes(id) : id !== 'C0005');
  const marketing = onetrust.marketing.filter(isSetUp);
  const needed = { ...onetrust, marketing: marketing.length > 0 ? marketing : onetrust.marketing };
  const isOn = (id: string) => groups.includes(id);
  return { consent: yesOrNo(isOn('C0002') && isOn('C0004')), purposes: choosePurposes(needed, isOn) };
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
        if (hasResponse) {
          const purposes = choosePurposes(platformPurposes.cookiebot, name => consent?.[name] === true);
          tell({ consent: yesOrNo(purposes.statistics && purposes.marketing), purposes, isAnew });
        } else if (event?.type === 'CookiebotOnDialogDisplay') {
          tell({ consent: 'unasked' });
        }
      }, signal);
    },
    open: () => view().Cookiebot?.renew?.(),
  },
  'onetrust': {
    // OTConsentApplied is a visitor's own act, the other one comes with each page.
    listen: (tell, signal) => listenTo(['OneTrustGroupsUpdated', 'OTConsentApplied'], window, event => {
      if (view().OneTrust?.IsAlertBoxClosed?.()) tell({ ...readOneTrust(), isAnew: event?.type === 'OTConsentApplied' });
      else if (event) tell({ consent: 'unasked' });
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
          if (data.eventStatus === 'cmpuishown') return tell({ consent: 'unasked' });
          const isAllowed = (purpose: string) => data.gdprApplies === false || data.purpose?.consents?.[purpose] === true;
          tell({
            consent: yesOrNo(ownTcfPurposes.every(isAllowed)),
            purposes: choosePurposes(platformPurposes.tcf, isAllowed),
            isAnew: data.eventStatus === 'useractioncomplete',
          });
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
      const purposes = choosePurposes(platformPurposes.wordpress, has);
      if (wordPressCategories.every(category => has(category))) tell({ consent: 'accepted', purposes });
      else tell(isRefused ? { consent: 'declined', purposes } : { consent: 'unasked' });
    }, signal),
  },
};
