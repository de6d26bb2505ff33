import { isOnHost, playerCommands } from '../../../core/embed/player-messages.js';
import { withParameters } from './address-parts.js';
import type { PlayerEvent, Provider } from './provider.js';

const { hosts, play, pause } = playerCommands.vimeo;
const events: Record<string, PlayerEvent> = { ready: 'ready', play: 'play', pause: 'stop', ended: 'stop', finish: 'stop', error: 'fail' };
/**
 * Where a video's number stands, and the word that unlisted videos carry behind it. Other numbers are of users, albums,
 * events, or pages on demand, where not even the second number is the video that plays.
 */
const path = /^\/(?:(?:video|manage\/videos|channels\/[^/]+|groups\/[^/]+\/videos|(?:showcase|album)\/[^/]+\/video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const portfolioPath = /^\/[^/]+\/[^/]+\/video\/(\d+)\/?$/;
const framePath = /^\/(?:showcase|album|event)\/\d+\/embed(?:\/|$)/;

export const vimeo: Provider = {
  name: 'Vimeo',
  hosts,
  idOf(address) {
    if (isOnHost(address, 'vimeopro.com')) return portfolioPath.exec(address.pathname)?.[1] ?? null;
    return isOnHost(address, 'vimeo.com') ? path.exec(address.pathname)?.[1] ?? null : null;
  },
  isFrame: address => framePath.test(address.pathname),
  playerOf(video, { isPlaying, isMuted, isLooping, startSeconds }, address) {
    const word = address.searchParams.get('h') ?? path.exec(address.pathname)?.[2];
    const player = withParameters(`https://player.vimeo.com/video/${video}`, {
      dnt: true, playsinline: true, h: word ?? undefined, autoplay: isPlaying, muted: isMuted, loop: isLooping,
    });
    return startSeconds ? `${player}#t=${startSeconds}s` : player;
  },
  messages: {
    play,
    pause,
    subscribe: ['play', 'pause', 'ended', 'error', 'timeupdate'].map(value => ({ method: 'addEventListener', value })),
    eventOf: ({ event }) => events[String(event)] ?? null,
    timeOf: ({ event, data }) => (event === 'timeupdate' ? data ?? {} : {}) as { seconds?: unknown; duration?: unknown },
  },
};
