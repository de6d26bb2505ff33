import type { Layout } from '../designs/design.js';
import { shapeOf } from './shape-of.js';

const set = (element: HTMLElement | null, name: string, shape: number | null) => {
  element?.style.setProperty(name, shape ? String(shape) : null);
};

type Give = (layout: Layout, slides: readonly HTMLElement[], stage: HTMLElement | null) => boolean;

/**
 * Tells the style sheets what they cannot know: the shapes of the pictures in lines, and of a strip's first and last.
 * Each call takes back what the last one has given, and returns whether a shape is still missing.
 */
export function giveShapes(): Give {
  let shaped: readonly HTMLElement[] = [];
  return ({ place, aspectRatio }, slides, stage) => {
    const isOwn = aspectRatio === 'auto';
    const ends = isOwn && place === 'strip' ? slides : [];
    set(stage, '--_first', ends[0] ? shapeOf(ends[0]) : null);
    set(stage, '--_last', ends[0] ? shapeOf(ends.at(-1)!) : null);
    const shapes = new Map(isOwn && place === 'lines' ? slides.map(slide => [slide, shapeOf(slide)]) : []);
    for (const slide of new Set([...shaped, ...shapes.keys()])) set(slide, '--_shape', shapes.get(slide) ?? null);
    shaped = [...shapes.keys()];
    return [...shapes.values()].includes(null);
  };
}
