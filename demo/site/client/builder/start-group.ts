import { makePalette, stringifyColor, type PalettePreset } from '../../../../core/color/color.js';
import { draftFromAccent } from '../../../../core/theme-builder/accent-draft.js';
import { shownHex, getTokenValue, withValues, type Draft } from '../../../../core/theme-builder/draft.js';
import { looks } from '../../../../core/theme-builder/looks.js';
import type { Seed } from '../../../../core/theme-builder/outputs.js';
import { readPasted } from '../../../../core/theme-builder/read-pasted.js';
import { parseSheet } from './parse-sheet.js';
import { readImage } from './read-image.js';

export interface StartHost {
  current(): Draft;
  change(draft: Draft, seed?: Seed): void;
  commit(): void;
}

/** Where a theme begins: a look, an accent, an image, a pasted text. */
export function startStarts(root: HTMLElement, host: StartHost): void {
  const accent = root.querySelector<HTMLInputElement>('[data-accent]')!;
  const preset = root.querySelector<HTMLSelectElement>('[data-accent-preset]')!;
  const found = root.querySelector<HTMLElement>('[data-found]')!;
  const paste = root.querySelector<HTMLTextAreaElement>('[data-paste]')!;
  const report = root.querySelector<HTMLElement>('[data-report]')!;
  const tell = (notes: readonly string[], problems: readonly string[] = []) => report.replaceChildren(...[...notes, ...problems].map((text, at) =>
    Object.assign(document.createElement('p'), { textContent: text, className: at < notes.length ? 'builder-note' : 'control-problem' })));

  const takeAccent = () => {
    const seed: Seed = { accent: accent.value, preset: preset.value as PalettePreset };
    host.change(draftFromAccent(host.current(), seed.accent, seed.preset), seed);
  };
  accent.addEventListener('input', takeAccent);
  accent.addEventListener('change', () => host.commit());
  preset.addEventListener('change', () => {
    takeAccent();
    host.commit();
  });

  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-look]')) {
    const { id: lookId, draft, hasRules } = looks.find(({ id }) => id === button.dataset.look)!;
    showSwatch(button, draft);
    button.addEventListener('click', () => {
      host.change(draft);
      host.commit();
      tell([`Started from ${button.textContent!.trim()}.`, ...hasRules
        ? [`This theme also styles parts of elements. To get these styles, set data-site-theme="${lookId}" on <html> beside the code below.`] : []]);
    });
  }

  root.querySelector<HTMLInputElement>('[data-image]')!.addEventListener('change', async ({ currentTarget }) => {
    const [file] = (currentTarget as HTMLInputElement).files ?? [];
    if (!file) return;
    const { colors, problem } = await readImage(file);
    found.hidden = colors.length === 0;
    found.replaceChildren(...colors.map(color => {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'found-color', title: `Use ${color}` });
      button.setAttribute('aria-label', `Use ${color} as accent`);
      button.style.setProperty('--found', color);
      button.addEventListener('click', () => {
        accent.value = color;
        takeAccent();
        host.commit();
      });
      return button;
    }));
    if (problem) {
      tell([], [problem]);
      return;
    }
    accent.value = colors[0]!;
    takeAccent();
    host.commit();
    tell([colors.length > 1 ? 'The accent is the strongest color of the image. Its other colors are below the field.' : 'The accent is the color of the image.']);
  });

  root.querySelector('[data-read-paste]')!.addEventListener('click', () => {
    const { draft, notes, problems } = readPasted(paste.value, parseSheet);
    tell(notes, problems);
    if (Object.keys(draft).length === 0) return;
    host.change(withValues({}, draft));
    host.commit();
  });
}

/** A look in small: its surface, heading font, accent and corners, in the scheme of this page. */
function showSwatch(button: HTMLElement, draft: Draft): void {
  for (const [part, name] of [['accent', 'accent'], ['surface', 'surface'], ['text', 'onSurface']] as const) {
    button.style.setProperty(`--swatch-${part}`, `light-dark(${shownHex(draft, name, 'light')}, ${shownHex(draft, name, 'dark')})`);
  }
  for (const [part, name] of [['font', 'headingFont'], ['weight', 'headingWeight'], ['radius', 'buttonRadius']] as const) {
    button.style.setProperty(`--swatch-${part}`, String(getTokenValue(draft, name)));
  }
}

/** The color field of the accent shows the accent of the draft. */
export function showAccent(root: HTMLElement, draft: Draft): void {
  const field = root.querySelector<HTMLInputElement>('[data-accent]')!;
  if (!field.matches(':focus')) field.value = stringifyColor(makePalette(shownHex(draft, 'accent', 'light')).accent);
}
