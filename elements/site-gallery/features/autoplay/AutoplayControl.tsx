import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../../core/element/use-store.js';
import type { GalleryHost } from '../../gallery-context.js';
import type { Autoplay } from './autoplay.state.js';

interface Props { readonly autoplay: Autoplay; readonly host: GalleryHost }

/** The button that stops and starts autoplay. Its ring shows how much of the current slide's time has passed. */
export function AutoplayControl({ autoplay, host }: Props) {
  const { isPlaying, isHeld, durationMs, passedMs, turn } = useStore(autoplay.$state);
  const ring = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const style = ring.current?.style;
    style?.setProperty('--_turn', `${durationMs}ms`);
    style?.setProperty('--_passed', `${-passedMs}ms`);
  }, [turn, durationMs, passedMs, isPlaying]);

  return (
    <button type="button" className="toggle autoplay" part="autoplay" data-action="autoplay" data-held={isHeld || undefined}
      aria-pressed={isPlaying} aria-label={host.text('autoplay')}>
      {isPlaying && <i key={turn} ref={ring} className="ring"><i /><i /></i>}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="pause" d="M9.25 6.5v11M14.75 6.5v11" />
        <path className="play" d="M9 6.4v11.2c0 .5.5.8.9.5l8.2-5.6c.4-.2.4-.8 0-1L9.9 5.9c-.4-.3-.9 0-.9.5z" />
      </svg>
    </button>
  );
}
