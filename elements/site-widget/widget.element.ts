import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { WidgetController } from './widget.controller.js';
import { widgetSettings, type WidgetHost } from './widget.settings.js';
import { hasContent, WidgetState } from './widget.state.js';
import { widgetStyles } from './widget.styles.js';

/** What a server draws by the markup, and what a browser that takes it over begins with; elsewhere nothing is rendered until it is known. */
const firstDrawn = ({ element, servedMarkup = '' }: WidgetHost): boolean =>
  (element ? !element.shadowRoot?.querySelector('#root .room:not([hidden])') : hasContent(servedMarkup));

export const widget = leaf({
  table: widgetSettings,
  styles: [widgetStyles],
  state: (host: WidgetHost) => new WidgetState(firstDrawn(host)),
  controller: ({ state, host }) => new WidgetController(state, host),
  update: ({ controller }) => controller?.ask(),
  connect: ({ controller }) => controller.connect(),
  actions: { 'click again': ({ controller }) => controller.ask(true) },
  methods: { reload: ({ controller }) => controller.ask(true) },
  template: ({ state: { phase, isShown, hasOwn, note }, host }) => html`
    <div class="content" part="content" aria-busy=${phase === 'loading' ? 'true' : 'false'}>
      <slot ?hidden=${isShown}></slot>
      <slot name="rendered" ?hidden=${!isShown}></slot>
    </div>
    <div class="room" ?hidden=${hasOwn || isShown}>
      <p class="note" part="note" role="status">${note ? html`<span>${host.text(note)}</span>` : nothing}</p>
      ${note === 'failed' ? html`<button part="again" type="button" data-action="again">${host.text('again')}</button>` : nothing}
    </div>`,
});
