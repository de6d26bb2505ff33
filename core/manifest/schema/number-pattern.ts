/** Texts of whole numbers with the same number of digits, from one to another, as a regular expression. */
function sameLength(from: string, to: string): string {
  if (from === to) return from;
  if (from.length === 1) return `[${from}-${to}]`;
  const [low, high, rest] = [Number(from[0]), Number(to[0]), from.length - 1];
  if (low === high) return from[0]! + group(sameLength(from.slice(1), to.slice(1)));
  const [isFromRound, isToRound] = [/^0*$/.test(from.slice(1)), /^9*$/.test(to.slice(1))];
  const [first, last] = [low + (isFromRound ? 0 : 1), high - (isToRound ? 0 : 1)];
  return [
    ...isFromRound ? [] : [from[0]! + group(sameLength(from.slice(1), '9'.repeat(rest)))],
    ...first > last ? [] : [`${first === last ? first : `[${first}-${last}]`}${'\\d'.repeat(rest)}`],
    ...isToRound ? [] : [to[0]! + group(sameLength('0'.repeat(rest), to.slice(1)))],
  ].join('|');
}

const group = (pattern: string): string => (pattern.includes('|') ? `(?:${pattern})` : pattern);

/** Texts of whole numbers in a range, as a regular expression without anchors. Both ends are whole and not negative. */
function wholeNumberPattern(min: number, max: number): string {
  const alternatives: string[] = [];
  for (let from = min; from <= max;) {
    const to = Math.min(max, 10 ** String(from).length - 1);
    alternatives.push(sameLength(String(from), String(to)));
    from = to + 1;
  }
  return alternatives.join('|');
}

interface Range { readonly min?: number; readonly max?: number; readonly integer?: boolean }

/** Texts of numbers in a range, as a regular expression without anchors. */
export function getNumberPattern({ min = 0, max, integer }: Range): string {
  if (max === undefined) return integer ? '\\d+' : '\\d+(?:\\.\\d+)?';
  if (integer) return group(wholeNumberPattern(min, max));
  return `(?:${group(wholeNumberPattern(min, max - 1))}(?:\\.\\d+)?|${max}(?:\\.0+)?)`;
}

/** Values by width, such as `2, 724px 4`, as a regular expression. Also a single value. */
export function getWidthsPattern(range: Range): string {
  const step = `(?:\\d+(?:\\.\\d+)?px\\s+)?${getNumberPattern(range)}\\s*`;
  return `^\\s*${step}(?:,\\s*${step})*$`;
}
