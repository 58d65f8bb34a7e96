import { withoutDirectionMarks } from './direction-marks'
import { listOf, textOf, type Json } from '../lib/json'
import type { Shown } from './shown'

/** The lines of an Address as one text: its text, else lines, city, district, state, postal code, country. */
export function addressText(value: Json): string | undefined {
  const place = [...listOf(value['state']).map(textOf), textOf(value['postalCode'])]
    .filter((part) => part !== undefined)
    .join(' ')
  const parts = [
    ...listOf(value['line']).map(textOf),
    textOf(value['city']),
    textOf(value['district']),
    textOf(place),
    textOf(value['country']),
  ]
  return textOf(value['text']) ?? textOf(parts.filter((part) => part !== undefined).join(', '))
}

/** One telephone number and nothing else: neither words nor the signs by which a telephone is given orders. */
const number = /^\+?[\d\s().-]{3,}$/
/** What a link is made of: where the whole value is as a person reads it, with what stands before it in the link. A host has plain letters, as others can look like them, and no name before it, which passes for one. */
const links: Readonly<Record<string, readonly [scheme: string, plain: RegExp]>> = {
  phone: ['tel:', number],
  sms: ['sms:', number],
  email: ['mailto:', /^[\w.+-]+@[a-z\d.-]+$/i],
  url: ['', /^https:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i],
}

/** A ContactPoint as a link where it can be one: nothing that turns the direction of text, or otherwise looks like another address, is one. */
export function contactLink(value: Json): Shown | undefined {
  const [system, sent] = [textOf(value['system']) ?? '', textOf(value['value'])]
  if (sent === undefined) return undefined
  const text = withoutDirectionMarks(sent)
  const [scheme, plain] = (Object.hasOwn(links, system) ? links[system] : undefined) ?? []
  if (scheme === undefined || text !== sent || plain?.test(text) !== true) return { kind: 'text', text }
  return { kind: 'link', href: scheme + (plain === number ? text.replace(/[^+\d]/g, '') : text), text }
}
