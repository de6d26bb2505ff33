import { dictionaryOf, finiteNumber, type Decoder } from '../../core/registry/decode.js';
import { editorLimits } from '../../core/contract/editor-limits.js';

/** One recording of the author's. */
export interface AudioTrack { readonly title: string; readonly address: string }

/** More tracks than an editor lets an album have are not read. */
export const maxTracks = editorLimits.tracksPerAlbum;
export const playbackRates: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];
/** Within this time "previous" goes to the track before, later to the beginning of this one. */
const restartAfterSeconds = 3;
/** Nearer to an end than this there is nothing to return to. */
const edgeSeconds = 5;
/** How many places a device keeps. */
const maxPlaces = 50;

/** Hours, minutes and seconds as clocks of players show them: `1:02:03`, `4:05`. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds of a link such as `#t=1:30` or `#t=90`, as media fragments write them; null for any other text. */
export function parseMediaFragment(hash: string): number | null {
  const [, hours, minutes, seconds] = /^#t=(?:npt:)?(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash) ?? [];
  return seconds === undefined ? null : Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}

/** Where visitors have stopped, by address; whatever else was stored is left out. */
export type Places = Readonly<Record<string, number>>;
export const storedPlaces: Decoder<Places> = (value, report, path) => {
  const places = dictionaryOf(finiteNumber(0))(value, report, path);
  return places && Object.fromEntries(Object.entries(places).slice(-maxPlaces));
};

/** The places with another one: the newest last, so that the oldest go. */
export function withPlace(places: Places, address: string, seconds: number, duration: number): Places {
  const others = Object.entries(places).filter(([known]) => known !== address);
  const isWorthIt = seconds > edgeSeconds && !(duration - seconds < edgeSeconds);
  return Object.fromEntries(isWorthIt ? [...others, [address, seconds] as const].slice(-maxPlaces) : others);
}

/** Which track plays, and where. Runs in Node; the sound itself is the browser's. */
export class AudioState {
  tracks: readonly AudioTrack[] = [];
  index = 0;
  isPlaying = false;
  hasFailed = false;
  seconds = 0;
  /** NaN until it is known, infinite for a broadcast. */
  duration = Number.NaN;
  speed = 1;
  /** From 0 to 1. */
  volume = 1;
  isMuted = false;
  hasTranscript = false;
  /** The page has been read: addresses are its own. A server knows no page. */
  isRead = false;
  /** Beginnings of chapters in seconds, in the order of the author's links. */
  chapters: readonly number[] = [];

  get track(): AudioTrack | null { return this.tracks[this.index] ?? null; }
  get hasLength(): boolean { return Number.isFinite(this.duration) && this.duration > 0; }
  get hasNext(): boolean { return this.index < this.tracks.length - 1; }
  get hasPrevious(): boolean { return this.index > 0 || this.seconds > restartAfterSeconds; }

  /** The chapter that is heard: the last that has begun; -1 before the first. */
  get chapter(): number {
    let found = -1;
    this.chapters.forEach((start, index) => {
      if (start <= this.seconds + 0.01 && (found < 0 || start >= this.chapters[found]!)) found = index;
    });
    return found;
  }

  /** Takes the tracks as they stand now; the one that plays stays the one, wherever it stands. */
  read(tracks: readonly AudioTrack[]): void {
    const { track } = this;
    this.isRead = true;
    this.tracks = tracks.slice(0, maxTracks);
    const again = track ? this.tracks.findIndex(({ address }) => address === track.address) : 0;
    this.index = Math.max(again, 0);
  }

  /** Goes to a track; false if it does not exist. */
  select(index: number): boolean {
    if (!this.tracks[index]) return false;
    if (index !== this.index) [this.seconds, this.duration, this.hasFailed] = [0, Number.NaN, false];
    this.index = index;
    return true;
  }

  /** What "previous" means now: the beginning of this track, or the track before. */
  get previousMeans(): 'restart' | 'track' { return this.seconds > restartAfterSeconds || this.index === 0 ? 'restart' : 'track'; }
}
