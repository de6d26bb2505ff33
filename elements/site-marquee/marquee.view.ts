import { html, nothing } from 'lit/html.js';
import type { MarqueeHost } from './marquee.settings.js';
import type { MarqueeState } from './marquee.state.js';

export function marqueeView({ state, host }: { readonly state: MarqueeState; readonly host: MarqueeHost }) {
  const { isPaused } = state;
  return html`<div class="view" part="view" tabindex=${state.isMarquee ? 0 : nothing} role="group"><div class="track"
      ><div class="group"><slot></slot></div><slot name="copy"></slot><div class="words" inert aria-hidden="true" translate="no"></div></div></div>
    ${state.isMarquee ? html`<button type="button" part="pause" data-action="toggle" aria-label=${host.text(isPaused ? 'play' : 'pause')}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isPaused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'}></path></svg></button>` : nothing}`;
}
