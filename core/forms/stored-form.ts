import type { FormHost } from './form.settings.js';

/**
 * A tag with a form ID and nothing else shows the form that its owner has stored; one with `sync` shows its own list until the stored one
 * is there. How it is read is fetched only for those. `onRead`: the settings have changed. Returns what looks again.
 */
export function storedForm(host: FormHost, onRead: () => void): () => void {
  let shown = '';
  let ours: unknown = null;
  /** Whether the page has neither a form nor a list of its own, which stay as they are. */
  const isWanted = () => {
    const { formId, backend, fields, sync } = host.values;
    return formId !== '' && backend === 'site' && (!fields || fields === ours || sync) && !host.element!.querySelector('form:not([data-site-drawn])');
  };
  return () => {
    const { formId } = host.values;
    if (formId === shown || !isWanted()) return;
    shown = formId;
    void import('./stored-form/show-stored-form.js').then(({ showStoredForm }) => showStoredForm(host, {
      isWanted: () => host.values.formId === formId && isWanted(),
      onRead() {
        ours = host.values.fields;
        onRead();
      },
    }), () => { shown = ''; }); // asked again when the element changes
  };
}
