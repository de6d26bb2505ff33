/** How many files a key moves in a list whose rows wrap; null for other keys. On a page from right to left, the arrows are mirrored. */
export function moveInGrid(key: string, option: HTMLElement, isRtl: boolean): number | null {
  const options = [...option.parentElement!.children] as HTMLElement[];
  const top = options[0]!.offsetTop;
  const columns = Math.max(1, options.findIndex(one => one.offsetTop > top) < 0 ? options.length : options.findIndex(one => one.offsetTop > top));
  const isList = columns === 1;
  const forward = isRtl ? -1 : 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: columns === options.length && !isList ? 1 : columns, ArrowUp: columns === options.length && !isList ? -1 : -columns,
    ArrowRight: forward, ArrowLeft: -forward, Home: -options.length, End: options.length, PageDown: columns * 4, PageUp: -columns * 4,
  };
  return Object.hasOwn(moves, key) ? moves[key]! : null;
}
