import { defined, isObject, listOf, textOf, type Json } from './guards'
import { showConcept } from './concept'
import { nameText } from './name'
import { referenceOf } from './reference'
import type { LabelledShown, Shown } from './shown'

/** A Period; undefined when it has neither end. */
export function periodOf(value: unknown): Extract<Shown, { kind: 'period' }> | undefined {
  if (!isObject(value)) return undefined
  const ends = defined({ start: textOf(value['start']), end: textOf(value['end']) })
  return ends.start ?? ends.end ? { kind: 'period', ...ends } : undefined
}

const row = (label: string, value: Shown | undefined): readonly LabelledShown[] => (value ? [{ label, values: [value] }] : [])
const code = (group: string, value: unknown): Shown | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : { kind: 'code', group, code: text }
}
const text = (value: unknown): Shown | undefined => {
  const found = textOf(value)
  return found === undefined ? undefined : { kind: 'text', text: found }
}

/** A value alone, or with what is said about it: its use, type, period. */
function withDetails(label: string, main: Shown | undefined, details: readonly LabelledShown[]): Shown | undefined {
  if (details.length === 0) return main
  return { kind: 'rows', rows: [...row(label, main), ...details] }
}

/** A HumanName with its use and period where sent. */
export function showName(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  return withDetails('HumanName.text', text(nameText(value)), [...row('HumanName.use', code('HumanName.use', value['use'])), ...row('period', periodOf(value['period']))])
}

/** The lines of an Address as one text: its text, else lines, city, district, state, postal code, country. */
export function addressText(value: Json): string | undefined {
  const place = [...listOf(value['state']).map(textOf), textOf(value['postalCode'])].filter((part) => part !== undefined).join(' ')
  const parts = [...listOf(value['line']).map(textOf), textOf(value['city']), textOf(value['district']), textOf(place), textOf(value['country'])]
  return textOf(value['text']) ?? textOf(parts.filter((part) => part !== undefined).join(', '))
}

/** An Address with its use, type and period where sent. */
export function showAddress(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...row('Address.use', code('Address.use', value['use'])),
    ...row('Address.type', code('Address.type', value['type'])),
    ...row('period', periodOf(value['period'])),
  ]
  return withDetails('Address.text', text(addressText(value)), details)
}

const schemes: Readonly<Record<string, string>> = { phone: 'tel:', email: 'mailto:', sms: 'sms:' }

function contactLink(value: Json): Shown | undefined {
  const [system, address] = [textOf(value['system']) ?? '', textOf(value['value'])]
  if (address === undefined) return undefined
  const scheme = Object.hasOwn(schemes, system) ? schemes[system] : undefined
  if (scheme !== undefined) return { kind: 'link', href: `${scheme}${scheme === 'mailto:' ? encodeURI(address) : address.replace(/[^+\d*#;,]/g, '')}`, text: address }
  return system === 'url' && /^https?:\/\//i.test(address) ? { kind: 'link', href: address, text: address } : { kind: 'text', text: address }
}

/** A ContactPoint as a link where it can be one, with its kind, use and period. */
export function showContactPoint(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...row('ContactPoint.system', code('ContactPoint.system', value['system'])),
    ...row('ContactPoint.use', code('ContactPoint.use', value['use'])),
    ...row('period', periodOf(value['period'])),
  ]
  return withDetails('ContactPoint.value', contactLink(value), details)
}

/** An Identifier with everything that says which one it is. */
export function showIdentifier(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...row('Identifier.type', showConcept(value['type'])),
    ...row('Identifier.use', code('Identifier.use', value['use'])),
    ...row('Identifier.system', text(value['system'])),
    ...row('period', periodOf(value['period'])),
    ...row('Identifier.assigner', referenceOf(value['assigner'])),
  ]
  return withDetails('Identifier.value', text(value['value']), details)
}

/** An Annotation; undefined when it has no text. */
export function noteOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const words = textOf(value['text'])
  if (words === undefined) return undefined
  const author = referenceOf(value['authorReference']) ?? text(value['authorString'])
  return { kind: 'note', text: words, ...defined({ author, time: textOf(value['time']) }) }
}

/** An Attachment; size in bytes. Undefined when it says nothing at all. */
export function attachmentOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const size = typeof value['size'] === 'number' ? value['size'] : undefined
  const members = defined({
    title: textOf(value['title']),
    contentType: textOf(value['contentType']),
    url: textOf(value['url']),
    data: textOf(value['data']),
    size,
    creation: textOf(value['creation']),
  })
  return Object.keys(members).length === 0 ? undefined : { kind: 'attachment', ...members }
}

/** A sampled wave: what it measured and how much of it there is (the points themselves are for machines). */
export function sampledDataOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const rows = ['data', 'period', 'lowerLimit', 'upperLimit', 'factor', 'dimensions'].flatMap((element) => {
    const sent = value[element]
    return row(`SampledData.${element}`, text(typeof sent === 'number' ? String(sent) : sent))
  })
  return rows.length === 0 ? undefined : { kind: 'rows', rows }
}
