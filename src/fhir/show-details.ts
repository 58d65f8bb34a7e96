import { absentReason } from './absent'
import { addressText, contactLink } from './contact'
import { withoutDirectionMarks } from './direction-marks'
import { defined, isObject, listOf, textOf, type Json } from '../lib/json'
import { digitsOf } from './json'
import { isSecretIdentifier } from './secret'
import { nameText } from './name'
import { plainText } from './plain-text'
import { referenceOf } from './reference'
import { simpleShows } from './show-simple'
import { periodOf } from './show-values'
import type { LabelledShown, Shown } from './shown'

const row = (label: string, value: Shown | undefined): readonly LabelledShown[] =>
  value ? [{ label, values: [value] }] : []
const code = (group: string, value: unknown): Shown | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : { kind: 'code', group, code: text }
}
const text = (value: unknown): Shown | undefined => {
  const found = textOf(value)
  return found === undefined ? undefined : { kind: 'text', text: found }
}

/** Why a primitive was not sent, by what stands beside it (`_system`). */
const absent = (beside: unknown): Shown | undefined => {
  const reason = listOf(beside)
    .map(absentReason)
    .find((each) => each !== undefined)
  return reason === undefined ? undefined : { kind: 'absent', reason }
}
const absentRows = (value: Json, type: string, elements: readonly string[]): readonly LabelledShown[] =>
  elements.flatMap((element) =>
    value[element] === undefined ? row(`${type}.${element}`, absent(value[`_${element}`])) : [],
  )

const readsAlone: readonly Shown['kind'][] = ['code', 'period']

/** A value alone, or with what is said about it: its use, type, period. Brief where each of these is understood without its label ("Home"). */
function withDetails(label: string, main: Shown | undefined, details: readonly LabelledShown[]): Shown | undefined {
  if (details.length === 0) return main
  const brief =
    main !== undefined && details.every(({ values }) => values.every(({ kind }) => readsAlone.includes(kind)))
  return { kind: 'rows', rows: [...row(label, main), ...details], ...(brief ? { brief } : {}) }
}

/** The parts of a name or an address that its own text leaves out; nothing where there is no such text. */
function besideText(value: Json, type: string, elements: readonly string[]): readonly LabelledShown[] {
  const whole = textOf(value['text'])?.toLowerCase()
  if (whole === undefined) return []
  return elements.flatMap((element) => {
    const parts = listOf(value[element]).flatMap((part) => textOf(part) ?? [])
    return parts
      .filter((part) => !whole.includes(part.toLowerCase()))
      .flatMap((part) => row(`${type}.${element}`, text(part)))
  })
}

/** A HumanName with its use and period where sent. */
export function showName(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  return withDetails('HumanName.text', text(nameText(value)) ?? absent(value['_text']), [
    ...besideText(value, 'HumanName', ['prefix', 'given', 'family', 'suffix']),
    ...absentRows(value, 'HumanName', ['family', 'given', 'prefix', 'suffix']),
    ...row('HumanName.use', code('HumanName.use', value['use'])),
    ...row('period', periodOf(value['period'])),
  ])
}

/** An Address with its use, type and period where sent. */
export function showAddress(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...besideText(value, 'Address', ['line', 'city', 'district', 'state', 'postalCode', 'country']),
    ...row('Address.use', code('Address.use', value['use'])),
    ...row('Address.type', code('Address.type', value['type'])),
    ...row('period', periodOf(value['period'])),
  ]
  return withDetails('Address.text', text(addressText(value)), details)
}

/** Three of the uses of a contact say where it reaches somebody, the others whether it still does. */
const contactUse = (use: unknown): string =>
  use === 'old' || use === 'temp' ? 'ContactPoint.use:inUse' : 'ContactPoint.use'

/** A ContactPoint as a link where it can be one, with its kind, use and period. */
export function showContactPoint(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...row('ContactPoint.system', code('ContactPoint.system', value['system'])),
    ...row(contactUse(value['use']), code('ContactPoint.use', value['use'])),
    ...row(
      'ContactPoint.rank',
      digitsOf(value, 'rank') === undefined ? undefined : { kind: 'quantity', value: digitsOf(value, 'rank') ?? '' },
    ),
    ...row('period', periodOf(value['period'])),
  ]
  return withDetails('ContactPoint.value', contactLink(value), details)
}

/** An Identifier with everything that says which one it is; its value is a text in R4, but numbers are sent. */
export function showIdentifier(value: unknown, key = ''): Shown | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...row('Identifier.type', simpleShows.CodeableConcept(value['type'], 'Identifier.type')),
    ...row('Identifier.use', code('Identifier.use', value['use'])),
    ...row('Identifier.system', text(value['system']) ?? absent(value['_system'])),
    ...row('period', periodOf(value['period'])),
    ...row('Identifier.assigner', referenceOf(value['assigner'])),
  ]
  const main = text(value['value']) ?? text(digitsOf(value, 'value')) ?? absent(value['_value'])
  return withDetails(
    'Identifier.value',
    main?.kind === 'text' && isSecretIdentifier(value, key) ? { ...main, secret: true } : main,
    details,
  )
}

/** An Annotation; undefined when it has no text. */
export function noteOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const sent = textOf(value['text'])
  if (sent === undefined) return undefined
  const author = referenceOf(value['authorReference']) ?? text(value['authorString'])
  return { kind: 'note', text: plainText(sent), ...defined({ author, time: textOf(value['time']) }) }
}

/** An Attachment; size in bytes. Undefined when it says nothing at all. */
export function attachmentOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const size = typeof value['size'] === 'number' ? value['size'] : undefined
  const title = textOf(value['title'])
  const members = defined({
    title: title === undefined ? undefined : withoutDirectionMarks(title),
    contentType: textOf(value['contentType']),
    url: textOf(value['url']),
    data: textOf(value['data']),
    size,
    hash: textOf(value['hash']),
    language: textOf(value['language']),
    creation: textOf(value['creation']),
  })
  const file: Shown | undefined = Object.keys(members).length === 0 ? undefined : { kind: 'attachment', ...members }
  const reason = absentReason(value['_url']) ?? absentReason(value['_data'])
  if (reason === undefined) return file
  return {
    kind: 'rows',
    rows: [...row('Attachment.title', file), ...row('Attachment.url', { kind: 'absent', reason })],
  }
}
