const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const mostEntries = 5000;

/** The names in a zip file's directory; none where it has no directory that can be read. */
export function namesInZip(bytes: Uint8Array): string[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end is at the end, before a comment of at most 64 KB.
  const from = Math.max(0, view.length - 65_557);
  let end = view.length - 22;
  while (end >= from && view.readUInt32LE(end) !== endMark) end -= 1;
  if (end < from) return [];
  const count = Math.min(view.readUInt16LE(end + 10), mostEntries);
  const names: string[] = [];
  let at = view.readUInt32LE(end + 16);
  while (names.length < count && at + 46 <= view.length && view.readUInt32LE(at) === entryMark) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map(offset => view.readUInt16LE(at + offset));
    names.push(view.toString('utf8', at + 46, at + 46 + nameBytes!));
    at += 46 + nameBytes! + extraBytes! + commentBytes!;
  }
  return names;
}

/** The text of a zip's first file where it has this name and is not compressed; null otherwise. */
export function storedFirstFile(bytes: Uint8Array, name: string): string | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 30 || view.readUInt16LE(8) !== 0) return null;
  const [size, nameBytes, extraBytes] = [view.readUInt32LE(18), view.readUInt16LE(26), view.readUInt16LE(28)];
  if (view.toString('latin1', 30, 30 + nameBytes) !== name || size > 200) return null;
  return view.toString('latin1', 30 + nameBytes + extraBytes, 30 + nameBytes + extraBytes + size);
}
