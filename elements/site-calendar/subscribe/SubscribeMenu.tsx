import { useLayoutEffect, useRef } from 'react';
import { getSubscribeLinks } from '../../../core/calendar/subscribe-links.js';
import { adoptSheet, baseUrl } from '../../../core/platform/page.js';
import type { CalendarHost } from '../calendar.settings.js';
import { subscribeStyles } from './subscribe.styles.js';

/** Names of services, which are the same in every language; the app has none. */
const names = { app: '', google: 'Google Calendar', outlook: 'Outlook.com', microsoft365: 'Microsoft 365' } as const;

/** "Subscribe": the calendar in an app or a service, and its address to copy. No request is sent before the visitor follows a link. */
export function SubscribeMenu({ host }: { readonly host: CalendarHost }) {
  const root = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => { adoptSheet(root.current!, subscribeStyles); }, []);
  const { subscribe, label } = host.values;
  const found = getSubscribeLinks(subscribe, label || host.text('label'), baseUrl());
  return (
    <details className="add subscribe-menu" part="subscribe" ref={root} hidden={!found}>
      <summary><span>{host.text('subscribe')}</span></summary>
      {found && (
        <div className="menu">
          {found.links.map(({ service, href }) => (service === 'app'
            ? <a key={service} href={href} data-action="subscribe" data-service={service}><span>{host.text('calendarApp')}</span></a>
            : (
              <a key={service} href={href} target="_blank" rel="noopener" data-action="subscribe" data-service={service}>
                <span>{names[service]}</span>
                <span className="visually-hidden"> ({host.text('newTab')})</span>
              </a>
            )))}
          <div className="address">
            <input type="text" readOnly value={found.file} dir="ltr" aria-label={host.text('calendarAddress')} />
            <button type="button" data-action="copy-address">{host.text('copy')}</button>
          </div>
        </div>
      )}
    </details>
  );
}
