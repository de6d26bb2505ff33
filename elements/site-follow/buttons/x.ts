import type { FollowButton } from './button.js';

interface Script { readonly twttr?: { readonly widgets?: { load(box: HTMLElement): void } } }

/** https://developer.x.com/en/docs/x-for-websites/follow-button/overview */
export const x: FollowButton = {
  name: 'X',
  hosts: ['x.com', 'twitter.com', 'mobile.twitter.com'],
  script: 'https://platform.twitter.com/widgets.js',
  make({ pathname }, page) {
    const [, name] = /^\/@?(\w{1,15})\/?$/.exec(pathname) ?? [];
    if (!name) return null;
    const link = page.createElement('a');
    link.className = 'twitter-follow-button';
    link.href = `https://twitter.com/${name}`;
    Object.assign(link.dataset, { showCount: 'false', dnt: 'true' });
    link.textContent = `@${name}`;
    return link;
  },
  draw: (box, view) => (view as Script).twttr?.widgets?.load(box),
};
