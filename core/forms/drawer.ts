import type { FormHost } from './form.settings.js';

/** A list longer than this is drawn in groups. */
const longCount = 40;

/**
 * Keeps a form drawn from the field list, where the author wrote no form. The answer of each call: whether anything has
 * changed. How fields are drawn is fetched only by pages that have such a list.
 */
export function drawer(host: FormHost): () => Promise<boolean> {
  const element = host.element!;
  let drawnFor = '';
  let isLoading = false;
  return async function draw(): Promise<boolean> {
    if (isLoading) return false;
    const own = element.querySelector('form:not([data-site-drawn])');
    const asked = host.values.fields as readonly unknown[] | null; // what is no list is told of where it is read
    if (!asked || asked.length === 0) {
      const drawn = element.querySelector('form[data-site-drawn]');
      drawn?.remove();
      return drawn !== null;
    }
    if (own) {
      host.warn('there is a form and a field list; expected one of them; using the form.');
      return false;
    }
    isLoading = true;
    const [{ drawForm }, groups] = await Promise.all([
      import('./draw/draw-form.js'), asked.length > longCount ? import('./draw/in-groups.js') : undefined,
    ]).finally(() => { isLoading = false; });
    if (host.signal.aborted) return false;
    const { fields, submitText, action } = host.values;
    // By its length: a host may make its list anew whenever it is asked.
    if ((fields as typeof asked)?.length !== asked.length) return draw();
    const before = element.querySelector<HTMLFormElement>('form[data-site-drawn]');
    // A list that is given anew may say the same: the form, and what is typed in it, stays.
    const wanted = JSON.stringify([fields, submitText, action]);
    if (before && wanted === drawnFor) return false;
    drawnFor = wanted;
    const form = drawForm(element, host, before, groups?.inGroups);
    if (before) before.replaceWith(form);
    else element.append(form);
    return true;
  };
}
