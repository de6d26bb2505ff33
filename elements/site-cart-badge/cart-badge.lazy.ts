import { listenForActions } from '../../core/element/actions.js';
import type { Host } from '../../core/element/host.js';
import { mountReact } from '../../core/element/mount-react.js';
import { openModal } from '../../core/overlay/open-modal.js';
import type { CartBadgeState } from './cart-badge.state.js';
import { CartPanel } from './CartPanel.js';
import { cartPanelStyles } from './cart-panel.styles.js';
import { panelActions } from './panel-actions.js';

export interface PanelParts {
  readonly host: Host;
  readonly panel: CartBadgeState;
  readonly returnFocus: HTMLElement | null;
}

/** Opens the cart beside the page. Drawn at the first opening; throws when drawing fails. */
export function openPanel({ host, panel, returnFocus }: PanelParts): void {
  const root = host.element!.shadowRoot!;
  const place = root.querySelector<HTMLElement>('.panel-place')!;
  if (place.querySelector('dialog')?.open) return;
  const opened = new AbortController();
  panel.open(opened.signal);
  if (!place.firstChild) draw({ host, panel }, root, place);
  host.toggleState('open', true);
  openModal({
    dialog: place.querySelector('dialog')!,
    returnFocus,
    signal: host.signal,
    onClose: () => {
      opened.abort();
      host.toggleState('open', false);
    },
  });
}

function draw({ host, panel }: Omit<PanelParts, 'returnFocus'>, root: ShadowRoot, container: HTMLElement): void {
  let failure: unknown;
  const { signal } = host;
  const sheet = cartPanelStyles.styleSheet;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  mountReact({
    container,
    node: <CartPanel host={host} panel={panel} />,
    signal,
    onError: error => {
      failure = error;
      if (container.isConnected) host.warn('the cart panel stopped drawing.', error);
    },
  });
  if (failure) throw failure;
  listenForActions(root, panelActions, signal, () => ({ state: panel, controller: undefined, host }));
}
