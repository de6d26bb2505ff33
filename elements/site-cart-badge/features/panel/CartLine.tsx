import { useEffect, useRef } from 'react';
import type { Host } from '../../core/element/host.js';
import type { CartEntry } from '../../core/product/cart.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { CartPicture } from './CartPicture.js';
import { pictureAddress } from './picture-address.js';

interface Props {
  readonly entry: CartEntry;
  readonly host: Host;
  readonly money: (cents: number) => string;
  /** The line has just been put back: the visitor goes on where they were. */
  readonly takesFocus: boolean;
}

/** One article in the open cart. */
export function CartLine({ entry: { sku, name, image, url, priceCents, quantity }, host, money, takesFocus }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Somebody who is typing keeps what is typed; every other change shows.
    if (field.current!.dataset.isTyped === undefined) field.current!.value = String(quantity);
  }, [quantity]);
  useEffect(() => {
    if (takesFocus) field.current!.focus();
  }, [takesFocus]);
  const picture = image && pictureAddress(image);
  const address = url && safeUrl(url);

  return (
    <li className="line" data-sku={sku}>
      <div className="picture">{picture && <CartPicture key={picture} address={picture} />}</div>
      <div className="words">
        <p className="name">{address ? <a href={address}>{name}</a> : <span>{name}</span>}</p>
        {quantity > 1 && <p className="each">{host.text('each', { price: money(priceCents) })}</p>}
      </div>
      <p className="price">{money(priceCents * quantity)}</p>
      <div className="doing">
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
