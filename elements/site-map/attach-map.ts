import { deepActiveElement } from '../../core/platform/page.js';
import { $consent } from '../../core/stores/consent.js';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { lightLines } from './light-lines.js';
import { mapTitle, type MapHost } from './map.view.js';
import type { MapMachine } from './map.state.js';
import { placeOf } from './place.js';
import { noticeTiles } from './source-facts.js';

/** How far outside the viewport a map begins to load; the same as the autoloader's distance. */
const nearPx = 300;
const phases = ['facade', 'loading', 'live', 'failed'] as const;

/** Connects the machine with the page: what it must know, and how a live map gets there. */
export function attachMap(machine: MapMachine, host: MapHost): void {
  const element = host.element!;
  const { signal } = host;
  const root = element.shadowRoot!;

  const stopStates = machine.$state.subscribe(({ phase }) => phases.forEach(name => host.toggleState(name, name === phase)));
  const stopConsent = $consent.subscribe(consent => machine.learn({ consent }));
  const stopHosts = $allowedHosts.subscribe(allowedHosts => machine.learn({ allowedHosts }));
  signal.addEventListener('abort', () => { stopStates(); stopConsent(); stopHosts(); }, { once: true });

  const readLight = () => {
    const light = lightLines(element);
    if (light.join('\n') === machine.$state.get().light?.join('\n')) return;
    machine.show({ light });
    machine.settingsChanged();
  };
  readLight();
  host.onLightChange(readLight);

  const near = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    near.disconnect();
    machine.learn({ isNear: true });
    noticeTiles(host.values, host); // not earlier: a script may insert the tag first and set it up afterwards
  }, { rootMargin: `${nearPx}px` });
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect(), { once: true });

  // `draggable` is a native attribute too: the map is dragged, never the element.
  element.addEventListener('dragstart', event => {
    if (event.composedPath()[0] === element) event.preventDefault();
  }, { signal });

  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  machine.learn({ savesData: !!saveData });
  machine.connect({
    async load() {
      const { startLiveMap } = await import('./live/live-map.js');
      return () => {
        const hadFocus = deepActiveElement()?.closest('.ask') && root.activeElement;
        const live = startLiveMap({
          stage: root.querySelector<HTMLElement>('.stage')!,
          host,
          place: () => placeOf(host.values, machine.$state.get().light ?? [], mapTitle(host)),
          hint: hint => machine.hint(hint),
          show: state => machine.show(state),
        });
        if (hadFocus) live.focus(); // the button that had it goes away
        host.emit('site-map-load');
        return live;
      };
    },
    onFail(error) {
      if (host.emit('site-error', { tag: host.table.tag, error })) {
        const fact = 'the map did not arrive; showing the address and a button to try again.';
        console.warn(`<${host.table.tag}>: ${fact}`, error);
      }
    },
  }, signal);
  host.watch(machine.$state);
}
