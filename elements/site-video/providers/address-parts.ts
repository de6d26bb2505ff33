/** A player's address with address parameters; `undefined` leaves one out. */
export function withParameters(base: string, parameters: Record<string, string | number | boolean | undefined>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== false && value !== 0) url.searchParams.set(name, value === true ? '1' : String(value));
  }
  return url.href;
}
