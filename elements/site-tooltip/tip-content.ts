import { pageDocument } from '../../core/platform/page-document.js';
import { writeText } from '../../core/platform/page.js';

/** The ids that are given here. */
export const ownId = /^site-tip-\d+$/;
let count = 0;

/** The author's tip, or one made of a text; null without either. It is in the page's tree: no description reaches into a shadow root. */
export function getTip(host: HTMLElement, text: string): HTMLElement | null {
  const tips = [...host.children].filter((child): child is HTMLElement => child.slot === 'tip');
  const isMade = (tip: HTMLElement) => tip.dataset.siteTipMade !== undefined;
  const authors = tips.find(tip => !isMade(tip));
  let made = tips.find(isMade);
  if (authors || !text) made?.remove();
  else {
    if (!made) host.append(made = Object.assign(pageDocument.createElement('span'), { slot: 'tip' }));
    made.dataset.siteTipMade = '';
    writeText(made, text);
  }
  const tip = authors ?? (text ? made! : null);
  // A clone arrives with the id of what it was cloned from.
  const isTaken = (id: string) => ownId.test(id) && pageDocument.getElementById(id) !== tip;
  if (tip && (!tip.id || isTaken(tip.id))) tip.id = `site-tip-${++count}`;
  return tip;
}

/** Removes what was made. */
export function removeCreatedTip(host: HTMLElement): void {
  host.querySelector(':scope > [data-site-tip-made]')?.remove();
}
