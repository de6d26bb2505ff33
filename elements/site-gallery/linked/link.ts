import type { GalleryParts } from '../gallery-parts.js';
import type { Attach } from '../extras.js';
import { keepTogether } from './keep-together.js';
import { galleryOf, onArrival } from './presence.js';

/** A page that is still being written may bring the other gallery for this long before one is told that there is none. */
const patienceMs = 500;

/** Two galleries may name each other: each link is one entry. */
const without = <T>(list: readonly T[], one: T): T[] => list.filter((_, at) => at !== list.indexOf(one));

/** Links a gallery to the one whose id it names, now or when that arrives, until the signal ends. Source: media-layout §4. */
export const link: Attach = (parts, host, signal) => {
  const element = host.element!;
  const id = host.values.linked.replace(/^#/, '');
  const find = () => (element.getRootNode() as Document | ShadowRoot).getElementById?.(id) ?? element.ownerDocument.getElementById(id);
  let met: GalleryParts | undefined;
  let apart = new AbortController();

  const look = () => {
    const named = element.isConnected ? galleryOf(find()) : undefined; // on its way out it meets nobody any more
    if (!named || named === parts || named === met || named.host.signal.aborted) return;
    apart.abort();
    apart = new AbortController();
    met = named;
    const { signal: together } = apart;
    named.host.signal.addEventListener('abort', () => leave(named), { signal: together });
    for (const [one, other] of [[parts, named], [named, parts]] as const) {
      one.link([...one.linked, other]);
      together.addEventListener('abort', () => one.link(without(one.linked, other)), { once: true });
    }
    keepTogether(named.machine, parts.machine, together);
  };
  const leave = (from = met) => {
    if (from !== met) return;
    met = undefined;
    apart.abort();
  };
  signal.addEventListener('abort', () => leave(), { once: true });
  onArrival(look, signal);
  look();

  const patience = setTimeout(() => {
    const found = find();
    if (found && found !== element && found.localName === element.localName) return; // its script may come late
    host.warn(`linked "${host.values.linked}" is not the id of another gallery; expected one; moving alone until it comes.`);
  }, patienceMs);
  signal.addEventListener('abort', () => clearTimeout(patience), { once: true });
};
