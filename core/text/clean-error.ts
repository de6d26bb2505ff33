const longest = 300;
const stackLine = /^\s*(at .*[:(]\d+.*|.*@https?:\S*:\d+:\d+)$/gm;
const markup = /<[^<>]*>/g;
const address = /\(?\bhttps?:\/\/\S+/g;

/** An error as a visitor may read it: without markup, stack and addresses, in one line of at most 300 characters. */
export function cleanError(text: string): string {
  // Cut first: the patterns never see a megabyte.
  const words = text.slice(0, 4000).replace(stackLine, ' ').replace(markup, ' ').replace(address, ' ');
  const line = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
