import { useStore } from '../../../../core/element/use-store.js';
import type { GalleryHost } from '../../gallery-context.js';
import type { BackgroundVideos } from './background-videos.state.js';

interface Props { readonly videos: BackgroundVideos; readonly host: GalleryHost }

/** The button that pauses and plays what moves in the slides themselves. */
export function BackgroundVideosControl({ videos, host }: Props) {
  const { isOn, count, hasControls } = useStore(videos.$state);
  if (count === 0) return null;
  return (
    <button type="button" className="toggle background-videos" part="background-videos" data-action="background-videos"
      data-above={hasControls || undefined} aria-pressed={isOn} aria-label={host.text('backgroundVideos')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z" />
        <path className="pause" d="M10.1 9.4v5.2M13.9 9.4v5.2" />
        <path className="play" d="M10.3 9.3v5.4l4.4-2.7z" />
      </svg>
    </button>
  );
}
