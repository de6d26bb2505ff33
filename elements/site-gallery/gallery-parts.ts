import { atom, type WritableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import { slideAtAddress } from './address/slide-at-address.js';
import type { Autoplay } from './autoplay/autoplay.state.js';
import type { Layout } from './designs/design.js';
import { takeEarlySwipe } from './early-swipes.js';
import { extrasOf } from './extras.js';
import type { gallerySettings } from './gallery.settings.js';
import { GalleryMachine } from './gallery.state.js';
import { keepGroups } from './groups/keep-groups.js';
import { giveShapes } from './layout/give-shapes.js';
import { layoutOf } from './layout/layout-of.js';
import { statesOf } from './layout/states-of.js';
import { mannerOf } from './manner-of.js';
import { slideData } from './slide-data/slide-data.js';
import { slideName } from './slide-name.js';
import { slidesOf } from './slides-of.js';
import { Stage } from './stage.js';

type Settings = typeof gallerySettings.settings;
export type GalleryHost = Host<Settings, typeof gallerySettings.events, typeof gallerySettings.texts>;
export type GalleryValues = Values<Settings>;

/** What one gallery is made of, and how the parts are wired. */
export interface GalleryParts {
  readonly host: GalleryHost;
  readonly machine: GalleryMachine;
  readonly stage: Stage;
  readonly layout: Layout;
  /** Whether there is anything to page through. */
  readonly isPaged: boolean;
  /** The galleries that are at the same slide as this one. */
  readonly $linked: WritableAtom<readonly GalleryParts[]>;
  /** What makes it go on by itself, once that has come; null where it does not. */
  readonly $autoplay: WritableAtom<(Autoplay & { readonly Control: () => ReactNode }) | null>;
  /** Whether slides say something of themselves that is to be read. */
  readonly hasSlideData: boolean;
  update(values: GalleryValues): void;
  /** Reads the author's children as they stand now. */
  read(): void;
  /** Tells the style sheets the shapes of pictures, or takes them back. */
  shape(isGone?: boolean): void;
}

export function galleryParts(host: GalleryHost): GalleryParts {
  const machine: GalleryMachine = new GalleryMachine({
    travel: travel => stage.travel(travel),
    place(index) {
      host.set('current', given = index);
      stage.place(index);
    },
    changed(detail) {
      host.set('current', given = detail.index);
      host.emit('site-slide-change', detail);
    },
    isHeld: () => parts.$linked.get().some(({ machine: { phase, index } }) => phase !== 'still' && index !== machine.index),
    reached: end => { host.emit(`site-gallery-${end}`); },
    describe(index) {
      const place = { index: index + 1, count: machine.count };
      const name = slideName(stage.slides[index]);
      return name ? host.text('namedPosition', { ...place, name }) : host.text('position', place);
    },
  });
  const { element } = host;
  const stage = new Stage(machine);
  const group = keepGroups(host, machine);
  const give = giveShapes();
  let layout: Layout;
  let hasSlideData = false;
  let isWaiting = false;
  /** `current` as it was last given, or as it has become. */
  let given: number | undefined;

  const parts: GalleryParts = {
    host,
    machine,
    stage,
    $linked: atom([]),
    $autoplay: atom(null),
    get layout() { return layout; },
    get hasSlideData() { return hasSlideData; },
    get isPaged() { return layout.flow !== 'rows' && machine.isPaged; },
    update({ current, loop, ...values }: GalleryValues) {
      const notice = (message: string) => host.notice(message);
      const manner = mannerOf(values, notice);
      const asked = layoutOf(values, manner.transition.flow, notice);
      if (JSON.stringify(asked) !== JSON.stringify(layout)) layout = asked; // the same one is the same object
      for (const [name, isTrue] of Object.entries(statesOf(layout, host.values))) host.state(name, isTrue);
      machine.isLooping = loop;
      stage.arrange(layout, manner);
      group(layout);
      if (current !== given) machine.want(given = current);
      stage.rest();
      bring(host.values);
    },
    read() {
      stage.read(element!);
      hasSlideData = !!element!.querySelector(slideData);
      bring(host.values);
      parts.shape();
    },
    shape(isGone) {
      const isMissing = give(layout, isGone ? [] : stage.slides, element!.shadowRoot!.querySelector<HTMLElement>('.stage'));
      if (!isMissing || isWaiting) return;
      isWaiting = true;
      element!.addEventListener('load', () => {
        isWaiting = false;
        parts.shape();
      }, { capture: true, once: true, signal: host.signal });
    },
  };
  const bring = extrasOf(parts, host);

  if (element) {
    const begun = takeEarlySwipe(element) ?? slideAtAddress(() => slidesOf(element), host.values.history);
    if (begun !== null) host.set('current', begun);
    parts.update(host.values);
    parts.read();
  }
  return parts;
}
