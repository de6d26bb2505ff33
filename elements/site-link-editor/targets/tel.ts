export interface PhoneFields { readonly number: string; readonly extension: string }

const extensionAtEnd = /(?:;ext=|\s*(?:ext(?:ension)?\.?|x|#)\s*:?\s*)(\d{1,10})$/i;

/** Reads what follows `tel:`, or a number as it was typed: `030 / 12 34-5 ext. 6`. */
export function parseTel(text: string): PhoneFields {
  let written = text.trim();
  try {
    written = decodeURIComponent(written);
  } catch { /* a percent sign that begins no character stays */ }
  const extension = extensionAtEnd.exec(written);
  return { number: extension ? written.slice(0, extension.index).trim() : written, extension: extension?.[1] ?? '' };
}

/** A number as it is dialed: without separators, without the trunk zero after a country code, `+` for the prefix `00`. */
function dial(number: string): string {
  const plain = number.trim().replace(/^00(?=[1-9])/, '+');
  return plain.replace(plain.startsWith('+') ? /\(0\)|[\s().\u00a0\u2010-\u2015/-]/g : /[\s().\u00a0\u2010-\u2015/-]/g, '');
}

/** The link of a phone number; empty without one. */
export function writeTel({ number, extension }: PhoneFields): string {
  const typed = parseTel(number);
  const end = (extension || typed.extension).replace(/\D/g, '');
  const digits = dial(typed.number);
  return digits && `tel:${digits}${end && `;ext=${end}`}`;
}
