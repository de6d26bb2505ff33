import { useLayoutEffect, useRef } from 'react';
import { withPurpose } from '../../core/embed/purpose-note.js';
import type { ViewProps } from '../../core/element/definition.js';
import { isAutoplayBlocked, visitorScreen } from '../../core/platform/visitor.js';
import type { Values } from '../../core/settings/table.js';
import { heightPercent } from './ratios.js';
import type { videoSettings } from './video.settings.js';
import { getStartSeconds, type VideoSource } from './video-source.js';
import type { VideoSnapshot, VideoState } from './video.state.js';

type Table = typeof videoSettings;
type VideoValues = Values<Table['settings']>;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], VideoState>;
type PartProps = Props & { readonly snapshot: VideoSnapshot };

const nameOf = ({ label }: VideoValues, { name }: VideoSnapshot) => label || name;

/** Whether a video that loads automatically plays, too. */
const startsByItself = ({ forceAutoplay }: VideoValues) => forceAutoplay && !isAutoplayBlocked() && !visitorScreen().savesData;

/** The player's address: after the visitor's click it plays; automatic playback is muted. */
function playerAddress(source: VideoSource & { kind: 'player' }, values: VideoValues, isRequested: boolean): string {
  const isPlaying = isRequested || startsByItself(values);
  const options = {
    isPlaying, isMuted: values.muted || (isPlaying && !isRequested), isLooping: values.loop, startSeconds: getStartSeconds(source.address),
  };
  return source.provider?.playerOf(source.id, options, new URL(source.address)) ?? source.address;
}

function Player({ values, host, snapshot }: PartProps) {
  const { source, isRequested } = snapshot;
  const name = nameOf(values, snapshot) || host.text('video');
  if (source?.kind === 'file') {
    const isSilent = values.muted || !isRequested;
    const starts = isRequested || startsByItself(values);
    return (
      <video part="player" className="player" controls playsInline preload="metadata" muted={isSilent && starts} autoPlay={starts}
        loop={values.loop} aria-label={name} src={source.address} />
    );
  }
  if (source?.kind !== 'player') return null;
  // The referrer is what YouTube demands of every page; the path of the page stays private.
  return (
    <iframe part="player" className="player" title={name} allowFullScreen referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture" src={playerAddress(source, values, isRequested)} />
  );
}

/** One row where there is room; on a phone a line over the poster, which opens the rest. */
function Terms({ host, snapshot }: PartProps) {
  const { host: name, isOwn } = snapshot.source as VideoSource & { kind: 'player' };
  return (
    <div className="terms" part="terms" data-action="terms">
      <button className="short" type="button" data-action="details" aria-expanded={snapshot.areTermsOpen}>
        <span>{isOwn ? host.text('noticeOwn') : host.text('noticeShort', { host: name })}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 15l6-6 6 6" /></svg>
      </button>
      <span id="notice">{withPurpose(host, isOwn ? host.text('noticeOwn') : host.text('notice', { host: name }))}</span>
      <label><input type="checkbox" className="always" /><span>{host.text('always', { host: name })}</span></label>
    </div>
  );
}

function Controls(props: PartProps) {
  const { values, host, snapshot } = props;
  const name = nameOf(values, snapshot);
  return (
    <>
      {values.label && <p className="title" aria-hidden="true">{values.label}</p>}
      <button className="play" part="play" type="button" data-action="play" aria-disabled={values.inactive || undefined}
        aria-label={name ? host.text('playNamed', { name }) : host.text('play')} aria-describedby={snapshot.asksConsent ? 'notice' : undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.2 5.3v13.4L19 12z" /></svg>
      </button>
      {snapshot.asksConsent && <Terms {...props} />}
    </>
  );
}

/** What is wrong, and where the video is to be seen. */
function ErrorMessage({ host, snapshot: { source, page, hasFailed, error } }: PartProps) {
  if (!hasFailed && !error) return null;
  const isVimeo = source?.kind === 'player' && source.provider?.name === 'Vimeo';
  const link = source?.kind === 'player' ? source : page;
  return (
    <p className="error" role="status">
      <span>{host.text(!hasFailed ? error! : isVimeo ? 'vimeoFailed' : 'failed')}</span>
      {link && <a href={link.address} target="_blank" rel="noopener">{host.text('elsewhere', { host: link.host })}</a>}
    </p>
  );
}

/** The author's markup as the poster of the video, the player in its place, and the transcript below. */
export function Video(props: Props) {
  const { values, state, host } = props;
  const snapshot = host.read(state.$state);
  const { source, isShown, hasPlayer, playerNumber, hasTranscript, ratio } = snapshot;
  const isOwnElement = source?.kind === 'element';
  const isCovered = !!source && !isShown && (values.overlay || !isOwnElement);
  const stage = useRef<HTMLDivElement>(null);
  const percent = heightPercent(ratio, !!source);
  useLayoutEffect(() => { stage.current!.style.setProperty('--_ratio', String(100 / percent)); }, [percent]);
  const partProps = { ...props, snapshot };
  return (
    <div className="frame" data-mode={values.mode}>
      <div className="stage" part="stage" data-empty={source ? undefined : ''} ref={stage}>
        {hasPlayer && !isOwnElement && <Player key={playerNumber} {...partProps} />}
        <div className="overlay" part="overlay" data-open={snapshot.areTermsOpen ? '' : undefined} data-action={isCovered ? 'play' : undefined}
          data-covered={isCovered ? '' : undefined} data-away={isShown && !isOwnElement ? '' : undefined}>
          <slot />
          {isCovered && <Controls {...partProps} />}
          <ErrorMessage {...partProps} />
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
