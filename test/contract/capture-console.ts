/** Resolves to the warnings and errors that were logged while something ran, which may look at them; they are kept from the console. */
export async function captureConsole(act: (messages: readonly string[]) => unknown): Promise<string[]> {
  const messages: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...parts: unknown[]) => { messages.push(parts.map(String).join(' ')); };
  try {
    await act(messages);
  } finally {
    Object.assign(console, { warn, error });
  }
  return messages;
}
