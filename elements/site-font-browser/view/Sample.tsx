import { useEffect, useRef } from 'react';
import { onIntersection } from '../../../core/platform/observers.js';
import type { FontBrowserHost } from '../font-browser.settings.js';
import type { FontBrowserState, PreviewStatus } from '../font-browser.state.js';
import type { ListedFont } from '../filter-fonts.js';
import { getGeneric } from '../font-styles.js';
import type { FontChoice } from '../font-value.js';
import { getPreviewFamily } from '../previews/load-preview.js';

export interface Part { readonly host: FontBrowserHost; readonly state: FontBrowserState }

interface SampleProps extends Part {
  readonly font: ListedFont;
  readonly text: string;
  readonly status: PreviewStatus | undefined;
  /** What is drawn of the font; by default its regular weight. */
  readonly choice?: FontChoice | null;
}

const getFamilies = (font: ListedFont): string =>
  `${font.stored?.faces.length === 0 ? `"${font.name}"` : getPreviewFamily(font.name)}, ${getGeneric(font)}`;

/** The words of the preview in a font, whose files are loaded when it is visible. */
export function Sample({ host, state, font, text, status, choice }: SampleProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isRequested = status !== undefined;
  useEffect(() => {
    const watch = new AbortController();
    onIntersection(box.current!, ({ isIntersecting }) => { if (isIntersecting) void state.preview(font.name); }, { signal: watch.signal });
    return () => watch.abort();
  }, [state, font, isRequested]);
  useEffect(() => {
    const { style } = box.current!;
    style.setProperty('font-family', getFamilies(font));
    style.setProperty('font-weight', String(choice?.weight ?? 400));
    style.setProperty('font-style', choice?.style ?? 'normal');
    style.setProperty('font-variation-settings', Object.entries(choice?.axes ?? {}).map(([tag, value]) => `"${tag}" ${value}`).join(', ') || 'normal');
  }, [font, choice]);
  return status === 'failed'
    ? <span key="failed" ref={box} className="failed">{host.text('previewFailed', { fontName: font.name })}</span>
    : (
      <span key="sample" ref={box} className="sample" part="sample" dir="auto" aria-hidden="true" data-loading={status === 'loading' || undefined}>
        {text || font.name}
      </span>
    );
}
