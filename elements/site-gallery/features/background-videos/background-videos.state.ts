import { atom } from 'nanostores';
import { normaliseIndex } from '../../slides/index-rules.js';

/** What keeps background videos from playing automatically. */
export interface Reasons {
  /** The visitor prefers reduced motion, or the address says `nomotion=true`. */
  readonly isMotionBlocked: boolean;
  readonly savesData: boolean;
  /** The browser has refused to play: a phone that saves its battery does. */
  readonly isRefused: boolean;
}

/** What the visitor has said with the button; null until they have. */
export type Choice = 'play' | 'pause' | null;

export interface BackgroundSnapshot {
  /** They play wherever they are seen. */
  readonly isOn: boolean;
  readonly count: number;
  /** One of them has controls of its own at its lower edge. */
  readonly hasControls: boolean;
}

const noReasons: Reasons = { isMotionBlocked: false, savesData: false, isRefused: false };

/** Whether the background videos of one gallery play. Knows no DOM. */
export class BackgroundVideos {
  readonly $state = atom<BackgroundSnapshot>({ isOn: false, count: 0, hasControls: false });
  /** Survives the feature: who has paused the videos of a gallery has paused them. */
  choice: Choice;
  #reasons = noReasons;

  constructor(choice: Choice = null) { this.choice = choice; }

  get isOn(): boolean { return this.$state.get().isOn; }

  /** The visitor's button. */
  toggle(): void {
    this.choice = this.isOn ? 'pause' : 'play';
    this.#reasons = { ...this.#reasons, isRefused: false };
    this.#draw();
  }

  setReasons(reasons: Partial<Reasons>): void {
    // When the preference for reduced motion begins, or playback is refused, the button was not used since.
    const isNew = (reasons.isMotionBlocked && !this.#reasons.isMotionBlocked) || reasons.isRefused;
    if (isNew && this.choice === 'play') this.choice = null;
    this.#reasons = { ...this.#reasons, ...reasons };
    this.#draw();
  }

  /** What there is to play has changed. */
  setVideos(count: number, hasControls: boolean): void {
    const now = this.$state.get();
    if (count !== now.count || hasControls !== now.hasControls) this.$state.set({ ...now, count, hasControls });
  }

  /** How much of a video is fetched before it plays. Without a poster, its first frame stands for it, unless that costs too much. */
  preloadOf({ isNear, hasPoster }: { readonly isNear: boolean; readonly hasPoster: boolean }): 'none' | 'metadata' | 'auto' {
    if (!isNear) return 'none';
    if (this.isOn) return 'auto';
    return hasPoster || this.#reasons.savesData ? 'none' : 'metadata';
  }

  #draw(): void {
    const isOn = this.choice ? this.choice === 'play' : !Object.values(this.#reasons).some(Boolean);
    if (isOn !== this.isOn) this.$state.set({ ...this.$state.get(), isOn });
  }
}

interface Row { readonly index: number; readonly count: number; readonly perGroup: number; readonly isLooping: boolean }

/** The slides that are in view or come next, one way or the other. */
export function countNearbySlides({ index, count, perGroup, isLooping }: Row): number[] {
  const reach = 2 * perGroup - 1;
  const around = [...Array(2 * reach + 1).keys()].map(at => index - reach + at);
  return [...new Set(around.map(at => (isLooping ? normaliseIndex(at, count) : at)))].filter(at => at >= 0 && at < count);
}
