import type { DefaultTreeAdapterTypes, Token } from 'parse5';

/** An element of a page that is checked. */
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Something in a page that does not work as its author means it. */
export interface Finding {
  /** Beginning at 1. */
  readonly line: number;
  readonly column: number;
  /** `error`: it does not work. `warning`: it works, and should be written in another way. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** A line of output as editors and CI systems read it: `page.html:12:5: error: …` */
export const formatFinding = (file: string, { line, column, severity, message }: Finding): string => `${file}:${line}:${column}: ${severity}: ${message}`;

/** Where something is in a page. */
export type Place = Pick<Token.Location, 'startLine' | 'startCol'>;

export type Report = (place: Place, severity: Finding['severity'], message: string) => void;
