import { isOnHost, playerCommands } from '../../../core/embed/player-messages.js';
import { withParameters } from './address-parts.js';
import type { PlayerEvent, Provider } from './provider.js';

const { hosts, play, pause } = playerCommands.youtube;
/** The player's own numbers. */
const states: Record<number, PlayerEvent> = { 0: 'stop', 1: 'play', 2: 'stop' };
const id = /^[\w-]{11}$/;
const inPath = /^(embed|shorts|live|v|e|watch)$/;
/** Longer than a video's id. Shorter ones are of the person who is signed in: "watch later", "liked videos". */
const listId = /^[A-Z]{2}[\w-]{10,}$/;
const channelId = /^UC[\w-]{22}$/;
/** Players that are named like videos. */
const listPlayer = 'videoseries';
const livePlayer = 'live_stream';

const parameter = ({ searchParams }: URL, name: string, shape: RegExp): string | undefined => {
  const value = searchParams.get(name);
  return value && shape.test(value) ? value : undefined;
};

export const youtube: Provider = {
  name: 'YouTube',
  hosts,
  idOf(address) {
    if (!isOnHost(address, ...hosts)) return null;
    const [first = '', second] = address.pathname.slice(1).split('/');
    const isShort = isOnHost(address, 'youtu.be');
    const found = isShort ? first : address.searchParams.get('v') ?? (inPath.test(first) ? second : undefined);
    if (found === livePlayer) return parameter(address, 'channel', channelId) ? livePlayer : null;
    if (found && found !== listPlayer) return id.test(found) ? found : null;
    const isList = ['embed', 'playlist', 'watch'].includes(first) && (address.searchParams.get('listType') ?? 'playlist') === 'playlist';
    return isList && parameter(address, 'list', listId) ? listPlayer : null;
  },
  playerOf(video, { isPlaying, isMuted, isLooping, startSeconds }, address) {
    const list = parameter(address, 'list', listId);
    return withParameters(`https://www.youtube-nocookie.com/embed/${video}`, {
      enablejsapi: true, playsinline: true, rel: '0', autoplay: isPlaying, mute: isMuted, start: startSeconds,
      end: parameter(address, 'end', /^\d+$/), list, channel: parameter(address, 'channel', channelId),
      clip: parameter(address, 'clip', /^[\w-]+$/), clipt: parameter(address, 'clipt', /^[\w-]+$/),
      loop: isLooping, playlist: isLooping && !list ? video : undefined, // a single video loops only as a list of itself
    });
  },
  messages: {
    play,
    pause,
    subscribe: [{ event: 'listening' }],
    eventOf({ event, info }) {
      if (event === 'onReady') return 'ready';
      if (event === 'onError') return 'fail';
      const state = event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState;
      return states[state as number] ?? null;
    },
    timeOf({ event, info }) {
      const { currentTime, duration } =
        event === 'infoDelivery' || event === 'initialDelivery' ? ((info ?? {}) as { currentTime?: unknown; duration?: unknown }) : {};
      return { seconds: currentTime, duration };
    },
  },
};
