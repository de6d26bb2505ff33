import { HttpError } from '../../../kernel/http/http-error.js';

/** A message as JSON. Throws a refusal for invalid JSON, and for a message without what `isWhole` looks for. */
export function readEventBody<Event>(body: string, isWhole: (event: Partial<Event>) => boolean): Event {
  try {
    const event = JSON.parse(body) as Partial<Event> | null;
    if (typeof event === 'object' && event !== null && isWhole(event)) return event as Event;
  } catch {
    // Refused below.
  }
  throw new HttpError(400, { error: 'This message cannot be read.' });
}
