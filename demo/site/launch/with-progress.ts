const quietMs = 2000;
const everyMs = 5000;

/** Reports a task that takes longer than two seconds while it is running, and its duration at the end. */
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
