import type { FollowButton } from './button.js';
import { pinterest } from './pinterest.js';
import { x } from './x.js';
import { youtube } from './youtube.js';

export const followButtons: readonly FollowButton[] = [x, youtube, pinterest];

/** The network that a link leads to, if it is one with a button. */
export function followButtonFor(link: URL): FollowButton | null {
  const host = link.hostname.replace(/^www\./, '');
  return followButtons.find(({ hosts }) => hosts.includes(host)) ?? null;
}
