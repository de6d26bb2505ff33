const views = new WeakMap<HTMLFormElement, HTMLFormElement>();

/**
 * A form's own properties and methods, whatever its fields are called: one named `elements` or `getAttribute` hides the
 * form's member of that name. Only to read and call: what takes a node is given the form itself.
 */
export function getFormMembers(form: HTMLFormElement): HTMLFormElement {
  let view = views.get(form);
  if (!view) {
    views.set(form, view = new Proxy(form, {
      get: (target, name) => {
        const value: unknown = Reflect.get(HTMLFormElement.prototype, name, target);
        return typeof value === 'function' ? value.bind(target) as unknown : value;
      },
      set: (target, name, value) => Reflect.set(HTMLFormElement.prototype, name, value, target),
    }));
  }
  return view;
}
