const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&apos;' };

/** A text of an XML 1.0 document. What no such document may hold, as control characters and halves of characters, is left out. */
export const escapeXml = (text: string): string => text
  // eslint-disable-next-line no-control-regex -- these are left out
  .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
  .replace(/[&<>"']/g, mark => marks[mark]!);
