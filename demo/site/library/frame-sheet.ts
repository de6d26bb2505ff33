import { readFile } from 'node:fs/promises';
import type { Example } from '../content/examples.js';
import { repository } from '../content/repository.js';

/** How wide a frame is inside on a phone of 390 pixels, a tablet of 820 and a desktop of 1280. */
export const frameWidths = [352, 752, 1176] as const;

/** How high the examples of one element are in pixels, in frames of these widths; by the example's name. */
export type FrameHeights = Readonly<Record<string, readonly number[]>>;

/** Where the heights stand, beside the examples. Made by `npx tsx test/e2e/demo/measure-frames.ts`. */
export const frameHeightsFile = (tag: string) => `${repository}elements/${tag}/examples/frame-heights.json`;

/** The measured heights of an element's examples; empty if none were measured. */
export async function readFrameHeights(tag: string): Promise<FrameHeights> {
  return JSON.parse(await readFile(frameHeightsFile(tag), 'utf8').catch(() => '{}'));
}

/** Enough for a dialog or a cart beside the page. */
const overlayRoomPx = 520;

export interface FrameSheetParts {
  examples: readonly Example[];
  heights: FrameHeights;
  /** Tags that open something over the page. */
  overlays: readonly string[];
  /** The example in the configurator: on a wide page it is drawn as on a desktop, however narrow its place is. */
  configured?: string;
}

/**
 * The style sheet that reserves the height of every frame on an element page, so that nothing shifts when the frames
 * load. Between two measured widths, the height is interpolated linearly: exact for pictures, close enough for text. An
 * example that has not been measured gets the height in `library.css`.
 */
export function frameSheet({ examples, heights, overlays, configured }: FrameSheetParts): string {
  return examples.map(({ name, markup }) => {
    const example = `[id="${name}"]`;
    const opensOver = overlays.some(overlay => markup.includes(`<${overlay}`));
    const room = opensOver ? `${example} iframe { --frame-room: ${overlayRoomPx}px; }\n` : '';
    return room + sheetOf(example, heights[name] ?? [], name === configured);
  }).join('');
}

function sheetOf(example: string, heights: readonly number[], isConfigured: boolean): string {
  const lines = heights.slice(1).map((height, index) => {
    const [fromWidth, toWidth] = [frameWidths[index]!, frameWidths[index + 1]!];
    return { fromWidth, declarations: line({ fromWidth, toWidth, fromHeight: heights[index]!, toHeight: height }) };
  });
  const rules = lines.map(({ fromWidth, declarations }, index) => {
    const rule = `${example} iframe { ${declarations} }\n`;
    return index === 0 ? rule : `@container (width >= ${fromWidth}px) { ${rule.trim()} }\n`;
  });
  // a phone shown on a wide page
  const phone = lines.slice(0, 1).map(({ declarations }) => `${example}:has([value="phone"]:checked) iframe { ${declarations} }\n`);
  const desktop = isConfigured ? lines.slice(-1).map(({ declarations }) =>
    `@media (width >= 64rem) { ${example}:has([value="desktop"]:checked) iframe { ${declarations} } }\n`) : [];
  return [...rules, ...phone, ...desktop].join('');
}

interface Stretch {
  fromWidth: number;
  toWidth: number;
  fromHeight: number;
  toHeight: number;
}

function line({ fromWidth, toWidth, fromHeight, toHeight }: Stretch): string {
  const slope = (toHeight - fromHeight) / (toWidth - fromWidth);
  const values = {
    slope: slope.toFixed(4),
    base: `${(fromHeight - slope * fromWidth).toFixed(1)}px`,
    least: `${Math.min(fromHeight, toHeight)}px`,
    most: `${Math.max(fromHeight, toHeight)}px`,
  };
  return Object.entries(values).map(([name, value]) => `--frame-${name}: ${value};`).join(' ');
}
