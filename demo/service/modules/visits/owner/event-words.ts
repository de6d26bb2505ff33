import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { ownerText } from '../texts.js';

/** What the service names itself, as it is counted. */
const whole = {
  'quick view': 'eventQuickView',
  'overlay: render': 'eventPopupOpen',
  'overlay: seen': 'eventPopupOpen',
  'overlay: close': 'eventPopupClosed',
  'overlay: submit': 'eventPopupSent',
  '(other)': 'visitsOther',
  '(direct)': 'visitsDirect',
} as const;
/** The same with what they were about. */
const about = { 'button pressed': 'eventButtonPressed', 'button seen': 'eventButtonSeen', 'form seen': 'eventFormSeen' } as const;
/** How far a recording was played; what it is called may hold a colon. */
const played = /^(audio|video) (0|25|50|75|100)%: ([^]*)$/;
const media = { audio: ['eventAudioStarted', 'eventAudioReached'], video: ['eventVideoStarted', 'eventVideoReached'] } as const;
const consents = { accepted: 'consentAccepted', declined: 'consentDeclined', unasked: 'consentUnasked' } as const;

/** What an event is called to the owner; those of the site's own keep their names. */
export function eventWords(counted: string): string {
  if (Object.hasOwn(whole, counted)) return ownerText(whole[counted as keyof typeof whole]);
  const [, medium, percent, of] = played.exec(counted) ?? [];
  if (medium) {
    const [started, reached] = media[medium as keyof typeof media];
    return percent === '0'
      ? ownerText(started, { of: of! })
      : ownerText(reached, { of: of!, percent: formatOwnerNumber(Number(percent) / 100, { style: 'percent' }) });
  }
  const at = Math.max(0, counted.indexOf(': '));
  const name = counted.slice(0, at);
  return Object.hasOwn(about, name) ? ownerText(about[name as keyof typeof about], { of: counted.slice(at + 2) }) : counted;
}

export const consentLabel = (counted: string): string => (Object.hasOwn(consents, counted) ? ownerText(consents[counted as keyof typeof consents]) : counted);
