import type { FollowButton } from './button.js';

interface Script { readonly PinUtils?: { build(box: HTMLElement): void } }

/** https://developers.pinterest.com/docs/web-features/follow-button */
export const pinterest: FollowButton = {
  name: 'Pinterest',
  hosts: ['pinterest.com', 'pinterest.co.uk', 'pinterest.de', 'pinterest.fr', 'pinterest.es', 'pinterest.it', 'pinterest.ie'],
  script: 'https://assets.pinterest.com/js/pinit.js',
  make({ href, pathname }, page) {
    const [, name] = /^\/([\w-]+)\/?$/.exec(pathname) ?? [];
    if (!name) return null;
    const link = page.createElement('a');
    link.href = href;
    link.dataset.pinDo = 'buttonFollow';
    link.textContent = name;
    return link;
  },
  draw: (box, view) => (view as Script).PinUtils?.build(box),
};
