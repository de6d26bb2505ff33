import { pixelRatio } from '../../../../core/image/image-width.js';
import { evenPlaces } from '../../../../core/motion/virtual-list.js';
import { visitorScreen } from '../../../../core/platform/visitor.js';
import type { MakeControl } from '../control.js';
import { smallAddress } from './small-address.js';
import { Strip, type StripRow } from './Strip.js';

const icon = 'M4.5 5h15v8.5h-15zM4.5 18.5h3M10.5 18.5h3M16.5 18.5h3';
/** As wide as the style sheet has them, and as far apart. */
const widthPx = 72;
const gapPx = 8;

/** A strip of small images of all slides, of which those in view are drawn; a button hides and shows it. */
export const thumbnails: MakeControl = context => {
  const { viewer, redraw } = context;
  const { dialog, host, state } = viewer;
  if (state.count < 2) return null;
  let isShown = true;
  /** Gives the strip its room below the pictures, or takes it back. */
  const makeRoom = () => { dialog.toggleAttribute('data-strip', isShown); };
  makeRoom();
  const places = evenPlaces(state.count, widthPx, gapPx);
  const rows = new Map<number, StripRow>();
  const neededPx = widthPx * pixelRatio(visitorScreen());
  /** Read when it is drawn. */
  const rowAt = (index: number): StripRow => {
    const known = rows.get(index);
    if (known) return known;
    const { alt: name, thumbnail, link, isVideo } = viewer.slideAt(index);
    const place = { index: index + 1, count: state.count };
    const current = thumbnail?.currentSrc || thumbnail?.src || '';
    const row = {
      label: name ? host.text('namedPosition', { ...place, name }) : host.text('position', place),
      source: smallAddress({ current, link: isVideo ? '' : link }, neededPx),
      isVideo,
    };
    rows.set(index, row);
    return row;
  };
  return {
    button: () => ({ part: 'thumbnails-toggle', text: 'thumbnails', icon, isExpanded: isShown }),
    press() {
      isShown = !isShown;
      makeRoom();
      context.interaction.stage.resize({ width: dialog.clientWidth, height: dialog.clientHeight }, viewer.area);
      redraw();
    },
    foot: () => isShown && <Strip places={places} rowAt={rowAt} index={state.index} host={host} />,
  };
};
