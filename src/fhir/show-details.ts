import { absentReason } from './data-absent-reason'
import { addressText, contactLink } from './contact'
import { stripBidiControls } from './bidi-controls'
import { withoutUndefined, isObject, listOf, textOf, type Json } from '../lib/json'
import { digitsOf } from './lossless-json'
import { isSensitiveIdentifier } from './sensitive-numbers'
import { humanNameText } from './human-name'
import { decodePlainText } from './plain-text'
import { referenceOf } from './reference'
import { simpleShowFunctions } from './show-simple'
import { periodOf } from './show-values'
import type { LabelledValues, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

const rowOf = (label: string, value: DisplayValue | undefined): readonly LabelledValues[] =>
  value ? [{ label, values: [value] }] : []
const showCode = (group: string, value: unknown): DisplayValue | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : { kind: 'code', group, code: text }
}
const showText = (value: unknown): DisplayValue | undefined => {
  const found = textOf(value)
  return found === undefined ? undefined : { kind: 'text', text: found }
}

/** The reason why a primitive is absent, from its `_element`. */
const showAbsent = (extended: unknown): DisplayValue | undefined => {
  const reason = listOf(extended)
    .map(absentReason)
    .find((each) => each !== undefined)
  return reason === undefined ? undefined : { kind: 'absent', reason }
}
const absentRows = (value: Json, type: string, elements: readonly string[]): readonly LabelledValues[] =>
  elements.flatMap((element) =>
    value[element] === undefined ? rowOf(`${type}.${element}`, showAbsent(value[`_${element}`])) : [],
  )

const LABEL_FREE_KINDS: readonly DisplayValue['kind'][] = ['code', 'period']

/** A value with its details (use, type, period) as rows, or alone without any. `brief` where all details are clear without their labels ("Home"). */
function withDetails(
  label: string,
  main: DisplayValue | undefined,
  details: readonly LabelledValues[],
): DisplayValue | undefined {
  if (details.length === 0) return main
  const brief =
    main !== undefined && details.every(({ values }) => values.every(({ kind }) => LABEL_FREE_KINDS.includes(kind)))
  return { kind: 'rows', rows: [...rowOf(label, main), ...details], ...(brief ? { brief } : {}) }
}

/** The parts of a name or an address that its `text` omits; none without a `text`. */
function partsNotInText(value: Json, type: string, elements: readonly string[]): readonly LabelledValues[] {
  const fullText = textOf(value['text'])?.toLowerCase()
  if (fullText === undefined) return []
  return elements.flatMap((element) => {
    const parts = listOf(value[element]).flatMap((part) => textOf(part) ?? [])
    return parts
      .filter((part) => !fullText.includes(part.toLowerCase()))
      .flatMap((part) => rowOf(`${type}.${element}`, showText(part)))
  })
}

/** Shows a HumanName with its use and period. */
export function showName(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  return withDetails('HumanName.text', showText(humanNameText(value)) ?? showAbsent(value['_text']), [
    ...partsNotInText(value, 'HumanName', ['prefix', 'given', 'family', 'suffix']),
    ...absentRows(value, 'HumanName', ['family', 'given', 'prefix', 'suffix']),
    ...rowOf('HumanName.use', showCode('HumanName.use', value['use'])),
    ...rowOf('period', periodOf(value['period'])),
  ])
}

/** Shows an Address with its use, type and period. */
export function showAddress(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...partsNotInText(value, 'Address', ['line', 'city', 'district', 'state', 'postalCode', 'country']),
    ...rowOf('Address.use', showCode('Address.use', value['use'])),
    ...rowOf('Address.type', showCode('Address.type', value['type'])),
    ...rowOf('period', periodOf(value['period'])),
  ]
  return withDetails('Address.text', showText(addressText(value)), details)
}

/** `home`, `work` and `mobile` say where a contact reaches the person, `old` and `temp` whether it is in use. */
const contactUse = (use: unknown): string =>
  use === 'old' || use === 'temp' ? 'ContactPoint.use:inUse' : 'ContactPoint.use'

/** Shows a ContactPoint, as a link where possible, with its system, use and period. */
export function showContactPoint(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...rowOf('ContactPoint.system', showCode('ContactPoint.system', value['system'])),
    ...rowOf(contactUse(value['use']), showCode('ContactPoint.use', value['use'])),
    ...rowOf(
      'ContactPoint.rank',
      digitsOf(value, 'rank') === undefined ? undefined : { kind: 'quantity', value: digitsOf(value, 'rank') ?? '' },
    ),
    ...rowOf('period', periodOf(value['period'])),
  ]
  return withDetails('ContactPoint.value', contactLink(value), details)
}

/** Shows an Identifier with its details; its value is a string in R4, but servers also send numbers. */
export function showIdentifier(value: unknown, key: string, format: FormatContext): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const details = [
    ...rowOf('Identifier.type', simpleShowFunctions.CodeableConcept(value['type'], 'Identifier.type', format)),
    ...rowOf('Identifier.use', showCode('Identifier.use', value['use'])),
    ...rowOf('Identifier.system', showText(value['system']) ?? showAbsent(value['_system'])),
    ...rowOf('period', periodOf(value['period'])),
    ...rowOf('Identifier.assigner', referenceOf(value['assigner'])),
  ]
  const main = showText(value['value']) ?? showText(digitsOf(value, 'value')) ?? showAbsent(value['_value'])
  return withDetails(
    'Identifier.value',
    main?.kind === 'text' && isSensitiveIdentifier(value, key) ? { ...main, secret: true } : main,
    details,
  )
}

/** Shows an Annotation; undefined when it has no text. */
export function noteOf(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const sent = textOf(value['text'])
  if (sent === undefined) return undefined
  const author = referenceOf(value['authorReference']) ?? showText(value['authorString'])
  return { kind: 'note', text: decodePlainText(sent), ...withoutUndefined({ author, time: textOf(value['time']) }) }
}

/** Shows an Attachment, size in bytes; undefined when it is empty. */
export function attachmentOf(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const size = typeof value['size'] === 'number' ? value['size'] : undefined
  const title = textOf(value['title'])
  const members = withoutUndefined({
    title: title === undefined ? undefined : stripBidiControls(title),
    contentType: textOf(value['contentType']),
    url: textOf(value['url']),
    data: textOf(value['data']),
    size,
    hash: textOf(value['hash']),
    language: textOf(value['language']),
    creation: textOf(value['creation']),
  })
  const file: DisplayValue | undefined =
    Object.keys(members).length === 0 ? undefined : { kind: 'attachment', ...members }
  const reason = absentReason(value['_url']) ?? absentReason(value['_data'])
  if (reason === undefined) return file
  return {
    kind: 'rows',
    rows: [...rowOf('Attachment.title', file), ...rowOf('Attachment.url', { kind: 'absent', reason })],
  }
}
