import { useEffect, useRef } from 'react';
import type { FontAxis } from '../../../core/contract/site-fonts.js';
import { useStore } from '../../../core/element/use-store.js';
import { numberFormat } from '../../../core/text/intl.js';
import type { FontBrowserHost, FontBrowserText } from '../font-browser.settings.js';
import { allWeights, getStyles, hasMoreStyles } from '../font-styles.js';
import { type Part, Sample } from './Sample.js';
import { Select } from './Select.js';

const axisNames: Readonly<Record<string, FontBrowserText>> = { wdth: 'width', opsz: 'opticalSize', slnt: 'slant' };

const nameWeight = (host: FontBrowserHost, weight: number): string => {
  const known = allWeights.find(one => one === weight);
  return known ? `${host.text(`w${known}`)} ${weight}` : String(weight);
};

interface RangeProps {
  readonly host: FontBrowserHost;
  readonly label: string;
  readonly action: string;
  readonly axis: Pick<FontAxis, 'min' | 'max' | 'step'> & { readonly tag?: string };
  readonly value: number;
}

/** A slider with its number. */
function Range({ host, label, action, axis: { min, max, step, tag }, value }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (input.current!.valueAsNumber !== value) input.current!.value = String(value); }, [value]);
  return (
    <label className="field range">
      <span>{label} <output>{numberFormat(host.language, { useGrouping: false }).format(value)}</output></span>
      <input ref={input} type="range" part="slider" data-action={action} data-tag={tag} min={min} max={max} step={step} defaultValue={String(value)} />
    </label>
  );
}

/** The weights, styles and axes of a font that can be chosen. */
function Styles({ host, state }: Part) {
  const { draft } = useStore(state.$snapshot);
  const font = state.currentFont!;
  const { weights, weightRange, styles, axes } = getStyles(font, draft!.style);
  return (
    <>
      {weightRange
        ? (
          <Range
            key="range" host={host} label={host.text('weight')} action="weight-range" axis={{ min: weightRange[0], max: weightRange[1], step: 1 }}
            value={draft!.weight}
          />
        )
        : (
          <Select
            key="weights" label={host.text('weight')} action="weight" value={String(draft!.weight)}
            options={weights.map(weight => [String(weight), nameWeight(host, weight)])}
          />
        )}
      {styles.length > 1 && (
        <Select
          key="styles" label={host.text('style')} action="style" value={draft!.style} options={styles.map(style => [style, host.text(style)])}
        />
      )}
      {axes.map(axis => (
        <Range
          key={axis.tag} host={host} label={Object.hasOwn(axisNames, axis.tag) ? host.text(axisNames[axis.tag]!) : axis.tag} action="axis" axis={axis}
          value={draft!.axes[axis.tag] ?? axis.default}
        />
      ))}
    </>
  );
}

/** The selected font, what can be chosen of it, and what can be done with it. */
export function FontDetail({ host, state }: Part) {
  const { draft, text, previews, adding } = useStore(state.$snapshot);
  const font = state.currentFont;
  if (!font || !draft) return <p className="detail hint">{host.text('select')}</p>;
  const { backend } = state;
  const license = font.stored?.license || font.catalog?.license;
  const canAdd = font.catalog !== null && !!backend?.install;
  return (
    <section key={font.name} className="detail" part="detail" aria-label={font.name}>
      <p className="title"><bdi>{font.name}</bdi></p>
      <div className="large"><Sample host={host} state={state} font={font} text={text} status={previews.get(font.name)} choice={draft} /></div>
      {host.values.format === 'declarations' && font.stored && <div className="styles"><Styles host={host} state={state} /></div>}
      {license && <p className="hint">{host.text('license')}: <bdi>{license}</bdi></p>}
      <div className="buttons">
        {canAdd && !font.stored && (
          <button key="add" type="button" className="quiet" data-action="add" disabled={adding !== null}>{host.text('add')}</button>
        )}
        {canAdd && hasMoreStyles(font) && (
          <button key="all" type="button" className="quiet" data-action="add-all" disabled={adding !== null}>{host.text('addAll')}</button>
        )}
        {font.origin === 'site' && backend?.remove && (
          <button key="remove" type="button" className="quiet danger" data-action="remove">{host.text('remove')}</button>
        )}
      </div>
    </section>
  );
}
