import { withoutDirectionMarks } from './direction-marks'
import { listOf, textOf, type Json } from './guards'
import type { Shown } from './shown'

/** The lines of an Address as one text: its text, else lines, city, district, state, postal code, country. */
export function addressText(value: Json): string | undefined {
  const place = [...listOf(value['state']).map(textOf), textOf(value['postalCode'])].filter((part) => part !== undefined).join(' ')
  const parts = [...listOf(value['line']).map(textOf), textOf(value['city']), textOf(value['district']), textOf(place), textOf(value['country'])]
  return textOf(value['text']) ?? textOf(parts.filter((part) => part !== undefined).join(', '))
}

const schemes: Readonly<Record<string, string>> = { phone: 'tel:', email: 'mailto:', sms: 'sms:' }

/** An address that says where it leads: encrypted, and without a name and password before the host, which pass for a host. */
const plainHttps = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i

/** A ContactPoint as a link where it can be one: nothing that turns the direction of text, or otherwise looks like another address, is one. */
export function contactLink(value: Json): Shown | undefined {
  const [system, sent] = [textOf(value['system']) ?? '', textOf(value['value'])]
  if (sent === undefined) return undefined
  const address = withoutDirectionMarks(sent)
  if (address !== sent) return { kind: 'text', text: address }
  const scheme = Object.hasOwn(schemes, system) ? schemes[system] : undefined
  if (scheme !== undefined && !/\p{Surrogate}/u.test(address)) return { kind: 'link', href: `${scheme}${scheme === 'mailto:' ? encodeURI(address) : address.replace(/[^+\d*#;,]/g, '')}`, text: address }
  return system === 'url' && plainHttps.test(address) ? { kind: 'link', href: address, text: address } : { kind: 'text', text: address }
}
