/** What the console was told while something happened; it is kept from the console. */
export async function hear(act: () => unknown): Promise<string[]> {
  const heard: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...parts: unknown[]) => { heard.push(parts.map(String).join(' ')); };
  try {
    await act();
  } finally {
    Object.assign(console, { warn, error });
  }
  return heard;
}
