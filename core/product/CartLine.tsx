import { useEffect, useRef, useState } from 'react';
import { safeUrl } from '../links/safe-url.js';
import { lineId, type CartEntry } from '../contract/store/cart.js';
import { imageAddress } from './cart-rows.js';

/** Texts of the element that shows the cart. */
interface Texts { text(key: string, values?: Record<string, string | number>): string }

/** An image of an article; the name is beside it. One that does not load leaves its place plain. */
function CartImage({ address }: { readonly address: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    image.current?.addEventListener('error', () => setIsMissing(true), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return isMissing ? null : <img ref={image} src={address} alt="" width="96" height="96" />;
}

interface Props {
  readonly entry: CartEntry;
  readonly host: Texts;
  readonly money: (cents: number) => string;
  /** The line has just been restored: the visitor continues where they were. */
  readonly takesFocus: boolean;
}

/** One article in the open cart. */
export function CartLine({ entry, entry: { sku, name, image, url, priceCents, quantity, details = [] }, host, money, takesFocus }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // While a visitor is typing, the typed text stays; every other change shows.
    if (field.current!.dataset.isTyped === undefined) field.current!.value = String(quantity);
  }, [quantity]);
  useEffect(() => {
    if (takesFocus) field.current!.focus();
  }, [takesFocus]);
  const imageUrl = image && imageAddress(image);
  const address = url && safeUrl(url);

  return (
    <li className="line" data-sku={sku} data-line={lineId(entry)}>
      <div className="image">{imageUrl && <CartImage key={imageUrl} address={imageUrl} />}</div>
      <div className="article">
        <p className="name">{address ? <a href={address}>{name}</a> : <span>{name}</span>}</p>
        {details.map((detail, at) => <p key={at} className="each">{detail.name ? `${detail.name}: ${detail.value}` : detail.value}</p>)}
        {quantity > 1 && <p className="each">{host.text('each', { price: money(priceCents) })}</p>}
      </div>
      <p className="price">{money(priceCents * quantity)}</p>
      <div className="controls">
        <div className="stepper">
          <button type="button" data-action="less" aria-label={host.text('less', { name })}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12h12" /></svg>
          </button>
          <input ref={field} data-action="quantity" inputMode="numeric" autoComplete="off" maxLength={6}
            defaultValue={quantity} aria-label={host.text('quantityOf', { name })} />
          <button type="button" data-action="more" aria-label={host.text('more', { name })}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12h12M12 6v12" /></svg>
          </button>
        </div>
        <button className="quiet remove" type="button" data-action="remove" aria-label={host.text('removeOf', { name })}>
          {host.text('remove')}
        </button>
      </div>
    </li>
  );
}

/** Where an article was that the visitor removed, with a button to restore it. */
export function RemovedCartLine({ entry, entry: { sku, name }, host }: Pick<Props, 'entry' | 'host'>) {
  const undo = useRef<HTMLButtonElement>(null);
  // The control that had the focus is gone.
  useEffect(() => { undo.current!.focus(); }, []);
  return (
    <li className="line removed" data-sku={sku} data-line={lineId(entry)}>
      <p>{host.text('removed', { name })}</p>
      <button ref={undo} className="quiet" type="button" data-action="undo" aria-label={host.text('undoOf', { name })}>
        {host.text('undo')}
      </button>
    </li>
  );
}
