import { useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { numberFormat } from '../../core/text/intl.js';
import type { AudioHost, audioSettings } from './audio.settings.js';
import { clockText, playbackRates, type AudioState } from './audio.state.js';

type Rows = typeof audioSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], AudioState>;

const icons = {
  play: 'M8 5.2v13.6L19 12z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M6 6v12l8.5-6zM15.5 6H18v12h-2.5z',
  previous: 'M18 6v12l-8.5-6zM6 6h2.500v12H6z',
};
const Icon = ({ name }: { readonly name: keyof typeof icons }) => <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icons[name]} /></svg>;

function Step({ name, isOn, host }: { readonly name: 'next' | 'previous'; readonly isOn: boolean; readonly host: AudioHost }) {
  return <button type="button" className="step" part={name} data-action={name} aria-label={host.text(name)} disabled={!isOn}><Icon name={name} /></button>;
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
  return (
    <div className="player" part="player" role="group" aria-label={name}>
      <p className="title" part="title">{hasFailed ? failed : name}</p>
      <div className="line">
        <span className="time">{clockText(seconds)}</span>
        <Slider state={state} host={host} />
        <span className="time">{hasLength ? clockText(duration) : '–:––'}</span>
      </div>
      <div className="line">
        {isQueue && <Step name="previous" isOn={hasPrevious} host={host} />}
        <button type="button" className="play" part="play" data-action="toggle" aria-label={host.text(isPlaying ? 'pause' : 'play')}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {isQueue && <Step name="next" isOn={hasNext} host={host} />}
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
