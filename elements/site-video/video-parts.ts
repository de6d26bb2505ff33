import type { Host } from '../../core/element/host.js';
import type { Values } from '../../core/settings/table.js';
import { atom } from 'nanostores';
import type { Light } from './light-of.js';
import { $showing } from './showing.js';
import type { videoSettings } from './video.settings.js';
import { VideoMachine } from './video.state.js';

export type VideoHost = Host<typeof videoSettings.settings, typeof videoSettings.events, typeof videoSettings.texts>;
export type VideoValues = Values<typeof videoSettings.settings>;

const nothingWritten: Light = { link: '', hasVideo: false, hasPicture: false, hasTranscript: false, name: '' };

/** What one film is made of. */
export class VideoParts {
  readonly machine: VideoMachine;
  /** The author's markup; and whether it has had its time to arrive. */
  readonly $light = atom<Light & { readonly isSettled: boolean }>({ ...nothingWritten, isSettled: false });
  /** A player that said it cannot play. */
  readonly $hasFailed = atom(false);
  /** Width over height as the embed code says it. */
  ratio: number | null = null;

  constructor(host: VideoHost) {
    this.machine = new VideoMachine({
      claimed: () => $showing.set(this.machine),
      played: () => { host.emit('site-video-play'); },
      stopped: () => { host.emit('site-video-stop'); },
    });
  }

  nameOf({ label }: VideoValues): string { return label || this.$light.get().name; }
}
