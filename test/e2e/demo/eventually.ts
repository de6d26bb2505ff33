const patienceMs = 10_000;
const everyMs = 25;

/** Waits until an assertion holds; after ten seconds, throws what it last threw. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise(resolve => { setTimeout(resolve, everyMs); });
    }
  }
}
