import { lineId, type Cart, type CartEntry } from '../contract/store/cart.js';

/** More lines than any cart has, so that what was taken out is remembered as long as somebody may still bring it back. */
const maxTimes = 300;

const byId = ({ entries }: Cart): Map<string, CartEntry> => new Map(entries.map(entry => [lineId(entry), entry]));
const timeOf = ({ changed }: Cart, id: string): number => (changed && Object.hasOwn(changed, id) ? changed[id]! : 0);
const textOf = (entry: CartEntry | undefined): string => JSON.stringify(entry ?? null);

/** Notes when the lines of `after` changed that differ from `before`: later than every time noted so far. */
export function withTimes(before: Cart, after: Cart, now: number): Cart {
  const [old, current] = [byId(before), byId(after)];
  const times: Record<string, number> = { ...before.changed };
  const time = Math.max(now, ...Object.values(times).map(each => each + 1));
  for (const id of new Set([...old.keys(), ...current.keys()])) if (textOf(old.get(id)) !== textOf(current.get(id))) times[id] = time;
  const kept = Object.entries(times).sort(([, one], [, other]) => other - one).slice(0, maxTimes);
  return { entries: after.entries, changed: Object.fromEntries(kept) };
}

/**
 * One cart of two that were changed apart, as by two tabs: of each line the later change counts, and so does its taking
 * out. Both tabs come to the same lines. A cart without times, from an older version, is taken as it is.
 */
export function mergeCarts(own: Cart, stored: Cart): Cart {
  if (!stored.changed || !own.changed) return stored;
  const [mine, theirs] = [byId(own), byId(stored)];
  const entries: CartEntry[] = [];
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const [one, other] = [mine.get(id), theirs.get(id)];
    const lead = timeOf(own, id) - timeOf(stored, id);
    // Within the same millisecond any choice will do that is the same in both tabs.
    const isMine = lead > 0 || (lead === 0 && textOf(one) > textOf(other));
    const entry = isMine ? one : other;
    if (entry) entries.push(entry);
  }
  const changed = { ...stored.changed };
  for (const [id, time] of Object.entries(own.changed)) changed[id] = Math.max(time, timeOf(stored, id));
  return { entries, changed };
}
