import { glazes } from '../pottery/glazes.js';
import { groundShadow } from '../pottery/ground-shadow.js';
import { posed } from '../pottery/posed.js';
import { profiles } from '../pottery/profiles.js';
import { vessel } from '../pottery/vessel.js';

export const bowls = [
  ...posed({
    name: 'bowl-chalk',
    format: '1:1',
    alt: 'A wide chalk-white bowl with a bare clay foot, seen slightly from above on dusky pink paper.',
    uprightAlt: 'The chalk-white bowl, whole from rim to rim, on a tall sheet of dusky pink paper.',
    focalPoint: [0.5, 0.6],
    paper: { wall: '#d9b3a6', floor: '#cfa393', bend: 0.5 },
    upright: { x: 695, y: 1050, scale: 0.88 },
    draw(sheet) {
      const pot = { profile: profiles.bowl, x: 690, y: 1050, scale: 1.95, tilt: 0.34 };
      groundShadow(sheet, { ...pot, color: '#5d3033' });
      vessel(sheet, {
        ...pot,
        coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.chalk, from: 0.075, wobble: 2 }],
        wall: 8,
        depth: 0.86,
      });
    },
  }),
  ...posed({
    name: 'bowl-ember',
    format: '1:1',
    alt: 'A deep bowl in rust-red glaze, drips stopping just above its dark clay foot.',
    uprightAlt: 'The rust-red soup bowl, whole from rim to rim, on a tall sheet of warm paper.',
    focalPoint: [0.5, 0.6],
    paper: { wall: '#e2d2bf', floor: '#d3bda5', bend: 0.5 },
    upright: { x: 695, y: 1090, scale: 0.88 },
    draw(sheet) {
      const pot = { profile: profiles.deepBowl, x: 690, y: 1090, scale: 2.15, tilt: 0.3 };
      groundShadow(sheet, { ...pot, color: '#50282a' });
      vessel(sheet, {
        ...pot,
        coats: [{ glaze: glazes.darkClay, from: 0 }, { glaze: glazes.ember, from: 0.22, wobble: 12, drips: 22 }],
        lining: glazes.ember,
        wall: 9,
      });
    },
  }),
  ...posed({
    name: 'bowls-nested',
    format: '3:2',
    alt: 'Three bowls of falling size stand one inside the other: ink outside, then sea-glass, then chalk.',
    uprightAlt: 'Ink, sea-glass and chalk: three bowls one inside the other, on a tall sheet of grey paper.',
    focalPoint: [0.5, 0.6],
    paper: { wall: '#c8cfca', floor: '#b8bfb6', bend: 0.48 },
    upright: { x: 735, y: 830, scale: 1.02 },
    draw(sheet) {
      const pot = { profile: profiles.bowl, x: 730, y: 830, scale: 1.55, tilt: 0.36 };
      groundShadow(sheet, { ...pot, color: '#27323c' });
      vessel(sheet, {
        ...pot, coats: [{ glaze: glazes.clay, from: 0 }, { glaze: glazes.ink, from: 0.07, wobble: 2 }], wall: 8,
        bands: 40,
      });
      // Each bowl shows only what is above the near rim of the one that holds it.
      const within = (rimY: number, radius: number) =>
        `M${730 - radius} ${rimY}A${radius} ${radius * 0.36} 0 0 0 ${730 + radius} ${rimY}V0H${730 - radius}Z`;
      sheet.group(`clip-path="${sheet.clip(within(506, 415))}"`, () => {
        sheet.add(`<ellipse cx="770" cy="640" rx="300" ry="96" fill="#0a0e1a" opacity=".55" filter="`
          + `${sheet.blur(26)}"/>`);
        vessel(sheet, {
          ...pot, y: 770, scale: 1.28, coats: [{ glaze: glazes.seaGlass, from: 0 }], wall: 8, bands: 32,
        });
        sheet.group(`clip-path="${sheet.clip(within(502, 343))}"`, () => {
          sheet.add(`<ellipse cx="762" cy="610" rx="240" ry="80" fill="#2c4a44" opacity=".5" filter="`
            + `${sheet.blur(22)}"/>`);
          vessel(sheet, {
            ...pot, y: 720, scale: 1.02, coats: [{ glaze: glazes.chalk, from: 0 }], wall: 8, bands: 30,
          });
        });
      });
    },
  }),
];
