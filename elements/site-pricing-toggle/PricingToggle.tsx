import { useEffect, useId, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import type { pricingToggleSettings } from './pricing-toggle.settings.js';
import type { PricingToggleState } from './pricing-toggle.state.js';

type Rows = typeof pricingToggleSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], PricingToggleState>;

function Option({ name, option, isShown }: { readonly name: string; readonly option: string; readonly isShown: boolean }) {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => { radio.current!.checked = isShown; });
  return (
    <label>
      <input ref={radio} type="radio" name={name} value={option} data-action="choose" defaultChecked={isShown} />
      <span>{option}</span>
    </label>
  );
}

/** The choice above the author's prices. */
export function PricingToggle({ values, state, host }: Props) {
  const { options, option, announced } = useStore(state.$choice);
  const name = useId();
  return (
    <>
      {options.length > 1 && (
        <div className="choice" part="choice" role="radiogroup" aria-label={values.label || host.text('label')}>
          {options.map(each => <Option key={each} name={name} option={each} isShown={each === option} />)}
        </div>
      )}
      <slot />
      <p className="visually-hidden" role="status">{announced}</p>
    </>
  );
}
