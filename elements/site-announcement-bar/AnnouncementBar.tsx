import type { ViewProps } from '../../core/element/definition.js';
import type { announcementBarSettings } from './announcement-bar.settings.js';
import type { AnnouncementBarState } from './announcement-bar.state.js';

type Table = typeof announcementBarSettings;

/** The bar while it has its turn. */
export function AnnouncementBar({ values, state, host }: ViewProps<Table['settings'], Table['events'], Table['texts'], AnnouncementBarState>) {
  if (!state.isShown) return null;
  const { position, theme, dismissible, label } = values;
  return (
    <section className={`bar ${position} ${theme}`} part="bar" popover="manual" aria-label={label || host.text('announcement')}>
      <div className="content"><slot /></div>
      {dismissible && (
        <button type="button" part="close" data-action="close" aria-label={host.text('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
        </button>
      )}
    </section>
  );
}
