import type { DocumentMembers } from '../../../core/platform/page-document.js';

/** A network whose own follow button can take the place of a link. */
export interface FollowButton {
  readonly name: string;
  /** Hosts of links to it, without `www.`. */
  readonly hosts: readonly string[];
  /** Its script, loaded only after consent. */
  readonly script: string;
  /** What its script turns into a button, made for a link; null for a link that is not a profile. */
  make(link: URL, page: DocumentMembers): HTMLElement | null;
  /** Has the script, which has arrived, look at a box that came after it. */
  draw(box: HTMLElement, view: Window): void;
}
