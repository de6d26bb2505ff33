import { html, nothing } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { leaf } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { PinItController } from './pin-it.controller.js';
import { pinItSettings, type PinItHost } from './pin-it.settings.js';
import { PinItState } from './pin-it.state.js';
import { pinItStyles } from './pin-it.styles.js';
import { pinLink } from './pin-link.js';

const placeOf = (target: HTMLElement): number => Number(target.dataset.at);
/** A drawing pin, not the service's sign: that is its own to use. */
const icon = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 3h8l-1 1.5V11l3 3v1.5h-5V21l-1 1-1-1v-5.5H6V14l3-3V4.5z"/></svg>`;

export const pinIt = leaf({
  table: pinItSettings,
  styles: [pinItStyles],
  lightStyles: [blockInColumn('site-pin-it')],
  state: () => new PinItState(),
  controller: ({ state, host }: { state: PinItState; host: PinItHost }) => new PinItController(state, host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.read(); },
  connect: ({ controller }) => controller.connect(),
  moved: ({ controller }) => controller.read(),
  actions: {
    'click save': ({ controller, target, event }) => controller.save(placeOf(target), event),
    'keydown save': ({ controller, target, event }) => controller.move(placeOf(target), event as KeyboardEvent),
    'focusin save': ({ controller, target }) => controller.enter(placeOf(target)),
  },
  template({ values: { position }, state: { buttons, active, isAlways, stop }, host }) {
    return html`<slot></slot><div class="layer ${position}" role=${buttons.length > 0 ? 'toolbar' : nothing} aria-label=${
      buttons.length > 0 ? host.text('group') : nothing}>${
      repeat(buttons, ({ picture }) => picture, ({ picture, pin }, at) => html`<a class="save" part="save" data-action="save" data-at=${at} href=${pinLink(pin)}
        target="_blank" rel="noopener" tabindex=${at === stop ? 0 : -1} ?data-shown=${isAlways || picture === active}
        aria-label=${pin.description ? host.text('label', { picture: pin.description })
          : host.text('labelOfNone')}>${icon}<span>${host.text('save')}</span></a>`)}</div>`;
  },
});
