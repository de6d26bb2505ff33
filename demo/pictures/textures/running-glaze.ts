import type { Point } from '../drawing/path.js';
import { curve, round } from '../drawing/path.js';
import { picture } from '../picture.js';

export const runningGlaze = picture({
  name: 'running-glaze',
  format: '4:5',
  alt: 'Ink glaze runs in long wet drips over a rust-colored one, each drip ending in a bead.',
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, height], [
      [0, '#c9713f'], [0.5, '#b0512e'], [1, '#6e2a1d']])}"/>`);
    for (let ring = 0; ring < 90; ring++) {
      const y = ring * 17 + random.bell() * 4;
      sheet.add(`<path d="${curve(Array.from({ length: 7 }, (_, step): Point => [step * 210 - 30, y
        + 8 * noise(step * 0.6 + ring * 0.1, ring * 0.3)]))}" fill="none" stroke="${
        ring % 2 ? '#f0b276' : '#5a2018'}" stroke-width="${round(random.between(2, 9))}" opacity="${ring % 2 ? 0.16
        : 0.15}"/>`);
    }
    // Three pours, oldest first: sea-glass, dusk, then ink. Each edge is one curve with drips let into it.
    const pours = [
      { top: 900, deep: '#7f9d90', base: '#b9cbb9', light: '#f0f3e2', runs: 11, reach: 430 },
      { top: 640, deep: '#9a5f58', base: '#d7a79a', light: '#fbe6d8', runs: 10, reach: 360 },
      { top: 360, deep: '#101a2c', base: '#2b3f5a', light: '#a9c0d6', runs: 12, reach: 460 },
    ];
    pours.forEach(({ top, deep, base, light, runs, reach }, order) => {
      const drips = Array.from({ length: runs }, (_, at) => ({
        x: (at + random.between(0.2, 0.8)) / runs * width, wide: random.between(17, 34),
        long: reach * random.between(0.15, 1) ** 1.3,
      }));
      const rest = (x: number) => top + 36 * noise(x * 0.005 + order * 9) + 12 * noise(x * 0.017 + order * 3);
      let d = `M-20 -20V${round(rest(-20))}`;
      let last = -20;
      const gleams: string[] = [];
      for (const { x, wide, long } of drips) {
        const [left, right] = [x - wide, x + wide];
        if (left < last + 14) continue;
        const [yl, yr] = [rest(left - 18), rest(right + 18)];
        const tip = Math.max(yl, yr) + long + wide;
        const bead = wide * 1.16;
        d += `L${round(left - 18)} ${round(yl)}C${round(left + 4)} ${round(yl + 4)} ${round(left + 3)} `
          + `${round(yl + 24)} ${round(left + 3)} ${round(yl + 54)}`
          + `L${round(x - wide * 0.82)} ${round(tip - wide * 2.6)}C${round(x - bead * 1.05)} `
          + `${round(tip - wide * 1.2)} ${round(x - bead)} ${round(tip)} ${round(x)} ${round(tip)}`
          + `C${round(x + bead)} ${round(tip)} ${round(x + bead * 1.05)} ${round(tip - wide * 1.2)} `
          + `${round(x + wide * 0.82)} ${round(tip - wide * 2.6)}`
          + `L${round(right - 3)} ${round(yr + 54)}C${round(right - 3)} ${round(yr + 24)} ${round(right - 4)} `
          + `${round(yr + 4)} ${round(right + 18)} ${round(yr)}`;
        gleams.push(`M${round(x - wide * 0.5)} ${round(yl + 40)}L${round(x - wide * 0.46)} ${round(tip - wide * 1.6)}`,
          `M${round(x - wide * 0.42)} ${round(tip - wide * 0.95)}q${round(wide * 0.06)} ${round(wide * 0.3)} `
            + `${round(wide * 0.28)} ${round(wide * 0.42)}`);
        last = right + 18;
      }
      d += `L${width + 20} ${round(rest(width + 20))}V-20Z`;
      sheet.add(`<path d="${d}" transform="translate(12 18)" fill="#1c0d10" opacity=".45" filter="`
        + `${sheet.blur(11, 'tight')}"/>`);
      sheet.add(`<path d="${d}" fill="${sheet.linear([0, top - 420, 0, top + reach], [[0, base], [0.4, base], [0.62,
        deep], [1, deep]])}"/>`);
      const clip = sheet.clip(d);
      sheet.group(`clip-path="${clip}" fill="none"`, () => {
        sheet.group(`filter="${sheet.blur(6, 'tight')}"`, () => sheet.add(
          `<path d="${d}" stroke="${light}" stroke-width="13" opacity=".45" transform="translate(8 -7)"/>`,
          `<path d="${d}" stroke="#0d070c" stroke-width="18" opacity=".42" transform="translate(-6 -3)"/>`));
        let streaks = '';
        for (let streak = 0; streak < 130; streak++) {
          const x = random() * width;
          const y = top - random.between(20, 560);
          streaks += `M${round(x)} ${round(y)}q${round(random.bell() * 4)} 60 ${round(random.bell() * 6)} `
            + `${round(random.between(50, 230))}`;
        }
        sheet.add(`<path d="${streaks}" stroke="${light}" stroke-width="3.4" opacity=".15" stroke-linecap="round"/>`);
      });
      sheet.add(`<path d="${gleams.join('')}" fill="none" stroke="#fffdf4" stroke-width="7" stroke-linecap="round"`
        + ` opacity=".${[6, 6, 7][order]}"/>`);
    });
    sheet.add(`<path d="M90 -20C70 120 84 240 70 360H190C196 240 180 120 210 -20Z" fill="#e9f3fb" opacity=".28"`
      + ` filter="${sheet.blur(14)}"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, 0], [[0, '#fff3dc',
      0.16], [0.4, '#fff3dc', 0], [1, '#14090c', 0.5]])}"/>`);
    sheet.grain(0.35);
  },
});
