import { type Point, poly, round } from '../drawing/path.js';
import { mix } from '../drawing/color.js';
import { picture } from '../picture.js';
import { bird, glint } from './small-shapes.js';

export const pierEvening = picture({
  name: 'pier-evening',
  format: '21:9',
  alt: 'An old wooden pier reaches into a flat evening sea, its lamps lit and doubled in the water.',
  focalPoint: [0.7, 0.5],
  draw(sheet) {
    const { width, height, random } = sheet;
    const horizon = 520;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, 0, horizon], [
      [0, '#39536b'], [0.35, '#7d8793'], [0.65, '#d3a597'], [0.88, '#f2c59a'], [1, '#fae0b4']])}"/>`);
    sheet.group(`filter="${sheet.blur([34, 5])}"`, () => {
      for (let streak = 0; streak < 30; streak++) {
        const y = random.between(80, 480);
        sheet.add(`<path d="${glint(random.between(0, width), y, random.between(400, 1100), random.between(10, 40))}"`
          + ` fill="${
            mix('#56687d', '#ffd9a8', y / 480)}" opacity=".5"/>`);
      }
    });
    sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="`
      + `${sheet.linear([0, horizon, 0, height], [
        [0, '#f6d5a8'], [0.18, '#dfae9a'], [0.5, '#8a8894'], [1, '#32495f']])}"/>`);
    sheet.add(`<path d="M0 ${horizon}V${horizon - 12}Q200 ${horizon - 26} 420 ${horizon - 8}T760 ${horizon}Z"`
      + ` fill="#8d8087"/>`);

    // The deck runs from the near left corner to a pavilion far out: one line of perspective for everything.
    const vanish = 1.9;
    const deck = (t: number): { x: number; y: number; s: number } => {
      const s = 1 / (1 + vanish * t * 2.2);
      return { x: -120 + 2120 * (1 - s) * 1.22, y: horizon - 34 - 130 * s, s };
    };
    const bays = 26;
    const reflect: string[] = [];
    const solid: string[] = [];
    const dark = (t: number) => mix('#2a2733', '#75676f', t * 0.8);
    for (let bay = bays; bay >= 0; bay--) {
      const t = bay / bays;
      const { x, y, s } = deck(t);
      const tone = dark(t);
      const foot = horizon + 250 * s - 20;
      const wide = 17 * s;
      const gap = 92 * s;
      solid.push(`<path d="M${round(x)} ${round(y)}h${round(wide)}V${round(foot)}h${round(-wide)}zM${round(x + gap)} `
        + `${round(y)}h${round(wide)}V${
          round(foot - 26 * s)}h${round(-wide)}zM${round(x)} ${round(y + 60 * s)}L${round(x + gap)} `
          + `${round(foot - 70 * s)}l${round(5 * s)} ${round(6 * s)}L${
            round(x + 4 * s)} ${round(y + 70 * s)}zM${round(x + gap)} ${round(y + 60 * s)}L${round(x)} `
          + `${round(foot - 70 * s)}l${round(-5 * s)} ${round(6 * s)}L${
            round(x + gap - 4 * s)} ${round(y + 70 * s)}z" fill="${tone}"/>`);
      for (const shift of [0, gap]) {
        let d = '';
        for (let ring = 0; ring < 9; ring++) {
          const wave = random.bell() * 7 * s;
          d += glint(x + shift + wide / 2 + wave, foot + (8 + ring * 24) * s, (wide + 16 * s) * random.between(0.7,
            1.3), 13 * s);
        }
        reflect.push(`<path d="${d}" fill="${tone}" opacity=".5"/>`);
      }
    }
    sheet.add(...reflect, ...solid);
    const line = (dy: number, thick: number): Point[] => {
      const upper: Point[] = [];
      const lower: Point[] = [];
      for (let step = 0; step <= 40; step++) {
        const { x, y, s } = deck(step / 40);
        upper.push([x, y + dy * s]);
        lower.unshift([x, y + (dy + thick) * s]);
      }
      return [...upper, ...lower];
    };
    const fade = sheet.linear([0, 0, 1900, 0], [[0, '#2a2733'], [1, '#6e616b']]);
    sheet.add(`<path d="${poly(line(-8, 30))}" fill="${fade}"/><path d="${poly(line(-12, 7))}" fill="#d9a88f"`
      + ` opacity=".75"/>`
      + `<path d="${poly(line(-78, 6))}" fill="${fade}"/><path d="${poly(line(-44, 4))}" fill="${fade}"/>`);
    let posts = '';
    for (let post = 0; post <= 78; post++) {
      const { x, y, s } = deck(post / 78);
      posts += `M${round(x)} ${round(y - 78 * s)}h${round(5 * s)}V${round(y)}h${round(-5 * s)}z`;
    }
    sheet.add(`<path d="${posts}" fill="${fade}"/>`);

    const end = deck(1);
    const [px, py] = [end.x - 30, end.y + 2];
    sheet.add(`<path d="M${px - 40} ${py}V${py - 52}H${px + 150}V${py}Z" fill="#8d6f70"/><path d="M${px - 40} ${py}V`
      + `${py - 52}H${px + 30}V${py}Z" fill="#b98c7d"/>`
      + `<path d="M${px - 56} ${py - 50}Q${px + 55} ${py - 128} ${px + 166} ${py - 50}Z" fill="#4a4354"/>`
      + `<path d="M${px + 52} ${py - 86}V${py - 138}l26 9l-26 9" fill="#b5533c" stroke="#3b3444" stroke-width="3"/>`);
    for (let pane = 0; pane < 8; pane++) {
      sheet.add(`<path d="M${px - 30 + pane * 22} ${py - 14}v-22q6-8 12 0v22z" fill="#ffd992"/>`);
    }
    sheet.add(`<ellipse cx="${px + 55}" cy="${py + 30}" rx="160" ry="26" fill="#5c5260" opacity=".45"/>`);
    // Lamps, each with its glow and a broken streak of light below.
    const lamps = [0.02, 0.06, 0.11, 0.18, 0.28, 0.42, 0.62];
    for (const t of lamps) {
      const { x, y, s } = deck(t);
      const top = y - 210 * s;
      sheet.add(`<path d="M${round(x)} ${round(y)}V${round(top)}" stroke="#2f2b38" stroke-width="${round(6 * s)}"/>`);
      sheet.add(`<circle cx="${round(x)}" cy="${round(top - 10 * s)}" r="${round(150 * s + 14)}" fill="`
        + `${sheet.radial([x, top - 10 * s, 150 * s + 14], [
          [0, '#fff2c4', 0.9], [0.14, '#ffd98e', 0.55], [1, '#ffb866', 0]])}"/><circle cx="${round(x)}" cy="`
          + `${round(top - 10 * s)}" r="${round(15 * s)}" fill="#fffbe6"/>`);
      let d = '';
      for (let ring = 0; ring < 13; ring++) {
        d += glint(x + random.bell() * 10 * s, horizon + (90 + ring * 40) * s,
          (70 - ring * 2.5) * s * random.between(0.5, 1.2), 10 * s);
      }
      sheet.add(`<path d="${d}" fill="#ffe3a6" opacity=".75"/>`);
    }
    for (const [color, count, opacity] of [['#fff0cf', 110, 0.4], ['#34495f', 120, 0.28], ['#e7b59c', 90,
      0.4]] as const) {
      let d = '';
      for (let index = 0; index < count; index++) {
        const t = random() ** 1.2;
        d += glint(random.between(0, width), horizon + 8 + 370 * t, (40 + 220 * t) * random.between(0.5, 1.2), 1.2
          + 6 * t);
      }
      sheet.add(`<path d="${d}" fill="${color}" opacity="${opacity}"/>`);
    }
    let gulls = '';
    for (let index = 0; index < 6; index++) gulls += bird(1180 + index * 66 + random.bell() * 26, 250
      + random.bell() * 46, random.between(20, 34), random(), random.bell() * 0.2);
    sheet.add(`<path d="${gulls}" fill="#3a4456"/>`);
    sheet.grain(0.55);
  },
});
