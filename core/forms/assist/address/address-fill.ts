import type { PlaceDetailsAnswer } from '../../../contract/places.js';

export type AddressParts = PlaceDetailsAnswer['address'];
export type PartName = keyof AddressParts;
type Texts = Readonly<Partial<Record<PartName, string>>>;

export interface AddressFill {
  readonly address: AddressParts;
  /** What the form's parts hold; those it does not have are missing. */
  readonly now: Texts;
  /** What an earlier choice has put there. */
  readonly before: Texts;
}

/**
 * What a chosen address puts into which part. A flat or a floor that the visitor typed stays; what an earlier choice
 * filled in and this one does not know goes.
 */
export function getAddressFill({ address, now, before }: AddressFill): Partial<Record<PartName, string>> {
  const names = (Object.keys(address) as PartName[]).filter(name => now[name] !== undefined);
  const wanted = names.map(name => {
    const isVisitors = now[name] !== '' && now[name] !== before[name];
    const text = name === 'line1' && now.line2 === undefined ? [address.line1, address.line2].filter(Boolean).join(', ') : address[name];
    return [name, isVisitors && (name === 'line2' || !text) ? now[name]! : text] as const;
  });
  return Object.fromEntries(wanted.filter(([name, text]) => text !== now[name]));
}
