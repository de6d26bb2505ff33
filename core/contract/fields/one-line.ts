/** A text as one line: breaks become spaces, ends are trimmed. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
