import { isOnHost, withParameters } from './address-parts.js';
import type { Heard, Provider } from './provider.js';

const events: Record<string, Heard> = { ready: 'ready', play: 'play', pause: 'stop', ended: 'stop', finish: 'stop', error: 'fail' };
/** The film's number, and the word that unlisted films carry behind it. */
const path = /\/(\d{4,})(?:\/(\w+))?$/;

export const vimeo: Provider = {
  name: 'Vimeo',
  idOf: address => (isOnHost(address, 'vimeo.com') ? path.exec(address.pathname.replace(/\/$/, ''))?.[1] ?? null : null),
  playerOf(film, { isPlaying, isMuted, isLooping, startSeconds }, address) {
    const word = address.searchParams.get('h') ?? path.exec(address.pathname)?.[2];
    const player = withParameters(`https://player.vimeo.com/video/${film}`, {
      dnt: true, playsinline: true, h: word ?? undefined, autoplay: isPlaying, muted: isMuted, loop: isLooping,
    });
    return startSeconds ? `${player}#t=${startSeconds}s` : player;
  },
  talk: {
    play: { method: 'play' },
    pause: { method: 'pause' },
    listen: ['play', 'pause', 'ended', 'error'].map(value => ({ method: 'addEventListener', value })),
    hear: ({ event }) => events[String(event)] ?? null,
  },
};
