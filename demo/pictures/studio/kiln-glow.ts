import { mix } from '../drawing/color.js';
import { poly, round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { profiles } from '../pottery/profiles.js';

export const kilnGlow = picture({
  name: 'kiln-glow',
  format: '1:1',
  alt: 'Through the arch of a brick kiln, pots glow orange on their shelves at the height of the firing.',
  focalPoint: [0.5, 0.55],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="#2a1a1a"/>`);
    const arch = 'M390 1180V640A310 310 0 0 1 1010 640V1180Z';
    const heat = (x: number, y: number) => Math.max(0, 1 - Math.hypot(x - 700, (y - 760) * 0.9) / 880);
    // Brick by brick, each a little different, warmer towards the mouth.
    for (let row = 0; row < 27; row++) {
      const y = row * 53 - 10;
      for (let column = -1; column < 12; column++) {
        const x = column * 126 + (row % 2) * 63 - 20;
        const [cx, cy] = [x + 60, y + 24];
        if (Math.hypot(cx - 700, Math.min(0, cy - 640)) < 392 && cy < 1190) continue;
        const glow = heat(cx, cy);
        const tone = mix(mix('#3a2524', '#6d3d30', 0.4 + 0.5 * noise(column * 2.7, row * 1.9)), '#e8824a',
          glow ** 1.7 * 0.75);
        sheet.add(`<rect x="${round(x + random.bell())}" y="${round(y + random.bell())}" width="119" height="46"`
          + ` rx="5" fill="${tone}"/>`);
      }
    }
    let pits = '';
    for (let pit = 0; pit < 700; pit++) pits += `M${round(random() * width)} ${round(random() * height)}h`
      + `${round(random() * 4)}`;
    sheet.add(`<path d="${pits}" stroke="#1d1012" stroke-width="3" stroke-linecap="round" opacity=".35"/>`);
    for (let stone = 0; stone <= 20; stone++) {
      const a = Math.PI * (1 + stone / 21) + 0.012;
      const b = Math.PI * (1 + (stone + 1) / 21) - 0.012;
      const at = (angle: number, r: number): [number, number] => [700 + Math.cos(angle) * r, 640 + Math.sin(angle) * r];
      sheet.add(`<path d="${poly([at(a, 312), at(b, 312), at(b, 394), at(a, 394)])}" fill="${
        mix('#8a4a34', '#f0a05c', 0.35 + 0.3 * noise(stone * 1.7))}"/>`);
    }
    for (const x of [308, 1012]) {
      for (let row = 0; row < 10; row++) {
        sheet.add(`<rect x="${x}" y="${646 + row * 54}" width="80" height="48" rx="4" fill="`
          + `${mix('#8a4a34', '#f0a05c', 0.38 + 0.25 * noise(row * 1.9, x))}"/>`);
      }
    }
    sheet.add(`<path d="${arch}" fill="${sheet.radial([700, 800, 560], [
      [0, '#ffe08a'], [0.3, '#fbb04a'], [0.6, '#e56f2a'], [0.85, '#a93a1c'], [1, '#6d1f14']])}"/>`);
    sheet.group(`clip-path="${sheet.clip(arch)}"`, () => {
      sheet.group(`filter="${sheet.blur([7, 20])}" opacity=".6"`, () => {
        for (let flame = 0; flame < 16; flame++) {
          const x = random.between(390, 1010);
          const tall = random.between(140, 380);
          sheet.add(`<path d="M${round(x - 26)} 1180Q${round(x - 30)} ${round(1180 - tall * 0.5)} `
            + `${round(x + random.bell() * 30)} ${round(1180 - tall)}Q${
              round(x + 34)} ${round(1180 - tall * 0.5)} ${round(x + 26)} 1180Z" fill="#fff3c0"/>`);
        }
      });
      const shelf = (y: number) => sheet.add(`<rect x="380" y="${y}" width="640" height="24" fill="`
        + `${sheet.linear([380, 0, 1020, 0], [
          [0, '#b8431c'], [0.3, '#ee9038'], [0.7, '#ee9038'], [1, '#a83a1a']])}"/><rect x="380" y="${y}" width="640"`
          + ` height="6" fill="#ffe39a" opacity=".8"/><rect x="380" y="${y + 24}" width="640" height="26" fill="${
            sheet.linear([0, y + 24, 0, y + 50], [[0, '#8d2f14', 0.6], [1, '#8d2f14', 0]])}"/>`);
      const glowing = (profile: readonly (readonly number[])[], x: number, y: number, scale: number) => {
        const left = profile.map(([r, h]) => [x - r * scale, y - h * scale] as [number, number]);
        const right = [...profile].reverse().map(([r, h]) => [x + r * scale, y - h * scale] as [number, number]);
        const wide = Math.max(...profile.map(([r]) => r)) * scale;
        const [rim, top] = [profile[profile.length - 1][0] * scale, y - profile[profile.length - 1][1] * scale];
        sheet.add(`<path d="${poly([...left, ...right])}" fill="${sheet.linear([x - wide, 0, x + wide, 0], [
          [0, '#fff0b0'], [0.14, '#f7a548'], [0.46, '#c04a20'], [0.6, '#b5421d'], [0.88, '#ef8a3a'], [1,
            '#ffe49a']])}" stroke="#ffe9a8" stroke-width="2.5" stroke-opacity=".7" stroke-linejoin="round"/>`
          + `<ellipse cx="${round(x)}" cy="${round(top)}" rx="${round(rim)}" ry="${round(rim * 0.14)}"`
          + ` fill="#ffce6a"/><ellipse cx="${round(x)}" cy="${round(top + 2)}" rx="${
            round(rim * 0.86)}" ry="${round(rim * 0.1)}" fill="#c9521f"/>`);
      };
      shelf(720);
      glowing(profiles.moonJar, 540, 720, 0.56);
      glowing(profiles.bottle, 740, 720, 0.56);
      glowing(profiles.roundMug, 895, 720, 0.52);
      for (const x of [400, 690, 980]) sheet.add(`<rect x="${x - 16}" y="744" width="32" height="236" fill="#d96a2a"/>`
        + `<rect x="${x - 16}" y="744" width="8" height="236" fill="#ffc469" opacity=".7"/>`);
      shelf(974);
      glowing(profiles.bowl, 545, 974, 0.5);
      glowing(profiles.jug, 840, 974, 0.46);
      sheet.add('<rect x="380" y="1150" width="640" height="40" fill="#c9481f"/>');
      glowing(profiles.deepBowl, 510, 1160, 0.46);
      glowing(profiles.planter, 720, 1160, 0.5);
      glowing(profiles.mug, 905, 1160, 0.5);
      sheet.add(`<path d="${arch}" fill="none" stroke="#5d1a12" stroke-width="60" opacity=".6" filter="`
        + `${sheet.blur(24)}"/>`);
    });
    sheet.add(`<rect y="1180" width="${width}" height="220" fill="${sheet.linear([0, 1180, 0, 1400], [[0, '#7d4630'],
      [0.4, '#4a2a25'], [1, '#241517']])}"/>`
      + `<rect y="1176" width="${width}" height="16" fill="#e08a4c" opacity=".5"/>`);
    sheet.add(`<ellipse cx="700" cy="1250" rx="560" ry="120" fill="${sheet.radial([700, 1250, 560], [
      [0, '#ffb45c', 0.75], [1, '#e8702c', 0]], 'translate(0 984) scale(1 .213)')}"/>`);
    sheet.add(`<circle cx="700" cy="780" r="900" fill="${sheet.radial([700, 780, 900], [
      [0, '#ffb04f', 0.3], [0.45, '#f07a2c', 0.22], [1, '#e85f1c', 0]])}" style="mix-blend-mode:screen"/>`);
    sheet.group(`filter="${sheet.blur(1.2)}" fill="#ffdf90"`, () => {
      for (let spark = 0; spark < 46; spark++) {
        sheet.add(`<circle cx="${round(700 + random.bell() * 250)}" cy="${round(random.between(180, 1200))}" r="`
          + `${round(random.between(1, 4))}" opacity="${random.between(0.3, 0.95).toFixed(2)}"/>`);
      }
    });
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.radial([700, 760, 960], [[0.45, '#120a0e', 0],
      [1, '#120a0e', 0.75]])}"/>`);
    sheet.grain(0.6);
  },
});
