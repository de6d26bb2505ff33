/** How a player is wished to be. */
export interface PlayerWishes {
  /** Plays as soon as it is there: the visitor has pressed play, or `force-autoplay` is set. */
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  /** Where the film begins. */
  readonly startSeconds: number;
}

/** What a player says of itself. */
export type Heard = 'ready' | 'play' | 'stop' | 'fail' | null;

/** Speaks with a player by `postMessage`. */
export interface PlayerTalk {
  readonly play: unknown;
  readonly pause: unknown;
  /** Sent when the player is there or says it is ready: asks it to tell when it plays and stops. */
  readonly listen: readonly unknown[];
  hear(message: Record<string, unknown>): Heard;
}

/** A video service. A new one is one file with such a record and one line in `providers.ts`. */
export interface Provider {
  /** As visitors know it. */
  readonly name: string;
  /** Names the film in any of the service's addresses; null when the address is not of this service. */
  idOf(address: URL): string | null;
  /** Address of the player. */
  playerOf(id: string, wishes: PlayerWishes, address: URL): string;
  /** Left out where a player takes no commands: it is taken down instead of paused. Source: media-layout §4, video. */
  readonly talk?: PlayerTalk;
}
