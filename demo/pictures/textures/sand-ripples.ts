import type { Point } from '../drawing/path.js';
import { mix } from '../drawing/color.js';
import { flow, round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const sandRipples = picture({
  name: 'sand-ripples',
  format: '3:2',
  alt: 'Ripples left in wet sand by the tide, crests gold in low sun and troughs holding blue water.',
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [[0, '#c7a887'], [1,
      '#9d7c60']])}"/>`);
    const rows = 27;
    for (let row = -2; row < rows; row++) {
      const gap = height / (rows - 4);
      const base = row * gap;
      const line = (shift: number) => (x: number): number => base + shift
        + 40 * noise(x * 0.0022 + 4, row * 0.16) + 17 * noise(x * 0.007, row * 0.47 + 9) + 6 * noise(x * 0.021,
        row * 0.9);
      const crest = line(0);
      const swell = (x: number) => gap * (0.62 + 0.28 * noise(x * 0.004 + 20, row * 0.6));
      const xs = Array.from({ length: 38 }, (_, step) => step / 37 * (width + 60) - 30);
      const top = xs.map((x): Point => [x, crest(x)]);
      const face = xs.map((x): Point => [x, crest(x) + swell(x)]).reverse();
      const trough = xs.map((x): Point => [x, crest(x) + swell(x) * 0.98 + Math.max(0, gap * 0.34 * (0.4
        + noise(x * 0.0035 + 40, row * 0.33)))]).reverse();
      const faceMiddle = [...face].reverse();
      sheet.add(`<path d="${flow(top)}L${flow(face).slice(1)}Z" fill="${sheet.linear([0, base - 20, 0, base + gap], [
        [0, '#6d5148'], [0.35, '#8a6a57'], [1, '#b6937a']])}" opacity=".9"/>`);
      sheet.add(`<path d="${flow(faceMiddle)}L${flow(trough).slice(1)}Z" fill="${sheet.linear([0, 0, width, 0], [
        [0, '#d9dccf'], [0.35, '#a3b9bd'], [0.7, '#7fa0aa'], [1, '#5f8492']])}" opacity=".85"/>`);
      const ridge = flow(top);
      sheet.add(`<path d="${ridge}" fill="none" stroke="${mix('#f9ddb0', '#e8bd8c', (row + 2) / rows)}" stroke-width="`
        + `${round(gap * 0.22)
        }" transform="translate(0 ${round(-gap * 0.1)})" opacity=".85"/>`
        + `<path d="${ridge}" fill="none" stroke="#fff3d6" stroke-width="2.4" transform="translate(0 `
        + `${round(-gap * 0.05)})" opacity=".8"/>`);
    }
    let [dark, pale] = ['', ''];
    for (let grain = 0; grain < 1500; grain++) {
      const d = `M${round(random() * width)} ${round(random() * height)}h${round(random() * 1.8)}`;
      if (grain % 2) dark += d; else pale += d;
    }
    sheet.add(`<path d="${dark}" stroke="#4f362c" stroke-width="1.8" stroke-linecap="round" opacity=".4"/>`
      + `<path d="${pale}" stroke="#fff1d3" stroke-width="1.8" stroke-linecap="round" opacity=".5"/>`);
    // A cockle shell and its shadow.
    sheet.add(`<ellipse cx="1092" cy="668" rx="64" ry="26" fill="#33231f" opacity=".6" filter="${sheet.blur(9)}"/>`);
    const fan = 'M1040 660C1010 600 1034 548 1080 540C1128 546 1146 602 1112 660Q1076 676 1040 660Z';
    sheet.add(`<path d="${fan}" fill="${sheet.radial([1060, 570, 120], [[0, '#fffaf0'], [0.6, '#ecd6c0'], [1,
      '#b58a78']])}"/>`);
    let ribs = '';
    for (let rib = -5; rib <= 5; rib++) ribs += `M1076 662Q${round(1076 + rib * 9)} 600 ${round(1079 + rib * 10.2)} `
      + `${round(543 + rib * rib * 1.7)}`;
    sheet.add(`<path d="${ribs}" fill="none" stroke="#a3705f" stroke-width="2.4" opacity=".6" clip-path="`
      + `${sheet.clip(fan)}"/><path d="M1028 600Q1078 574 1130 604M1030 628Q1078 606 1124 630" fill="none"`
      + ` stroke="#c4978a" stroke-width="4" opacity=".5"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [[0, '#ffe9bd',
      0.36], [0.5, '#ffe9bd', 0], [1, '#1e2430', 0.46]])}"/>`);
    sheet.grain(0.5);
  },
});
