import { canParseUrl } from '../links/can-parse-url.js';
import { writeJson } from '../registry/write-json.js';

/** Whether an address is on one of these hosts or below it. */
export const isOnHost = ({ hostname }: URL, ...hosts: readonly string[]): boolean =>
  hosts.some(host => hostname === host || hostname.endsWith(`.${host}`));

const youtubeCommand = (func: string) => ({ event: 'command', func, args: '' });

/** Services whose players take commands by `postMessage`. */
export const playerCommands = {
  youtube: {
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    play: youtubeCommand('playVideo'),
    pause: youtubeCommand('pauseVideo'),
    /** A player whose address does not allow messages ignores them. */
    isEnabled: (address: URL) => address.searchParams.get('enablejsapi') === '1',
  },
  vimeo: {
    hosts: ['vimeo.com', 'vimeopro.com'],
    play: { method: 'play' },
    pause: { method: 'pause' },
    isEnabled: () => true,
  },
} as const;

/** Pauses a player in the author's own frame. A player without commands is loaded again: nothing else stops its sound. */
function pauseFrame(frame: HTMLIFrameElement): void {
  if (!canParseUrl(frame.src)) return;
  const address = new URL(frame.src);
  const service = Object.values(playerCommands).find(({ hosts }) => isOnHost(address, ...hosts));
  if (service?.isEnabled(address)) frame.contentWindow?.postMessage(writeJson(service.pause), address.origin);
  else if (service) frame.contentWindow?.location.replace(frame.src);
}

/** Pauses a `<video>`, a `<site-video>`, or the player of a service in a frame. */
export function pauseVideo(video: Element): void {
  if (video instanceof HTMLIFrameElement) pauseFrame(video);
  else void (video as Partial<Pick<HTMLVideoElement, 'pause'>>).pause?.(); // not upgraded yet, it does not play
}
