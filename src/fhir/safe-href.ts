import { stripBidiControls } from './bidi-controls'

declare const brand: unique symbol

/** The target of a link out of the record. Only this file makes one, so that no other text of a server becomes a link. */
export type SafeHref = string & { readonly [brand]: true }

/** A single phone number: no words, and none of the signs of dial codes (`*`, `#`). */
const PHONE_NUMBER = /^\+?[\d\s().-]{3,40}$/
/** Scheme and valid values by the system of a ContactPoint. Hosts are ASCII only, as other letters can look alike, and without user info, which can look like a host. */
const links: Readonly<Record<string, readonly [scheme: string, valid: RegExp]>> = {
  phone: ['tel:', PHONE_NUMBER],
  sms: ['sms:', PHONE_NUMBER],
  email: ['mailto:', /^[\w.+-]{1,64}@[a-z\d.-]+$/i],
  url: ['', /^https:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i],
}

/** A text as the target of a link; undefined for another system, and where it is anything else, hides characters or could pass for another address. */
export function safeHref(system: string, text: string): SafeHref | undefined {
  const [scheme, valid] = (Object.hasOwn(links, system) ? links[system] : undefined) ?? []
  if (scheme === undefined || stripBidiControls(text) !== text || !valid?.test(text)) return undefined
  return (scheme + (valid === PHONE_NUMBER ? text.replace(/[^+\d]/g, '') : text)) as SafeHref
}
