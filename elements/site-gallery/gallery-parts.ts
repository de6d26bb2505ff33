import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import { designs } from './designs/designs.js';
import type { Layout } from './designs/design.js';
import { takeEarlySwipe } from './early-swipes.js';
import type { gallerySettings } from './gallery.settings.js';
import { GalleryMachine } from './gallery.state.js';
import { readAspectRatio } from './read-aspect-ratio.js';
import { slideName } from './slide-name.js';
import { Stage } from './stage.js';

type Settings = typeof gallerySettings.settings;
export type GalleryHost = Host<Settings, typeof gallerySettings.events, typeof gallerySettings.texts>;
export type GalleryValues = Values<Settings>;

/** What one gallery is made of, and how the parts are wired. */
export interface GalleryParts {
  readonly machine: GalleryMachine;
  readonly stage: Stage;
  readonly layout: Layout;
  /** Whether there is anything to page through. */
  readonly isPaged: boolean;
  update(values: GalleryValues): void;
}

export function galleryParts(host: GalleryHost): GalleryParts {
  const machine: GalleryMachine = new GalleryMachine({
    travel: travel => stage.travel(travel),
    place: index => stage.place(index),
    changed(detail) {
      host.set('current', detail.index);
      host.emit('site-slide-change', detail);
    },
    reached: end => { host.emit(`site-gallery-${end}`); },
    describe(index) {
      const place = { index: index + 1, count: machine.count };
      const name = slideName(stage.slides[index]);
      return name ? host.text('namedPosition', { ...place, name }) : host.text('position', place);
    },
  });
  const stage = new Stage(machine);
  let layout: Layout;

  const parts = {
    machine,
    stage,
    get layout() { return layout; },
    get isPaged() { return layout.flow === 'track' && machine.count > 1; },
    update({ design, slidesPerRow, gutter, aspectRatio, current, loop }: GalleryValues) {
      const ratio = readAspectRatio(aspectRatio);
      layout = designs[design].layout({ slidesPerRow, gutter, aspectRatio: ratio });
      if (aspectRatio && !ratio) {
        const used = layout.aspectRatio.replace(' / ', ':');
        host.notice(`aspect-ratio "${aspectRatio}" is not a ratio; expected width:height such as 3:2; using ${used}.`);
      }
      machine.isLooping = loop;
      stage.flow = layout.flow;
      machine.want(current);
      stage.rest();
    },
  };

  const { element } = host;
  if (element) {
    const swiped = takeEarlySwipe(element);
    if (swiped !== null) host.set('current', swiped);
    parts.update(host.values);
    stage.read(element);
  }
  return parts;
}
