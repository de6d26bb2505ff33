/** How a player is to start. */
export interface PlayerOptions {
  /** Plays as soon as it is there: the visitor has pressed play, or `force-autoplay` is set. */
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  /** Where the video begins. */
  readonly startSeconds: number;
}

/** What a message of a player reports. */
export type PlayerEvent = 'ready' | 'play' | 'stop' | 'fail';

/** The messages of a player that takes commands by `postMessage`. */
export interface PlayerMessages {
  readonly play: unknown;
  readonly pause: unknown;
  /** Sent when the player has loaded or is ready: has it report when it plays and stops. */
  readonly subscribe: readonly unknown[];
  eventOf(message: Record<string, unknown>): PlayerEvent | null;
  /** Where the player is and how long the video lasts, in seconds, as far as a message reports it. */
  timeOf(message: Record<string, unknown>): { readonly seconds?: unknown; readonly duration?: unknown };
}

/** A video service. A new one is one file with such a record and one line in `providers.ts`. */
export interface Provider {
  /** As visitors know it. */
  readonly name: string;
  /** Hosts of its pages and players. */
  readonly hosts: readonly string[];
  /**
   * Names what is played, in the addresses that the service documents: never a number of something else. Null for its
   * other pages, which get a link, and for the addresses of others.
   */
  idOf(address: URL): string | null;
  /** Address of the player. `address` is the one that `idOf` was given. */
  playerOf(id: string, options: PlayerOptions, address: URL): string;
  /** Whether an embed code may frame this address, although it names no video: the service's players of lists. */
  isFrame?(address: URL): boolean;
  /** Address of the video in an embed code that has no frame. */
  addressIn?(code: string): string | null;
  /** Omitted if a player accepts no commands: it is removed instead of paused. Source: media-layout §4, video. */
  readonly messages?: PlayerMessages;
}
