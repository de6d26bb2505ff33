/** What a person reads of a page: its texts, and attributes that stand for texts. Styles, scripts and what is pasted as code aside. */
function wordsOf(page: string): string[] {
  const read = page.replace(/<(style|script|code|pre|textarea)\b[^]*?<\/\1>/g, '');
  const texts = [...read.matchAll(/>([^<]*\p{L}{2}[^<]*)</gu), ...read.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2}[^"]*)"/gu)];
  return texts.map(([, words]) => words!.trim());
}

/** Tests only: what two pages in two languages both say, of which one is English. Names that the owner wrote are for the test to leave out. */
export function leftInEnglish(english: string, other: string): string[] {
  const said = new Set(wordsOf(english));
  return [...new Set(wordsOf(other))].filter(words => said.has(words));
}
