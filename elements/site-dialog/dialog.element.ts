import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { DialogControl } from './dialog.control.js';
import { dialogSettings } from './dialog.settings.js';
import { dialogStyles } from './dialog.styles.js';

export const dialog = leaf({
  table: dialogSettings,
  styles: [dialogStyles],
  state: host => new DialogControl(host),
  update: ({ state }) => state.update(),
  connect: ({ state }) => state.connect(),
  moved: ({ state }) => state.card?.moved(),
  actions: {
    'click confirm': ({ state: machine }) => machine.state.answer('confirm'),
    'click reject': ({ state: machine }) => machine.state.answer('reject'),
    'click cancel': ({ state: machine }) => machine.state.answer('cancel'),
    'click information': ({ state: machine, event }) => machine.card!.pressed(event),
  },
  methods: {
    show: ({ state: machine }) => machine.show(),
    hide: ({ state: machine }) => machine.hide(),
    ask: ({ state: machine }) => machine.ask(),
  },
  template({ values, state: machine, host }) {
    const drawing = { values, machine, host };
    const { card, isStranded } = machine;
    const rest = html`<div class=${isStranded ? 'rest stranded' : 'rest'}><slot></slot></div>`;
    return card ? card.view(drawing, rest) : rest;
  },
});
