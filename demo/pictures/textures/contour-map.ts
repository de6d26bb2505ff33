import type { Point } from '../drawing/path.js';
import { ramp } from '../drawing/color.js';
import { picture } from '../picture.js';

export const contourMap = picture({
  name: 'contour-map',
  format: '3:2',
  alt: 'A chart of the estuary: depth contours from deep ink blue to pale sandbanks, with fine soundings.',
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="#27435a"/>`);
    const step = 15;
    const [columns, rows] = [Math.ceil(width / step) + 3, Math.ceil(height / step) + 3];
    const depth = (x: number, y: number) => {
      const warp = 130 * noise(x * 0.0019 + 30, y * 0.0019);
      const shore = (x - 700 + y * 0.34 + warp) / 1500;
      const channel = Math.exp(-(((y - 520 + 170 * Math.sin(x * 0.0042) + warp * 0.4) / 82) ** 2)) * 0.5;
      return shore + channel * (0.6 - Math.max(0, shore) * 0.4) * -1 + 0.62 * noise.layered(x * 0.0034, y * 0.0038, 3);
    };
    const grid = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_,
      column) => depth((column - 1) * step, (row - 1) * step)));
    /** Marching squares, joined into outlines: the land above a level, closed against the border. */
    const outlines = (level: number): Point[][] => {
      const at = (column: number, row: number) => (row <= 0 || column <= 0 || row >= rows - 1
        || column >= columns - 1 ? -9 : grid[row][column]) - level;
      const between = (c1: number, r1: number, c2: number, r2: number): Point => {
        const [a, b] = [at(c1, r1), at(c2, r2)];
        const t = Math.min(0.98, Math.max(0.02, a / (a - b)));
        return [(c1 - 1 + (c2 - c1) * t) * step, (r1 - 1 + (r2 - r1) * t) * step];
      };
      const next = new Map<string, Point[]>();
      const name = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
      for (let row = 0; row < rows - 1; row++) {
        for (let column = 0; column < columns - 1; column++) {
          const corners = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]] as const;
          const inside = corners.map(([c, r]) => at(c, r) > 0);
          for (let side = 0; side < 4; side++) {
            // Enter where inside turns to outside, leave at the next opposite change: land keeps to one hand.
            if (!(inside[side] && !inside[(side + 1) % 4])) continue;
            for (let turn = 1; turn < 4; turn++) {
              const exit = (side + turn) % 4;
              if (!inside[exit] && inside[(exit + 1) % 4]) {
                const from = between(...corners[side], ...corners[(side + 1) % 4]);
                const to = between(...corners[(exit + 1) % 4], ...corners[exit]);
                next.set(name(from), [from, to]);
                break;
              }
            }
          }
        }
      }
      const lines: Point[][] = [];
      for (const [first] of next) {
        const line: Point[] = [];
        let here: string | undefined = first;
        while (here && next.has(here)) {
          const [from, to]: Point[] = next.get(here)!;
          next.delete(here);
          line.push(from);
          here = name(to);
        }
        if (line.length > 5) lines.push(line);
      }
      return lines;
    };
    const smooth = (line: Point[]) => {
      const thin = line.filter((_, at) => at % 2 === 0);
      const middle = (a: Point, b: Point) => `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
      return `M${middle(thin[thin.length - 1], thin[0])}${thin.map((point, at) => `Q${Math.round(point[0])} `
        + `${Math.round(point[1])} ${
          middle(point, thin[(at + 1) % thin.length])}`).join('')}Z`;
    };
    const levels = 15;
    for (let index = 0; index < levels; index++) {
      const level = -0.62 + index * 0.095;
      const d = outlines(level).map(smooth).join('');
      if (!d) continue;
      const t = index / (levels - 1);
      const tone = ramp(['#2d4d65', '#3d687c', '#5c8c97', '#8fb5b1', '#c3d5c4', '#e9dfbf', '#dcc08e', '#bfa870',
        '#8f9863'], t);
      sheet.add(`<path d="${d}" fill="#14283a" opacity=".2" transform="translate(4 6)"/>`
        + `<path d="${d}" fill="${tone}" stroke="${ramp(['#7fa5b0', '#f4f1de', '#7d6a44'], t)}" stroke-width="`
        + `${index === 8 ? 3.4 : 1.6}" stroke-opacity=".75"/>`);
    }
    // Soundings, a dashed fairway and a compass rose: marks of a chart that need no letters.
    let marks = '';
    for (let mark = 0; mark < 130; mark++) {
      const [x, y] = [random() * width, random() * height];
      const here = depth(x, y);
      if (here < 0.1) marks += `M${Math.round(x)} ${Math.round(y)}h7m3 0h3`;
    }
    sheet.add(`<path d="${marks}" stroke="#f6f1df" stroke-width="2.2" opacity=".55"/>`);
    const fairway = Array.from({ length: 30 }, (_, at): Point => [at * 40 - 20,
      520 - 170 * Math.sin((at * 40 - 20) * 0.0042)]);
    sheet.add(`<path d="M${fairway.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}" fill="none"`
      + ` stroke="#f3a37c" stroke-width="4" stroke-dasharray="20 13" opacity=".95"/>`);
    sheet.add('<g transform="translate(190 800)" stroke="#f6f1df" fill="none"><circle r="96" stroke-width="2"'
      + ' opacity=".8"/><circle r="84" stroke-width="1.2" stroke-dasharray="2 7.16" opacity=".9"/>'
      + '<circle r="30" stroke-width="1.4" opacity=".7"/>'
      + '<path d="M0-112L13-13L112 0L13 13L0 112L-13 13L-112 0L-13-13Z" fill="#f6f1df" fill-opacity=".92"'
      + ' stroke="none"/><path d="M0-112L13-13L0 0ZM112 0L13 13L0 0ZM0 112L-13 13L0 0ZM-112 0L-13-13L0 0Z"'
      + ' fill="#b5533c" stroke="none"/><path d="M-50-50L-16-6M50-50L16-6M50 50L16 6M-50 50L-16 6" stroke-width="2"/>'
      + '</g>');
    sheet.add(`<rect x="26" y="26" width="${width - 52}" height="${height - 52}" fill="none" stroke="#f6f1df"`
      + ` stroke-width="2" opacity=".8"/><rect x="36" y="36" width="${width - 72}" height="${height - 72}" fill="none"`
      + ` stroke="#f6f1df" stroke-width="7" stroke-dasharray="48 48" opacity=".5"/>`);
    sheet.grain(0.45);
  },
});
