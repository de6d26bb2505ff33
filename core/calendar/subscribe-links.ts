import { webcalUrl } from '../links/webcal-url.js';

/** Where a calendar is subscribed to: an app of the visitor's device, or a calendar service. */
export type SubscribeService = 'app' | 'google' | 'outlook' | 'microsoft365';

export interface SubscribeLink { readonly service: SubscribeService; readonly href: string }

/**
 * Addresses that subscribe to a calendar file, and the address of the file itself. Null for a file that is not on the web.
 * Google takes the address as `webcal:`, Outlook as it is.
 *
 * @param name Name of the calendar, which Outlook suggests to the visitor.
 * @param base Address of the page, for an address that is relative.
 */
export function getSubscribeLinks(address: string, name: string, base: string): { file: string; links: readonly SubscribeLink[] } | null {
  const app = webcalUrl(address, base);
  if (app === null) return null;
  const file = new URL(address, base).href;
  const outlook = `calendar/0/addfromweb?${new URLSearchParams({ url: file, name })}`;
  return {
    file,
    links: [
      { service: 'app', href: app },
      { service: 'google', href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: app })}` },
      { service: 'outlook', href: `https://outlook.live.com/${outlook}` },
      { service: 'microsoft365', href: `https://outlook.office.com/${outlook}` },
    ],
  };
}
