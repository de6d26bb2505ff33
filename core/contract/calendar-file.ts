/** How pages and a service read and write the lines of iCalendar files, and which of them say what an event is. */
export { decodeICalendar } from '../calendar/decode-icalendar.js';
export { eventNames } from '../calendar/event-names.js';
export { escapeText, foldContentLine, foldContentLine as foldLine } from '../calendar/fold-lines.js';
export { unfoldLines } from '../calendar/icalendar-lines.js';
export { readICalendarTime, readICalendarTime as readWrittenTime, standardTime } from '../calendar/icalendar-times.js';
