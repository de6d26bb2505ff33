import { isOnHost, withParameters } from './address-parts.js';
import type { Heard, Provider } from './provider.js';

const command = (func: string) => ({ event: 'command', func, args: '' });
/** The player's own numbers. */
const states: Record<number, Heard> = { 0: 'stop', 1: 'play', 2: 'stop' };
const id = /^[\w-]{6,}$/;

export const youtube: Provider = {
  name: 'YouTube',
  idOf(address) {
    const isShort = isOnHost(address, 'youtu.be');
    if (!isShort && !isOnHost(address, 'youtube.com', 'youtube-nocookie.com')) return null;
    const [first, second] = address.pathname.slice(1).split('/');
    const found = isShort ? first : address.searchParams.get('v') ?? (/^(embed|shorts|live|v)$/.test(first!) ? second : null);
    return found && id.test(found) ? found : null;
  },
  playerOf: (film, { isPlaying, isMuted, isLooping, startSeconds }) => withParameters(`https://www.youtube-nocookie.com/embed/${film}`, {
    enablejsapi: true, playsinline: true, rel: '0', autoplay: isPlaying, mute: isMuted, start: startSeconds,
    loop: isLooping, playlist: isLooping ? film : undefined, // a single film loops only as a list of itself
  }),
  talk: {
    play: command('playVideo'),
    pause: command('pauseVideo'),
    listen: [{ event: 'listening' }],
    hear({ event, info }) {
      if (event === 'onReady') return 'ready';
      if (event === 'onError') return 'fail';
      const state = event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState;
      return states[state as number] ?? null;
    },
  },
};
