import { type Point, land, poly } from '../drawing/path.js';
import { mix, ramp } from '../drawing/color.js';
import { picture } from '../picture.js';
import { glint, grass } from './small-shapes.js';

export const lighthouseDusk = picture({
  name: 'lighthouse-dusk',
  format: '4:5',
  alt: 'A white lighthouse on a dark headland sends its beam over a violet sea at dusk.',
  focalPoint: [0.38, 0.42],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    const horizon = 930;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#1f2c47'], [0.4, '#4a4c6d'], [0.7, '#a0707c'], [0.88, '#e09c7c'], [1, '#f4c391']])}"/>`);
    let stars = '';
    for (let star = 0; star < 70; star++) {
      const y = random() ** 1.6 * 460;
      stars += glint(random.between(0, width), y, 2.6, 2.6 * random());
    }
    sheet.add(`<path d="${stars}" fill="#fdf1dc" opacity=".8"/>`);
    sheet.group(`filter="${sheet.blur([24, 4])}"`, () => Array.from({ length: 22 }, (_, streak) => {
      const y = 420 + streak * 22 + random.bell() * 10;
      const tone = ramp(['#59536f', '#96657a', '#e8a583', '#f9d3a0'], (y - 420) / 480);
      sheet.add(`<path d="${glint(random.between(100, 1150), y, random.between(300, 900), 8 + random() * 22)}" fill="`
        + `${tone
        }" opacity=".5"/>`);
    }));
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="`
      + `${sheet.linear([0, horizon, 0, height], [
        [0, '#cf9484'], [0.12, '#8f6f82'], [0.5, '#46496a'], [1, '#1d2840']])}"/>`);
    for (const [color, count] of [['#f7c79a', 120], ['#2a3352', 150], ['#d99b8c', 80]] as const) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const t = random() ** 1.3;
        d += glint(random.between(200, width + 60), horizon + 6 + t * 500, 24 + 170 * t, 1.2 + 7 * t);
      }
      sheet.add(`<path d="${d}" fill="${color}" opacity=".42"/>`);
    }

    const lamp: Point = [452, 382];
    sheet.group('style="mix-blend-mode:screen"', () => {
      sheet.add(`<path d="${poly([lamp, [1300, 150], [1300, 430]])}" fill="${sheet.linear([452, 0, 1200, 0], [
        [0, '#ffe9b0', 0.75], [0.3, '#ffd998', 0.36], [1, '#ffcf8a', 0]])}" filter="${sheet.blur(11)}"/>`);
      sheet.add(`<path d="${poly([lamp, [-80, 430], [-80, 560]])}" fill="${sheet.linear([452, 0, 0, 0], [
        [0, '#ffe9b0', 0.55], [1, '#ffcf8a', 0]])}" filter="${sheet.blur(11)}"/>`);
      sheet.add(`<circle cx="${lamp[0]}" cy="${lamp[1]}" r="230" fill="${sheet.radial([...lamp, 230], [
        [0, '#fff2c4', 0.85], [0.2, '#ffd68c', 0.4], [1, '#ff9f5c', 0]])}"/>`);
    });

    const hill = (x: number) => 1010 + 0.00055 * (x - 400) ** 2 + 40 * noise.layered(x * 0.006 + 4) + Math.max(0,
      x - 660) ** 1.5 * 0.022;
    const crest = Array.from({ length: 44 }, (_, step): Point => [step / 43 * 1160 - 30, hill(step / 43 * 1160 - 30)]);
    // The tower: a tapering white shaft, round by its shading.
    const tower = 'M396 1060L412 452H492L508 1060Z';
    sheet.add(`<path d="${tower}" fill="${sheet.linear([396, 0, 508, 0], [
      [0, '#c9a7a0'], [0.2, '#efd3c0'], [0.42, '#e2bfb2'], [0.75, '#8f7688'], [1, '#574f6b']])}"/>`);
    for (const [top, bottom] of [[556, 656], [800, 900]]) {
      const edge = (y: number) => 396 + (1060 - y) / 608 * 16;
      sheet.add(`<path d="M${edge(top)} ${top}Q452 ${top + 15} ${904 - edge(top)} ${top}L${904 - edge(bottom)} `
        + `${bottom}Q452 ${bottom + 17} ${edge(bottom)} ${bottom}Z" fill="${
          sheet.linear([396, 0, 508, 0], [[0, '#8f3d34'], [0.25, '#b9563f'], [0.6, '#7e3438'], [1, '#3d2236']])}"/>`);
    }
    for (const y of [500, 716, 960]) {
      sheet.add(`<path d="M441 ${y}q8-13 16 0v24h-16z" fill="#3a3049"/><path d="M444 ${y + 1}q5-8 10 0v20h-10z"`
        + ` fill="#ffcf86"/>`);
    }
    sheet.add('<path d="M396 440Q452 456 508 440L504 460Q452 474 400 460Z" fill="#3a3049"/>'
      + '<path d="M400 440V416M420 446V422M440 448V425M464 448V425M484 446V422M504 440V416M398 416Q452 432 506 416"'
      + ' stroke="#2c2740" stroke-width="4" fill="none"/>'
      + '<path d="M422 430V356H482V430Q452 440 422 430Z" fill="#ffe7a8"/>'
      + `<path d="M422 430V356H482V430Q452 440 422 430Z" fill="${sheet.radial([452, 386, 46], [[0, '#fffdf0'], [1,
        '#f7b765', 0.7]])}"/>`
      + '<path d="M436 356V434M468 356V434M422 392H482" stroke="#4a3a4c" stroke-width="3"/>'
      + '<path d="M410 358Q452 300 494 358Q452 370 410 358Z" fill="#7e3438"/><path d="M452 326v-34" stroke="#2c2740"'
      + ' stroke-width="4"/><circle cx="452" cy="322" r="7" fill="#4a2a38"/>');
    sheet.add('<path d="M520 1060V984L566 952L620 984V1060Z" fill="#d0a9a0"/><path d="M566 952L620 984V1070H572Z"'
      + ' fill="#6d5c77"/>'
      + '<path d="M508 990L566 946L632 990L622 994L566 958L516 996Z" fill="#4b2a3a"/><rect x="536" y="1000" width="20"'
      + ' height="24" fill="#ffc878"/>');
    sheet.add(`<path d="${land(crest, height + 20)}" fill="${sheet.linear([0, 980, 0, height], [
      [0, '#4e4658'], [0.3, '#33324a'], [1, '#151a2b']])}"/>`);
    sheet.group(`clip-path="${sheet.clip(land(crest, height + 20))}" filter="${sheet.spray(1.4)}"`, () => {
      for (let patch = 0; patch < 16; patch++) {
        const [x, y, r] = [random.between(0, 1000), random.between(1030, 1400), random.between(70, 170)];
        sheet.add(`<ellipse cx="${x | 0}" cy="${y | 0}" rx="${r | 0}" ry="${r * 0.4 | 0}" fill="${
          sheet.radial([x, y, r], [[0, '#8b6b74', 0.5], [1, '#8b6b74', 0]])}"/>`);
      }
    });
    for (let row = 0; row < 9; row++) {
      let d = '';
      for (let index = 0; index < 90; index++) {
        const x = random.between(-20, 1100);
        const y = hill(x) + 4 + row * row * 6 + random.bell() * 5;
        const tall = (16 + row * 11) * random.between(0.5, 1.15);
        d += grass(x, y, tall, tall * random.between(0.1, 0.6), 1.6 + row * 0.5);
      }
      sheet.add(`<path d="${d}" fill="${mix(ramp(['#6b5664', '#33304a', '#121726'], row / 8), '#c98d77', row < 2
        ? 0.25 : 0)}"/>`);
    }
    sheet.grain(0.55);
  },
});
