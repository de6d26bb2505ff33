import type { ReactNode } from 'react';
import type { Host } from '../../core/element/host.js';
import { afterNextFrame } from '../../core/platform/timing.js';
import type { Values } from '../../core/settings/table.js';
import { slideAtAddress } from './address/slide-at-address.js';
import type { Autoplay } from './autoplay/autoplay.state.js';
import type { Layout } from './designs/design.js';
import { takeEarlySwipe } from './early-swipes.js';
import { extrasOf } from './extras.js';
import type { gallerySettings } from './gallery.settings.js';
import { GalleryMachine, type Outlets } from './gallery.state.js';
import { keepGroups } from './groups/keep-groups.js';
import { giveShapes } from './layout/give-shapes.js';
import { layoutOf } from './layout/layout-of.js';
import { statesOf } from './layout/states-of.js';
import { mannerOf } from './manner-of.js';
import { slideData } from './slide-data/slide-data.js';
import { slideName } from './slide-name.js';
import { slidesOf } from './slides-of.js';
import { Stage } from './stage.js';
import type { Travel } from './transitions/transition.js';

type Settings = typeof gallerySettings.settings;
export type GalleryHost = Host<Settings, typeof gallerySettings.events, typeof gallerySettings.texts>;
export type GalleryValues = Values<Settings>;

/** What one gallery is made of, and how the parts are wired. */
export class GalleryParts implements Outlets {
  readonly host: GalleryHost;
  readonly machine: GalleryMachine;
  readonly stage: Stage;
  layout!: Layout;
  /** The galleries that are at the same slide as this one. */
  linked: readonly GalleryParts[] = [];
  /** What makes it go on by itself, once that has come; null where it does not. */
  autoplay: (Autoplay & { readonly Control: () => ReactNode; linked(): void }) | null = null;
  /** Whether slides say something of themselves that is to be read. */
  hasSlideData = false;
  readonly #group: ReturnType<typeof keepGroups>;
  readonly #giveShapes = giveShapes();
  readonly #bringExtras: ReturnType<typeof extrasOf>;
  #isWaiting = false;
  /** `current` as it was last given, or as it has become. */
  #given: number | undefined;

  constructor(host: GalleryHost) {
    this.host = host;
    this.machine = new GalleryMachine(this);
    this.stage = new Stage(this.machine);
    this.#group = keepGroups(host, this.machine);
    this.#bringExtras = extrasOf(this, host);
    const { element } = host;
    if (!element) return;
    this.machine.$state.listen(() => { if (this.stage.isDrawn) this.#draw(); });
    const begun = takeEarlySwipe(element) ?? slideAtAddress(() => slidesOf(element), host.values.history);
    if (begun !== null) host.set('current', begun);
    this.update(host.values);
    this.read();
  }

  /** Whether there is anything to page through. */
  get isPaged(): boolean { return this.layout.flow !== 'rows' && this.machine.isPaged; }

  update({ current, loop, ...values }: GalleryValues): void {
    const { host, machine, stage } = this;
    const notice = (message: string) => host.warn(message);
    const manner = mannerOf(values, notice);
    const layout = layoutOf(values, manner.transition.flow, notice);
    if (JSON.stringify(layout) !== JSON.stringify(this.layout)) this.layout = layout; // the same one is the same object
    for (const [name, isTrue] of Object.entries(statesOf(this.layout, host.values))) host.toggleState(name, isTrue);
    machine.isLooping = loop;
    stage.arrange(this.layout, manner);
    this.#group(this.layout);
    if (current !== this.#given) machine.want(this.#given = current);
    stage.rest();
    this.#bringExtras(host.values);
  }

  /** Reads the author's children as they stand now. */
  read(): void {
    const element = this.host.element!;
    this.stage.read(element);
    this.hasSlideData = !!element.querySelector(slideData);
    this.#bringExtras(this.host.values);
    this.shape();
  }

  /** Goes together with these from now on. */
  link(linked: readonly GalleryParts[]): void {
    this.linked = linked;
    this.autoplay?.linked();
  }

  /** Tells the style sheets the shapes of pictures, or takes them back. */
  shape(isGone?: boolean): void {
    const { element, signal } = this.host;
    const stage = element!.shadowRoot!.querySelector<HTMLElement>('.stage');
    const isMissing = this.#giveShapes(this.layout, isGone ? [] : this.stage.slides, stage);
    if (!isMissing || this.#isWaiting) return;
    this.#isWaiting = true;
    element!.addEventListener('load', () => {
      this.#isWaiting = false;
      this.shape();
    }, { capture: true, once: true, signal });
  }

  travel(travel: Travel): void { this.stage.travel(travel); }

  place(index: number): void {
    this.#tell(index);
    this.stage.place(index);
  }

  changed(detail: { index: number; previousIndex: number }): void {
    this.#tell(detail.index);
    this.host.emit('site-slide-change', detail);
  }

  isHeld(): boolean {
    return this.linked.some(({ machine: { phase, index } }) => phase !== 'still' && index !== this.machine.index);
  }

  reached(end: 'beginning' | 'end'): void { this.host.emit(`site-gallery-${end}`); }

  describe(index: number): string {
    const place = { index: index + 1, count: this.machine.count };
    const name = slideName(this.stage.slides[index]);
    return name ? this.host.text('namedPosition', { ...place, name }) : this.host.text('position', place);
  }

  /** The slides of a motion go first: the frame that answers the visitor does not wait for the counter. */
  #draw(): void {
    if (this.machine.phase === 'still') this.host.redraw();
    else this.host.redraw(afterNextFrame);
  }

  #tell(index: number): void { this.host.set('current', this.#given = index); }
}
