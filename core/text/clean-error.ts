const longest = 300;
// No more is ever read: the patterns below may take the square of it.
const mostRead = 4000;
/* eslint-disable site/linear-patterns -- bounded by mostRead */
const stackLine = /^\s*(at .*[:(]\d+.*|.*@https?:\S*:\d+:\d+)$/gm;
const markup = /<[^<>]*>/g;
const address = /\(?\bhttps?:\/\/\S+/g;
/* eslint-enable site/linear-patterns */

/** An error as a visitor may read it: without markup, stack and addresses, in one line of at most 300 characters. */
export function cleanError(text: string): string {
  const words = text.slice(0, mostRead).replace(stackLine, ' ').replace(markup, ' ').replace(address, ' ');
  const line = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
