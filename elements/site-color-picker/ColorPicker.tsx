import { useEffect, useRef } from 'react';
import { fromHsv } from '../../core/color/spaces.js';
import { stringifyColor } from '../../core/color/stringify-color.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { numberFormat } from '../../core/text/intl.js';
import { channelNames, getChannelMax, readChannel, writeColor, type ChannelName, type Notation } from './channels.js';
import type { ColorPickerHost, colorPickerSettings } from './color-picker.settings.js';
import { getContrast, type ColorPickerState } from './color-picker.state.js';
import { getPaletteSwatches, readSwatches, withThemeDefault, type Swatch } from './swatches.js';

type Rows = typeof colorPickerSettings;
const eyeDropper = 'm11.500 6.500 6 6M14 9l-9 9-1 2 2-1 9-9M13.500 8.500l3-3a2.100 2.100 0 0 1 3 3l-3 3';

/** The same in every language. */
const notationNames: Readonly<Record<Notation, string>> = { hex: 'Hex', rgb: 'RGB', hsl: 'HSL' };

interface Part { readonly host: ColorPickerHost; readonly state: ColorPickerState }

const percent = (host: ColorPickerHost, share: number): string => numberFormat(host.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A color as an SVG: its attribute needs no inline style, and forced colors keep it. */
function Paint({ color }: { readonly color: string }) {
  return <svg className="paint" aria-hidden="true"><rect width="100%" height="100%" fill={color} /></svg>;
}

interface FieldProps {
  readonly value: string;
  readonly label: string;
  readonly action: string;
  readonly isDisabled: boolean;
  readonly name?: string;
  /** Greatest number; without it the field has a text. */
  readonly max?: number;
  readonly part?: string;
}

/** A field that shows the color again whenever that has changed; the controller restores it when what was typed is not a color. */
function Field({ value, label, action, isDisabled, name, max, part }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (input.current!.value !== value) input.current!.value = value; }, [value]);
  return (
    <label className="field">
      <span>{label}</span>
      <input
        ref={input} part={part} name={name} data-action={action} defaultValue={value} disabled={isDisabled} autoComplete="off" spellCheck={false}
        {...max === undefined ? { type: 'text', dir: 'ltr' } : { type: 'number', min: 0, max, step: 1 }}
      />
    </label>
  );
}

function Slider({ host, state, channel }: Part & { readonly channel: 'hue' | 'alpha' }) {
  const { picked, isDisabled } = useStore(state.$snapshot);
  const input = useRef<HTMLInputElement>(null);
  const value = String(readChannel(picked, channel));
  useEffect(() => { if (input.current!.value !== value) input.current!.value = value; }, [value]);
  return (
    <span className={`track ${channel}`}>
      {channel === 'alpha' && <Paint color={stringifyColor({ ...fromHsv(picked), alpha: 1 })} />}
      <input
        ref={input} type="range" part="slider" data-action={channel} min="0" max={getChannelMax(channel)} defaultValue={value} disabled={isDisabled}
        aria-label={host.text(channel)} aria-valuetext={channel === 'hue' ? `${value}°` : percent(host, picked.alpha)}
      />
    </span>
  );
}

/** Saturation to the right, brightness to the top. */
function ColorMap({ host, state }: Part) {
  const { picked, isDisabled } = useStore(state.$snapshot);
  const [saturation, value] = [picked.saturation, picked.value].map(share => Math.round(share * 100)) as [number, number];
  return (
    <div
      className="map" part="map" role="slider" tabIndex={isDisabled ? undefined : 0} data-action="map" aria-disabled={isDisabled || undefined}
      aria-label={host.text('map')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={saturation}
      aria-valuetext={host.text('mapValue', { saturation: percent(host, picked.saturation), brightness: percent(host, picked.value) })}
    >
      <Paint color={stringifyColor(fromHsv({ hue: picked.hue, saturation: 1, value: 1 }))} />
      <svg className="handle" aria-hidden="true">
        <circle className="ring" r="10" cx={`${saturation}%`} cy={`${100 - value}%`} />
        <circle r="8" cx={`${saturation}%`} cy={`${100 - value}%`} fill={stringifyColor({ ...fromHsv(picked), alpha: 1 })} />
      </svg>
    </div>
  );
}

/** The format and its fields. */
function Channels({ host, state }: Part) {
  const { picked, notation, isDisabled, isColor } = useStore(state.$snapshot);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => { if (select.current!.value !== notation) select.current!.value = notation; }, [notation]);
  const names: readonly ChannelName[] = [...channelNames[notation], ...host.values.alpha ? ['alpha' as const] : []];
  return (
    <div className="channels">
      <label className="field">
        <span className="visually-hidden">{host.text('notation')}</span>
        <select ref={select} data-action="notation" defaultValue={notation}>
          {Object.entries(notationNames).map(([name, title]) => <option key={name} value={name}>{title}</option>)}
        </select>
      </label>
      {notation === 'hex' && (
        <Field key="hex" action="hex" label={notationNames.hex} value={isColor ? writeColor({ ...picked, alpha: 1 }, 'hex') : ''} isDisabled={isDisabled} />
      )}
      {names.map(name => (
        <Field
          key={name} action="channel" name={name} label={host.text(name)} max={getChannelMax(name)} isDisabled={isDisabled}
          value={isColor ? String(readChannel(picked, name)) : ''}
        />
      ))}
    </div>
  );
}

