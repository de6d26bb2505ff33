/** Shares of a recording, in percent, that are reported: its start, each quarter and its end. */
export const playMarks = [0, 25, 50, 75, 100] as const;
export type PlayMark = (typeof playMarks)[number];

/** The detail of the event that reports a mark. */
export interface MediaProgress {
  readonly title: string;
  /** Address of the recording. */
  readonly address: string;
  readonly percent: PlayMark;
}

/** Between two reports of a player; a longer way is a seek, in which nothing was played. */
const longestStepSeconds = 5;
/** A player that loops, or reports a few times a second, may never report the very end. */
const endSeconds = 0.5;

/** Notices when a recording starts and when playing passes a quarter of it, each once for as long as it lives. */
export class PlayMarks {
  readonly #reached = new Map<string, Set<PlayMark>>();
  #address: string | null = null;
  #seconds = 0;

  /** Playing starts, or continues after a pause. Returns the marks that this has reached: the start, the first time. */
  begin(address: string, seconds: number): readonly PlayMark[] {
    [this.#address, this.#seconds] = [address, seconds];
    return this.#add(address, [0]);
  }

  /** Playback has reached a time. Returns the marks that were passed on the way and not before. */
  reach(seconds: number, durationSeconds: number): readonly PlayMark[] {
    const before = this.#seconds;
    this.#seconds = seconds;
    if (this.#address === null || !Number.isFinite(durationSeconds) || !(seconds > before) || seconds - before > longestStepSeconds) return [];
    const secondsOf = (mark: PlayMark) => (mark === 100 ? Math.max(durationSeconds - endSeconds, durationSeconds / 2) : durationSeconds * mark / 100);
    return this.#add(this.#address, playMarks.filter(mark => mark > 0 && secondsOf(mark) > before && secondsOf(mark) <= seconds));
  }

  #add(address: string, marks: readonly PlayMark[]): readonly PlayMark[] {
    const reached = this.#reached.get(address) ?? new Set();
    this.#reached.set(address, reached);
    const fresh = marks.filter(mark => !reached.has(mark));
    for (const mark of fresh) reached.add(mark);
    return fresh;
  }
}
