import { leaf } from '../../core/element/definition.js';
import { LightboxControl } from './lightbox.control.js';
import { lightboxSettings } from './lightbox.settings.js';
import { lightboxStyles } from './lightbox.styles.js';
import { lightboxView } from './lightbox.view.js';

export const lightbox = leaf({
  table: lightboxSettings,
  styles: [lightboxStyles],
  nested: true,
  state: host => new LightboxControl(host),
  connect: ({ state }) => state.connect(),
  moved: ({ state }) => state.opened?.moved(),
  actions: {
    'click close': ({ state: machine }) => { machine.opened?.close(); },
    'click previous': ({ state: machine }) => machine.opened?.do('previous'),
    'click next': ({ state: machine }) => machine.opened?.do('next'),
    'click zoom': ({ state: machine }) => machine.opened?.do('zoom'),
    'click caption': ({ state: machine }) => machine.opened?.do('caption'),
  },
  methods: {
    show: ({ state: machine }, index = 0) => machine.show(index),
    hide: ({ state: machine }) => !!machine.opened?.close(),
    next: ({ state: machine }) => machine.turn(1),
    previous: ({ state: machine }) => machine.turn(-1),
  },
  template: ({ values, state, host }) => lightboxView({ values, machine: state, host }),
});
