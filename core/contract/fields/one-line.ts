/** A text as one line: breaks become spaces, ends are trimmed. By lines and not by one pattern, whose time would grow with its square. */
export const oneLine = (text: string): string => text.split(/[\r\n]+/).map(line => line.trim()).filter(Boolean).join(' ');
