import { mix } from '../drawing/color.js';
import { round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';
import { profiles } from '../pottery/profiles.js';
import { glint } from '../landscapes/small-shapes.js';
import { smallPot } from './small-pot.js';

export const shopFrontDusk = picture({
  name: 'shop-front-dusk',
  format: '3:2',
  alt: 'The pottery shop at dusk: warm windows full of pots shine on the wet street.',
  focalPoint: [0.45, 0.5],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, 700], [
      [0, '#253a55'], [0.6, '#6a6f88'], [1, '#c99a8c']])}"/>`);
    // Whitewashed brick above, a dark timber shop front below.
    sheet.add(`<rect x="130" y="40" width="1240" height="760" fill="${sheet.linear([0, 40, 0, 800], [[0, '#6f7584'],
      [1, '#978c8d']])}"/>`);
    for (let row = 0; row < 10; row++) {
      for (let column = 0; column < 20; column++) {
        const x = 133 + column * 62 - (row % 2) * 31;
        const from = Math.max(132, x);
        sheet.add(`<rect x="${from}" y="${52 + row * 23}" width="${Math.min(1368, x + 59) - from}" height="20" fill="${
          mix('#6c7283', '#8d8b95', 0.5 + 0.5 * noise(column * 1.9, row * 2.3))}" opacity=".6"/>`);
      }
    }
    sheet.add('<path d="M90 52H1410L1370 10H130Z" fill="#2c3346"/><rect x="90" y="50" width="1320" height="12"'
      + ' fill="#1b2132"/>');
    for (const x of [330, 690, 1050]) {
      sheet.add(`<rect x="${x - 8}" y="92" width="136" height="142" fill="#d8cbb9"/><rect x="${x}" y="100" width="120"`
        + ` height="128" fill="${x === 690 ? '#f7c883' : '#3a4a63'}"/>`
        + `<path d="M${x + 60} 100v128M${x} 164h120" stroke="#d8cbb9" stroke-width="7"/><rect x="${x - 14}" y="230"`
        + ` width="148" height="12" fill="#b9aa9a"/>`);
      if (x !== 690) sheet.add(`<path d="M${x} 100h50l-50 80z" fill="#b9c3cf" opacity=".25"/>`);
      else sheet.add(`<path d="M${x} 100q22 60 4 128h-4zM${x + 120} 100q-22 60-4 128h4z" fill="#e2a25f"/>`);
    }
    sheet.add(`<rect x="150" y="300" width="1200" height="510" fill="${sheet.linear([0, 300, 0, 810],
      [[0, '#2f4a4c'], [1, '#223638']])}"/>`);
    sheet.add('<rect x="136" y="284" width="1228" height="92" fill="#203234"/><rect x="136" y="284" width="1228"'
      + ' height="6" fill="#5f7d7c"/><rect x="136" y="370" width="1228" height="10" fill="#152325"/>');
    // The sign has no words: a wave between two pots.
    sheet.add('<path d="M560 338q30-34 60 0t60 0t60 0t60 0t60 0t60 0" fill="none" stroke="#e9c98f" stroke-width="7"'
      + ' stroke-linecap="round"/><path d="M486 308h28l-4 9q14 9 9 24q-4 14-12 18h-14q-8-4-12-18q-5-15 9-24zM966'
      + ' 316h48q0 30-18 38v6h-12v-6q-18-8-18-38z" fill="#e9c98f"/>');
    const windows = [[186, 420, 400, 310], [930, 420, 390, 310]] as const;
    for (const [x, y, w, h] of windows) {
      sheet.add(`<rect x="${x - 14}" y="${y - 14}" width="${w + 28}" height="${h + 28}" fill="#17282a"/>`
        + `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${
          sheet.radial([x + w / 2, y + 40, 330], [[0, '#fff0c0'], [0.4, '#f9cd84'], [1, '#b9743f']])}"/>`);
      sheet.group(`clip-path="${sheet.clip(`M${x} ${y}h${w}v${h}h${-w}z`)}"`, () => {
        sheet.group(`filter="${sheet.blur(3)}" opacity=".55"`, () => {
          for (const level of [y + 92, y + 178]) {
            sheet.add(`<rect x="${x}" y="${level}" width="${w}" height="8" fill="#8a5a34"/>`);
            for (let pot = 0; pot < 9; pot++) {
              const [px, tall, wide] = [x + 26 + pot * 44, random.between(28, 62), random.between(14, 20)];
              sheet.add(`<path d="M${px - wide * 0.6} ${level}Q${round(px - wide * 1.5)} ${round(level - tall * 0.6)} `
                + `${round(px - wide * 0.5)} ${round(level - tall)}h${
                  round(wide)}Q${round(px + wide * 1.5)} ${round(level - tall * 0.6)} ${round(px + wide * 0.6)} `
                  + `${level}Z" fill="${random.pick(['#8f5236', '#6d6a4c', '#c79a6a', '#4f5a60', '#e2c9a0'])}"/>`);
            }
          }
        });
        sheet.add(`<rect x="${x}" y="${y + h - 30}" width="${w}" height="30" fill="#7b4f30"/><rect x="${x}" y="`
          + `${y + h - 30}" width="${w}" height="5" fill="#e6b577"/>`);
      });
    }
    const inside = { from: [-0.2, 0.82, -0.1] as [number, number, number], fill: 0.4, bounce: '#f6c27c',
      glint: '#fff3cf' };
    const display = [
      { profile: profiles.moonJar, glaze: glazes.chalk, x: 270, scale: 0.38 }, { profile: profiles.bottle,
        glaze: glazes.ink, x: 392, scale: 0.34 },
      { profile: profiles.deepBowl, glaze: glazes.ember, x: 505, scale: 0.3 }, { profile: profiles.tallVase,
        glaze: glazes.tide, x: 1000, scale: 0.36 },
      { profile: profiles.planter, glaze: glazes.dune, x: 1112, scale: 0.36 }, { profile: profiles.vase,
        glaze: glazes.kelp, x: 1235, scale: 0.34 },
    ];
    for (const pot of display) smallPot(sheet, { ...pot, y: 712, light: inside, tilt: 0.1, bare: 0 });
    for (const [x, y, w, h] of windows) {
      sheet.add(`<path d="M${x + w / 2 - 5} ${y}h10v${h}h-10zM${x} ${y + 74}h${w}v8h${-w}z" fill="#17282a"/>`
        + `<path d="M${x} ${y}h110l-110 210z" fill="#fff" opacity=".1"/>`);
    }
    // Door with glass, its light falling on the step.
    sheet.add('<rect x="636" y="404" width="244" height="400" fill="#17282a"/><rect x="650" y="418" width="216"'
      + ' height="386" fill="#a8482a"/>'
      + `<rect x="682" y="448" width="152" height="216" fill="${sheet.radial([758, 500, 220], [[0, '#fff2c8'], [0.6,
        '#f6c27c'], [1, '#c9844a']])}"/>`
      + '<path d="M758 448v216M682 556h152" stroke="#7d3420" stroke-width="8"/><rect x="682" y="692" width="152"'
      + ' height="84" fill="none" stroke="#7d3420" stroke-width="6"/><circle cx="846" cy="616" r="8" fill="#e9c98f"/>'
      + '<rect x="650" y="418" width="10" height="386" fill="#d0704a" opacity=".7"/>'
      + '<rect x="616" y="800" width="284" height="18" fill="#8d8580"/><rect x="616" y="800" width="284" height="5"'
      + ' fill="#d9cdbf"/>');
    for (const [x, lean] of [[596, -1], [920, 1]]) {
      sheet.add(`<path d="M${x} 816l-6-56h${52}l-6 56z" transform="translate(${-20} 0)" fill="#9a5236"/>`
        + `<path d="M${x - 6} 762h12" stroke="#5d2c20" stroke-width="5"/>`);
      let leaves = '';
      for (let leaf = 0; leaf < 40; leaf++) leaves += glint(x + random.bell() * 26 + lean * 4, 742 - random() * 78,
        30, random.between(8, 14));
      sheet.add(`<path d="${leaves}" fill="#3f5a48"/><path d="${leaves}" transform="translate(-3 -5) scale(1)"`
        + ` fill="#7d9470" opacity=".35"/>`);
    }
    sheet.add('<path d="M116 372h56M144 372v26" stroke="#10191c" stroke-width="7" fill="none"/><path d="M124 398h40l8'
      + ' 46h-56z" fill="#ffe3a0"/><path d="M120 398h48l-8-16h-32zM116 444h56" stroke="#10191c" stroke-width="5"'
      + ' fill="#10191c"/>');
    // The street: cobbles first, then what the wet stones give back.
    sheet.add(`<rect y="812" width="${width}" height="188" fill="${sheet.linear([0, 812, 0, height], [[0, '#4a4c5c'],
      [1, '#20263a']])}"/>`);
    sheet.group(`filter="${sheet.blur([9, 26])}" style="mix-blend-mode:screen"`, () => {
      for (const [x, w] of [[186, 400], [930, 390]]) sheet.add(`<rect x="${x + 20}" y="820" width="${w - 40}"`
        + ` height="170" fill="#e89c50" opacity=".75"/>`);
      sheet.add('<rect x="690" y="820" width="140" height="160" fill="#f6c27c" opacity=".8"/><rect x="126" y="830"'
        + ' width="30" height="150" fill="#ffd890" opacity=".9"/>');
    });
    for (let row = 0; row < 11; row++) {
      const t = row / 10;
      const y = 824 + 172 * t ** 1.2;
      const count = 50 - row * 2;
      let [stones, shine] = ['', ''];
      for (let stone = 0; stone <= count; stone++) {
        const wide = width / count;
        const x = (stone - 0.5 * (row % 2)) * wide + random.bell() * 1.5;
        stones += `M${round(x)} ${round(y)}h${round(wide * 0.5)}`;
        if (noise(x * 0.008, row * 0.6) > -0.25) shine += `M${round(x)} ${round(y - 2 - 3 * t)}h${round(wide * 0.3)}`;
      }
      sheet.add(`<path d="${stones}" stroke="#10162a" stroke-width="${round(8 + 9 * t)}" stroke-linecap="round"`
        + ` opacity=".34"/>`
        + `<path d="${shine}" stroke="#ffdcaa" stroke-width="${round(2 + 2.4 * t)}" stroke-linecap="round"`
        + ` opacity=".4"/>`);
    }
    sheet.group('style="mix-blend-mode:screen"', () => {
      for (const [x, y, r] of [[386, 560, 420], [1125, 560, 420], [758, 560, 300], [144, 424, 200]]) {
        sheet.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.radial([x, y, r], [[0, '#ffb860', 0.34], [1,
          '#ff9a48', 0]])}"/>`);
      }
    });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([750, 560, 1000], [[0.45, '#0d1424',
      0], [1, '#0d1424', 0.6]])}"/>`);
    sheet.grain(0.55);
  },
});
