import { registry } from './registry.js';

/** Prints a developer message once per page, however many elements meet the same fact. */
export function noticeOnce(message: string, ...details: unknown[]): void {
  if (registry.notices.has(message)) return;
  registry.notices.add(message);
  console.warn(message, ...details);
}
