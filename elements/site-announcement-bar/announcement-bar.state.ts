import { isDue, type ClosingRecord } from '../../core/overlay/closing-record.js';

interface Wishes {
  readonly enabled: boolean;
  readonly dismissible: boolean;
  readonly version: number;
  readonly displayFrequency: number;
}

/** Whether an announcement is to be shown. `isOff`: the site's context says that it has none. */
export function shouldShow(wishes: Wishes, isOff: boolean, record: ClosingRecord | null, now: number): boolean {
  if (!wishes.enabled || isOff) return false;
  return !wishes.dismissible || isDue(record, { ...wishes, untilSignup: false }, now);
}

export class AnnouncementBarState {
  isShown = false;
}
