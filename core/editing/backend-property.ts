import type { ShellClass } from '../element/shell.js';

/** The controller of an element whose data come from functions of the page. */
interface BackendController<Backend> { setBackend(backend: Backend | null): void }

/** Members of an element with a backend. */
export interface BackendProperty<Backend> { backend: Backend | null }

/** Adds the property `backend`, an object with functions, which no attribute can be. It can be set before the element is defined. */
export const backendProperty = <Backend extends object>() => (Class: ShellClass): ShellClass =>
  class extends Class implements BackendProperty<Backend> {
    #backend: Backend | null = null;

    get backend(): Backend | null { return this.#backend; }
    set backend(backend: Backend | null) {
      this.#backend = backend;
      (this.elementController as BackendController<Backend> | undefined)?.setBackend(backend);
    }

    override connectedCallback(): void {
      const early = Object.getOwnPropertyDescriptor(this, 'backend')?.value as Backend | undefined;
      if (early) {
        Reflect.deleteProperty(this, 'backend');
        this.#backend = early;
      }
      super.connectedCallback();
      if (this.#backend) (this.elementController as BackendController<Backend>).setBackend(this.#backend);
    }
  };
