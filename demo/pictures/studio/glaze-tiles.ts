import type { Point } from '../drawing/path.js';
import { lighten, mix } from '../drawing/color.js';
import { curve, round } from '../drawing/path.js';
import { picture } from '../picture.js';
import { glazes } from '../pottery/glazes.js';

export const glazeTiles = picture({
  name: 'glaze-tiles',
  format: '1:1',
  alt: 'Thirty glaze test tiles hang in a grid, from chalk and dune through sea-glass to ember and ink.',
  focalPoint: [0.5, 0.5],
  draw(sheet) {
    const { width, height, random, noise } = sheet;
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#efe6d8'], [0.5, '#e3d7c6'], [1, '#c8b7a4']])}"/>`);
    const order = [glazes.chalk, glazes.dune, glazes.dusk, glazes.seaGlass, glazes.tide, glazes.kelp, glazes.ember,
      glazes.ink];
    const tile = 'M-84-100Q-84-112-72-112H72Q84-112 84-100V98Q84 112 70 112H-70Q-84 112-84 98Z';
    const fine = sheet.mottle([0.012, 0.03], 0.6);
    sheet.group(`filter="${sheet.blur(9)}" fill="#5b4038" opacity=".5"`, () => {
      for (let at = 0; at < 30; at++) sheet.add(`<path d="${tile}" transform="translate(${round(190 + (at % 6) * 208
        + 15)} ${round(156 + Math.floor(at / 6) * 274 + 18)})"/>`);
    });
    sheet.group(`filter="${fine}"`, () => {
      for (let at = 0; at < 30; at++) {
        const [column, row] = [at % 6, Math.floor(at / 6)];
        const [x, y] = [190 + column * 208 - 0, 156 + row * 274];
        const place = (column * 0.9 + row * 0.62) % 7.6;
        const [from, to] = [order[Math.floor(place) % 8], order[(Math.floor(place) + 1) % 8]];
        const t = place % 1;
        const base = mix(from.base, to.base, t);
        const deep = mix(from.deep, to.deep, t);
        const dip = 44 + 24 * noise(at * 1.7);
        const edge = Array.from({ length: 9 }, (_, step): Point => [-92 + step * 23, dip + 8 * noise(step * 0.9
          + at * 3)
          + (random() < 0.28 ? random.between(8, 26) : 0)]);
        const clip = sheet.clip(tile);
        sheet.add(`<g transform="translate(${x} ${y}) rotate(${round(random.bell() * 1.3)})">`
          + `<path d="${tile}" fill="${mix('#b9906c', '#8d6647', row / 6)}"/><g clip-path="${clip}">`
          + `<path d="${curve(edge)}V-130H-92Z" transform="translate(0 5)" fill="#3b241c" opacity=".3"/>`
          + `<path d="${curve(edge)}V-130H-92Z" fill="${sheet.linear([0, -112, 0, 70], [
            [0, mix(base, mix(from.thin, to.thin, t), 0.55)], [0.1, lighten(base, 0.02)], [0.55, base], [1, deep]])}"/>`
          + `<path d="${curve(edge)}" fill="none" stroke="${lighten(deep, -0.05)}" stroke-width="3.4" opacity=".7"/>`
          + `<path d="M-60-92Q-70 0-62 40L-38 30Q-46-30-34-96Z" fill="#fffaf0" opacity="`
          + `${round((0.12 + 0.3 * from.gloss) * 10) / 10}"/>`
          + `<path d="${tile}" fill="none" stroke="#fff6e4" stroke-width="6" opacity=".4" transform="translate(2.5`
          + ` 2.5)"/>`
          + `<path d="${tile}" fill="none" stroke="#23151a" stroke-width="7" opacity=".3" transform="translate(-2.5`
          + ` -2.5)"/></g>`
          + '<circle cy="-84" r="9.5" fill="#4a352c"/><path d="M-9-86a9.5 9.5 0 0 1 18 0" stroke="#20120f"'
          + ' stroke-width="4" fill="none"/>'
          + '<circle cx="1" cy="-87" r="6" fill="#c9c3b6"/><circle cx="-1" cy="-89" r="2.2" fill="#fffdf5"/></g>');
      }
    });
    let specks = '';
    for (let speck = 0; speck < 500; speck++) {
      const at = random.whole(0, 29);
      specks += `M${round(190 + (at % 6) * 208 + random.between(-74, 74))} ${round(156 + Math.floor(at / 6) * 274
        + random.between(-60, 34))}h${round(random() ** 4 * 3)}`;
    }
    sheet.add(`<path d="${specks}" stroke="#3a251c" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>`);
    sheet.add(`<rect width="${width}" height="${height}" fill="${sheet.linear([0, 0, width, height], [
      [0, '#fff5dc', 0.34], [0.5, '#fff5dc', 0], [1, '#2d1a1f', 0.36]])}"/>`);
    sheet.grain(0.45);
  },
});
