import { cropModes, type Size } from '../../core/image/frame.js';
import type { Frame } from './get-frame.js';
import type { ImageHost } from './image.settings.js';
import type { Outline } from './features/outline.js';

interface Shown {
  readonly host: ImageHost;
  readonly outline: Outline | null;
  /** What the <img> takes up. */
  readonly box: Size;
  readonly frame: Frame;
  /** `aspect-ratio` of the <img>. */
  readonly ratio: string;
}

/** Less is rounding. */
const visiblePx = 0.5;

/**
 * Passes the position of the image to the style sheets, by custom properties that the author's <img> inherits, however deep
 * it is. Measures nothing: the box comes from an observer.
 */
export function showFrame({ host, outline, box, frame: { place, position }, ratio }: Shown): void {
  const { left, top, width, height } = place;
  const sides = [top, box.width - left - width, box.height - top - height, left];
  const isLetterboxed = Math.max(...sides) > visiblePx;
  const padding = isLetterboxed ? sides.map(side => `${side}px`).join(' ') : '';
  const clip = outline?.clip(place);
  const properties = { // an empty one goes: the sheets know what holds without it
    ratio,
    fit: cropModes[host.values.cropMode],
    at: position.map(value => `${value}%`).join(' '),
    pad: padding,
    clip: clip ?? (isLetterboxed && !outline?.drop ? `inset(${padding} round var(--_corner))` : ''),
    round: clip || isLetterboxed ? '0px' : '',
    drop: outline?.drop ?? '',
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
  const { style } = host.element!.shadowRoot!.querySelector<HTMLElement>('#root')!;
  for (const [name, value] of Object.entries(properties)) style.setProperty(`--_${name}`, value);
}
