import { collectionType, pageType, type popupStyle } from '../../core/contract/enumerations.js';
import { isDue, type ClosingRecord, type Rules } from '../../core/overlay/closing-record.js';

/** What the page says against a popup that comes automatically. Source: page-runtime-platform §4. */
export interface PageFacts {
  /** Numbers of page-runtime-platform §2. */
  readonly pageType: number | null;
  /** Numbers of page-runtime-platform §3. */
  readonly collectionType: number | null;
  readonly isMobile: boolean;
  /** The address has the screenshot flag. */
  readonly isScreenshot: boolean;
}

export interface Wishes extends Rules {
  readonly overlayStyle: keyof typeof popupStyle;
  readonly enabled: boolean;
  readonly mobile: boolean;
}

/** Whether a popup comes automatically. Source: page-runtime-platform §4. */
export function opensAutomatically(wishes: Wishes, page: PageFacts, record: ClosingRecord | null, now: number): boolean {
  if (!wishes.enabled || wishes.overlayStyle === 'none' || page.isScreenshot) return false;
  if (page.pageType === pageType.splashPage || page.pageType === pageType.lockScreen || page.collectionType === collectionType.splashPage) return false;
  return (wishes.mobile || !page.isMobile) && isDue(record, wishes, now);
}

/** What is drawn of a popup. */
export class PopupState {
  isOpen = false;
  /** Its badge is shown while it is closed. */
  hasBadge = false;
  /** It can be closed without the author's own control. */
  canClose = true;
  heading = '';
}
