const everyMs = 25;

/** Waits until an assertion holds; when the patience has run out, throws what it last threw. */
export async function eventually<T>(check: () => T | Promise<T>, patienceMs = 30_000): Promise<T> {
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
