import { stripBidiControls } from './bidi-controls'
import { listOf, textOf, type Json } from '../lib/json'
import type { DisplayValue } from './display-value'

/** An Address on one line: its text, else lines, city, district, state, postal code, country. */
export function addressText(value: Json): string | undefined {
  const stateAndCode = [...listOf(value['state']).map(textOf), textOf(value['postalCode'])]
    .filter((part) => part !== undefined)
    .join(' ')
  const parts = [
    ...listOf(value['line']).map(textOf),
    textOf(value['city']),
    textOf(value['district']),
    textOf(stateAndCode),
    textOf(value['country']),
  ]
  return textOf(value['text']) ?? textOf(parts.filter((part) => part !== undefined).join(', '))
}

/** A single phone number: no words, and none of the signs of dial codes (`*`, `#`). */
const PHONE_NUMBER = /^\+?[\d\s().-]{3,}$/
/** Scheme and valid values of links. Hosts are ASCII only, as other letters can look alike, and without user info, which can look like a host. */
const links: Readonly<Record<string, readonly [scheme: string, plain: RegExp]>> = {
  phone: ['tel:', PHONE_NUMBER],
  sms: ['sms:', PHONE_NUMBER],
  email: ['mailto:', /^[\w.+-]+@[a-z\d.-]+$/i],
  url: ['', /^https:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i],
}

/** A ContactPoint as a link where its value is safe to link; values with bidi controls or that could pass for another address stay text. */
export function contactLink(value: Json): DisplayValue | undefined {
  const [system, sent] = [textOf(value['system']) ?? '', textOf(value['value'])]
  if (sent === undefined) return undefined
  const text = stripBidiControls(sent)
  const [scheme, plain] = (Object.hasOwn(links, system) ? links[system] : undefined) ?? []
  if (scheme === undefined || text !== sent || plain?.test(text) !== true) return { kind: 'text', text }
  return { kind: 'link', href: scheme + (plain === PHONE_NUMBER ? text.replace(/[^+\d]/g, '') : text), text }
}
