import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { isAutoplayBlocked } from '../../core/platform/visitor.js';
import { startSecondsOf } from './start-seconds.js';
import type { VideoHost, VideoParts, VideoValues } from './video-parts.js';
import type { VideoSource } from './video-source.js';
import { isOffering, troubleOf } from './video.state.js';

interface View { readonly values: VideoValues; readonly machine: VideoParts; readonly host: VideoHost }

/** The player's address: with the visitor's press it plays; by itself it is silent. */
export function playerAddress(source: VideoSource & { kind: 'player' }, values: VideoValues, isAsked: boolean): string {
  const isPlaying = isAsked || (values.forceAutoplay && !isAutoplayBlocked());
  const wishes = {
    isPlaying, isMuted: values.muted || (isPlaying && !isAsked), isLooping: values.loop, startSeconds: startSecondsOf(source.address),
  };
  return source.provider?.playerOf(source.film, wishes, new URL(source.address)) ?? source.address;
}

function player({ values, machine, host }: View): TemplateResult | typeof nothing {
  const { facts: { source }, isAsked } = machine.machine;
  const name = machine.nameOf(values) || host.text('video');
  if (source?.kind === 'file') {
    const isSilent = values.muted || !isAsked;
    const starts = isAsked || (values.forceAutoplay && !isAutoplayBlocked());
    return html`<video part="player" class="player" controls playsinline preload="metadata" src=${source.address} aria-label=${name}
      ?autoplay=${starts} ?loop=${values.loop} .muted=${isSilent && starts}></video>`;
  }
  if (source?.kind !== 'player') return nothing;
  // The referrer is what YouTube demands of every page; the path of the page stays private.
  return html`<iframe part="player" class="player" title=${name} src=${playerAddress(source, values, isAsked)} allowfullscreen
    referrerpolicy="strict-origin-when-cross-origin" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe>`;
}

function terms({ machine, host }: View): TemplateResult {
  const { source } = machine.machine.facts;
  const { host: name, isOwn } = source as VideoSource & { kind: 'player' };
  return html`<div class="terms" part="terms" data-action="terms">
    <span>${isOwn ? host.text('noticeOwn') : host.text('notice', { host: name })}</span>
    <label><input type="checkbox" class="always"><span>${host.text('always', { host: name })}</span></label>
  </div>`;
}

function controls(view: View): TemplateResult {
  const { values, machine, host } = view;
  const name = machine.nameOf(values);
  return html`
    ${values.label ? html`<p class="title" aria-hidden="true">${values.label}</p>` : nothing}
    <button class="play" part="play" type="button" data-action="play" aria-disabled=${values.inactive ? 'true' : nothing}
      aria-label=${name ? host.text('playNamed', { name }) : host.text('play')}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.2 5.3v13.4L19 12z"></path></svg>
    </button>
    ${isOffering(machine.machine.facts) ? terms(view) : nothing}`;
}

function trouble({ machine, host }: View): TemplateResult | typeof nothing {
  const { facts } = machine.machine;
  if (host.read(machine.$hasFailed)) {
    const { source } = facts;
    const isVimeo = source?.kind === 'player' && source.provider?.name === 'Vimeo';
    return html`<p class="trouble" role="status"><span>${host.text(isVimeo ? 'vimeoFailed' : 'failed')}</span>
      ${source?.kind === 'player' ? html`<a href=${source.address} target="_blank" rel="noopener">${host.text('elsewhere', { host: source.host })}</a>` : nothing}
    </p>`;
  }
  const found = host.read(machine.$light).isSettled ? troubleOf(facts) : null;
  return found ? html`<p class="trouble" role="status"><span>${host.text(found)}</span></p>` : nothing;
}

/** The author's markup as the picture of the film, the film in its place, and the transcript below. */
export function videoView(view: View): TemplateResult {
  const { values, machine, host } = view;
  const { isShown, hasPlayer, take } = host.read(machine.machine.$state);
  const { hasTranscript } = host.read(machine.$light);
  const { source } = machine.machine.facts;
  const isOwnElement = source?.kind === 'element';
  const isCovered = !!source && !isShown && (values.overlay || !isOwnElement);
  return html`<div class="frame" data-mode=${values.mode}>
    <div class="stage" part="stage" ?data-empty=${!source}>
      ${hasPlayer && !isOwnElement ? keyed(take, player(view)) : nothing}
      <div class="overlay" part="overlay" data-action=${isCovered ? 'play' : nothing}
        ?data-covered=${isCovered} ?data-away=${isShown && !isOwnElement}>
        <slot></slot>
        ${isCovered ? controls(view) : nothing}
        ${trouble(view)}
      </div>
    </div>
    ${hasTranscript ? html`<details class="transcript" part="transcript">
      <summary>${host.text('transcript')}</summary>
      <slot name="transcript"></slot>
    </details>` : nothing}
  </div>`;
}
