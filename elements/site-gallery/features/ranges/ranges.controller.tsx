import { atom } from 'nanostores';
import { onResize } from '../../../../core/platform/observers.js';
import type { AttachFeature } from '../../gallery-context.js';
import { rangeSlot } from '../../slides/slide-parts.js';
import { Ranges, type MeasuredRanges } from './Ranges.js';
import { rangesStyles } from './ranges.styles.js';
import { measureRanges, type SlideRange } from './slide-ranges.js';
import { trackRanges } from './track-ranges.js';

/** As the style sheet has it. */
const leastColumnPx = 24;
const settleMs = 100; // spec: media-layout §9, resize settle of a gallery

/** Puts thousands of slides into ranges, of which the browser skips those that are far from the window, until the signal ends. */
export const attachRanges: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const shadow = host.element!.shadowRoot!;
  if (!shadow.adoptedStyleSheets.includes(rangesStyles.styleSheet)) shadow.adoptedStyleSheets.push(rangesStyles.styleSheet);
  const $cut = atom<MeasuredRanges>({ time: 0, ranges: [], columns: 0 });
  const track = () => shadow.querySelector<HTMLElement>('.track');
  let filled = new Set<HTMLElement>();
  let { layout } = state;

  const fill = (ranges: readonly SlideRange[]) => {
    const { slides } = gallery;
    const before = filled;
    filled = new Set(ranges.length ? slides : []);
    for (const slide of before) if (!filled.has(slide)) slide.removeAttribute('slot');
    const row = track();
    let hasMoved = false;
    for (const [at, { from, to }] of ranges.entries()) {
      for (const slide of slides.slice(from, to)) {
        if (slide.slot === `${rangeSlot}${at}`) continue;
        hasMoved ||= slide.slot !== '';
        slide.slot = `${rangeSlot}${at}`;
      }
    }
    // Chromium never lays out what comes into another slot in the frame in which it begins to skip that one.
    if (hasMoved) row?.getBoundingClientRect();
    row?.toggleAttribute('data-ranges', ranges.length > 0);
    // A row snaps to what it finds, and in new boxes that are skipped it finds nothing.
    const { phase, index, transitionOptions: { snapPoints } } = state;
    if (ranges.length && state.layout.flow === 'track' && phase === 'idle' && snapPoints === 'slides' && index > 0) gallery.stage.jumpTo(index);
  };
  /** All are laid out in one track for a moment: where they stand then is where they are to be in ranges. */
  const read = () => {
    const row = track();
    if (signal.aborted || !row) return;
    row.removeAttribute('data-ranges');
    layout = state.layout;
    const { slides } = gallery;
    const { display, rowGap } = getComputedStyle(row);
    const gapPx = Number.parseFloat(rowGap) || 0;
    // A list of the author's cannot be cut; nor where each slide goes into the shortest column.
    const isWhole = (layout.place === 'columns' && display !== 'block') || slides.some(({ parentElement }) => parentElement !== host.element);
    const ranges = isWhole ? [] : measureRanges(slides, row, { layout, gapPx });
    const room = Math.floor((row.getBoundingClientRect().width + gapPx) / (Math.max(leastColumnPx, layout.sizePx ?? 0) + gapPx));
    $cut.set({ time: $cut.get().time + 1, ranges, columns: Math.max(room, (ranges.at(-1)?.column ?? 0) + 1) });
  };

  read();
  gallery.onSlidesChange(read);
  const row = track();
  if (row) {
    let widthPx = row.clientWidth;
    let settling: ReturnType<typeof setTimeout> | undefined;
    onResize(row, () => {
      clearTimeout(settling);
      if (row.clientWidth !== widthPx) settling = setTimeout(() => {
        widthPx = row.clientWidth;
        read();
      }, settleMs);
    }, signal);
    signal.addEventListener('abort', () => clearTimeout(settling), { once: true });
  }
  const ranges = trackRanges(() => $cut.get().ranges.length > 0);
  gallery.stage.ranges = ranges;
  gallery.setView('slides', () => <Ranges $cut={$cut} fill={fill} />);
  signal.addEventListener('abort', () => {
    ranges.end();
    gallery.stage.ranges = undefined;
    gallery.setView('slides', undefined);
  }, { once: true });
  return { update() { if (layout !== state.layout) read(); } };
};
