import { pageDocument } from '../../../../core/platform/page-document.js';
import { getSlideName } from '../../history/deep-links.js';
import type { MakeControl } from '../control.js';
import { slideLink } from './slide-link.js';

const shareIcon = 'M12 14.5V4M8 7.5l4-4 4 4M8 10.5H5.5v9h13v-9H16';
const linkIcon = 'M10.2 13.8a4 4 0 0 0 5.6 0l3-3a4 4 0 0 0-5.6-5.6l-.8.8M13.8 10.2a4 4 0 0 0-5.6 0l-3 3a4 4 0 0 0 5.6 5.6l.8-.8';

/** Gives the link of the current slide to the visitor's device to share, or copies it where that shares nothing. */
export const share: MakeControl = ({ viewer, notify }) => {
  // A page without an address of its own, such as a preview, has nothing to give.
  const hasAddress = /^https?:$/.test(location.protocol);
  const shares = typeof navigator.share === 'function';
  const { clipboard } = navigator as { readonly clipboard?: Clipboard }; // none without https
  if (!hasAddress || !(shares || clipboard)) return null;

  const copy = async (url: string) => {
    try {
      await clipboard!.writeText(url);
      notify('linkCopied');
    } catch { // a frame that may not
      notify('linkNotCopied');
    }
  };
  const give = async (url: string, title: string) => {
    if (!shares) return copy(url);
    try {
      await navigator.share({ url, title });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy(url); // that is the visitor's own no
    }
  };
  return {
    button: () => ({ part: 'share', ...shares ? { text: 'share', icon: shareIcon } as const : { text: 'copyLink', icon: linkIcon } as const }),
    press() {
      const { alt } = viewer.slideAt(viewer.state.index);
      void give(slideLink(location.href, getSlideName(viewer.node)), alt || pageDocument.title);
    },
  };
};
