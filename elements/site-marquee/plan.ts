const basePxPerSecond = 60;
const [shortestWavePx, longestWavePx] = [250, 1000]; // spec: page-runtime-platform §9, path segment width
export const minWidthPx = 50; // spec: page-runtime-platform §5, §9
const stepHeightPx = 8;
const mostCopies = 50;

export interface MarqueeFacts {
  /** What is seen of it, and one round of the content with the gap after it. */
  readonly viewPx: number;
  readonly roundPx: number;
  readonly speed: number;
  readonly direction: 'left' | 'right';
  readonly isRightToLeft: boolean;
  readonly waveFrequency: number;
  readonly waveIntensity: number;
}

export interface MarqueePlan {
  /** How often the content is repeated after itself. */
  readonly copies: number;
  readonly durationMs: number;
  /** Where the content begins and ends a round, in pixels to the right. */
  readonly fromPx: number;
  readonly toPx: number;
  readonly wave: { readonly lengthPx: number; readonly heightPx: number } | null;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** How high the wave rises and falls. */
export const waveHeight = (intensity: number): number => intensity * stepHeightPx;

/** How a marquee moves; null where there is nothing to move, or no room to move in. Source: page-runtime-platform §3, §9. */
export function planMarquee({ viewPx, roundPx, speed, direction, isRightToLeft, waveFrequency, waveIntensity }: MarqueeFacts): MarqueePlan | null {
  if (!(viewPx >= minWidthPx && roundPx >= 1)) return null;
  // Copies follow the content in reading direction: it can go as far the other way.
  const farPx = isRightToLeft ? roundPx : -roundPx;
  const isAway = (direction === 'right') === isRightToLeft;
  const wantedPx = between(shortestWavePx, viewPx / waveFrequency, longestWavePx);
  return {
    copies: Math.min(mostCopies, Math.ceil(viewPx / roundPx)),
    durationMs: (roundPx / (basePxPerSecond * speed)) * 1000,
    fromPx: isAway ? 0 : farPx,
    toPx: isAway ? farPx : 0,
    // Whole waves in a round: where it starts again, nothing jumps.
    wave: waveIntensity > 0 ? { lengthPx: roundPx / Math.max(1, Math.round(roundPx / wantedPx)), heightPx: waveHeight(waveIntensity) } : null,
  };
}

/** Where the content is at a time, in pixels to the right of its own place. */
export const placeAt = ({ fromPx, toPx, durationMs }: MarqueePlan, timeMs: number): number => fromPx + (toPx - fromPx) * (timeMs % durationMs) / durationMs;

/** When in a round the content, or a copy of it, is there. */
export function timeAt({ fromPx, toPx, durationMs }: MarqueePlan, placePx: number): number {
  const rounds = (placePx - fromPx) / (toPx - fromPx);
  return (rounds - Math.floor(rounds)) * durationMs;
}

/** How one item rides the wave: half a wave up, half a wave down, from where it stands. */
export interface WaveTiming { readonly halfMs: number; readonly delayMs: number }

/** The ride of an item whose middle is `middlePx` to the right of the track's own place, before it moves. */
export function getWaveTiming(plan: MarqueePlan, roundPx: number, middlePx: number): WaveTiming | null {
  if (!plan.wave) return null;
  const { lengthPx } = plan.wave;
  const waveMs = plan.durationMs * (lengthPx / roundPx);
  const away = plan.toPx > plan.fromPx ? 1 : -1;
  const waves = (away * (middlePx + plan.fromPx)) / lengthPx;
  return { halfMs: waveMs / 2, delayMs: -((waves % 1 + 1) % 1) * waveMs };
}
