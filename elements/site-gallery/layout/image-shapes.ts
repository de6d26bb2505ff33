import type { Layout } from '../designs/design.js';
import { getAspectRatio } from '../slides/slide-images.js';

const setProperty = (element: HTMLElement | null, name: string, ratio: number | null) => {
  element?.style.setProperty(name, ratio ? String(ratio) : null);
};

/**
 * Sets what the style sheets cannot know: the aspect ratios of the images in lines, and of a strip's first and last.
 */
export class ImageShapes {
  #shaped: readonly HTMLElement[] = [];

  /** Takes back what the last call has set. Returns whether a ratio is still unknown. */
  apply({ place, aspectRatio }: Layout, slides: readonly HTMLElement[], stage: HTMLElement | null): boolean {
    const isOwn = aspectRatio === 'auto';
    const ends = isOwn && place === 'strip' ? slides : [];
    setProperty(stage, '--_first', ends[0] ? getAspectRatio(ends[0]) : null);
    setProperty(stage, '--_last', ends[0] ? getAspectRatio(ends.at(-1)!) : null);
    const ratios = new Map(isOwn && place === 'lines' ? slides.map(slide => [slide, getAspectRatio(slide)]) : []);
    for (const slide of new Set([...this.#shaped, ...ratios.keys()])) setProperty(slide, '--_shape', ratios.get(slide) ?? null);
    this.#shaped = [...ratios.keys()];
    return [...ratios.values()].includes(null);
  }
}
