import { getDocument, getRoot } from '../../../../core/platform/page-document.js';
import type { AttachFeature, GalleryContext } from '../../gallery-context.js';
import { syncGalleries } from './sync-galleries.js';
import { getGallery, onGallery } from './present-galleries.js';

/** How long a page that is still loading may take to add the other gallery before developers get a warning that it is missing. */
const patienceMs = 500;

/** Two galleries may name each other: each link is one entry. */
const without = <T>(list: readonly T[], one: T): T[] => list.filter((_, at) => at !== list.indexOf(one));

/** Links a gallery to the one whose id it names, now or when that comes, until the signal ends. Source: media-layout §4. */
export const attachLinked: AttachFeature = (gallery, signal) => {
  const { host } = gallery;
  const element = host.element!;
  const id = host.values.linked.replace(/^#/, '');
  const find = () => getRoot(element).getElementById?.(id) ?? getDocument(element).getElementById(id);
  let linked: GalleryContext | undefined;
  let link = new AbortController();

  const connect = () => {
    const named = element.isConnected ? getGallery(find()) : undefined; // while it is removed it is linked to no gallery
    if (!named || named === gallery || named === linked || named.host.signal.aborted) return;
    link.abort();
    link = new AbortController();
    linked = named;
    const { signal: together } = link;
    named.host.signal.addEventListener('abort', () => disconnect(named), { signal: together });
    for (const [one, other] of [[gallery, named], [named, gallery]] as const) {
      one.setLinked([...one.linked, other]);
      together.addEventListener('abort', () => one.setLinked(without(one.linked, other)), { once: true });
    }
    syncGalleries(named.state, gallery.state, together);
  };
  const disconnect = (from = linked) => {
    if (from !== linked) return;
    linked = undefined;
    link.abort();
  };
  signal.addEventListener('abort', () => disconnect(), { once: true });
  onGallery(connect, signal);
  connect();

  const patience = setTimeout(() => {
    const found = find();
    if (found && found !== element && found.localName === element.localName) return; // its script may come late
    host.warn(`linked "${host.values.linked}" is not the id of another gallery; expected one; moving alone until it exists.`);
  }, patienceMs);
  signal.addEventListener('abort', () => clearTimeout(patience), { once: true });
};
