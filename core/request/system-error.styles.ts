import { css } from '../../styles/css.js';

export const systemErrorStyles = css`
  :host { all: initial; color-scheme: inherit; }
  dialog {
    position: fixed;
    z-index: var(--_layer);
    inset: 0;
    box-sizing: border-box;
    display: none;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: max(max(1.5rem, 24px), env(safe-area-inset-top)) max(1.5rem, 24px);
    border: 0;
    overflow: auto;
    background: var(--site-surface);
    color: var(--site-on-surface);
    font: max(1rem, 16px) / 1.5 var(--site-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  dialog[open] { display: grid; place-content: safe center; justify-items: center; }
  dialog:focus-visible { outline: none; }
  dialog > * { max-inline-size: max(34rem, 544px); text-align: center; }
  h2 { margin: 0 0 max(0.5rem, 8px); font-size: clamp(max(1.5rem, 24px), 4vw, max(2.25rem, 36px)); line-height: 1.2; text-wrap: balance; }
  p { margin: 0 0 max(1rem, 16px); }
  .key { color: var(--site-muted); font-size: max(0.875rem, 14px); user-select: all; }
  .buttons { display: flex; flex-wrap: wrap; justify-content: center; gap: max(0.75rem, 12px); margin-block: max(0.5rem, 8px) max(1.5rem, 24px); }
  button {
    min-block-size: max(2.75rem, 44px);
    padding: max(0.5rem, 8px) max(1.5rem, 24px);
    border: 1px solid var(--site-line, light-dark(#8b90a0, #5a6070));
    border-radius: var(--site-button-radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .primary {
    border-color: transparent;
    background: var(--site-accent);
    color: var(--site-on-accent);
  }
  button:hover { filter: brightness(1.08); }
  button:focus-visible { outline: 2px solid var(--site-accent-text); outline-offset: 2px; }
  @media (forced-colors: active) { button { border-color: ButtonBorder; } }
`;
