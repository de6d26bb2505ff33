/** All control characters of ASCII, and every blank of Unicode with its invisible relatives. */
const controls = [...Array(0x20).keys(), 0x7f];
const blanks = [
  0x20, 0x85, 0xa0, 0xad, 0x61c, 0x1680, 0x180e, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009,
  0x200a, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff,
];
const odd = [...controls, ...blanks].map(code => String.fromCharCode(code));

const spellings = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,<script>x</script>'];

/** Each odd character, and each pair with a blank or another control, put before, inside and after a script's protocol. */
export function* hostileAddresses(): Generator<string> {
  const [script] = spellings as [string];
  for (const spelling of spellings) yield spelling;
  for (const one of odd) {
    for (const spelling of spellings) {
      yield one + spelling;
      for (let at = 1; at <= spelling.indexOf(':') + 1; at += 1) yield spelling.slice(0, at) + one + spelling.slice(at);
      yield spelling + one;
    }
    for (const other of odd) {
      yield one + other + script;
      yield `${one}java${other}script:alert(1)`;
      yield `java${one}${other}script:alert(1)`;
      yield `javascript${one}${other}:alert(1)`;
    }
    yield one.repeat(3) + script;
    yield ` ${one} ${one}${script}`;
  }
}

const harmless = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'sms:']);

/**
 * Where a guard fails: addresses that it returns and that the platform then reads as something else than a harmless protocol,
 * or that a later reader could trim into one.
 */
export function letThrough(guard: (address: string) => string | null, protocolOf: (written: string) => string): string[] {
  const failed: string[] = [];
  for (const address of hostileAddresses()) {
    const written = guard(address);
    // eslint-disable-next-line no-control-regex -- as a parser of addresses trims
    const readings = written === null ? [] : [written, written.trim(), written.replace(/^[\u0000- ]+/, ''), written.replace(/[\u0000-\u001f\u007f]/g, '')];
    if (readings.some(reading => !harmless.has(protocolOf(reading)))) failed.push(JSON.stringify(address));
  }
  return failed;
}
