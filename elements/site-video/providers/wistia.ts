import { isOnHost, withParameters } from './address-parts.js';
import type { Provider } from './provider.js';

const path = /\/(?:medias|iframe|embed)\/(\w{6,})$/;

export const wistia: Provider = {
  name: 'Wistia',
  idOf: address => (isOnHost(address, 'wistia.com', 'wistia.net', 'wi.st') ? path.exec(address.pathname)?.[1] ?? null : null),
  playerOf: (film, { isPlaying, isMuted, isLooping, startSeconds }) => withParameters(`https://fast.wistia.net/embed/iframe/${film}`, {
    doNotTrack: 'true', playsinline: 'true', autoPlay: isPlaying ? 'true' : undefined, muted: isMuted ? 'true' : undefined,
    endVideoBehavior: isLooping ? 'loop' : undefined, time: startSeconds,
  }),
};
