interface NotedHost {
  readonly element: HTMLElement | null;
  readonly language: string;
  readonly signal: AbortSignal;
  redraw(): void;
  onTextsChange(callback: () => void): void;
}

const notes = new WeakMap<object, string>();

/** A text about consent, followed by the purpose that the author has given the element. */
export function withPurpose(host: object, text: string): string {
  const note = notes.get(host);
  return note ? `${text} ${note}` : text;
}

/** Names the purpose of an element with `data-consent` in its placeholder, in the visitor's language. The texts load only then. */
export function followPurpose(host: NotedHost): void {
  const purpose = host.element?.getAttribute('data-consent')?.trim().toLowerCase();
  if (!purpose) return;
  const load = async () => {
    const { namePurpose } = await import('../consent/catalog/name-purpose.js');
    const note = await namePurpose(purpose, host.language);
    if (host.signal.aborted) return;
    notes.set(host, note);
    host.redraw();
  };
  const follow = () => void load().catch((error: unknown) => {
    console.warn('data-consent: the texts of purposes could not be loaded; the purpose is not named.', error);
  });
  host.onTextsChange(follow);
  follow();
}
