import { html } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { DialogControl } from './dialog.control.js';
import { dialogSettings } from './dialog.settings.js';
import { dialogStyles } from './dialog.styles.js';

export const dialog = leaf({
  table: dialogSettings,
  styles: [dialogStyles],
  machine: host => new DialogControl(host),
  update: control => control.update(),
  connect: control => control.connect(),
  moved: control => control.card?.moved(),
  actions: {
    'click confirm': ({ machine }) => machine.state.answer('confirm'),
    'click reject': ({ machine }) => machine.state.answer('reject'),
    'click cancel': ({ machine }) => machine.state.answer('cancel'),
    'click information': ({ machine, event }) => machine.card!.pressed(event),
  },
  methods: {
    show: ({ machine }) => machine.show(),
    hide: ({ machine }) => machine.hide(),
    ask: ({ machine }) => machine.ask(),
  },
  template(drawing) {
    const { card, isStranded } = drawing.machine;
    const rest = html`<div class=${isStranded ? 'rest stranded' : 'rest'}><slot></slot></div>`;
    return card ? card.view(drawing, rest) : rest;
  },
});
