import { useEffect, useId, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { DonationButtonHost, donationButtonSettings } from './donation-button.settings.js';
import { getAmountCents, type DonationButtonState } from './donation-button.state.js';
import { moneyIn, planText, problemText } from './donation-text.js';

type Rows = typeof donationButtonSettings;
interface Part { readonly host: DonationButtonHost; readonly state: DonationButtonState }

interface ChoiceProps { readonly name: string; readonly value: string; readonly isChosen: boolean; readonly words: string }

/** One of the radio buttons of a group; the browser moves between them by arrow keys. */
function Choice({ name, value, isChosen, words }: ChoiceProps) {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => { radio.current!.checked = isChosen; });
  return (
    <label className="choice">
      <input ref={radio} type="radio" name={name} value={value} data-action="choose" defaultChecked={isChosen} />
      <span>{words}</span>
    </label>
  );
}

function OtherAmount({ host, state }: Part) {
  const choice = useStore(state.$choice);
  const { typed } = choice;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The state as it is now: while a server's markup is taken over, what is drawn is older than what the visitor has typed.
  useEffect(() => { if (state.$choice.get().typed === '' && field.current!.value) field.current!.value = ''; }, [state, typed]);
  const money = moneyIn(host);
  const problem = problemText(host, choice, state.offer);
  return (
    <div className="other">
      <label htmlFor={id}>{host.text('other')}</label>
      <input
        ref={field}
        id={id}
        name="amount"
        data-action="write"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-describedby={`${id}-range ${id}-error`}
        aria-invalid={problem ? true : undefined}
        part="field"
      />
      <p id={`${id}-range`} className="hint">
        {host.text('range', { least: money(state.offer.minCents), most: money(state.offer.maxCents) })}
      </p>
      <p id={`${id}-error`} className="error" role="alert" part="error">
        {problem && <span>{problem}</span>}
      </p>
    </div>
  );
}

/** Our own form, where the author has none: it is posted as any form is. */
function Layout({ host, state }: Part) {
  const choice = useStore(state.$choice);
  const { suggested, plan } = choice;
  const content = useStore(state.$content);
  const { amounts, plans } = state.offer;
  const money = moneyIn(host);
  const cents = getAmountCents(choice, state.offer);
  const { checkoutUrl, donatePageId } = host.values;
  const action = donatePageId ? `${checkoutUrl}${checkoutUrl.includes('?') ? '&' : '?'}donatePageId=${encodeURIComponent(donatePageId)}` : checkoutUrl;
  return (
    <form className="form" method="post" action={action} data-action="give" noValidate>
      <fieldset part="amounts">
        <legend>{host.text('amount')}</legend>
        {amounts.length > 0 && (
          <div className="choices">
            {amounts.map(each => (
              <Choice key={each} name="cents" value={String(each)} isChosen={each === suggested} words={money(each)} />
            ))}
          </div>
        )}
        <OtherAmount host={host} state={state} />
      </fieldset>
      {plans.length > 0 && (
        <fieldset part="plans">
          <legend>{host.text('frequency')}</legend>
          <div className="choices plans">
            <Choice name="plan" value="" isChosen={plan === ''} words={host.text('once')} />
            {plans.map(each => (
              <Choice key={each.id} name="plan" value={each.id} isChosen={each.id === plan} words={planText(host, each)} />
            ))}
          </div>
        </fieldset>
      )}
      <button className="give" part="button">
        {content === 'label' ? <slot /> : cents === null ? host.text('donate') : host.text('give', { amount: money(cents) })}
      </button>
    </form>
  );
}

/** The author's own form with what is wrong below it, or ours. */
export function DonationButton({ state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], DonationButtonState>) {
  useStore($currency);
  useStore($site);
  const choice = useStore(state.$choice);
  const content = useStore(state.$content);
  if (content !== 'form') return <Layout host={host} state={state} />;
  const problem = problemText(host, choice, state.offer);
  return (
    <>
      <slot />
      <p className="error" role="alert" part="error">{problem && <span>{problem}</span>}</p>
    </>
  );
}
