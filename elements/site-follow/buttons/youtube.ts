import type { FollowButton } from './button.js';

interface Script { readonly gapi?: { readonly ytsubscribe?: { go(box: HTMLElement): void } } }

/** https://developers.google.com/youtube/youtube_subscribe_button. It knows channels by their id. */
export const youtube: FollowButton = {
  name: 'YouTube',
  hosts: ['youtube.com', 'm.youtube.com'],
  script: 'https://apis.google.com/js/platform.js',
  make({ pathname }, page) {
    const [, id] = /^\/channel\/(UC[\w-]{22})\/?$/.exec(pathname) ?? [];
    if (!id) return null;
    const box = page.createElement('div');
    box.className = 'g-ytsubscribe';
    Object.assign(box.dataset, { channelid: id, layout: 'default', count: 'hidden' });
    return box;
  },
  draw: (box, view) => (view as Script).gapi?.ytsubscribe?.go(box),
};
