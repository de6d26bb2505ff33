import type { ViewProps } from '../../core/element/definition.js';
import { isAutoplayBlocked } from '../../core/platform/visitor.js';
import { startSecondsOf } from './start-seconds.js';
import type { VideoParts, VideoValues } from './video-parts.js';
import type { videoSettings } from './video.settings.js';
import type { VideoSource } from './video-source.js';
import { errorOf, isOffering } from './video.state.js';

type Table = typeof videoSettings;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], VideoParts>;

/** The player's address: after the visitor's press it plays; by itself it is muted. */
function playerAddress(source: VideoSource & { kind: 'player' }, values: VideoValues, isAsked: boolean): string {
  const isPlaying = isAsked || (values.forceAutoplay && !isAutoplayBlocked());
  const wishes = {
    isPlaying, isMuted: values.muted || (isPlaying && !isAsked), isLooping: values.loop, startSeconds: startSecondsOf(source.address),
  };
  return source.provider?.playerOf(source.film, wishes, new URL(source.address)) ?? source.address;
}

function Player({ values, state, host }: Props) {
  const { facts: { source }, isAsked } = state.machine;
  const name = state.nameOf(values) || host.text('video');
  if (source?.kind === 'file') {
    const isSilent = values.muted || !isAsked;
    const starts = isAsked || (values.forceAutoplay && !isAutoplayBlocked());
    return (
      <video part="player" className="player" controls playsInline preload="metadata" muted={isSilent && starts} autoPlay={starts}
        loop={values.loop} aria-label={name} src={source.address} />
    );
  }
  if (source?.kind !== 'player') return null;
  // The referrer is what YouTube demands of every page; the path of the page stays private.
  return (
    <iframe part="player" className="player" title={name} allowFullScreen referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture" src={playerAddress(source, values, isAsked)} />
  );
}

function Terms({ state, host }: Props) {
  const { host: name, isOwn } = state.machine.facts.source as VideoSource & { kind: 'player' };
  return (
    <div className="terms" part="terms" data-action="terms">
      <span>{isOwn ? host.text('noticeOwn') : host.text('notice', { host: name })}</span>
      <label><input type="checkbox" className="always" /><span>{host.text('always', { host: name })}</span></label>
    </div>
  );
}

function Controls(props: Props) {
  const { values, state, host } = props;
  const name = state.nameOf(values);
  return (
    <>
      {values.label && <p className="title" aria-hidden="true">{values.label}</p>}
      <button className="play" part="play" type="button" data-action="play" aria-disabled={values.inactive || undefined}
        aria-label={name ? host.text('playNamed', { name }) : host.text('play')}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.2 5.3v13.4L19 12z" /></svg>
      </button>
      {isOffering(state.machine.facts) && <Terms {...props} />}
    </>
  );
}

function ErrorMessage({ state, host }: Props) {
  const { facts } = state.machine;
  if (host.read(state.$hasFailed)) {
    const { source } = facts;
    const isVimeo = source?.kind === 'player' && source.provider?.name === 'Vimeo';
    return (
      <p className="error" role="status">
        <span>{host.text(isVimeo ? 'vimeoFailed' : 'failed')}</span>
        {source?.kind === 'player' && <a href={source.address} target="_blank" rel="noopener">{host.text('elsewhere', { host: source.host })}</a>}
      </p>
    );
  }
  const error = host.read(state.$light).isSettled ? errorOf(facts) : null;
  return error && <p className="error" role="status"><span>{host.text(error)}</span></p>;
}

/** The author's markup as the poster of the video, the player in its place, and the transcript below. */
export function Video(props: Props) {
  const { values, state, host } = props;
  const { isShown, hasPlayer, take } = host.read(state.machine.$state);
  const { hasTranscript } = host.read(state.$light);
  const { source } = state.machine.facts;
  const isOwnElement = source?.kind === 'element';
  const isCovered = !!source && !isShown && (values.overlay || !isOwnElement);
  return (
    <div className="frame" data-mode={values.mode}>
      <div className="stage" part="stage" data-empty={source ? undefined : ''}>
        {hasPlayer && !isOwnElement && <Player key={take} {...props} />}
        <div className="overlay" part="overlay" data-action={isCovered ? 'play' : undefined}
          data-covered={isCovered ? '' : undefined} data-away={isShown && !isOwnElement ? '' : undefined}>
          <slot />
          {isCovered && <Controls {...props} />}
          <ErrorMessage {...props} />
        </div>
      </div>
      {hasTranscript && (
        <details className="transcript" part="transcript">
          <summary>{host.text('transcript')}</summary>
          <slot name="transcript" />
        </details>
      )}
    </div>
  );
}
