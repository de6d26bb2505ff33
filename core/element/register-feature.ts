import { pageDocument } from '../platform/page-document.js';
import type { Events, Settings, Texts } from '../settings/table.js';
import type { FeatureDefinition } from './definition.js';
import type { Frame } from './frame.js';
import type { ReactDrawing } from './react-renderer.js';
import { elementClass, register, type SiteElementClass } from './register.js';
import { siteElement } from './site-element.js';
import type { LoadedView } from './view-source.js';

/** Makes an element drawn by React live. React itself comes with its view. */
export function registerFeature<S extends Settings, E extends Events, T extends Texts, M, C>(
  definition: FeatureDefinition<S, E, T, M, C>,
): SiteElementClass<S, E> {
  return register(definition as FeatureDefinition, () => makeClass(definition as FeatureDefinition)) as SiteElementClass<S, E>;
}

/** The same without registering it: a page may give it a tag of its own (`site-elements/define`). */
export function featureClass<S extends Settings, E extends Events, T extends Texts, M, C>(
  definition: FeatureDefinition<S, E, T, M, C>,
): SiteElementClass<S, E> {
  return elementClass(definition as FeatureDefinition, () => makeClass(definition as FeatureDefinition)) as SiteElementClass<S, E>;
}

function makeClass(definition: FeatureDefinition): SiteElementClass {
  const { view } = definition;

  class Feature extends siteElement(HTMLElement, definition) {
    #drawing: ReactDrawing | null = null;
    #isAsked = false;
    #isPainted = false;
    #waitingForView: (() => void)[] = [];

    override get viewReady(): Promise<void> {
      return new Promise(resolve => {
        if (this.#drawing) resolve();
        else this.#waitingForView.push(resolve);
      });
    }

    override preloadView(): void {
      view.load().catch(() => {}); // it is asked for again when it is needed, and said then
    }

    override mount(): void | Promise<void> {
      return this.#isNeeded() ? this.#mountView() : this.#stayWithout();
    }

    async #mountView(): Promise<void> {
      if (!this.served && (!view.loaded || this.#lacksTexts)) this.#paintFirst();
      this.#isAsked = true;
      // Drawn before the browser paints, so that nothing moves; but not inside the call that connects the element,
      // which may be React's own, in a page or in a view of ours.
      const loaded = await (view.loaded ?? this.#load());
      if (this.#lacksTexts) await this.host.textsReady;
      if (loaded && this.isMounted && !this.#drawing) this.#start(loaded);
    }

    override draw(): void {
      if (this.#drawing) {
        // Together and at once: what the element's stores change and the new settings are one React render, not two.
        return this.#drawing.draw(() => {
          this.prepare();
          return this.#frame();
        });
      }
      this.prepare();
      if (this.#isAsked) return this.#paintFirst(); // its view is on the way
      if (!this.#isNeeded()) return this.#stayWithout();
      this.#ask();
    }

    override unmount(): void {
      this.#drawing?.unmount();
      this.#drawing = null;
      this.#isAsked = this.#isPainted = false;
      this.container.replaceChildren();
    }

    /** Draws in this very task when the view is there already, as it is from a page's second element on. */
    #ask(): void {
      this.#isAsked = true;
      if (view.loaded && !this.#lacksTexts) return this.#start(view.loaded);
      this.#paintFirst();
      void Promise.all([view.loaded ?? this.#load(), this.host.textsReady]).then(([loaded]) => { if (loaded && this.isMounted && !this.#drawing) this.#start(loaded); });
    }

    async #load(): Promise<LoadedView | null> {
      try {
        return await view.load();
      } catch (error) {
        this.#isAsked = false; // asked for again with the next redrawing
        this.host.fail(error);
        this.drawn(this.settingValues);
        return null;
      }
    }

    #start({ start }: LoadedView): void {
      const { served } = this;
      if (!served) this.prepare();
      if (!served && this.#isPainted) this.#paintFirst(); // with what was set since: React hydrates what it would draw itself
      this.#drawing = start({
        container: this.container,
        frame: this.#frame(),
        hydrates: served || (this.#isPainted && !!this.container.firstChild),
        onRecoverableError: error => { if (served) this.host.fail(error); },
      });
      this.served = false;
      if (served) this.redraw(); // what was set meanwhile
      for (const resolve of this.#waitingForView.splice(0)) resolve();
    }

    get #lacksTexts(): boolean { return !view.isEager && this.host.textsReady !== null; }

    #isNeeded(): boolean { return view.isNeeded?.(this.#frame() as never) ?? true; }

    /** There is nothing to draw: what is painted without React is all there is, for now. */
    #stayWithout(): void {
      if (this.served) {
        this.served = false;
        const isSlot = this.container.childNodes.length === 1 && this.container.firstElementChild?.localName === 'slot';
        if (!view.firstPaint && !isSlot) this.container.replaceChildren();
      }
      this.#paintFirst();
      this.drawn(this.settingValues);
    }

    #paintFirst(): void {
      const { container } = this;
      if (view.firstPaint) {
        this.#isPainted = true;
        view.firstPaint(container, this.#frame() as never);
      } else if (!container.firstChild) container.append(pageDocument.createElement('slot'));
    }

    #frame(): Frame {
      return { values: this.settingValues, state: this.elementState, host: this.host };
    }
  }
  return Feature as unknown as SiteElementClass;
}
