import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Special-purpose networks (RFC 6890): private, shared, loopback, link-local, test, multicast and reserved. */
const IPV4_NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3'
const IPV6_NETWORKS = '::/127 fc00::/7 fe80::/10 ff00::/8'

const privateNetworks = new BlockList()
for (const [networks, family] of [
  [IPV4_NETWORKS, 'ipv4'],
  [IPV6_NETWORKS, 'ipv6'],
] as const)
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/')
    privateNetworks.addSubnet(address, Number(bits), family)
  }

/** True for an IP address that is not on the internet. IPv4 addresses inside IPv6 ones count as IPv4. */
export const isPrivateIp = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Names that mean another machine in each network: single labels, and domains reserved or used for private networks (RFC 6761, 6762, 8375). */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

/**
 * Why an address of a third-party list is refused: readers' browsers and this tool would send requests to machines of their own networks, or to
 * a path that the server resolves to another one. Undefined if there is no reason.
 */
export function unsafeReason(address: string): string | undefined {
  const { hostname } = new URL(address)
  if (hostname.startsWith('[') || isIP(hostname) > 0) return 'has an IP address instead of a name'
  if (PRIVATE_NAME.test(hostname.replace(/\.$/, ''))) return 'is on a private network'
  // As written: URL resolves dot segments.
  const segments = address.split('/').slice(3)
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return 'has dot segments in its path'
  if (segments.some((segment) => /;|%3b/i.test(segment))) return 'has parameters in its path'
  return undefined
}

/** True if the host of an address is, or resolves to, a machine that is not on the internet. Rejects if it cannot be resolved. */
export async function isOnPrivateHost(address: string): Promise<boolean> {
  const found = await lookup(new URL(address).hostname.replace(/^\[|\]$/g, ''), { all: true })
  return found.some((one) => isPrivateIp(one.address))
}
