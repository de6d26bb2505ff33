/** The field of an element's form that takes the address; null where there is none. */
export const emailField = (element: Element): HTMLInputElement | null =>
  element.querySelector<HTMLInputElement>('form :is([type="email"], input[data-field="email"])[name]:not([name=""])');
