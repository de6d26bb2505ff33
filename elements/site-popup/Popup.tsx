import type { ViewProps } from '../../core/element/definition.js';
import type { popupSettings } from './popup.settings.js';
import type { PopupState } from './popup.state.js';

type Table = typeof popupSettings;

/** The open popup, or the badge that opens it again. */
export function Popup({ values, state, host }: ViewProps<Table['settings'], Table['events'], Table['texts'], PopupState>) {
  const { overlayStyle, slideType, badge, label } = values;
  const name = label || state.heading;
  if (!state.isOpen) {
    return state.hasBadge
      ? (
        <button type="button" className={`badge ${badge}`} part="badge" data-action="open" aria-haspopup="dialog" aria-label={name || host.text('badge')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6" /></svg>
        </button>
      )
      : null;
  }
  return (
    <dialog className={`popup ${slideType} ${overlayStyle}`} part="popup" tabIndex={-1} aria-label={name || host.text('popup')}>
      {state.canClose && (
        <button type="button" className="close" part="close" data-action="close" aria-label={host.text('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
        </button>
      )}
      <div className="content"><slot /></div>
    </dialog>
  );
}
