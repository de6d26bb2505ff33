import { leaf } from '../../core/element/definition.js';
import { LightboxControl } from './lightbox.control.js';
import { lightboxSettings } from './lightbox.settings.js';
import { lightboxStyles } from './lightbox.styles.js';
import { lightboxView } from './lightbox.view.js';

export const lightbox = leaf({
  table: lightboxSettings,
  styles: [lightboxStyles],
  nested: true,
  machine: host => new LightboxControl(host),
  connect: control => control.connect(),
  moved: control => control.opened?.moved(),
  actions: {
    'click close': ({ machine }) => { machine.opened?.close(); },
    'click previous': ({ machine }) => machine.opened?.do('previous'),
    'click next': ({ machine }) => machine.opened?.do('next'),
    'click zoom': ({ machine }) => machine.opened?.do('zoom'),
    'click caption': ({ machine }) => machine.opened?.do('caption'),
  },
  methods: {
    show: ({ machine }, index = 0) => machine.show(index),
    hide: ({ machine }) => !!machine.opened?.close(),
    next: ({ machine }) => machine.turn(1),
    previous: ({ machine }) => machine.turn(-1),
  },
  template: lightboxView,
});
