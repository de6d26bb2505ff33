import { unicodeHost } from '../../links/unicode-host.js';

/** Email addresses as they were typed: Chromium hands over and posts what is in an email input with hosts as the network knows them. */
export const emailAsShown = (text: string): string => text.replace(/@[^\s@,;<>]{1,253}/g, host => `@${unicodeHost(host.slice(1))}`);
