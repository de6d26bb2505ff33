import { mix } from '../drawing/color.js';
import { round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glint } from './small-shapes.js';

export const heronAndWithies = picture({
  name: 'heron-and-withies',
  format: '1:1',
  alt: 'A heron stands in still water at first light; withies mark the channel and fade into fog.',
  focalPoint: [0.36, 0.55],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [
      [0, '#a9b8b6'], [0.3, '#cfd2c6'], [0.5, '#ead9c4'], [0.56, '#eed7bd'], [0.75, '#c3c3b8'], [1, '#7f9696']])}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([980, 690, 700], [
      [0, '#fff1d6', 0.95], [0.25, '#fbdcb6', 0.5], [1, '#f3c9a4', 0]])}"/><circle cx="980" cy="560" r="62"`
        + ` fill="#fff6e0"/>`);
    const far = (y: number, tone: string, rise: number, shift: number) => sheet.add(
      `<path d="M-20 ${y}Q${200 + shift} ${y - rise} ${420 + shift} ${y - rise * 0.3}T${860 + shift} `
        + `${y - rise * 0.5}T1420 ${y - rise * 0.2}V${y + 14}Q700 ${y + 26}-20 ${y + 12}Z" fill="${tone}"/>`);
    far(706, '#c3bdb2', 70, 0);
    far(726, '#a9aca3', 34, 160);
    sheet.group(`filter="${sheet.blur([60, 12])}"`, () => {
      for (let veil = 0; veil < 9; veil++) sheet.add(`<path d="${glint(random.between(100, 1300), 660 + veil * 18,
        random.between(500, 1200), 40)}" fill="#f6e8d6" opacity=".75"/>`);
    });
    // Withies: pairs of leaning poles, each with its broken mirror image; farther ones sink into the fog.
    for (let pole = 0; pole < 9; pole++) {
      const t = pole / 8;
      for (const side of [0, 1]) {
        const x = 800 + (side ? 1 : -1) * (50 + 470 * t ** 1.4) * (side ? 0.98 : 0.72) + (side ? 60 : 60) - 30 * t;
        const foot = 752 + 400 * t ** 1.7;
        const tall = 60 + 400 * t ** 1.2;
        if (!side && pole > 5) continue;
        const tone = mix('#cfc7b9', '#3b4346', t ** 0.7);
        const lean = random.bell() * 0.05 * tall;
        const wide = 2.4 + 9 * t;
        sheet.add(`<path d="M${round(x - wide / 2)} ${round(foot)}L${round(x + lean - wide * 0.3)} `
          + `${round(foot - tall)}h${round(wide * 0.6)}L${round(x + wide / 2)} ${round(foot)}Z" fill="${tone}"/>`);
        let twigs = '';
        for (let twig = 0; twig < 5; twig++) {
          const u = 0.74 + twig * 0.06;
          twigs += `M${round(x + lean * u)} ${round(foot - tall * u)}l${round((twig % 2 ? 1 : -1) * tall * 0.09)} `
            + `${round(-tall * 0.1)}`;
        }
        sheet.add(`<path d="${twigs}" stroke="${tone}" stroke-width="${round(1 + 2.4 * t)}" fill="none"`
          + ` stroke-linecap="round"/>`);
        let mirror = '';
        for (let ring = 0; ring < 14; ring++) mirror += glint(x - lean * ring / 14 + random.bell() * 3 * (1 + t),
          foot + 5 + ring * tall * 0.062, (wide + 7 * t) * random.between(0.7, 1.5), 3 + 7 * t);
        sheet.add(`<path d="${mirror}" fill="${tone}" opacity=".5"/>`);
      }
    }
    for (const [tone, opacity, count] of [['#fff3dd', 0.55, 120], ['#6f8789', 0.28, 130], ['#f3d5b4', 0.45,
      70]] as const) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const t = random() ** 1.3;
        d += glint(random.between(-40, width + 40), 756 + 650 * t, (30 + 230 * t) * random.between(0.4, 1.2), 1.4
          + 6 * t);
      }
      sheet.add(`<path d="${d}" fill="${tone}" opacity="${opacity}"/>`);
    }
    // The heron: one leg drawn up, neck in its S, crest blown back. Its reflection first.
    const body = 'M-8-150C-50-140-86-104-122-52C-134-36-148-10-152 14C-120 6-92-4-60-18C-20-14 26-30 46-70C62-104'
      + ' 48-146 20-158Z';
    const neck = 'M20-150C62-168 74-206 54-246C38-278 22-300 34-334C44-358 74-366 94-352L100-344C84-346 66-342'
      + ' 60-324C54-302 74-276 84-244C98-196 84-146 44-112Z';
    const bill = 'M82-356Q126-352 190-330Q128-334 88-338Z';
    const bird = (tones: Record<'body' | 'back' | 'neck' | 'ink' | 'bill' | 'leg', string>) =>
      `<path d="M-2-30L4 60L-2 214M8-34L14 60L10 214" stroke="${tones.leg}" stroke-width="0" fill="none"/>`
        + `<path d="M-14-26Q-8 40-4 96L-8 214h9L6 96Q6 40 8-28Z" fill="${tones.leg}"/><path d="M20-34Q44 10 30 52L6`
        + ` 70l-3-7L20 46Q28 14 6-28Z" fill="${tones.leg}"/>`
      + `<path d="${neck}" fill="${tones.neck}"/><path d="${body}" fill="${tones.body}"/>`
      + `<path d="M-4-148C-50-134-88-96-122-50C-134-34-146-12-152 14C-116 0-96-10-74-26C-40-50-10-96-4-148Z" fill="`
      + `${tones.back}"/>`
      + `<path d="M34-120C30-80 44-50 58-20C40-34 24-60 20-92Z" fill="${tones.neck}" opacity=".8"/>`
      + `<path d="M58-350Q34-356 2-334Q-14-322-30-322Q0-346 40-362Q62-368 82-356Z" fill="${tones.ink}"/>`
      + `<path d="${bill}" fill="${tones.bill}"/><circle cx="84" cy="-348" r="4" fill="${tones.ink}"/>`
      + `<path d="M-100-40Q-60-60-30-100M-120-12Q-80-30-50-58M-70-22Q-40-40-16-72" stroke="${tones.ink}"`
      + ` stroke-width="3.4" fill="none" opacity=".4" stroke-linecap="round"/><path d="M56-262Q66-236`
      + ` 72-210M66-220Q72-190 66-164" stroke="${tones.ink}" stroke-width="4" fill="none" stroke-dasharray="9 7"`
      + ` opacity=".6"/>`;
    const [x, y] = [470, 880];
    sheet.add(`<g transform="translate(${x} ${y + 430}) scale(1.12 -.86)" opacity=".4" filter="`
      + `${sheet.blur(5, 'tight')}">${bird({
        body: '#63767a', back: '#566a70', neck: '#b9bbb2', ink: '#2f3b40', bill: '#a98a5a', leg: '#5d5a4f' })}</g>`);
    let cuts = '';
    for (let cut = 0; cut < 24; cut++) cuts += glint(x - 10 + random.bell() * 80, y + 268 + cut * 17,
      random.between(90, 330), 5);
    sheet.add(`<path d="${cuts}" fill="#d5d1c4" opacity=".55"/>`);
    sheet.add(`<g transform="translate(${x} ${y}) scale(1.12)">${bird({
      body: sheet.linear([-150, -150, 60, -20], [[0, '#6f8389'], [0.6, '#93a3a4'], [1, '#d9c9b3']]),
      back: sheet.linear([-150, 0, 0, -150], [[0, '#3f5159'], [1, '#7c8f95']]),
      neck: sheet.linear([20, 0, 100, 0], [[0, '#a9aea9'], [0.6, '#e2d8c6'], [1, '#fff0d6']]),
      ink: '#26313a', bill: '#c98f45', leg: '#6d6455' })}</g>`);
    let ripples = '';
    for (const size of [60, 110, 170]) ripples += `M${x - size} ${y + 238}a${size} ${round(size * 0.14)} 0 1 0 `
      + `${size * 2} 0a${size} ${round(size * 0.14)} 0 1 0 ${-size * 2} 0`;
    sheet.add(`<path d="${ripples}" fill="none" stroke="#fff6e4" stroke-width="2.6" opacity=".6"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([760, 640, 1050], [[0.5, '#22343a', 0],
      [1, '#22343a', 0.4]])}"/>`);
    sheet.grain(0.5);
  },
});
