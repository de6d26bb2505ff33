const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may be written into a page as it is. Only `html` and `trusted` make it. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

/**
 * Template tag for pages. Every value is escaped for text and quoted attributes alike, unless it is markup already;
 * lists are joined; `false`, `null` and `undefined` print nothing, so `${isOpen && html`<b>open</b>`}` reads well.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

/** Vouches for markup that was not written with `html`: an example file, a drawing. Never for anything a visitor sent. */
export function trusted(text: string): Html {
  return new Html(text);
}

function print(value: HtmlValue): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(print).join('');
  return String(value).replace(/[&<>"']/g, character => entities[character]!);
}
