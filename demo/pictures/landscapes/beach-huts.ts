import { lighten, mix } from '../drawing/color.js';
import { poly, round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { cloud } from './cloud.js';
import { glint, grass } from './small-shapes.js';

export const beachHuts = picture({
  name: 'beach-huts',
  format: '3:2',
  alt: 'Five beach huts in rust, chalk, sea-green and pink stand in a row above the sand.',
  focalPoint: [0.5, 0.55],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, 640], [
      [0, '#7fb0bb'], [0.6, '#bcd6d2'], [1, '#f0e6d0']])}"/>`);
    cloud(sheet, { x: 360, y: 260, width: 560, height: 120, lit: '#fffaf0', shaded: '#d3dcd8' });
    cloud(sheet, { x: 1180, y: 190, width: 620, height: 130, lit: '#fffaf0', shaded: '#cfdad8' });
    cloud(sheet, { x: 800, y: 420, width: 1100, height: 80, lit: '#fbf3e2', shaded: '#dfe0d4', opacity: 0.8 });
    sheet.add(`<path d="M0 600Q260 520 560 560T1120 540T1500 580V720H0Z" fill="#c3c08e"/><path d="M0 640Q380 570 760`
      + ` 620T1500 610V760H0Z" fill="#a3a873"/>`);
    for (let row = 0; row < 4; row++) {
      let d = '';
      for (let index = 0; index < 120; index++) {
        const tall = 24 + row * 10;
        d += grass(random.between(0, width), 600 + row * 26 + random.bell() * 12, tall * random.between(0.6, 1.2),
          tall * random.between(0.05, 0.6), 2.4);
      }
      sheet.add(`<path d="${d}" fill="${['#a9ad78', '#8d9863', '#75854f', '#c9bf84'][row]}"/>`);
    }
    sheet.add(`<path d="M0 706Q400 686 800 702T1500 694V1000H0Z" fill="${sheet.linear([0, 690, 0, height], [
      [0, '#f3e3c3'], [0.5, '#e6cfa6'], [1, '#cfae83']])}"/>`);

    const huts = [
      { body: '#b8573c', trim: '#f3e7d2', door: '#2f4650' }, { body: '#f1e7d5', trim: '#6d979b', door: '#6d979b' },
      { body: '#7fa79f', trim: '#f6eddb', door: '#f1e3c8' }, { body: '#dba79b', trim: '#fbf2e2', door: '#8f4a3f' },
      { body: '#33505c', trim: '#f0dfc0', door: '#c98a4b' },
    ];
    const wide = 208;
    huts.forEach(({ body, trim, door }, at) => {
      const x = 128 + at * 254;
      const foot = 776 + 9 * Math.sin(at * 2.1);
      const eaves = foot - 262 - 12 * (at % 2);
      const peak = eaves - 120;
      const middle = x + wide / 2;
      sheet.add(`<path d="${poly([[x + 20, foot + 26], [x + wide, foot + 30], [x + wide + 210, foot - 4], [x + wide
        + 40, foot - 40]])}" fill="#7d6a78" opacity=".45" filter="${sheet.blur(6)}"/>`);
      sheet.add(`<path d="${poly([[x + wide - 2, eaves], [x + wide + 36, eaves - 16], [x + wide + 36, foot - 14], [x
        + wide - 2, foot]])}" fill="${mix(lighten(body, -0.16), '#4c4a60', 0.25)}"/>`);
      for (const leg of [x + 14, middle - 8, x + wide - 26]) {
        sheet.add(`<rect x="${leg}" y="${foot - 4}" width="14" height="34" fill="#6b5546"/><rect x="${leg}" y="`
          + `${foot - 4}" width="5" height="34" fill="#937660"/>`);
      }
      const front = `M${x} ${foot}V${eaves}L${middle} ${peak}L${x + wide} ${eaves}V${foot}Z`;
      sheet.add(`<path d="${front}" fill="${sheet.linear([x, 0, x + wide, 0], [[0, lighten(body, 0.05)], [1,
        lighten(body, -0.05)]])}"/>`);
      sheet.group(`clip-path="${sheet.clip(front)}"`, () => {
        for (let plank = 0; plank < 24; plank++) {
          const y = peak + plank * 16;
          sheet.add(`<rect x="${x}" y="${y}" width="${wide}" height="2.4" fill="${lighten(body, -0.15)}"`
            + ` opacity=".7"/><rect x="${x}" y="${y + 2.4}" width="${wide}" height="1.6" fill="${lighten(body, 0.1)}"`
            + ` opacity=".55"/>`);
        }
        sheet.add(`<path d="M${x} ${eaves + 10}L${middle} ${peak + 12}L${x + wide} ${eaves + 10}V${eaves + 40}L`
          + `${middle} ${peak + 42}L${x} ${eaves + 40}Z" fill="#3f3346" opacity=".3" filter="${sheet.blur(4)}"/>`);
      });
      const [dx, dy, dw] = [middle - 44, foot - 186, 88];
      sheet.add(`<rect x="${dx - 9}" y="${dy - 9}" width="${dw + 18}" height="195" fill="${trim}"/><rect x="${dx}" y="`
        + `${dy}" width="${dw}" height="186" fill="${door}"/>`
        + `<path d="M${dx + dw / 2} ${dy}v186" stroke="${lighten(door, -0.14)}" stroke-width="3"/><rect x="${dx}" y="`
        + `${dy}" width="${dw}" height="12" fill="#20182a" opacity=".25"/>`
        + `<rect x="${dx + 9}" y="${dy + 20}" width="28" height="44" fill="#3b5660"/><rect x="${dx + dw - 37}" y="`
        + `${dy + 20}" width="28" height="44" fill="#3b5660"/>`
        + `<path d="M${dx + 9} ${dy + 20}h20l-20 30zM${dx + dw - 37} ${dy + 20}h20l-20 30z" fill="#bcd4d0"`
        + ` opacity=".8"/>`
        + `<rect x="${dx + 8}" y="${dy + 84}" width="30" height="86" fill="none" stroke="${lighten(door, -0.12)}"`
        + ` stroke-width="3"/><rect x="${dx + dw - 38}" y="${dy + 84}" width="30" height="86" fill="none" stroke="`
        + `${lighten(door, -0.12)}" stroke-width="3"/>`
        + `<circle cx="${dx + dw / 2 + 10}" cy="${dy + 104}" r="4.5" fill="#d8b36a"/>`);
      sheet.add(`<path d="${poly([[x - 22, eaves + 14], [middle, peak - 12], [x + wide + 22, eaves + 14], [x + wide
        + 22, eaves - 4], [middle, peak - 32], [x - 22, eaves - 4]])}" fill="${trim}"/>`
        + `<path d="${poly([[middle, peak - 32], [x + wide + 22, eaves - 4], [x + wide + 58, eaves - 20], [middle
        + 36, peak - 46]])}" fill="#7d6a66"/>`
        + `<path d="${poly([[x + wide + 22, eaves + 14], [x + wide + 22, eaves - 4], [x + wide + 58, eaves - 20], [x
        + wide + 58, eaves - 4]])}" fill="#4f4450"/>`);
      sheet.add(`<path d="${poly([[dx - 20, foot + 2], [dx + dw + 20, foot + 2], [dx + dw + 34, foot + 44], [dx - 34,
        foot + 44]])}" fill="#a58467"/>`
        + `<path d="M${dx - 22} ${foot + 8}h${dw + 44}l6 10h${-dw - 56}zM${dx - 30} ${foot + 28}h${dw + 60}l5 9h`
        + `${-dw - 70}z" fill="#d4b48f"/>`);
    });
    // Sand: wind ripples, footprints of light, a few shells.
    for (const [color, opacity, count] of [['#b8956c', 0.35, 170], ['#fff3d9', 0.55, 150]] as const) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const t = random();
        const x = random.between(-30, width);
        d += glint(x, 836 + 164 * t + 10 * noise(x * 0.01, t * 6), (40 + 120 * t) * random.between(0.5, 1.2), 2
          + 5 * t);
      }
      sheet.add(`<path d="${d}" fill="${color}" opacity="${opacity}"/>`);
    }
    for (const [x, y, s] of [[40, 930, 1.2], [1440, 940, 1.4], [1330, 1000, 1.1], [150, 1000, 1]] as const) {
      let [a, b] = ['', ''];
      for (let leaf = 0; leaf < 30; leaf++) {
        const tall = 130 * s * random.between(0.5, 1.1);
        const d = grass(x + random.bell() * 44, y + 30, tall, random.between(-0.25, 0.5) * tall, 5 * s);
        if (leaf % 3) a += d; else b += d;
      }
      sheet.add(`<path d="${a}" fill="#6d7c4a"/><path d="${b}" fill="#d3c68a"/>`);
    }
    let shells = '';
    for (let index = 0; index < 40; index++) shells += `M${round(random() * width)} `
      + `${round(random.between(850, 990))}h2`;
    sheet.add(`<path d="${shells}" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/>`);
    sheet.grain(0.45);
  },
});
