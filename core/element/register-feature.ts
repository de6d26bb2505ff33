import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Events, Settings, Texts } from '../settings/table.js';
import type { FeatureDefinition } from './definition.js';
import { frameOf, type FrameProps } from './frame.js';
import { register, type SiteElementClass } from './register.js';
import { siteElement } from './site-element.js';

/** Where r2wc keeps its root: needed only to hand it one that was hydrated. */
const context = Symbol.for('r2wc.context');
interface Wrapped extends HTMLElement {
  values: object;
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [context]?: { root: Root; ReactComponent: unknown };
}

/** Makes an element drawn by React live. */
export function registerFeature<S extends Settings, E extends Events, T extends Texts, M>(
  definition: FeatureDefinition<S, E, T, M>,
): SiteElementClass<S, E> {
  return register(definition as FeatureDefinition, () => makeClass(definition as FeatureDefinition)) as SiteElementClass<S, E>;
}

function makeClass(definition: FeatureDefinition): SiteElementClass {
  const Frame = frameOf(definition);
  // A prop without a type passes through raw: setting it is r2wc's "render with this".
  const Base = r2wc<FrameProps>(Frame, { shadow: 'open', props: { frame: undefined } } as never);
  const { connectedCallback: connect, disconnectedCallback: disconnect } = Base.prototype as Wrapped; // the shell has its own

  class Feature extends siteElement(Base as never, definition) {
    override async mount(): Promise<void> {
      // Views listen natively (`actions`): React's two hundred listeners a root are never asked for.
      this.container.addEventListener = () => {};
      // Drawn before the browser paints, so that nothing moves; but not inside the call that connects the element,
      // which may be React's own, in a page or in a view of ours.
      await null;
      flushSync(() => {
        if (this.served) this.#takeOver();
        this.#render();
        connect.call(this);
      });
    }

    override draw(): void {
      // Together and at once: what the machine's stores change and the new settings are one React render, not two.
      flushSync(() => {
        this.prepare();
        this.#render();
      });
    }

    override unmount(): void {
      disconnect.call(this);
    }

    #takeOver(): void {
      const root = hydrateRoot(this.container, createElement(Frame, this.#frame()), {
        onRecoverableError: error => this.host.fail(error),
      });
      flushSync(() => {}); // no update reaches the root before it is hydrated
      (this as unknown as Wrapped)[context] = { root, ReactComponent: Frame };
      this.served = false;
    }

    #render(): void {
      (this as unknown as { frame: unknown }).frame = this.#frame().frame;
    }

    #frame(): FrameProps {
      return { frame: { values: this.settingValues, machine: this.machine, host: this.host } };
    }
  }
  return Feature as unknown as SiteElementClass;
}
