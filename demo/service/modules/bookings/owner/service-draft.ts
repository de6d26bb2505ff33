import { emailProblem, plainEmail } from 'site-elements/contract/fields/email';
import { isTimeZone } from '../../../kernel/time/local-time.js';
import { weekdayNames } from '../booking-text.js';
import type { BookingService } from '../bookings.schema.js';
import { formatOpeningHours, readClosedDays, readOpeningHours } from '../opening-hours.js';
import { type OwnerText, ownerText } from '../texts.js';

/** Numbers of a service: the name of the field, its column, bounds, and minutes of one unit. */
export const numberFields = [
  { name: 'minutes', title: 'bookingMinutes', column: 'minutes', min: 5, max: 1440, unit: 1 },
  { name: 'step', title: 'bookingStep', column: 'stepMinutes', min: 5, max: 1440, unit: 1 },
  { name: 'buffer', title: 'bookingBuffer', column: 'bufferMinutes', min: 0, max: 1440, unit: 1 },
  { name: 'seats', title: 'bookingSeats', column: 'seats', min: 1, max: 1000, unit: 1 },
  { name: 'most', title: 'bookingMostPeople', column: 'mostPeople', min: 1, max: 50, unit: 1 },
  { name: 'lead', title: 'bookingLead', column: 'leadMinutes', min: 0, max: 8760, unit: 60 },
  { name: 'change', title: 'bookingChangeUntil', column: 'changeMinutes', min: 0, max: 8760, unit: 60 },
  { name: 'ahead', title: 'bookingAhead', column: 'daysAhead', min: 1, max: 365, unit: 1 },
  { name: 'remind', title: 'bookingRemind', column: 'remindMinutes', min: 0, max: 720, unit: 60 },
] as const satisfies readonly { name: string; title: OwnerText; column: keyof BookingService; min: number; max: number; unit: number }[];

type NumberColumns = Pick<BookingService, (typeof numberFields)[number]['column']>;
export type ServiceColumns = Omit<BookingService, 'id' | 'language' | 'createdAt'>;

/** A service as its owner types it. */
export interface ServiceDraft {
  readonly title: string;
  readonly description: string;
  readonly numbers: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly hours: readonly string[];
  readonly closedDays: string;
  readonly notify: string;
  readonly isOpen: boolean;
}

/** The zone of the service, which is that of the site where both are in one place. */
const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};

export const newDraft = (): ServiceDraft => ({
  title: '', description: '', timeZone: ownZone(), closedDays: '', notify: '', isOpen: true,
  numbers: { minutes: '60', step: '60', buffer: '0', seats: '1', most: '1', lead: '2', change: '24', ahead: '60', remind: '24' },
  hours: ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '', ''],
});

/** The draft of a stored service. */
export const serviceDraft = (service: BookingService): ServiceDraft => ({
  title: service.title, description: service.description, timeZone: service.timeZone, notify: service.notify ?? '', isOpen: service.isOpen,
  numbers: Object.fromEntries(numberFields.map(({ name, column, unit }) => [name, String(service[column] / unit)])),
  hours: Array.from({ length: 7 }, (_, at) => service.hours[at] ?? ''),
  closedDays: service.closedDays.map(closed => closed.replace('/', ' – ')).join('\n'),
});

/** What the editor has posted. */
export const readDraft = (text: (name: string) => string): ServiceDraft => ({
  title: text('title').trim().slice(0, 120), description: text('description').trim().slice(0, 2000), timeZone: text('timeZone').trim(),
  notify: plainEmail(text('notify')), isOpen: text('open') === 'yes',
  numbers: Object.fromEntries(numberFields.map(({ name }) => [name, text(name).trim().slice(0, 20)])),
  hours: Array.from({ length: 7 }, (_, at) => text(`hours${at}`).trim().slice(0, 200)),
  closedDays: text('closedDays').slice(0, 10_000),
});

const isNumberIn = (text: string, min: number, max: number): boolean => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** What has to be corrected, a sentence each. */
export function findFaults({ title, numbers, timeZone, hours, closedDays, notify }: ServiceDraft): string[] {
  const days = weekdayNames();
  return [
    ...title ? [] : [ownerText('bookingNameWanted')],
    ...numberFields.filter(({ name, min, max }) => !isNumberIn(numbers[name] ?? '', min, max))
      .map(({ title: label, min, max }) => ownerText('bookingNumberWrong', { label: ownerText(label), min, max })),
    ...isTimeZone(timeZone) ? [] : [ownerText('bookingZoneWrong')],
    ...hours.flatMap((text, at) => (readOpeningHours(text) ? [] : [ownerText('bookingHoursWrong', { day: days[at]! })])),
    ...readClosedDays(closedDays) ? [] : [ownerText('bookingClosedWrong')],
    ...notify === '' || emailProblem(notify) === null ? [] : [ownerText('bookingEmailWrong')],
  ];
}

/** A draft without faults, as it is stored. */
export const serviceColumns = ({ title, description, numbers, timeZone, hours, closedDays, notify, isOpen }: ServiceDraft): ServiceColumns => ({
  title, description, timeZone, isOpen, notify: notify || null,
  hours: hours.map(text => formatOpeningHours(readOpeningHours(text) ?? [])),
  closedDays: readClosedDays(closedDays) ?? [],
  ...Object.fromEntries(numberFields.map(({ name, column, unit }) => [column, Number(numbers[name]) * unit])) as NumberColumns,
});
