const quietMs = 2000;
const everyMs = 5000;

/** Tells that something is still going on once it takes longer than two seconds, and then how long it took. */
export async function withProgress<T>(label: string, work: Promise<T>, say: (line: string) => void): Promise<T> {
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1000);
  let repeat: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say(`${label} …`);
    repeat = setInterval(() => say(`${label} … ${seconds()} s`), everyMs);
  }, quietMs);
  try {
    const result = await work;
    if (repeat) say(`${label}: done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}
