import { useEffect, useId, useRef, useState } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { LightPortal } from '../../core/element/light-portal.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { pictureAddress } from '../../core/product/cart-rows.js';
import type { OptionGroup } from '../../core/product/product-choice.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { ProductHost, productSettings } from './product.settings.js';
import type { ProductSnapshot, ProductState } from './product.state.js';
import { moneyIn, planText, productText } from './product-text.js';

type Rows = typeof productSettings;
interface Part { readonly host: ProductHost; readonly snapshot: ProductSnapshot }

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly action: string;
  readonly option?: string;
  readonly isChosen: boolean;
  readonly availability?: string;
  readonly words: string;
  readonly note?: string;
}

/** One of the radio buttons of a group; the browser moves between them by arrow keys. */
function ChoiceButton({ name, value, action, option, isChosen, availability, words, note }: ChoiceProps) {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => { radio.current!.checked = isChosen; });
  return (
    <label className="choice" data-availability={availability}>
      <input ref={radio} type="radio" name={name} value={value} data-action={action} data-option={option} defaultChecked={isChosen} />
      <span className="value">{words}</span>
      {note && <span className={availability ? 'visually-hidden' : 'hint'}>{` ${note}`}</span>}
    </label>
  );
}

function Options({ group, host, words }: { readonly group: OptionGroup; readonly host: ProductHost; readonly words: (value: string) => string }) {
  return (
    <fieldset className="options" part="options">
      <legend>{group.name || host.text('amount')}</legend>
      <div className="choices">
        {group.values.map(({ value, isChosen, availability }) => (
          <ChoiceButton key={value} name={group.name || 'option'} value={value} action="option" option={group.name} isChosen={isChosen} words={words(value)}
            availability={availability === 'available' ? undefined : availability}
            note={availability === 'available' ? '' : host.text(availability === 'sold-out' ? 'soldOut' : 'unavailable')} />
        ))}
      </div>
    </fieldset>
  );
}

function Plans({ host, snapshot: { product, choice } }: Part) {
  const { plans, isSoldOnce } = product!;
  return (
    <fieldset className="options" part="options">
      <legend>{host.text('purchase')}</legend>
      <div className="choices plans">
        {isSoldOnce && <ChoiceButton name="plan" value="" action="plan" isChosen={choice.plan === ''} words={host.text('once')} />}
        {plans.map(plan => (
          <ChoiceButton key={plan.id} name="plan" value={plan.id} action="plan" isChosen={choice.plan === plan.id} words={planText(host, plan)}
            note={plan.percentOff ? host.text('percentOff', { percent: plan.percentOff }) : ''} />
        ))}
      </div>
    </fieldset>
  );
}

/** A picture that does not load leaves its place plain. */
function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    image.current?.addEventListener('error', () => setIsMissing(true), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return isMissing ? null : <img ref={image} src={src} alt={alt} />;
}

function Quantity({ host, snapshot: { choice, shown } }: Part) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { field.current!.value = String(choice.quantity); }, [choice.quantity]);
  return (
    <div className="quantity">
      <label htmlFor={id}>{host.text('quantity')}</label>
      <input
        ref={field}
        id={id}
        type="number"
        name="quantity"
        min="1"
        max={shown!.maxQuantity}
        defaultValue={choice.quantity}
        inputMode="numeric"
        data-action="quantity"
        part="quantity"
      />
    </div>
  );
}

function Measures({ host, weight, size }: { readonly host: ProductHost; readonly weight: string; readonly size: string }) {
  if (!weight && !size) return null;
  return (
    <dl className="measures" part="measures">
      {weight && <div><dt>{host.text('weight')}</dt><dd>{weight}</dd></div>}
      {size && <div><dt>{host.text('size')}</dt><dd>{size}</dd></div>}
    </dl>
  );
}

/** Our own layout, where the author has none. */
function Layout({ host, snapshot }: Part) {
  const { product, shown } = snapshot;
  const text = productText(host, product!, shown!);
  const money = moneyIn(host, product!);
  const isGone = shown!.status === 'sold-out' || shown!.status === 'unavailable';
  const image = product!.images.find(({ src }) => src === shown!.image);
  const { variant } = shown!;
  const variantAlt = variant?.image === shown!.image ? variant.imageAlt : undefined;
  const source = safeUrl(shown!.image) && pictureAddress(shown!.image, '750w');
  // Amounts of a gift card are written as the page writes money.
  const wordsOf = (group: OptionGroup) => (value: string) => {
    const amount =
      product!.productType === 'giftCard'
      && product!.variants.find(({ optionValues }) =>
        optionValues.some(each => each.value === value && (each.optionName ?? '') === group.name),
      );
    return amount ? money(amount.price) : value;
  };
  return (
    <article className="product">
      {source && (
        <div className="media" part="image">
          <Picture key={source} src={source} alt={variantAlt ?? image?.alt ?? product!.name} />
          {variant?.onSale && (
            <span className="sale" part="sale">
              {host.text('sale')}
            </span>
          )}
        </div>
      )}
      <div className="about">
        <h2 className="title" part="title">
          {product!.name}
        </h2>
        <p className="price" part="price">
          {text.compareAt && (
            <del>
              <span className="visually-hidden">{`${host.text('was')} `}</span>
              {text.compareAt}
            </del>
          )}
          <span className={text.compareAt ? 'now reduced' : 'now'}>{text.price}</span>
        </p>
        {product!.description && <p className="description">{product!.description}</p>}
        <Measures host={host} weight={text.weight} size={text.size} />
        <slot />
        <form className="form" method="post" action={host.values.checkoutUrl} data-action="add">
          <input type="hidden" name="productId" value={product!.id} />
          {shown!.groups.map(group => (
            <Options key={group.name} group={group} host={host} words={wordsOf(group)} />
          ))}
          {product!.plans.length > 0 && <Plans host={host} snapshot={snapshot} />}
          <slot name="fields" />
          <p className="stock" part="stock" data-status={shown!.status}>
            {text.stock}
          </p>
          <div className="buy">
            {!isGone && shown!.maxQuantity > 1 && <Quantity host={host} snapshot={snapshot} />}
            <button className="add" part="button" aria-disabled={isGone || undefined}>
              {text.button}
            </button>
          </div>
        </form>
      </div>
    </article>
  );
}

export function Product({ state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ProductState>) {
  const snapshot = useStore(state.$snapshot);
  const fields = useStore(state.$fields);
  useStore($currency);
  useStore($site);
  const { isAuthored, product, message, announced } = snapshot;
  return (
    <>
      <div className="frame">{isAuthored || !product ? <slot /> : <Layout host={host} snapshot={snapshot} />}</div>
      {fields && <LightPortal node={fields.node} onDrawn={fields.place}><fields.view {...fields.props} /></LightPortal>}
      <p className={`message ${message?.kind ?? ''}`} part="message" role="status">{message && <span>{message.text}</span>}</p>
      <p className="visually-hidden" role="status"><span>{announced}</span></p>
    </>
  );
}