function Swatches({ state, title, list }: Pick<Part, 'state'> & { readonly title: string; readonly list: readonly Swatch[] }) {
  const { text, isDisabled } = useStore(state.$snapshot);
  if (list.length === 0) return null;
  return (
    <div className="group" role="group" aria-label={title}>
      <p className="title" aria-hidden="true">{title}</p>
      <div className="swatches" part="swatches">
        {list.map(({ color, label }) => (
          <button
            key={color} type="button" className="swatch" data-action="swatch" data-color={color} disabled={isDisabled} aria-label={label} title={label}
            aria-pressed={color === text}
          ><Paint color={withThemeDefault(color)} /></button>
        ))}
      </div>
    </div>
  );
}

/** The contrast to the background, on that background. */
function Contrast({ host, state }: Part) {
  const snapshot = useStore(state.$snapshot);
  const { text, background } = snapshot;
  const contrast = getContrast(snapshot);
  if (!contrast) return null;
  const ratio = `${numberFormat(host.language, { maximumFractionDigits: 1 }).format(contrast.ratio)}:1`;
  return (
    <p className="contrast" part="contrast" data-level={contrast.level}>
      <svg className="sample" viewBox="0 0 44 32" aria-hidden="true">
        <rect width="44" height="32" fill={stringifyColor(background!)} />
        <text x="22" y="22" textAnchor="middle" fill={withThemeDefault(text)}>Aa</text>
      </svg>
      <span>
        <span className="ratio">{host.text('contrast', { ratio })}</span>
        <span className="level">{host.text(contrast.level)}</span>
      </span>
    </p>
  );
}

function Panel({ host, state }: Part) {
  const { text, isColor, isDisabled, hasEyeDropper } = useStore(state.$snapshot);
  const { alpha, palette, swatches } = host.values;
  return (
    <>
      <ColorMap host={host} state={state} />
      <div className="sliders">
        <span className="preview">{isColor && <Paint color={withThemeDefault(text)} />}</span>
        <div className="tracks">
          <Slider host={host} state={state} channel="hue" />
          {alpha && <Slider host={host} state={state} channel="alpha" />}
        </div>
        {hasEyeDropper && (
          <button
            type="button" className="eye-dropper" part="eye-dropper" data-action="eye-dropper" disabled={isDisabled}
            aria-label={host.text('eyeDropper')} title={host.text('eyeDropper')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={eyeDropper} /></svg>
          </button>
        )}
      </div>
      <Channels host={host} state={state} />
      <Swatches state={state} title={host.text('swatches')} list={readSwatches(swatches)} />
      {palette === 'site' && <Swatches state={state} title={host.text('palette')} list={getPaletteSwatches(key => host.text(key))} />}
      <Contrast host={host} state={state} />
    </>
  );
}

/** The author's field or our own, and the picker: behind a button, or below. */
export function ColorPicker({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ColorPickerState>) {
  const { text, isColor, hasField, label: ownLabel, isOpen, isDisabled } = useStore(state.$snapshot);
  const label = ownLabel || values.label || host.text('label');
  const panelName = `${label}: ${host.text('choose')}`;
  const panel = <Panel host={host} state={state} />;
  return (
    <>
      <div className="row">
        <div className="content">
          <slot />
          {!hasField && <Field action="write" part="input" label={label} value={values.value} isDisabled={isDisabled} />}
        </div>
        {!values.inline && (
          <button
            type="button" className="toggle" part="button" data-action="toggle" disabled={isDisabled} aria-controls="panel" aria-expanded={isOpen}
            aria-haspopup="dialog" aria-label={panelName}
          >{isColor && <Paint color={withThemeDefault(text)} />}</button>
        )}
      </div>
      {values.inline
        ? <div key="inline" id="panel" className="panel inline" part="panel" role="group" aria-label={panelName}>{panel}</div>
        : <div key="popover" id="panel" className="panel" part="panel" role="dialog" popover="manual" aria-label={panelName}>{panel}</div>}
    </>
  );
}
