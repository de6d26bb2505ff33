import type { FormHost } from './form.settings.js';

/** A list longer than this is drawn in groups. */
const longCount = 40;

/** Says whether a list asks for anything. */
const isAsked = (fields: unknown): boolean => !!fields && !(Array.isArray(fields) && fields.length === 0);

/**
 * Keeps a form drawn from the field list, where the author wrote no form. The answer of each call: whether anything has
 * changed. How fields are drawn is fetched only by pages that have such a list.
 */
export function drawer(host: FormHost): () => Promise<boolean> {
  const element = host.element!;
  let drawnFor = '';
  let isLoading = false;
  return async () => {
    if (isLoading) return false;
    const own = element.querySelector('form:not([data-site-drawn])');
    if (!isAsked(host.values.fields)) {
      const drawn = element.querySelector('form[data-site-drawn]');
      drawn?.remove();
      return drawn !== null;
    }
    if (own) {
      host.notice('there is a form and a field list; expected one of them; using the form.');
      return false;
    }
    isLoading = true;
    const isLong = (host.values.fields as readonly unknown[]).length > longCount;
    const [{ drawForm }, groups] = await Promise.all([
      import('./draw/draw-form.js'), isLong ? import('./draw/in-groups.js') : undefined,
    ]).finally(() => { isLoading = false; });
    if (host.signal.aborted) return false;
    const before = element.querySelector<HTMLFormElement>('form[data-site-drawn]');
    const { fields, submitText, action } = host.values;
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
