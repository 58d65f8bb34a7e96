import { isObject } from '../../src/lib/json'

/** Elements that are addresses of records and of pages; everything else, texts above all, is the record's. */
const addresses = ['reference', 'fullUrl']
/** Elements whose `url` is an address to ask; that of an extension is a name. */
const holders = ['link', 'attachment', 'valueAttachment', 'presentedForm', 'photo', 'content', 'image']

const moved = (address: string, from: string, to: string): string =>
  address === from || ['/', '?'].some((next) => address.startsWith(from + next))
    ? to + address.slice(from.length)
    : address

/** The same answer with the EHR's own addresses of records as addresses at this server. */
export function withOwnAddresses(value: unknown, from: string, to: string, holder = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withOwnAddresses(one, from, to, holder))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isAddress =
        typeof one === 'string' && (addresses.includes(key) || (key === 'url' && holders.includes(holder)))
      return [key, isAddress ? moved(one, from, to) : withOwnAddresses(one, from, to, key)]
    }),
  )
}
