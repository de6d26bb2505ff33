const bytes = new DataView(new ArrayBuffer(16));

/** A number from 0 to 1 that looks random and is always the same for the same two numbers. */
export function noise(a: number, b: number): number {
  bytes.setFloat64(0, a);
  bytes.setFloat64(8, b);
  let hash = 0x811c9dc5;
  for (let index = 0; index < 16; index += 4) {
    hash = Math.imul(hash ^ bytes.getUint32(index), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4294967296;
}
