import { html, nothing } from 'lit/html.js';
import type { TabsHost } from './tabs.settings.js';
import type { Tab, TabsState } from './tabs.state.js';

/** Closed content that the browser's search can find, where it knows how; elsewhere plainly hidden. */
const closed = typeof document !== 'undefined' && 'onbeforematch' in document ? 'until-found' : true;

const tabView = ({ id, label, hasOwnHeading }: Tab<HTMLElement>, isOpen: boolean) => html`<button type="button" role="tab" class="tab"
  part=${isOpen ? 'tab selected-tab' : 'tab'} id="tab-${id}" data-action="select" data-tab=${id} tabindex=${isOpen ? 0 : -1}
  aria-selected=${isOpen} aria-controls="panel-${id}">${hasOwnHeading ? html`<slot name="heading-${id}"></slot>` : html`<span>${label}</span>`}</button>`;

const panelView = ({ id, label }: Tab<HTMLElement>, isOpen: boolean) => html`<div class="panel" part="panel" role="tabpanel" id="panel-${id}"
  aria-labelledby="tab-${id}" tabindex="0" data-action="reveal" data-tab=${id} data-label=${label}
  .hidden=${isOpen ? false : closed}><div class="content"><slot name="panel-${id}"></slot></div></div>`;

export function tabsView({ values, state }: { readonly values: TabsHost['values']; readonly state: TabsState<HTMLElement> }) {
  const { tabs, index } = state;
  return html`<slot></slot>${tabs.length === 0 ? nothing : html`<div class="row" part="tabs" role="tablist" aria-label=${values.label || nothing}>
    ${tabs.map((tab, at) => tabView(tab, at === index))}</div>
    ${tabs.map((tab, at) => panelView(tab, at === index))}`}`;
}
