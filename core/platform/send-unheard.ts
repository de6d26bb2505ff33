const patienceMs = 2500; // spec: page-runtime-platform §7, tracking calls

/**
 * Tells an address something and asks for no answer; goes on when the page is left, and whatever becomes of it is
 * nobody's trouble. Plain text, so that no other origin has to be asked before.
 */
export function sendUnheard(address: string, text: string): void {
  try {
    if (navigator.sendBeacon(address, text)) return;
  } catch { /* a browser without beacons, or an address that takes none */ }
  void fetch(address, {
    method: 'POST', body: text, keepalive: true, credentials: 'include', mode: 'no-cors', signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {});
}
