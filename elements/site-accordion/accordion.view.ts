import { html, nothing } from 'lit/html.js';
import type { Item } from './accordion.controller.js';
import type { AccordionState, Section } from './accordion.state.js';

/** Closed content that the browser's search can find, where it knows how; elsewhere plainly hidden. */
const closed = typeof document !== 'undefined' && 'onbeforematch' in document ? 'until-found' : '';

const titleView = (id: string) => html`<span class="title" id="title-${id}"><slot name="heading-${id}"></slot></span>`;
const icon = html`<span class="icon" part="icon" aria-hidden="true"></span>`;

/** The heading is in its button, or, with controls of its own, before it: the button lies below them all over the row. */
const sectionView = (state: AccordionState<Item>, { item, level, id, hasControl }: Section<Item>) => {
  const phase = state.phaseOf(item);
  return html`<div class="item" part="item">
    <div role="heading" aria-level=${level} class=${hasControl ? 'heading split' : 'heading'}>
      ${hasControl ? titleView(id) : nothing}
      <button type="button" part="button" id="button-${id}" data-action="toggle" data-section=${id} aria-expanded=${
        state.isOpen(item)} aria-controls="panel-${id}"
        aria-labelledby=${hasControl ? `title-${id}` : nothing}>${hasControl ? nothing : titleView(id)}${icon}</button>
    </div>
    <div class="panel" part="panel" id="panel-${id}" role="region" aria-labelledby="button-${id}" data-phase=${phase}
      data-action="reveal" data-section=${id} .hidden=${phase === 'closed' ? closed
        || true : false}><div class="content"><slot name="panel-${id}"></slot></div></div>
  </div>`;
};

export const accordionView = ({ state }: { state: AccordionState<Item> }) =>
  html`<slot></slot>${state.sections.map(section => sectionView(state, section))}`;
