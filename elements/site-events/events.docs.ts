import { eventListDocs, eventMarkup } from '../../core/events/list/event-list.docs.js';
import type { Docs } from '../../core/manifest/docs.js';
import type { eventsSettings } from './events.settings.js';

export const eventsDocs: Docs<typeof eventsSettings> = {
  details: `Write each event as an \`<article>\` with a heading and a \`<time datetime="2026-12-05T19:00">\`; a second \`<time>\` is its end. Your
own nodes stay, and show in the row of their date. Times without an offset are meant in \`time-zone\`.

${eventMarkup}`,
  ...eventListDocs,
};
