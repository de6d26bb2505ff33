import { lineId, getChangeTime, type Cart, type CartEntry } from '../contract/store/cart.js';
import { writeJson } from '../registry/write-json.js';

/** More lines than any cart has, so that what was taken out is remembered as long as another tab may still restore it. */
const maxTimes = 300;

const byId = ({ entries }: Cart): Map<string, CartEntry> => new Map(entries.map(entry => [lineId(entry), entry]));
const textOf = (entry: CartEntry | undefined): string => writeJson(entry ?? null);

/** Notes when the lines of `after` changed that differ from `before`: later than every time noted so far. */
export function withTimes(before: Cart, after: Cart, now: number): Cart {
  const [old, current] = [byId(before), byId(after)];
  const times = new Map(Object.keys(before.changed ?? {}).map(id => [id, getChangeTime(before, id, now)]));
  let time = now;
  for (const each of times.values()) time = Math.max(time, each + 1);
  for (const id of new Set([...old.keys(), ...current.keys()])) if (textOf(old.get(id)) !== textOf(current.get(id))) times.set(id, time);
  const kept = [...times].sort(([, one], [, other]) => other - one).slice(0, maxTimes);
  return { entries: after.entries, changed: Object.fromEntries(kept) };
}

/**
 * One cart of two that were changed apart, as by two tabs: of each line the later change counts, and so does its taking
 * out. Both tabs come to the same lines. A cart without times, from an older version, is taken as it is,
 * and what could not be read of it stays as it was.
 */
export function mergeCarts(own: Cart, stored: Cart, now: number): Cart {
  const [mine, theirs] = [byId(own), byId(stored)];
  if (!stored.changed) {
    if (!stored.isPartial) return stored;
    return { entries: [...stored.entries, ...own.entries.filter(entry => !theirs.has(lineId(entry)))], ...own.changed && { changed: own.changed } };
  }
  const entries: CartEntry[] = [];
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const [one, other] = [mine.get(id), theirs.get(id)];
    const lead = getChangeTime(own, id, now) - getChangeTime(stored, id, now);
    // Within the same millisecond any choice will do that is the same in both tabs.
    const isMine = lead > 0 || (lead === 0 && textOf(one) > textOf(other));
    const entry = isMine ? one : other;
    if (entry) entries.push(entry);
  }
  const ids = Object.keys({ ...stored.changed, ...own.changed });
  return { entries, changed: Object.fromEntries(ids.map(id => [id, Math.max(getChangeTime(own, id, now), getChangeTime(stored, id, now))])) };
}
