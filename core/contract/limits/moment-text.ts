import { dateFormat } from '../../text/intl.js';

/** A moment as a clock in this zone shows it, with the zone's name: "March 3, 2026 at 5:00 PM GMT+1". An unknown zone is read as UTC. */
export function momentText(ms: number, language: string, timeZone: string): string {
  const format = (zone: string) => dateFormat(language, {
    timeZone: zone, year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short',
  }).format(ms);
  try {
    return format(timeZone || 'UTC');
  } catch {
    return format('UTC');
  }
}
