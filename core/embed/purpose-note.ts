import { onAttributeChange } from '../platform/observers.js';

interface NotedHost {
  readonly element: HTMLElement | null;
  readonly language: string;
  readonly signal: AbortSignal;
  redraw(): void;
  onTextsChange(callback: () => void): void;
}

const notes = new WeakMap<object, { readonly purpose: string; readonly settings: string }>();

/** A text about consent, followed by the purpose that the author has given the element. */
export function withPurpose(host: object, text: string): string {
  const note = notes.get(host);
  return note ? `${text} ${note.purpose}` : text;
}

/** Text of a button that opens the cookie settings; empty for an element without `data-consent`. */
export const getSettingsText = (host: object): string => notes.get(host)?.settings ?? '';

/** Names the purpose of an element with `data-consent` in its placeholder, in the visitor's language. The texts load only then. */
export function followPurpose(host: NotedHost): void {
  const read = () => host.element?.getAttribute('data-consent')?.trim().toLowerCase() ?? '';
  const load = async (purpose: string) => {
    const { namePurpose, nameSettings } = await import('../consent/catalog/name-purpose.js');
    const note = { purpose: await namePurpose(purpose, host.language), settings: await nameSettings(host.language) };
    if (host.signal.aborted || read() !== purpose) return;
    notes.set(host, note);
    host.redraw();
  };
  const follow = () => {
    const purpose = read();
    if (!purpose) return notes.delete(host) ? host.redraw() : undefined;
    void load(purpose).catch((error: unknown) => {
      console.warn('data-consent: the texts of purposes could not be loaded; the purpose is not named.', error);
    });
  };
  host.onTextsChange(follow);
  if (host.element) onAttributeChange(host.element, ['data-consent'], follow, host.signal);
  follow();
}
