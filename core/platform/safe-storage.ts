/** The browser's storage behind one that never throws: refused or full storage keeps values for this page only. */
export function safeStorage(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  const kept: Record<string, string> = {};
  const real = (): Storage | null => {
    try {
      return globalThis[name] ?? null;
    } catch {
      return null; // blocked site data
    }
  };
  return new Proxy(kept, {
    has: (_, key) => key in kept || (real()?.getItem(String(key)) ?? null) !== null,
    get: (_, key) => kept[String(key)] ?? real()?.getItem(String(key)) ?? undefined,
    set(_, key, value: string) {
      try {
        const storage = real();
        if (!storage) throw new Error('no storage');
        storage.setItem(String(key), value);
        delete kept[String(key)];
      } catch {
        kept[String(key)] = value;
      }
      return true;
    },
    deleteProperty(_, key) {
      delete kept[String(key)];
      real()?.removeItem(String(key));
      return true;
    },
  });
}
