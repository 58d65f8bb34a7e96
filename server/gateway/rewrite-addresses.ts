import { isObject } from '../../src/lib/json'

/** Elements that contain URLs of records; all others, such as texts, stay unchanged. */
const URL_ELEMENTS = ['reference', 'fullUrl']
/** Elements whose `url` can be requested; the `url` of an extension is an identifier. */
const URL_PARENTS = ['link', 'attachment', 'valueAttachment', 'presentedForm', 'photo', 'content', 'image']

const rewriteUrl = (address: string, from: string, to: string): string =>
  address === from || ['/', '?'].some((next) => address.startsWith(from + next))
    ? to + address.slice(from.length)
    : address

/** The same response, with the EHR's URLs of records replaced by URLs of this server. */
export function rewriteAddresses(value: unknown, from: string, to: string, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteAddresses(item, from, to, parent))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isUrl =
        typeof member === 'string' && (URL_ELEMENTS.includes(key) || (key === 'url' && URL_PARENTS.includes(parent)))
      return [key, isUrl ? rewriteUrl(member, from, to) : rewriteAddresses(member, from, to, key)]
    }),
  )
}
