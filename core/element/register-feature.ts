import { pageDocument } from '../platform/page-document.js';
import type { Events, Settings, Texts } from '../settings/table.js';
import type { FeatureDefinition } from './definition.js';
import type { Frame } from './frame.js';
import type { Drawing, QuickRendering } from './quick-drawing.js';
import { loadReactDom, reactDom, whenReactDomIsNeeded } from './react-dom.js';
import { elementClass, register, type SiteElementClass } from './register.js';
import { siteElement } from './site-element.js';
import type { HandoverState } from '../render/drawn.js';
import type { LoadedView } from './view-source.js';

/** Makes an element drawn by React live: at first by the quick renderer, and by React DOM as soon as the browser is idle. */
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
    #drawing: Drawing | null = null;
    #isViewRequested = false;
    #isPainted = false;
    /** What is in the container is what a failed drawing has left: it stays as it is until React DOM is there. */
    #isLeftover = false;
    #waitingForView: (() => void)[] = [];

    override get viewReady(): Promise<void> {
      return new Promise(resolve => {
        if (this.#drawing) resolve();
        else this.#waitingForView.push(resolve);
      });
    }

    override preloadView(): void {
      view.load().catch(() => {}); // it is requested again when it is needed, and reported then
    }

    override mount(): void | Promise<void> {
      return this.#isNeeded() ? this.#mountView() : this.#renderWithoutView();
    }

    async #mountView(): Promise<void> {
      if (!this.served && (!view.loaded || this.#areTextsPending)) this.#paintFirst();
      this.#isViewRequested = true;
      // Drawn before the browser paints, so that nothing moves; but not inside the call that connects the element,
      // which may be React's own, in a page or in our own view.
      const loaded = await (view.loaded ?? this.#load());
      if (this.#areTextsPending) await this.host.textsReady;
      if (loaded && this.isMounted && !this.#drawing) await this.#start(loaded);
    }

    override draw(): void {
      if (this.#drawing) {
        // Together and immediately: what the element's stores change and the new settings are one React render, not two.
        return this.#drawing.draw(() => {
          this.prepare();
          return this.#frame();
        });
      }
      this.prepare();
      if (this.#isLeftover) return;
      if (this.#isViewRequested) return this.#paintFirst(); // its view is on the way
      if (!this.#isNeeded()) return this.#renderWithoutView();
      this.#requestView();
    }

    override unmount(): void {
      this.#drawing?.unmount();
      this.#drawing = null;
      this.#isViewRequested = this.#isPainted = this.#isLeftover = false;
      this.container.replaceChildren();
    }

    /** Draws in this very task when the view is there already, as it is from a page's second element on. */
    #requestView(): void {
      this.#isViewRequested = true;
      if (view.loaded && !this.#areTextsPending) return void this.#start(view.loaded);
      this.#paintFirst();
      void Promise.all([view.loaded ?? this.#load(), this.host.textsReady]).then(([loaded]) => {
        if (loaded && this.isMounted && !this.#drawing) void this.#start(loaded);
      });
    }

    async #load(): Promise<LoadedView | null> {
      try {
        return await view.load();
      } catch (error) {
        this.#missesView(error);
        return null;
      }
    }

    /** Draws for the first time: immediately, but where only React DOM can and has still to come. */
    #start(loaded: LoadedView): void | Promise<void> {
      const { View } = loaded;
      const { served, container } = this;
      if (!served) this.prepare();
      if (!served && this.#isPainted) this.#paintFirst(); // with what was set since: taken over is what the view would draw itself
      const isPainted = this.#isPainted && !!container.firstChild;
      if (reactDom && !this.#hasServedLight) {
        this.#drawing = this.#startByReact(View, served || isPainted);
      } else {
        const first = container.firstChild;
        try {
          this.#drawing = this.#startQuickly(loaded, served ? 'served' : isPainted ? 'painted' : null);
        } catch {
          const isWhole = container.firstChild === first && (served || isPainted);
          if (!isWhole) this.#paintAnew();
          return this.#startWithReact(View, isWhole); // it throws there too, and is reported, if the fault is the view's
        }
      }
      this.#isStarted(served);
    }

    #isStarted(served: boolean): void {
      this.served = false;
      if (served) this.redraw(); // what was set meanwhile
      for (const resolve of this.#waitingForView.splice(0)) resolve();
    }

    #startQuickly({ View, startQuickly }: LoadedView, takes: 'served' | 'painted' | null): QuickRendering {
      const drawing = startQuickly(View, {
        container: this.container,
        frame: this.#frame(),
        takes,
        onError: () => {
          if (this.#drawing !== drawing) return;
          this.#drawing = null;
          this.#isLeftover = true;
          void this.#startWithReact(View, false);
        },
      });
      whenReactDomIsNeeded(this, this.host.signal, () => {
        if (this.#drawing !== drawing) return;
        const kept = drawing.handOver(() => {
          this.prepare();
          return this.#frame();
        });
        if (this.#drawing === drawing) this.#drawing = this.#startByReact(View, true, kept);
      });
      return drawing;
    }

    #startByReact(View: LoadedView['View'], hydrates: boolean, kept?: HandoverState): Drawing {
      const { served } = this;
      return reactDom!.prepareView(View)({
        container: this.container,
        frame: this.#frame(),
        hydrates,
        kept,
        onRecoverableError: error => { if (served) this.host.fail(error); },
      });
    }

    /** What the quick renderer does not draw waits for React DOM; what is there stays until then. */
    #startWithReact(View: LoadedView['View'], hydrates: boolean): Promise<void> {
      const { served } = this;
      const { signal } = this.host;
      return loadReactDom().then(() => {
        if (signal.aborted || this.#drawing) return;
        if (!served) this.prepare();
        this.#isLeftover = false;
        this.#drawing = this.#startByReact(View, hydrates);
        this.#isStarted(served);
      }, (error: unknown) => this.#missesView(error));
    }

    /** What a drawing has begun and not finished goes; the first paint without a view replaces it. */
    #paintAnew(): void {
      this.container.replaceChildren();
      this.#isPainted = this.#isLeftover = false;
      this.#paintFirst();
    }

    #missesView(error: unknown): void {
      this.#isViewRequested = false; // asked for again with the next redrawing
      if (this.#isLeftover) this.#paintAnew();
      this.host.fail(error);
      this.drawn(this.settingValues);
    }

    /** React DOM hydrates nothing outside of its container: the quick renderer runs first even if React DOM is loaded. */
    get #hasServedLight(): boolean { return !!definition.servedLight && this.hasAttribute('data-site-served'); }

    get #areTextsPending(): boolean { return !view.isEager && this.host.textsReady !== null; }

    #isNeeded(): boolean { return view.isNeeded?.(this.#frame() as never) ?? true; }

    /** There is nothing to draw: what is painted without React is all there is, for now. */
    #renderWithoutView(): void {
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
  return (definition.mixin?.(Feature) ?? Feature) as unknown as SiteElementClass;
}
