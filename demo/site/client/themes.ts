import { themes, type ThemeId } from '../../../core/look/themes.js';
import { showCode } from './dom.js';

/** The picker of the page about themes: the frame, the line to paste and the address follow it. */
export function startThemes(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-theme-picker]')!;
  const frame = root.querySelector<HTMLIFrameElement>('[data-theme-frame]')!;
  const summary = root.querySelector<HTMLElement>('[data-theme-summary]')!;
  const code = root.querySelector('[data-theme-line] pre code')!;
  const chosen = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)!.value;

  const named = location.hash.slice(1);
  const radio = [...form.querySelectorAll<HTMLInputElement>('[name="theme"]')].find(({ value }) => value === named);
  if (radio) radio.checked = true;

  const apply = (): void => {
    const page = frame.contentDocument;
    if (!page?.body?.classList.contains('themed-page')) return;
    page.body.dataset.siteTheme = chosen('theme');
    page.documentElement.dataset.scheme = chosen('scheme');
  };
  const update = (): void => {
    apply();
    const name = chosen('theme') as ThemeId;
    summary.textContent = themes[name].summary;
    showCode(code, `<link rel="stylesheet" href="https://YOUR-SITE/site-elements/themes/${name}.css">`);
  };
  form.addEventListener('change', () => {
    update();
    history.replaceState(null, '', `#${chosen('theme')}`);
  });
  form.addEventListener('submit', event => event.preventDefault());
  frame.addEventListener('load', apply);
  update();
}
