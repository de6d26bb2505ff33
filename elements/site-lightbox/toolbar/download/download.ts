import { canParseUrl } from '../../../../core/links/can-parse-url.js';
import { safeUrl } from '../../../../core/links/safe-url.js';
import { pageDocument } from '../../../../core/platform/page-document.js';
import type { Slide } from '../../slides/slide.js';
import type { ControlButton, MakeControl } from '../control.js';
import { fullAddress } from './full-address.js';

const icon = 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14';
/** On a slide, in it or around it: its author refuses. */
const refused = '[data-no-download]';

/** Null where the author refuses, or the slide is not a file. */
function buttonFor({ node, thumbnail, isVideo, link, dataSrc }: Slide): ControlButton | null {
  if (node.closest(refused) ?? node.querySelector(refused)) return null;
  const current = thumbnail?.currentSrc || thumbnail?.src || '';
  const written = safeUrl(fullAddress({ isVideo, link, dataSrc, srcset: thumbnail?.srcset ?? '', current }));
  if (!written || !canParseUrl(written, pageDocument.baseURI)) return null;
  const { href, origin } = new URL(written, pageDocument.baseURI);
  // Browsers save files of the same site only: others open beside the page.
  const isSaved = origin === location.origin;
  return { part: 'download', text: isSaved ? 'download' : 'openFile', icon, href, isSaved };
}

/** A link to the largest file of the current slide. */
export const download: MakeControl = ({ viewer }) => ({ button: () => buttonFor(viewer.slideAt(viewer.state.index)) });
