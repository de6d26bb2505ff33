/** Seconds of a link to a moment of a recording, `t=1:30` or `t=90`; null for any other text. */
export function secondsOfMoment(fragment: string): number | null {
  const [, time] = /^t=(\d+(?::\d\d){0,2})$/.exec(fragment) ?? [];
  return time === undefined ? null : time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** How long a WAV file sounds, as its header says. */
export function soundSeconds(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new TypeError(`expected a WAV file, got one that begins with ${name(0)}`);
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= file.length; at += 8 + view.getUint32(at + 4, true)) {
    if (name(at) === 'fmt ') bytesPerSecond = view.getUint32(at + 16, true);
    if (name(at) === 'data') return view.getUint32(at + 4, true) / bytesPerSecond;
  }
  throw new TypeError('expected a WAV file with sound in it');
}
