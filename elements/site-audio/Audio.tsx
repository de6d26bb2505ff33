import { useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { numberFormat } from '../../core/text/intl.js';
import type { AudioHost, audioSettings } from './audio.settings.js';
import { clockText, playbackRates, type AudioState } from './audio.state.js';

type Rows = typeof audioSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], AudioState>;

const icons = {
  play: 'M8 5.2v13.6L19 12z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M6 6v12l8.5-6zM15.5 6H18v12h-2.5z',
  previous: 'M18 6v12l-8.5-6zM6 6h2.5v12H6z',
  back: 'M12 4V1L7 5.5l5 4.5V7a5.5 5.5 0 1 1-5.5 5.5H4A8 8 0 1 0 12 4z',
  forward: 'M12 4V1l5 4.5-5 4.5V7a5.5 5.5 0 1 0 5.5 5.5H20A8 8 0 1 1 12 4z',
  loud: 'M4 9v6h4l5 5V4L8 9zM16 8.3v7.4a4.5 4.5 0 0 0 0-7.4z',
  muted: 'M4 9v6h4l5 5V4L8 9zM15 9.5l1.5-1.5 2 2 2-2L22 9.5l-2 2 2 2-1.5 1.5-2-2-2 2-1.5-1.5 2-2z',
  download: 'M10.800 4h2.4v8l3-3 1.700 1.700L12 16.600l-5.900-5.900L7.800 9l3 3zM5 18h14v2.4H5z',
};
const Icon = ({ name }: { readonly name: keyof typeof icons }) => <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name]} /></svg>;

function Step({ name, isOn, host }: { readonly name: 'next' | 'previous'; readonly isOn: boolean; readonly host: AudioHost }) {
  return <button type="button" className="step" part={name} data-action={name} aria-label={host.text(name)} disabled={!isOn}><Icon name={name} /></button>;
}

function Skip({ name, seconds, host }: { readonly name: 'back' | 'forward'; readonly seconds: number; readonly host: AudioHost }) {
  return (
    <button
      type="button" className="skip" part={name} data-action="skip" data-seconds={name === 'back' ? -seconds : seconds}
      aria-label={host.text(name, { seconds })}
    >
      <Icon name={name} /><span aria-hidden="true">{numberFormat(host.language).format(seconds)}</span>
    </button>
  );
}

/** A phone has keys for it, and shows none here. */
function Volume({ state, host }: Pick<Props, 'state' | 'host'>) {
  const input = useRef<HTMLInputElement>(null);
  const volume = state.isMuted ? 0 : state.volume;
  useLayoutEffect(() => { input.current!.value = String(volume); });
  return (
    <span className="volume">
      <button type="button" part="mute" data-action="mute" aria-label={host.text('mute')} aria-pressed={state.isMuted}>
        <Icon name={volume > 0 ? 'loud' : 'muted'} />
      </button>
      <input
        ref={input} type="range" part="volume" data-action="volume" min="0" max="1" step="0.05" defaultValue={1} aria-label={host.text('volume')}
        aria-valuetext={numberFormat(host.language, { style: 'percent' }).format(volume)}
      />
    </span>
  );
}

/** Where the recording is: it follows the recording, and the visitor's hand. */
function Slider({ state, host }: Pick<Props, 'state' | 'host'>) {
  const { seconds, duration, hasLength } = state;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => { input.current!.value = String(hasLength ? seconds : 0); });
  const time = clockText(seconds);
  return (
    <input ref={input} type="range" part="slider" data-action="seek" min="0" max={hasLength ? duration : 1} step="any" defaultValue={0} disabled={!hasLength}
      aria-label={host.text('position')} aria-valuetext={hasLength ? host.text('timeOf', { time, duration: clockText(duration) }) : time} />
  );
}

function Speed({ speed, host }: { readonly speed: number; readonly host: AudioHost }) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => { select.current!.value = String(speed); }, [speed]);
  return (
    <select ref={select} className="speed" part="speed" data-action="speed" aria-label={host.text('speed')} defaultValue={speed}>
      {playbackRates.map(each => <option key={each} value={each}>{`${numberFormat(host.language).format(each)}×`}</option>)}
    </select>
  );
}

function Player({ values, state, host }: Props) {
  const { track, tracks, isPlaying, seconds, duration, hasLength, hasFailed, hasNext, hasPrevious, speed } = state;
  const isQueue = tracks.length > 1;
  const name = track?.title || values.album || host.text('player');
  const failed = host.text('failed');
  const address = state.isRead && track ? safeUrl(track.address) : null;
  const { skip } = values;
  return (
    <div className={isQueue ? 'player queue' : 'player'} part="player" role="group" aria-label={name}>
      <div className="line">
        <p className="title" part="title">{hasFailed ? failed : name}</p>
        {values.download && address && (
          <a className="download" part="download" href={address} download="" aria-label={`${host.text('download')}: ${name}`} title={host.text('download')}>
            <Icon name="download" />
          </a>
        )}
      </div>
      <div className="line">
        <span className="time">{clockText(seconds)}</span>
        <Slider state={state} host={host} />
        <span className="time">{hasLength ? clockText(duration) : '–:––'}</span>
      </div>
      <div className="line">
        {isQueue && <Step name="previous" isOn={hasPrevious} host={host} />}
        {skip > 0 && <Skip name="back" seconds={skip} host={host} />}
        <button type="button" className="play" part="play" data-action="toggle" aria-label={host.text(isPlaying ? 'pause' : 'play')}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {skip > 0 && <Skip name="forward" seconds={skip} host={host} />}
        {isQueue && <Step name="next" isOn={hasNext} host={host} />}
        <Volume state={state} host={host} />
        <Speed speed={speed} host={host} />
      </div>
      <span className="visually-hidden" role="status"><span>{hasFailed ? failed : ''}</span></span>
    </div>
  );
}

/** The player above the author's words, and the transcript below. */
export function Audio(props: Props) {
  const { state, host } = props;
  return (
    <div className="audio">
      {state.tracks.length > 0 && <Player {...props} />}
      <slot />
      {state.hasTranscript && <details part="transcript"><summary>{host.text('transcript')}</summary><slot name="transcript" /></details>}
    </div>
  );
}
