import { EmbedGate } from '../../core/embed/embed-gate.js';
import { writeJson } from '../../core/registry/write-json.js';
import type { EmbedSource } from './embed-source.js';
import type { Frame } from './services/service.js';

/** A service never means a height outside of this range. */
const [minHeightPx, maxHeightPx] = [80, 4000];

/** Width over height from `16:9`, `16/9` or `1.78`; null if the text is not a ratio. */
export function readRatio(text: string): number | null {
  const [, width, height = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

/** What is embedded, whether it is shown, and how large. Runs in Node. */
export class EmbedState {
  readonly gate = new EmbedGate();
  /** What the embed code or the author's link calls it. */
  title = '';
  /** Frames load when they are near the screen. */
  isNear = false;
  /** What the author wants. */
  wanted: { readonly ratio: number | null; readonly heightPx: number } = { ratio: null, heightPx: 0 };
  /** What the frame has told. */
  #requestedHeightPx = 0;

  constructor(public source: EmbedSource | null = null) {}

  get isOpen(): boolean { return this.source?.kind === 'frame' && this.gate.isOpen; }

  get hasFrame(): boolean { return this.isOpen && this.isNear; }

  describe(source: EmbedSource | null, title: string): void {
    if (writeJson(source) !== writeJson(this.source)) this.#requestedHeightPx = 0;
    this.source = source;
    this.title = title;
  }

  /** Applies the height that a frame requests; false if it is invalid, or if the author has set one. */
  hearHeight(height: unknown): boolean {
    const px = Math.round(Number(height));
    if (!(px >= minHeightPx) || px > maxHeightPx || px === this.#requestedHeightPx || this.wanted.heightPx || this.wanted.ratio) return false;
    this.#requestedHeightPx = px;
    return true;
  }

  /** As custom properties of the frame: a height, or a ratio. */
  get size(): { readonly heightPx: number; readonly ratio: number | null } {
    const { ratio, heightPx } = this.wanted;
    const usual: Partial<Frame> = this.source?.kind === 'frame' ? this.source.frame : {};
    if (heightPx || ratio) return { heightPx, ratio: heightPx ? null : ratio };
    if (this.#requestedHeightPx) return { heightPx: this.#requestedHeightPx, ratio: null };
    return { heightPx: usual.heightPx ?? 0, ratio: usual.heightPx ? null : usual.ratio ?? 16 / 9 };
  }
}
