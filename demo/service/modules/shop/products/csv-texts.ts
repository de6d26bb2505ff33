import { decodeEntities, plainText } from 'site-elements/contract/reading';

export const textToHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Text of a shop's HTML. It is shown as text and never as HTML. Text with line breaks alone, as an exported file has it, keeps its blanks. */
export const descriptionText = (markup: string): string =>
  (/<(?!br>)/i.test(markup) ? plainText(markup) : decodeEntities(markup.replace(/<br>/gi, '\n'))).trim();

/** A title, a tag or an option that may have entities and tags. */
export function cellText(markup: string): string {
  const text = plainText(markup);
  return text === markup ? text.trim() : text.split('\n').map(line => line.trim()).filter(Boolean).join(' ');
}

/** A text for an exported file: escaped only where reading it back would change it. */
export const asCellText = (text: string): string => (cellText(text) === text ? text : textToHtml(text));
