/** Whether an address is on one of these hosts or below it. */
export const isOnHost = ({ hostname }: URL, ...hosts: string[]): boolean =>
  hosts.some(host => hostname === host || hostname.endsWith(`.${host}`));

/** Asked for by address parameters; `undefined` leaves one out. */
export function withParameters(base: string, parameters: Record<string, string | number | boolean | undefined>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== false && value !== 0) url.searchParams.set(name, value === true ? '1' : String(value));
  }
  return url.href;
}
