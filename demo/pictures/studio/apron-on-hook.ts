import { picture } from '../picture.js';
import { round } from '../drawing/path.js';

export const apronOnHook = picture({
  name: 'apron-on-hook',
  format: '2:3',
  alt: 'A clay-stained linen apron hangs from a brass hook, two wooden tools in its pocket.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#cfd2c6'], [0.5, '#b9bdb1'], [1, '#878b84']])}"/>`);
    for (let patch = 0; patch < 26; patch++) {
      const [x, y, r] = [random() * width, random() * height, random.between(90, 260)];
      const tone = random.pick(['#e4e3d6', '#9fa59c', '#d8cfbd']);
      sheet.add(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${sheet.radial([x, y, r], [[0, tone,
        0.3], [1, tone, 0]])}"/>`);
    }
    sheet.add(`<path d="M-20 120L420-20H700L140 900L-20 980Z" fill="${
      sheet.linear([120, 120, 520, 420], [[0, '#fff4d8', 0.1], [0.5, '#fff4d8', 0.45], [1, '#fff4d8', 0.05]])}"/>`);
    // Peg rail.
    sheet.add(`<rect y="196" width="1000" height="84" fill="#4b4a42" opacity=".4" transform="translate(0 22)" filter="`
      + `${sheet.blur(10)}"/>`);
    sheet.add(`<rect y="180" width="${width}" height="84" fill="${sheet.linear([0, 180, 0, 264], [[0, '#c79f72'],
      [0.2, '#b58a5c'], [1, '#8a6240']])}"/><rect y="180" width="${width}" height="5" fill="#e9c898"/>`);
    for (let line = 0; line < 7; line++) sheet.add(`<path d="M0 ${196 + line * 9}Q${300 + line * 40} `
      + `${190 + line * 10} 560 ${198 + line * 9}T1000 ${194 + line * 9.4}" fill="none" stroke="#7a5436"`
      + ` stroke-width="1.6" opacity=".45"/>`);
    for (const x of [170, 830]) {
      sheet.add(`<ellipse cx="${x + 22}" cy="262" rx="24" ry="40" fill="#3a2c22" opacity=".4" filter="`
        + `${sheet.blur(8)}"/><circle cx="${x}" cy="226" r="19" fill="#a88245"/><path d="M${x - 7} 226q-6 50 14`
        + ` 52q18-2 16-24" stroke="#8a6630" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M${x - 9}`
        + ` 226q-5 46 10 50" stroke="#f0d394" stroke-width="4" fill="none" stroke-linecap="round"/>`);
    }
    const cloth = 'M352 470C420 452 580 452 648 470C656 560 676 628 742 690C786 736 800 800 806 900C816 1060 834 1210'
      + ' 842 1318C770 1348 690 1330 620 1350C540 1368 450 1338 380 1352C300 1364 220 1340 158 1322C170 1200 186 1040'
      + ' 194 900C200 800 214 736 258 690C324 628 344 560 352 470Z';
    const strap = 'M372 476C400 390 470 310 496 250C530 310 600 390 628 476';
    sheet.add(`<g transform="translate(46 40)" filter="${sheet.blur(16, 'tight')}" opacity=".45"><path d="${cloth}"`
      + ` fill="#31332f"/><path d="${strap}" fill="none" stroke="#31332f" stroke-width="26"/></g>`);
    sheet.add('<circle cx="500" cy="226" r="19" fill="#a88245"/>');
    sheet.add(`<path d="${strap}" fill="none" stroke="#8d7a60" stroke-width="28" stroke-linejoin="round"/>`
      + `<path d="${strap}" fill="none" stroke="#c6b190" stroke-width="20" stroke-linejoin="round"`
      + ` transform="translate(-3 0)"/>`);
    sheet.add('<path d="M493 226q-6 50 14 52q18-2 16-24" stroke="#8a6630" stroke-width="13" fill="none"'
      + ' stroke-linecap="round"/><path d="M491 226q-5 46 10 50" stroke="#f0d394" stroke-width="4" fill="none"'
      + ' stroke-linecap="round"/>');
    sheet.add(`<path d="M212 850C120 920 96 1080 120 1240" fill="none" stroke="#a18b6c" stroke-width="17"`
      + ` stroke-linecap="round"/><path d="M788 850C880 930 900 1060 874 1200" fill="none" stroke="#84705a"`
      + ` stroke-width="17" stroke-linecap="round"/>`);
    sheet.add(`<path d="${cloth}" fill="${sheet.linear([160, 500, 840, 1100], [[0, '#e6d6ba'], [0.45, '#d0bb99'], [1,
      '#98815f']])}"/>`);
    sheet.group(`clip-path="${sheet.clip(cloth)}"`, () => {
      sheet.group(`filter="${sheet.blur(11, 'tight')}"`, () => {
        for (const [x, top, spread, wide, tone, opacity] of [
          [300, 720, -60, 36, '#7a6448', 0.6], [365, 560, -50, 26, '#fff3da', 0.7], [430, 800, -20, 44, '#7a6448', 0.5],
          [520, 640, 10, 34, '#fff0d4', 0.5], [590, 760, 50, 46, '#6d573e', 0.55], [660, 700, 80, 30, '#f3e0bd', 0.4],
          [730, 760, 70, 54, '#5d4934', 0.6], [235, 820, -40, 30, '#fff3da', 0.6], [480, 470, -8, 22, '#8a7354',
            0.4]] as const) {
          sheet.add(`<path d="M${x} ${top}Q${x + spread * 0.3} ${top + 320} ${x + spread} 1400H${x + spread + wide}Q`
            + `${x + spread * 0.3 + wide} ${top + 320} ${x} ${top}Z" fill="${tone}" opacity="${opacity}"/>`);
        }
      });
      let weave = '';
      for (let line = 0; line < 60; line++) weave += `M150 ${450 + line * 15.4}H850`;
      for (let line = 0; line < 46; line++) weave += `M${150 + line * 15.4} 450V1370`;
      sheet.add(`<path d="${weave}" stroke="#fff6e2" stroke-width="1.4" opacity=".16"/><path d="${weave}"`
        + ` transform="translate(3 3)" stroke="#3d2c1d" stroke-width="1.4" opacity=".14"/>`);
      for (let stain = 0; stain < 15; stain++) {
        const [x, y, r] = [random.between(250, 760), random.between(760, 1300), random.between(26, 100)];
        const tone = random.pick(['#f3e9d8', '#8f6a4c', '#6f7f7a', '#b5694a']);
        sheet.add(`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * 0.7)}" fill="`
          + `${sheet.radial([x, y, r], [[0, tone, 0.5], [0.6, tone, 0.3], [1, tone, 0]])}"/>`);
      }
      let drops = '';
      for (let drop = 0; drop < 60; drop++) drops += `M${round(500 + random.bell() * 150)} `
        + `${round(1010 + random.bell() * 190)}h${round(random() * 5)}`;
      sheet.add(`<path d="${drops}" stroke="#f6eddd" stroke-width="6" stroke-linecap="round" opacity=".7"/>`);
      sheet.add('<path d="M352 482C420 464 580 464 648 482" fill="none" stroke="#7a6448" stroke-width="2.6"'
        + ' stroke-dasharray="11 7"/><path d="M160 1306C300 1346 450 1322 620 1334S770 1330 842 1302" fill="none"'
        + ' stroke="#6d573e" stroke-width="2.6" stroke-dasharray="11 7"/>');
    });
    // Pocket with tools standing in it.
    sheet.add('<path d="M420 900L404 690Q414 668 428 690L446 900Z" fill="#b9763f"/><path d="M420 900L406 692Q411 682'
      + ' 416 684L430 900Z" fill="#e2ab72"/><path d="M520 900L530 730h18L546 900Z" fill="#6b4a35"/>'
      + '<path d="M524 730q-10-46 14-62q24 16 16 62z" fill="none" stroke="#e6e4da" stroke-width="6"/><path d="M523 900'
      + 'L532 734h6L534 900Z" fill="#a37a55"/>');
    const pocket = 'M344 850Q500 872 660 850L668 1096Q660 1118 640 1120Q500 1134 362 1120Q342 1118 338 1096Z';
    sheet.add(`<path d="${pocket}" fill="#3d2c1d" opacity=".4" transform="translate(10 12)" filter="`
      + `${sheet.blur(8)}"/><path d="${pocket}" fill="${sheet.linear([340, 850, 668, 1120], [
        [0, '#dccaa9'], [0.5, '#c8b28d'], [1, '#a58d69']])}"/><path d="M344 850Q500 872 660 850L661 884Q500 906 343`
        + ` 884Z" fill="#fff3da" opacity=".26"/>`
      + '<path d="M354 868Q500 890 650 868M352 1092Q350 1106 372 1108Q500 1120 636 1108Q654 1106 654 1090M354 868L350'
      + ' 1092M650 868L655 1090" fill="none" stroke="#7a6448" stroke-width="2.6" stroke-dasharray="11 7"/>'
      + '<path d="M502 880V1118" stroke="#7a6448" stroke-width="2.6" stroke-dasharray="11 7"/>');
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([420, 640, 1100], [[0.4, '#1f2220', 0],
      [1, '#1f2220', 0.5]])}"/>`);
    sheet.grain(0.55);
  },
});
