import { processInChunks } from './process-in-chunks.js';
import type { ListedProduct } from '../products/listed-product.js';

/** As many cards as are read without a long task on a slow phone. */
export const cardsPerChunk = 100;
const sliceSize = 25;

export interface CardReading {
  read(card: HTMLElement, at: number): ListedProduct;
  /** Whether the visitor has asked for some of them, or for another order: which ones is only known when all are read. */
  readonly isEachAsked: boolean;
  readonly signal: AbortSignal;
  /** `isUnread`: they are there to be shown, and what they differ in is not known yet. */
  take(products: ReadonlyMap<HTMLElement, ListedProduct>, isUnread: boolean): void;
}

/** A product whose card is read when something is asked of it for the first time: of a thousand cards a page shows a few. */
function readLater(read: () => ListedProduct): ListedProduct {
  return new Proxy({} as ListedProduct, { get: (_, name) => Reflect.get(read(), name) as unknown });
}

/** Reads few cards immediately; of many those that are shown, and the rest while the browser rests. */
export function readCards(cards: readonly HTMLElement[], { read, isEachAsked, signal, take }: CardReading): void {
  const known: (ListedProduct | undefined)[] = [];
  const productAt = (at: number): ListedProduct => known[at] ??= read(cards[at]!, at);
  const takeAll = () => take(new Map(cards.map((card, at) => [card, productAt(at)])), false);
  if (cards.length <= cardsPerChunk) return takeAll();
  if (!isEachAsked) take(new Map(cards.map((card, at) => [card, readLater(() => productAt(at))])), true);
  processInChunks(cards.keys(), { act: productAt, sliceSize, signal, done: takeAll });
}
