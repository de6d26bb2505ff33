import type { FollowButton } from './button.js';

interface Script { readonly PinUtils?: { build(box: HTMLElement): void } }

/** A path may have percent signs that stand for no letter. */
function nameIn(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** https://developers.pinterest.com/docs/web-features/follow-button */
export const pinterest: FollowButton = {
  name: 'Pinterest',
  hosts: ['pinterest.com', 'pinterest.co.uk', 'pinterest.de', 'pinterest.fr', 'pinterest.es', 'pinterest.it', 'pinterest.ie'],
  script: 'https://assets.pinterest.com/js/pinit.js',
  make({ href, pathname }, page) {
    if (!/^\/[^/]+\/?$/.test(pathname)) return null;
    const link = page.createElement('a');
    link.href = href;
    link.dataset.pinDo = 'buttonFollow';
    link.textContent = nameIn(pathname.replaceAll('/', ''));
    return link;
  },
  draw: (box, view) => (view as Script).PinUtils?.build(box),
};
