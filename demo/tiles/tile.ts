import sharp from 'sharp';
import { countryside } from './countryside/countryside.js';
import { graticule } from './graticule.js';
import { type Palette, palettes, type TileTheme } from './palette.js';
import { lineData, ringData } from './path-data.js';
import { roughen } from './roughen.js';
import { tileFrame, tileSize, touches } from './tile-frame.js';
import { worldFor } from './world.js';

/** To be raised when the drawing changes: names the files of a cache. */
export const tileVersion = 't1';

/** Draws one map tile as a PNG of 256 by 256 pixels. */
export async function drawTile(z: number, x: number, y: number, theme: TileTheme = 'light'): Promise<Buffer> {
  const svg = await tileSvg(z, x, y, palettes[theme]);
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 100, dither: 0, effort: 4 }).toBuffer();
}

async function tileSvg(z: number, column: number, row: number, palette: Palette): Promise<string> {
  const frame = tileFrame(z, column, row);
  const { land, borders } = await worldFor(z);
  let fill = '';
  let coast = '';
  for (const rings of land) {
    if (!touches(frame, rings[0].box)) continue;
    for (const ring of rings) {
      if (!touches(frame, ring.box)) continue;
      const rough = roughen(ring.points, frame);
      fill += ringData([...rough, ...ring.cap], frame);
      coast += lineData(rough, frame);
    }
  }
  const border = borders
    .filter(line => touches(frame, line.box))
    .map(line => lineData(line.points, frame))
    .join('');
  const near = countryside(frame, palette, coast);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 256 256">
<defs><clipPath id="land"><path d="${fill || 'M0 0'}" clip-rule="evenodd"/></clipPath>${near.defs}</defs>
<rect width="256" height="256" fill="${palette.sea}"/>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
<path d="${coast}" stroke="${palette.shallows}" stroke-width="${haloPx(z)}" stroke-opacity="0.55"/>
<path d="${coast}" stroke="${palette.shallows}" stroke-width="${haloPx(z) / 2.2}"/>
<path d="${graticule(frame)}" stroke="${palette.graticule}" stroke-width="0.7"/>
</g>
${near.offshore}
<path d="${fill}" fill="${palette.land}" fill-rule="evenodd"/>
<g clip-path="url(#land)">${near.onshore}</g>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
<path d="${border}" stroke="${palette.border}" ${z < 4 ? 'stroke-width="0.6"' : 'stroke-width="1.1" stroke-dasharray="5 3"'}/>
<path d="${coast}" stroke="${palette.coast}" stroke-width="${coastPx(z)}"/>
</g>
</svg>`;
}

function haloPx(z: number): number {
  return z < 3 ? 5 : z < 6 ? 10 : 20;
}

function coastPx(z: number): number {
  return z < 3 ? 0.5 : z < 7 ? 0.8 : 1.1;
}
