import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Networks that are not public: this machine, networks at home and at work, tests, multicast.
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address, bits] = network.split('/') as [string, string];
  special.addSubnet(address, Number(bits), 'ipv4');
}
/** One eighth of IPv6 is assigned. In it, these wrap other addresses or are reserved for tests. https://www.iana.org/assignments/iana-ipv6-special-registry */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address, bits] = network.split('/') as [string, string];
  special.addSubnet(address, Number(bits), 'ipv6');
}

/** Whether an IP address is public. Invalid and unknown addresses are not: the internal network is not reachable through the service. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && given.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
