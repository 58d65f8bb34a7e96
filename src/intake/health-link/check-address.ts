import { LinkError } from './link-error'
import type { SharedLinks } from '../../config/config'

const MAX_ADDRESS = 2000

/** Endings of names that only a local network resolves (RFC 6761, RFC 6762, RFC 8375), and usual ones of routers and companies. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

/** IPv4 ranges that are not public, as first address and prefix length (RFC 6890). */
const localRanges: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/
/** Global unicast (2000::/3) except 6to4 (2002::/16), which may lead to a private IPv4 address. */
const PUBLIC_IPV6 = /^\[(?!2002:)[23][\da-f]{3}:/

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** True for a host that is not on the public internet: of this device, or of its network. `hostname` as `URL` gives it, so that each address has one spelling. */
function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return !PUBLIC_IPV6.test(host)
  if (IPV4.test(host))
    return localRanges.some(([first, bits]) => {
      const size = 2 ** (32 - bits)
      return Math.floor(numberOf(host) / size) === Math.floor(numberOf(first) / size)
    })
  return !host.includes('.') || LOCAL_NAME.test(host)
}

/** Throws LinkError unless this site reads shared files from the address. */
export function checkAddress(address: string, { receive, hosts = [] }: SharedLinks): void {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) throw new LinkError('unsafeAddress')
  const { protocol, username, password, origin, hostname } = new URL(address)
  if (username !== '' || password !== '') throw new LinkError('unsafeAddress')
  if (hosts.includes(origin)) return
  if (protocol !== 'https:') throw new LinkError('unsafeAddress')
  if (isLocalHost(hostname)) throw new LinkError('localAddress')
  if (receive !== 'any') throw new LinkError('otherHost')
}
