import type { Definition } from './definition.js';
import type { Shell } from './shell.js';

/** Gives a class a property for each spelling of a setting: script reads the value in force and sets its own. */
export function defineSettingProperties(prototype: Shell, nameByProperty: ReadonlyMap<string, string>): void {
  for (const [property, name] of nameByProperty) {
    Object.defineProperty(prototype, property, {
      enumerable: property === name,
      configurable: true,
      get(this: Shell) { return this.settingValues[name]; },
      set(this: Shell, input: unknown) { this.setValue(name, input); },
    });
  }
}

/** Gives a class the public methods of its definition: each waits until the element is rendered and connected. */
export function defineMethods(prototype: Shell, methods: Definition['methods'] = {}): void {
  for (const [name, method] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      async value(this: Shell, ...parameters: unknown[]) {
        await this.updateComplete;
        if (this.connecting) await this.connecting; // rendered, and its state has no subscriber yet
        const { elementState: state, elementController: controller, host } = this;
        return (method as (...all: unknown[]) => unknown)({ state, controller, host }, ...parameters);
      },
    });
  }
}

/** Takes the values that a page has set before the element was upgraded off the instance: its class has accessors for them. */
export function takePreUpgradeProperties(element: HTMLElement, nameByProperty: ReadonlyMap<string, string>): Record<string, unknown> {
  const own = element as unknown as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const [property, name] of nameByProperty) {
    if (!Object.hasOwn(element, property)) continue;
    if (!(name in values)) values[name] = own[property];
    delete own[property];
  }
  return values;
}
