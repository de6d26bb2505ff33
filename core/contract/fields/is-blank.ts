/** True for what a visitor left empty: nothing sent, null, only white space, or nothing but such parts. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
