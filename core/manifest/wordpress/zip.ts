import { deflateRawSync } from 'node:zlib';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** 1 January 1980, the first day that the format knows: the same files make the same archive. */
const day = 0x21;
const isText8 = 0x800;
const deflated = 8;

function numbers(...fields: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A zip archive of files by their paths in it. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content as string)];
    const packed = deflateRawSync(bytes, { level: 9 });
    const shared = numbers(
      [20, 2],
      [isText8, 2],
      [deflated, 2],
      [0, 2],
      [day, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const local = Buffer.concat([numbers([0x04034b50, 4]), shared, name, packed]);
    centrals.push(numbers([0x02014b50, 4], [20, 2]), shared, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const count = Object.keys(files).length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...locals, central, end]);
}
