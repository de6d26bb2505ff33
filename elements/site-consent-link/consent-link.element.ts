import { html, nothing } from 'lit/html.js';
import { atom } from 'nanostores';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { hasPrivacySignal } from '../../core/platform/visitor.js';
import { reloadPage } from '../../core/platform/page.js';
import { $consent } from '../../core/stores/consent.js';
import { ConsentLinkController, type ConsentLinkState } from './consent-link.controller.js';
import { consentLinkSettings, type ConsentLinkHost } from './consent-link.settings.js';
import { consentLinkStyles } from './consent-link.styles.js';

const notes = { accepted: 'nowAccepted', declined: 'nowDeclined', unasked: 'unasked' } as const;

export const consentLink = leaf({
  table: consentLinkSettings,
  styles: [consentLinkStyles],
  lightStyles: [blockInColumn('site-consent-link')],
  state: (): ConsentLinkState => ({ $hasOwnLink: atom(true), $isInPage: atom(false), $isStillRunning: atom(false), $purposes: atom(null) }),
  controller: ({ state, host }: { state: ConsentLinkState; host: ConsentLinkHost }) => new ConsentLinkController(state, host),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click open': ({ controller }) => controller.open(),
    'click accept': ({ controller }) => controller.answer('accepted'),
    'click decline': ({ controller }) => controller.answer('declined'),
    'click save': ({ controller }) => controller.save(),
    'click reload': () => reloadPage(),
    'click keep': ({ controller }) => controller.close(),
  },
  methods: { open: ({ controller }) => controller.open() },
  template: ({ values, host, state }) => {
    const isInPage = state.$isInPage.get();
    const consent = isInPage ? $consent.get() : 'unasked';
    const signal = isInPage && consent !== 'accepted' && hasPrivacySignal() ? html`<p class="note">${host.text('privacySignal')}</p>` : nothing;
    return html`<slot></slot>${state.$hasOwnLink.get() ? nothing : html`
    <button class="open" part="button" type="button" data-action="open">${values.label || host.text('open')}</button>`}
    <section class="panel" part="panel" popover="manual" role="dialog" tabindex="-1" aria-label=${host.text('label')}>
      ${state.$isStillRunning.get() ? html`<p>${host.text('stillRunning')}</p>
      <div class="choices"><button part="reload" type="button" data-action="reload">${host.text('reload')}</button></div>` : html`
      ${state.$purposes.get()?.(signal) ?? html`<p>${host.text(notes[consent])}</p>
      ${signal}
      <div class="choices">
        <button part="accept" type="button" data-action="accept">${host.text('accept')}</button>
        <button part="decline" type="button" data-action="decline">${host.text('decline')}</button>
      </div>`}`}
      <button class="keep" type="button" data-action="keep" aria-label=${host.text('keep')}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
      </button>
    </section>`;
  },
});
