import { makePalette, makeTheme, stringifyColor, themeProperties, type PalettePreset } from '../../../core/color/color.js';
import { themeCss, type ThemePreset } from '../content/theme-presets.js';
import { readData, showCode } from './dom.js';

/** Joins presets, controls, preview and CSS of the theming page. */
export function startTheming(root: HTMLElement): void {
  const presets = readData<readonly ThemePreset[]>(root, 'data-presets');
  const form = root.querySelector<HTMLFormElement>('[data-theme-controls]')!;
  const frame = root.querySelector<HTMLIFrameElement>('[data-theme-frame]')!;
  const code = root.querySelector('[data-theme-css] code')!;
  const tag = root.querySelector<HTMLElement>('[data-palette-tag]')!;
  const seed = form.querySelector<HTMLInputElement>('[data-seed]')!;
  const preset = form.querySelector<HTMLSelectElement>('[data-palette-preset]')!;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-preset]')];
  form.reset();

  const fields = () => [...form.elements].filter(field => field instanceof HTMLInputElement).filter(({ name }) => name);
  /** What one accent has made: values for light and for dark, in place of those of the fields. */
  let palette: Readonly<Record<string, string>> = {};
  const values = () => ({ ...Object.fromEntries(fields().map(({ name, value }) => [name, value])), ...palette });
  const apply = () => {
    const style = frame.contentDocument?.documentElement.style;
    for (const [name, value] of Object.entries(values())) style?.setProperty(name, value);
  };
  const update = (pressed: HTMLButtonElement | null = null) => {
    apply();
    showCode(code, themeCss(values()));
    tag.hidden = Object.keys(palette).length === 0;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
  };
  const takeSeed = () => {
    const colors = makePalette(seed.value, { preset: preset.value as PalettePreset });
    palette = themeProperties(colors);
    const light = Object.values(makeTheme(colors).light).map(color => stringifyColor(color));
    fields().filter(({ type }) => type === 'color').forEach((field, at) => { field.value = light[at]!; });
    const given = preset.value === 'Monochrome' ? '' : ` preset="${preset.value.toLowerCase().replace(' ', '-')}"`;
    showCode(tag.querySelector('pre code')!, `<site-palette seed="${seed.value}"${given}></site-palette>`);
  };

  form.addEventListener('input', ({ target }) => {
    if (target === seed || target === preset) takeSeed();
    else if ((target as HTMLInputElement).type === 'color') palette = {};
    update();
  });
  form.addEventListener('submit', event => event.preventDefault());
  frame.addEventListener('load', apply);
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const chosen = presets.find(({ id }) => id === button.dataset.preset)!;
      palette = {};
      for (const field of fields()) field.value = chosen.values[field.name] ?? field.value;
      update(button);
    });
  }
  if (frame.contentDocument?.readyState === 'complete') apply();
}
