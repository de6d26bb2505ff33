import { render } from 'lit/html.js';
import type { Events, Settings, Texts } from '../settings/table.js';
import type { LeafDefinition } from './definition.js';
import { pageDocument } from '../platform/page-document.js';
import { forgetLitPart } from './private-seams.js';
import { elementClass, register, type SiteElementClass } from './register.js';
import { siteElement } from './site-element.js';

/** Makes an element drawn by lit-html live. */
export function registerLeaf<S extends Settings, E extends Events, T extends Texts, M, C>(
  definition: LeafDefinition<S, E, T, M, C>,
): SiteElementClass<S, E> {
  return register(definition as LeafDefinition, () => makeClass(definition as LeafDefinition)) as SiteElementClass<S, E>;
}

/** The same without registering it: a page may give it a tag of its own (`site-elements/define`). */
export function leafClass<S extends Settings, E extends Events, T extends Texts, M, C>(
  definition: LeafDefinition<S, E, T, M, C>,
): SiteElementClass<S, E> {
  return elementClass(definition as LeafDefinition, () => makeClass(definition as LeafDefinition)) as SiteElementClass<S, E>;
}

function makeClass(definition: LeafDefinition): SiteElementClass {
  class Leaf extends siteElement(HTMLElement, definition) {
    #failedWith: unknown;
    #isContentAlone = false;

    override mount(): void | Promise<void> {
      if (this.host.textsReady) return this.#mountInOtherLanguage(this.host.textsReady);
      return this.served ? this.#takeOver() : this.draw();
    }

    /** The author's content until the texts are there: never a word in two languages. */
    async #mountInOtherLanguage(texts: Promise<void>): Promise<void> {
      if (!this.served) this.#showContent();
      await texts;
      if (this.isMounted) await (this.served ? this.#takeOver() : this.draw());
    }

    override draw(): void {
      this.prepare();
      const values = this.settingValues;
      if (this.#failedWith !== values) this.#paint(values);
      this.drawn(values);
    }

    override unmount(): void {
      this.container.replaceChildren();
      forgetLitPart(this.container);
    }

    #template(): unknown {
      return definition.template({ values: this.settingValues, state: this.elementState, host: this.host });
    }

    #paint(values: unknown): void {
      try {
        if (this.#isContentAlone) this.unmount();
        this.#isContentAlone = false;
        this.#render(this.#template());
        this.host.toggleState('error', false);
      } catch (error) {
        this.#failedWith = values; // other settings deserve another try, these do not
        this.#showContent();
        this.host.fail(error);
      }
    }

    /** The author's content alone, without lit: what has failed may be lit itself, where a form named `createElement` hides that method. */
    #showContent(): void {
      this.unmount();
      this.#isContentAlone = true;
      this.container.append(pageDocument.createElement('slot'));
    }

    #render(template: unknown): void {
      try {
        render(template, this.container);
      } catch { // a translator or an extension changed what was drawn: render again
        this.unmount();
        render(template, this.container);
      }
    }

    /** Server markup is rare for leaves: what reads it comes only when there is some. */
    async #takeOver(): Promise<void> {
      try {
        const asServed = this.#template(); // while the element has not changed anything yet
        const { hydrate } = await import('@lit-labs/ssr-client');
        hydrate(asServed, this.container);
      } catch (error) {
        this.unmount();
        this.host.warn('the server markup does not match; rendering again.', error);
      }
      this.served = false;
      if (this.isConnected) this.draw();
    }
  }
  return Leaf as unknown as SiteElementClass;
}
