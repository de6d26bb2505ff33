import type { Sheet } from '../drawing/sheet.js';
import { picture } from '../picture.js';
import { wood } from './wood.js';

/** Draws a tool twice: once as its own soft shadow, once in color. `wire` is the part that is bent, not filled. */
function lay(sheet: Sheet, x: number, y: number, turn: number, outline: string, parts: string, wire = ''): void {
  const thin = wire && `<path d="${wire}" fill="none" stroke="#2b1a16" stroke-width="8" opacity=".6"/>`;
  sheet.add(`<g transform="translate(${x + 12} ${y + 15}) rotate(${turn})" filter="${sheet.blur(8)}">`
    + `<path d="${outline}" fill="#2b1a16" opacity=".55"/>${thin}</g>`
    + `<g transform="translate(${x + 3} ${y + 4}) rotate(${turn})" filter="${sheet.blur(2)}"><path d="${outline}"`
    + ` fill="#2b1a16" opacity=".5"/>${thin}</g>`
    + `<g transform="translate(${x} ${y}) rotate(${turn})">${parts}</g>`);
}

export const toolsOnBench = picture({
  name: 'tools-on-bench',
  format: '3:2',
  alt: 'Loop tools, a rib, a needle, a sponge, brushes and a cutting wire lie in order on a worn bench.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random } = sheet;
    for (const [row, color] of ['#8d6a4c', '#97745a', '#856349', '#917056', '#8a6850'].entries()) {
      wood(sheet, { x: -10, y: row * 202 - 4, width: width + 20, height: 200, color, lines: 17 });
      sheet.add(`<rect y="${row * 202 - 7}" width="${width}" height="5" fill="#3a271f" opacity=".8"/>`
        + `<rect y="${row * 202 - 2}" width="${width}" height="2" fill="#c49f78" opacity=".6"/>`);
    }
    let dust = '';
    for (let fleck = 0; fleck < 700; fleck++) dust += `M${Math.round(700 + random.bell() * 420)} `
      + `${Math.round(560 + random.bell() * 260)}h${random.between(0.5, 4).toFixed(1)}`;
    sheet.add(`<path d="${dust}" stroke="#e6d3b8" stroke-width="2.4" stroke-linecap="round" opacity=".5"/>`);
    for (const [x, y, r] of [[640, 640, 170], [1060, 330, 120], [300, 320, 130]]) {
      sheet.add(`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="`
        + `${sheet.radial([x, y, r], [[0, '#e3cfb3', 0.42], [0.7, '#e3cfb3', 0.18], [1, '#e3cfb3', 0]])}"/>`);
    }
    const grip = (from: string, to: string) => sheet.linear([0, -16, 0, 16], [[0, to], [0.3, from], [1, '#4b2f22']]);
    const pine = grip('#d9ae78', '#f3d7a8');
    const beech = grip('#b5683e', '#d99a66');
    const steel = sheet.linear([0, -20, 0, 20], [[0, '#f6f4ee'], [0.4, '#aeb3b3'], [0.6, '#7b8286'], [1, '#d8dad6']]);
    const handle = 'M-190-9Q-120-17-20-15Q60-13 86-8V8Q60 13-20 15Q-120 17-190 9Q-198 0-190-9Z';

    const loop = (x: number, y: number, turn: number, head: string, fill: string) => lay(sheet, x, y, turn, handle,
      `<path d="${handle}" fill="${fill}"/><path d="M-150-9Q-80-13 10-11" stroke="#fff2d8" stroke-width="3"`
        + ` fill="none" opacity=".6" stroke-linecap="round"/>`
      + `<rect x="84" y="-10" width="40" height="20" rx="3" fill="${steel}"/><path d="${head}" fill="none"`
      + ` stroke="#5f666a" stroke-width="9" stroke-linejoin="round"/><path d="${head}" fill="none" stroke="#e4e5e0"`
      + ` stroke-width="4.5" stroke-linejoin="round"/>`, head);
    loop(330, 190, -8, 'M124-6Q150-46 196-34Q226 0 196 34Q150 46 124 6', pine);
    loop(360, 330, -4, 'M124-6L200-40V40L124 6', beech);

    const needle = 'M-170-12Q-80-20 20-12V12Q-80 20-170 12Q-182 0-170-12ZM20-3L230-1V1L20 3Z';
    lay(sheet, 350, 470, 3, needle, `<path d="M-170-12Q-80-20 20-12V12Q-80 20-170 12Q-182 0-170-12Z" fill="`
      + `${grip('#3f6068', '#7fa3a6')}"/>`
      + `<path d="M20-3.5L232-1V1L20 3.5Z" fill="${steel}"/><rect x="10" y="-11" width="22" height="22" rx="3" fill="`
      + `${steel}"/>`);

    // A kidney-shaped rib of pear wood.
    const rib = 'M-130 20C-150-70-60-110 30-104C120-98 160-40 130 14C110 48 70 8 0 6C-60 6-116 70-130 20Z';
    lay(sheet, 330, 700, -14, rib, `<path d="${rib}" fill="${sheet.linear([-140, -110, 130, 60], [[0, '#dca974'],
      [0.5, '#bd8250'], [1, '#855232']])}"/>`
      + '<path d="M-116 8C-128-60-50-92 32-86C96-82 134-46 118-6M-100-4C-104-52-40-74 32-68C76-64 110-42 104-14"'
      + ' fill="none" stroke="#7b4a2c" stroke-width="3" opacity=".4"/><circle cx="6" cy="-48" r="15" fill="#6d5040"/>'
      + '<path d="M-8-54a15 15 0 0 1 26-4" stroke="#2f1d18" stroke-width="4" fill="none"/>'
      + '<path d="M-128 10C-142-68-56-106 30-100C80-97 116-80 130-54" fill="none" stroke="#ffe4bd" stroke-width="4"'
      + ' opacity=".6"/>');

    // A sponge, still holding some slip.
    const sponge = 'M-120-20C-130-80-60-112 10-104C84-108 136-70 126-4C134 64 70 104 0 98C-76 108-126 54-120-20Z';
    let pores = '';
    for (let pore = 0; pore < 150; pore++) {
      const [angle, r] = [random() * 6.28, Math.sqrt(random())];
      pores += `M${Math.round(Math.cos(angle) * r * 112)} ${Math.round(Math.sin(angle) * r * 92)}h`
        + `${random.between(0.5, 7).toFixed(1)}`;
    }
    lay(sheet, 740, 720, 10, sponge, `<path d="${sponge}" fill="${sheet.radial([-40, -50, 190], [[0, '#f0cf8a'],
      [0.6, '#d6a55c'], [1, '#96683a']])}"/>`
      + `<path d="${pores}" stroke="#7d5228" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="${pores}"`
      + ` transform="translate(-2 -3)" stroke="#f9e2ae" stroke-width="3" stroke-linecap="round" opacity=".4"/>`);

    const brush = (x: number, y: number, turn: number, color: string, hair: string) => {
      const shaft = 'M-330-3Q-200-14-40-9L120-13V13L-40 9Q-200 14-330 3Z';
      const tip = 'M196-17Q270-30 330 0Q270 30 196 17Z';
      lay(sheet, x, y, turn, `${shaft}${tip}M116-15H200V15H116Z`, `<path d="${shaft}" fill="${color}"/>`
        + `<path d="M116-14L200-18V18L116 14Z" fill="${steel}"/><path d="M134-15V15M180-17V17" stroke="#70777a"`
        + ` stroke-width="2.4"/>`
        + `<path d="${tip}" fill="${hair}"/><path d="M200-8Q270-14 322-2M200 4Q270 6 318 2M200 12Q262 16 300 8"`
        + ` stroke="#20161a" stroke-width="1.6" fill="none" opacity=".5"/>`
        + '<path d="M-300-4Q-180-11-40-6" stroke="#fff4dc" stroke-width="2.4" fill="none" opacity=".6"/>');
    };
    brush(1060, 190, 8, grip('#a8452c', '#d98a5c'), sheet.linear([196, 0, 330, 0], [[0, '#5a4336'], [0.5, '#8d6a4c'],
      [1, '#33505f']]));
    brush(1090, 310, 3, grip('#2f4250', '#6f8c97'), sheet.linear([196, 0, 330, 0], [[0, '#cbb08a'], [0.6, '#b08f66'],
      [1, '#a8452c']]));

    // Cutting wire with two wooden toggles.
    const wire = 'M860 500C1010 420 1130 560 1010 620C900 680 1010 760 1140 690C1240 636 1330 660 1390 560';
    sheet.add(`<path d="${wire}" transform="translate(7 10)" fill="none" stroke="#22140f" stroke-width="6"`
      + ` opacity=".45" filter="${sheet.blur(4)}"/>`
      + `<path d="${wire}" fill="none" stroke="#555c5e" stroke-width="4.5"/><path d="${wire}" fill="none"`
      + ` stroke="#eceae2" stroke-width="1.8" transform="translate(-.8 -1)"/>`);
    for (const [x, y, turn] of [[860, 500, 62], [1390, 560, 28]]) {
      const toggle = 'M-58-15Q0-20 58-15Q66 0 58 15Q0 20-58 15Q-66 0-58-15Z';
      lay(sheet, x, y, turn, toggle, `<path d="${toggle}" fill="${pine}"/><path d="M-6-17V17M8-17V17" stroke="#6f4c2e"`
        + ` stroke-width="3"/>`);
    }
    // A wooden knife and a small heap of trimmings.
    const knife = 'M-210-10Q-40-22 60-18Q160-20 220 4Q140 22 60 14Q-40 18-210 10Q-220 0-210-10Z';
    lay(sheet, 1140, 860, -6, knife, `<path d="${knife}" fill="${beech}"/><path d="M-180-6Q-20-14 80-11"`
      + ` stroke="#ffe1b8" stroke-width="3" opacity=".55" fill="none"/>`);
    for (let curl = 0; curl < 9; curl++) {
      const [x, y, r, turn] = [random.between(930, 1230), random.between(730, 800), random.between(16, 34),
        random.between(0, 360)];
      const d = `M0 0C${r} ${-r * 1.4} ${r * 2.4} ${-r * 0.4} ${r * 1.7} ${r * 0.5}C${r * 1.2} ${r} ${r * 0.7} `
        + `${r * 0.4} ${r} 0`;
      sheet.add(`<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})" fill="none"`
        + ` stroke-linecap="round"><path d="${d}" transform="translate(5 5)" stroke="#22140f" stroke-width="13"`
        + ` opacity=".4"/><path d="${d}" stroke="#9a7150" stroke-width="12"/><path d="${d}" stroke="#d0a57c"`
        + ` stroke-width="6"/></g>`);
    }
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#fff0cf', 0.34], [0.45, '#fff0cf', 0.02], [1, '#1f1216', 0.45]])}"/>`);
    sheet.grain(0.5);
  },
});
