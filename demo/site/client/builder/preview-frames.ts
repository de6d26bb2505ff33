import { writeThemeRule } from '../../../../core/theme-builder/outputs.js';
import type { Draft } from '../../../../core/theme-builder/draft.js';

type PageWindow = Window & typeof globalThis;

/** Both frames of the preview: each has the draft as a style sheet of its own, which changes in place. */
export function startPreview(root: HTMLElement): (draft: Draft) => void {
  const frames = [...root.querySelectorAll<HTMLIFrameElement>('iframe[data-scheme]')];
  const sheets = new Map<HTMLIFrameElement, CSSStyleSheet>();
  let rule = '';
  const prepare = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page?.querySelector('.theme-preview')) return;
    page.documentElement.dataset.theme = frame.dataset.scheme;
    const sheet = new (frame.contentWindow as PageWindow).CSSStyleSheet();
    sheet.replaceSync(rule);
    page.adoptedStyleSheets.push(sheet); // after the sheets of the page, so its rule for :root holds
    sheets.set(frame, sheet);
  };
  for (const frame of frames) {
    frame.addEventListener('load', () => {
      prepare(frame);
      scrollTogether(frames, frame);
    });
    if (frame.contentDocument?.readyState === 'complete') {
      prepare(frame);
      scrollTogether(frames, frame);
    }
  }
  return draft => {
    rule = writeThemeRule(draft);
    for (const sheet of sheets.values()) sheet.replaceSync(rule);
  };
}

/** The frame under the pointer or with the focus leads, the other one follows. */
let leading: HTMLIFrameElement | null = null;

function scrollTogether(frames: readonly HTMLIFrameElement[], frame: HTMLIFrameElement): void {
  const page = frame.contentWindow!;
  const lead = () => { leading = frame; };
  for (const type of ['pointerenter', 'pointerdown', 'focusin', 'wheel', 'keydown']) page.document.addEventListener(type, lead, { passive: true, capture: true });
  page.addEventListener('scroll', () => {
    if (leading !== frame) return;
    for (const other of frames) if (other !== frame) other.contentWindow?.scrollTo({ top: page.scrollY, behavior: 'instant' });
  }, { passive: true });
}
