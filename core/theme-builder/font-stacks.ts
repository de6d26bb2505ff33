/** Fonts that visitors already have: nothing is loaded. Source of the stacks: https://modernfontstacks.com (CC0) */
export const fontStacks: readonly (readonly [title: string, families: string])[] = [
  ['The font of the page', 'inherit'],
  ['System', 'system-ui, sans-serif'],
  ['Humanist', 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif'],
  ['Geometric', 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif'],
  ['Classical', 'Optima, Candara, "Noto Sans", sans-serif'],
  ['Grotesque', 'Inter, Roboto, "Helvetica Neue", "Arial Nova", Arial, sans-serif'],
  ['Rounded', 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, sans-serif'],
  ['Old style', '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif'],
  ['Transitional', 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif'],
  ['Didone', 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif'],
  ['Slab', 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif'],
  ['Typewriter', '"Nimbus Mono PS", "Courier New", monospace'],
  ['Code', 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace'],
];

export const shadowChoices: readonly (readonly [title: string, shadow: string])[] = [
  ['None', 'none'],
  ['Fine', '0 1px 3px #00000033'],
  ['Soft', '0 8px 30px #0000002e'],
  ['Deep', '0 4px 10px #0000001f, 0 24px 60px #00000047'],
  ['Hard', '4px 4px 0 #000000'],
];
