const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Where an address asks the film to begin (`t=1m30s`, `start=90`), in whole seconds. */
export function startSecondsOf(address: string): number {
  const { searchParams, hash } = new URL(address);
  const text = searchParams.get('t') ?? searchParams.get('start') ?? /[#&]t=([\dhms]+)/.exec(hash)?.[1] ?? '';
  const [, hours, minutes, seconds] = parts.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
