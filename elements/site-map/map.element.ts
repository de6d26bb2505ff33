import { leaf } from '../../core/element/definition.js';
import { rememberHost } from '../../core/embed/allowed-hosts.js';
import { attachMap } from './attach-map.js';
import { mapSettings } from './map.settings.js';
import { MapMachine } from './map.state.js';
import { mapStyles } from './map.styles.js';
import { mapView } from './map.view.js';
import { noticeTiles, sourceFacts } from './source-facts.js';

/**
 * A leaf, not a feature: until somebody wants the map it is a drawing with a button, and the live map needs Leaflet but
 * nothing of React. A page whose only element is a map never fetches React, and fetches Leaflet when the map is wanted.
 */
export const map = leaf({
  table: mapSettings,
  styles: [mapStyles],
  state: () => new MapMachine(),
  update({ state: machine, values, host }) {
    if (host.element) machine.learn(sourceFacts(values));
    if (machine.facts.isNear) noticeTiles(values, host);
    machine.settingsChanged();
  },
  connect: ({ state, host }) => attachMap(state, host),
  actions: {
    'click show': ({ state: machine, target }) => {
      const { source } = machine.facts;
      const root = target.getRootNode() as ShadowRoot;
      if (source && root.querySelector<HTMLInputElement>('.always')?.checked) rememberHost(source.host, true);
      machine.ask();
    },
    'click hide': ({ state: machine }) => {
      const { source } = machine.facts;
      if (source) rememberHost(source.host, false);
      machine.hide();
    },
    'click zoom-in': ({ state: machine }) => machine.zoomBy(1),
    'click zoom-out': ({ state: machine }) => machine.zoomBy(-1),
  },
  methods: { show: ({ state: machine }) => machine.ask() },
  template: ({ values, state, host }) => mapView({ values, machine: state, host }),
});
