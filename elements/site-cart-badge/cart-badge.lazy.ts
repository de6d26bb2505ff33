// What comes when the visitor approaches the badge: its view, and React with it, and the panel.
export { CartBadge } from './CartBadge.js';
export { CartPanelController } from './features/panel/panel.controller.js';
