import type { Point } from '../drawing/path.js';
import { ramp } from '../drawing/color.js';
import { curve, round } from '../drawing/path.js';
import { picture } from '../picture.js';

interface Node {
  x: number;
  y: number;
  from: number;
  width: number;
  forks: number;
}

interface Reach {
  points: Point[];
  width: number;
}

export const creeksLowTide = picture({
  name: 'creeks-low-tide',
  format: '16:9',
  alt: 'Seen from the air, creeks at low tide branch like a tree through rust and green marsh.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    // Space colonisation: every creek grows towards the nearest marsh that still has no water.
    const nodes: Node[] = [[1640, 610], [520, 930], [-30, 150]].map(([x, y]) => ({ x, y, from: -1, width: 0,
      forks: 0 }));
    let dry = Array.from({ length: 470 }, (): Point => [random.between(-60, width + 40), random.between(-60, height
      + 60)]);
    for (let turn = 0; turn < 130 && dry.length > 12; turn++) {
      const pulls = new Map<number, Point>();
      for (const [x, y] of dry) {
        let [nearest, best] = [-1, 320];
        nodes.forEach((node, at) => {
          const gap = Math.hypot(node.x - x, node.y - y);
          if (gap < best) [nearest, best] = [at, gap];
        });
        if (nearest < 0) continue;
        const sum = pulls.get(nearest) ?? [0, 0];
        pulls.set(nearest, [sum[0] + (x - nodes[nearest].x) / best, sum[1] + (y - nodes[nearest].y) / best]);
      }
      for (const [at, [px, py]] of pulls) {
        const { x, y } = nodes[at];
        const angle = Math.atan2(py, px) + noise(x * 0.012, y * 0.012) * 1.1 + random.bell() * 0.12;
        nodes.push({ x: x + Math.cos(angle) * 15, y: y + Math.sin(angle) * 15, from: at, width: 0, forks: 0 });
      }
      dry = dry.filter(([x, y]) => !nodes.some(node => Math.hypot(node.x - x, node.y - y) < 24));
    }
    // Where creeks join, their cross-sections add up.
    for (let at = nodes.length - 1; at >= 0; at--) {
      const node = nodes[at];
      node.width = Math.max(1, node.width ** (1 / 1.45));
      if (node.from >= 0) {
        nodes[node.from].width += node.width ** 1.45 * 1.006;
        nodes[node.from].forks++;
      }
    }
    const reaches: Reach[] = [];
    nodes.forEach((node, at) => {
      if (node.forks === 1 && nodes.some(({ from }) => from === at)) return;
      const points: Point[] = [[node.x, node.y]];
      let wide = node.width;
      for (let walk = node.from; walk >= 0; walk = nodes[walk].from) {
        points.push([nodes[walk].x, nodes[walk].y]);
        wide = Math.max(wide, nodes[walk].forks > 1 ? 0 : nodes[walk].width);
        if (nodes[walk].forks > 1) break;
      }
      if (points.length > 1) reaches.push({ points: points.filter((_, step) => step % 3 === 0
        || step === points.length - 1), width: wide });
    });

    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#a3986a'], [0.35, '#ab8f5e'], [0.65, '#8f9065'], [1, '#6f7c62']])}"/>`);
    const cells = new Set<string>();
    const cell = (x: number, y: number) => `${Math.round(x / 9)},${Math.round(y / 9)}`;
    for (const { x, y, width: wide } of nodes) {
      const span = Math.ceil((wide * 0.7 + 4) / 9);
      for (let i = -span; i <= span; i++) for (let j = -span; j <= span; j++) cells.add(cell(x + i * 9, y + j * 9));
    }
    sheet.group(`filter="${sheet.spray(1.4)}"`, () => {
      for (let patch = 0; patch < 150; patch++) {
        const [px, py, r] = [random() * width, random() * height, random.between(26, 105)];
        const hue = ramp(['#4a6353', '#6d8258', '#a69d62', '#c79a5c', '#ad7248'], 0.5 + 0.75 * noise(px * 0.004,
          py * 0.005));
        sheet.add(`<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(r)}" ry="${round(r * 0.7)}" fill="${
          sheet.radial([px, py, r], [[0, hue, 0.7], [1, hue, 0]])}"/>`);
      }
    });
    const tones = ['#2f3f34', '#57613c', '#93502f', '#c99a5c', '#b8603c'];
    const dots = tones.map(() => '');
    for (let index = 0; index < 3000; index++) {
      const [px, py] = [random() * width, random() * height];
      if (cells.has(cell(px, py))) continue;
      const tone = Math.min(4, Math.max(0, Math.floor((0.5 + 0.6 * noise(px * 0.005 + 4, py * 0.006)
        + random.bell() * 0.13) * 5)));
      dots[tone] += `M${Math.round(px)} ${Math.round(py)}h${round(random() * 2)}`;
    }
    dots.forEach((d, tone) => sheet.add(`<path d="${d}" stroke="${tones[tone]}" stroke-width="${4.6 - tone * 0.5}"`
      + ` stroke-linecap="round" opacity=".7"/>`));

    const strokes = (grownBy: number, plus: number, color: string, extra = '') => {
      const tiers = new Map<number, string>();
      for (const { points, width: wide } of reaches) {
        const size = Math.round(wide * grownBy + plus);
        if (size < 1) continue;
        tiers.set(size, (tiers.get(size) ?? '') + curve(points.map(([px, py]): Point => [Math.round(px),
          Math.round(py)])));
      }
      sheet.group(`fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" ${extra}`, () => {
        for (const [size, d] of tiers) sheet.add(`<path d="${d}" stroke-width="${size}"/>`);
      });
    };
    strokes(1.9, 8, '#4d4636', 'opacity=".6"');
    strokes(1.6, 4.5, '#a58a6c');
    strokes(1.3, 1, sheet.linear([0, 0, width, height], [
      [0, '#6f9ca5'], [0.35, '#d5dccf'], [0.6, '#84aeb4'], [1, '#467485']]));
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#fff0d2', 0.25], [0.5, '#fff0d2', 0], [1, '#1c2a33', 0.32]])}"/>`);
    sheet.grain(0.5);
  },
});
