import { mix } from '../drawing/color.js';
import { round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const linen = picture({
  name: 'linen',
  format: '3:2',
  alt: 'A fold of undyed linen, its slubbed weave visible thread by thread in raking light.',
  draw(sheet) {
    const { width, height, random } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="#b8a78c"/>`);
    // Warp and weft in short dashes that pass over each other in turn; every thread has its own weight.
    const gap = 9;
    const threads = (count: number, across: boolean) => {
      const tones = ['#d9ccb4', '#e6dac4', '#cdbd9f', '#f0e6d2'].map(() => '');
      const shade = { d: '' };
      for (let thread = 0; thread < count; thread++) {
        const at = thread * gap + random.bell() * 0.9;
        const tone = random.whole(0, 3);
        const d = across ? `M0 ${round(at)}H${width}` : `M${round(at)} 0V${height}`;
        tones[tone] += d;
        shade.d += across ? `M0 ${round(at + 3.4)}H${width}` : `M${round(at + 3.4)} 0V${height}`;
      }
      const dash = `stroke-dasharray="${gap} ${gap}"`;
      tones.forEach((d, tone) => sheet.add(`<path d="${d}" stroke="${['#d9ccb4', '#e6dac4', '#cdbd9f',
        '#f0e6d2'][tone]}" stroke-width="${
        [6.4, 5.6, 7.2, 5][tone]}" ${across ? '' : dash} stroke-dashoffset="${tone % 2 ? gap : 0}"/>`));
      sheet.add(`<path d="${shade.d}" stroke="#8a765a" stroke-width="1.3" opacity=".5"/>`);
    };
    threads(height / gap + 1, true);
    threads(width / gap + 1, false);
    let [pale, dark] = ['', ''];
    for (let slub = 0; slub < 520; slub++) {
      const [x, y, long] = [random() * width, Math.round(random() * height / gap) * gap, random.between(20, 120)];
      const d = random() < 0.5 ? `M${round(x)} ${y}q${round(long / 2)} ${round(random.bell() * 1.5)} ${round(long)}`
        + ` 0` : `M${y * 1.5} ${round(x * 0.66)}q1 ${round(long / 2)} 0 ${round(long)}`;
      if (slub % 3) pale += d; else dark += d;
    }
    sheet.add(`<path d="${pale}" fill="none" stroke="#f9f1e0" stroke-width="4.6" opacity=".55"`
      + ` stroke-linecap="round"/><path d="${dark}" fill="none" stroke="#8f7a58" stroke-width="3" opacity=".4"`
      + ` stroke-linecap="round"/>`);
    // Three soft folds run across the cloth.
    for (const [x, wide, strength] of [[180, 210, 0.55], [640, 300, 0.7], [1180, 240, 0.62]]) {
      const skew = 'skewX(-16)';
      sheet.add(`<rect x="${x}" y="-20" width="${wide * 2}" height="${height + 40}" transform="translate(170 0) `
        + `${skew}" fill="${sheet.linear([x, 0, x + wide * 2, 0], [
          [0, '#4f3d2b', 0], [0.3, '#4f3d2b', strength * 0.55], [0.4, '#3d2d20', strength], [0.47, '#6a5540',
            strength * 0.5],
          [0.54, '#fff6e0', strength * 0.85], [0.66, '#fff3d8', strength * 0.3], [1, '#fff3d8', 0]])}"/>`);
    }
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, mix('#fff3d6', '#ffffff', 0.3), 0.3], [0.5, '#fff3d6', 0], [1, '#33241a', 0.42]])}"/>`);
    sheet.grain(0.5);
  },
});
