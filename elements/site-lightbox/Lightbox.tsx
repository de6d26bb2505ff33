import type { ReactNode } from 'react';
import { LightPortal } from '../../core/element/light-portal.js';
import type { Values } from '../../core/settings/table.js';
import { CaptionText } from './captions/CaptionText.js';
import type { LightboxHost } from './lightbox-context.js';
import type { lightboxSettings } from './lightbox.settings.js';
import type { LightboxState, ViewerState } from './lightbox.state.js';

interface Props {
  readonly values: Values<typeof lightboxSettings.settings>;
  readonly host: LightboxHost;
}
type ViewerProps = Props & { readonly viewer: ViewerState };

const lens = 'M15.5 15.5 20 20M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM7.8 10.5h5.4';
const icons = {
  close: 'M6 6l12 12M18 6 6 18',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  zoomOut: lens,
  zoomIn: `${lens}M10.5 7.8v5.4`,
  caption: 'M4.5 6.5h15v11h-15zM7.5 11h4M14 11h2.5M7.5 14h2M12 14h4.5',
};

const Icon = ({ name }: { readonly name: keyof typeof icons }) => <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name]} /></svg>;

/** The author's slides, and over the page, while it is open, one of them large. */
export function Lightbox({ state: { viewer }, ...props }: Props & { readonly state: LightboxState }): ReactNode {
  return <><slot />{viewer && <Viewer viewer={viewer} {...props} />}</>;
}

/** The row of slides is filled and moved by `Stage`, frame by frame. */
function Viewer(props: ViewerProps) {
  const { viewer, values, host } = props;
  return (
    <dialog
      className="lightbox" part="dialog" dir={viewer.direction} data-theme={viewer.theme ?? values.theme} aria-label={values.label || host.text('pictures')}
      data-bare={viewer.isBare || undefined} data-zoomed={viewer.isZoomed || undefined}
    >
      <div className="overlay" part="overlay" />
      <div className="stage" tabIndex={-1}><div className="row" /><div className="area" /></div>
      <Controls {...props} />
      {viewer.failed.map(({ key, box, alt }) => <LightPortal key={key} node={box}><ImageError alt={alt} host={host} /></LightPortal>)}
    </dialog>
  );
}

function Controls(props: ViewerProps) {
  const { viewer: { index, count, caption, isCaptionHidden, isCaptionOpen, isCaptionStop, more, announcement }, values, host } = props;
  return (
    <>
      <div className="chrome">
        <div className="bar">
          {values.counter && count > 1 && (
            <p className="counter" part="counter" aria-hidden="true">{host.text('counter', { index: index + 1, count })}</p>
          )}
          <span className="room" />
          {more?.tools()}
          <Tools {...props} />
          <button type="button" part="close" data-action="close" aria-label={host.text('close')}><Icon name="close" /></button>
        </div>
        {count > 1 && <><Arrow by={-1} {...props} /><Arrow by={1} {...props} /></>}
        {caption && (
          <div className="caption" part="caption" data-hidden={isCaptionHidden || undefined} data-open={isCaptionOpen || undefined}
            aria-hidden={caption.isAlt || undefined} tabIndex={isCaptionStop ? 0 : undefined}>
            <div className="text" data-action="caption-text"><CaptionText content={caption.content} /></div>
          </div>
        )}
        {more?.foot()}
      </div>
      <p className="visually-hidden" role="status"><span>{announcement}</span></p>
    </>
  );
}

function Arrow({ by, viewer, host }: ViewerProps & { readonly by: -1 | 1 }) {
  const to = by < 0 ? 'previous' : 'next';
  const isOff = !viewer.canTurn(by) || undefined;
  return (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} aria-label={host.text(to)} data-off={isOff} aria-disabled={isOff}>
      <Icon name={to} />
    </button>
  );
}

/** The buttons beside the one that closes. */
function Tools({ viewer: { isZoomed, isVideo, caption, isCaptionHidden }, host }: ViewerProps) {
  const zoom = isZoomed ? 'zoomOut' : 'zoomIn';
  return (
    <>
      <button type="button" part="zoom" data-action="zoom" hidden={isVideo} aria-label={host.text(zoom)}><Icon name={zoom} /></button>
      {caption && (
        <button
          type="button" className="caption-toggle" part="caption-toggle" data-action="caption"
          aria-expanded={!isCaptionHidden} aria-label={host.text(isCaptionHidden ? 'showCaption' : 'hideCaption')}
        >
          <Icon name="caption" />
        </button>
      )}
    </>
  );
}

/** In the place of an image that could not be loaded: that, and what it would have shown. */
function ImageError({ alt, host }: { readonly alt: string; readonly host: LightboxHost }) {
  return <p className="error" part="error"><span>{host.text('broken')}</span>{alt && <span>{alt}</span>}</p>;
}
