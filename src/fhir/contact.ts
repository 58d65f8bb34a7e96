import { stripBidiControls } from './bidi-controls'
import { safeHref } from './safe-href'
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

/** A ContactPoint as a link where its value is safe to link, else as text without bidi controls. */
export function contactLink(value: Json): DisplayValue | undefined {
  const sent = textOf(value['value'])
  if (sent === undefined) return undefined
  const href = safeHref(textOf(value['system']) ?? '', sent)
  return href === undefined ? { kind: 'text', text: stripBidiControls(sent) } : { kind: 'link', href, text: sent }
}
