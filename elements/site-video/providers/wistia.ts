import { isOnHost } from '../../../core/embed/player-messages.js';
import { withParameters } from './address-parts.js';
import type { Provider } from './provider.js';

const hosts = ['wistia.com', 'wistia.net', 'wi.st'];
const id = /^[a-z\d]{10}$/;
/** A page, a player, and the files of a script embed; not `embed/channel/…` or `embed/playlists/…`. */
const path = /\/(?:medias|iframe|embed)\/([a-z\d]{10})(?:\.\w+)?\/?$/;
/** The class, the element or the script of an embed code. */
const inCode = /(?:\bwistia_async_|\bmedia-id=["']?|wistia\.(?:com|net)\/embed\/(?:medias\/)?)([a-z\d]{10})\b/;

export const wistia: Provider = {
  name: 'Wistia',
  hosts,
  idOf(address) {
    const shared = address.searchParams.get('wvideo'); // a link to any page that has the video
    if (shared && id.test(shared)) return shared;
    return isOnHost(address, ...hosts) ? path.exec(address.pathname)?.[1] ?? null : null;
  },
  isFrame: ({ pathname }) => pathname.startsWith('/embed/'),
  addressIn(code) {
    const found = inCode.exec(code)?.[1];
    return found ? `https://fast.wistia.net/embed/iframe/${found}` : null;
  },
  playerOf: (video, { isPlaying, isMuted, isLooping, startSeconds }) => withParameters(`https://fast.wistia.net/embed/iframe/${video}`, {
    doNotTrack: 'true', playsinline: 'true', autoPlay: isPlaying ? 'true' : undefined, muted: isMuted ? 'true' : undefined,
    endVideoBehavior: isLooping ? 'loop' : undefined, time: startSeconds,
  }),
};
