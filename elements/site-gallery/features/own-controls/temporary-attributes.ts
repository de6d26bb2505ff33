/** Attributes of the author's elements that are set for a while, and given back as they were. */
export interface TemporaryAttributes {
  /** `null` removes the attribute. */
  set(element: HTMLElement, name: string, value: string | null): void;
  has(element: HTMLElement, name: string): boolean;
  giveBack(): void;
}

export function setTemporaryAttributes(): TemporaryAttributes {
  const before = new Map<HTMLElement, Map<string, string | null>>();
  const write = (element: HTMLElement, name: string, value: string | null) => {
    if (element.getAttribute(name) === value) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  return {
    set(element, name, value) {
      const own = before.get(element) ?? new Map<string, string | null>();
      before.set(element, own);
      if (!own.has(name) && element.getAttribute(name) === value) return;
      if (!own.has(name)) own.set(name, element.getAttribute(name));
      write(element, name, value);
    },
    has: (element, name) => !!before.get(element)?.has(name),
    giveBack() {
      for (const [element, own] of before) for (const [name, value] of own) write(element, name, value);
      before.clear();
    },
  };
}
