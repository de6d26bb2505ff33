export interface SessionTrack { readonly title: string; readonly artist: string; readonly album: string; readonly artwork: string }
type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

const seen = (): MediaSession | null => ('mediaSession' in navigator ? navigator.mediaSession : null);
let current: object | null = null;

/** Gives the device's media keys and its lock screen to one player; the next one takes them over. */
export function claimMediaSession(owner: object, { title, artist, album, artwork }: SessionTrack, handlers: Handlers): void {
  const session = seen();
  if (!session) return;
  current = owner;
  session.metadata = new MediaMetadata({ title, artist, album, artwork: artwork ? [{ src: artwork }] : [] });
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch { /* a key that this browser does not know */ }
  }
}

/** Reports the player's position to the device. */
export function updateMediaSession(owner: object, isPlaying: boolean, { currentTime, duration, playbackRate }: HTMLMediaElement): void {
  const session = seen();
  if (!session || current !== owner) return;
  session.playbackState = isPlaying ? 'playing' : 'paused';
  if (Number.isFinite(duration) && duration > 0) session.setPositionState?.({ duration, playbackRate, position: Math.min(currentTime, duration) });
}

/** Gives the keys back. */
export function leaveMediaSession(owner: object): void {
  const session = seen();
  if (!session || current !== owner) return;
  current = null;
  session.metadata = null;
  session.playbackState = 'none';
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack', 'seekto', 'seekbackward', 'seekforward'] as const) {
    try {
      session.setActionHandler(action, null);
    } catch { /* as above */ }
  }
}
