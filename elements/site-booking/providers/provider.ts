/** What a guest wants: a local date and time as browsers write them, and how many come. */
export interface TableChoice { readonly date: string; readonly time: string; readonly guests: number }

/** How the element is drawn: OpenTable's wide widget, fields in a row, or one below the other. */
export type BookingLayout = 'wide' | 'row' | 'column';

/** A part of the choice that a service's address can have. */
export type BookingField = keyof TableChoice;

export const tableFields: readonly BookingField[] = ['guests', 'date', 'time'];

/** A booking service. A new one is one file with such a record and one line in `providers.ts`. */
export interface BookingProvider {
  /** As guests know it. */
  readonly name: string;
  readonly hosts: readonly string[];
  /** What guests choose on the page, because the service's address can have it; all three by default. */
  readonly fields?: readonly BookingField[];
  /** Whether it is for appointments and not for tables. */
  readonly isForAppointments?: boolean;
  /** The service's page of this restaurant with the choice in it; null where the address is of no restaurant. */
  pageOf(address: URL, choice: TableChoice): string | null;
  /** The service's own widget, to be framed in place; left out if the service has none, null if the address has too little information. */
  frameOf?(address: URL, layout: BookingLayout, language: string): { readonly address: string; readonly heightPx: number } | null;
}

/** An address with parameters; empty ones are left out. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, String(value));
  return url.href;
}
