import { ABSENT_URL } from '../../fhir/absent'
import { codingOf, codingsOf } from '../../fhir/concept'
import { guess, showExtension } from '../../fhir/guess'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { isSecretIdentifier } from '../../fhir/secret'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown, Shown } from '../../fhir/shown'
import { extensionName, knownExtension } from '../walk'

/** An extension that no page has a place for: where it stands, its address and what it says. */
export interface UnknownExtension {
  readonly path: string
  readonly url: string
  readonly value: Shown | undefined
  /** A modifier can change what the record means (R4 Extensibility). */
  readonly modifier: boolean
}

export interface Technical {
  readonly codes: readonly LabelledShown[]
  readonly files: readonly LabelledShown[]
  /** Ids of the parts of a record (Element.id). */
  readonly parts: readonly LabelledShown[]
  readonly extensions: readonly UnknownExtension[]
}

/** Every object of a resource with its path; contained resources are records of their own. */
function* objectsIn(value: unknown, path: string): Generator<readonly [Json, string]> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item, path)
  if (!isObject(value)) return
  yield [value, path]
  for (const [element, inner] of Object.entries(value)) {
    if (
      element === 'contained' ||
      element === 'meta' ||
      element === 'text' ||
      element === 'extension' ||
      element === 'modifierExtension'
    )
      continue
    yield* objectsIn(inner, `${path}.${element.replace(/^_/, '')}`)
  }
}

const isCoding = (value: Json): boolean =>
  typeof value['code'] === 'string' &&
  (textOf(value['system']) ?? textOf(value['display'])) !== undefined &&
  !('value' in value || 'unit' in value)
const isAttachment = (value: Json): boolean =>
  'contentType' in value ||
  ('url' in value && ('title' in value || 'hash' in value)) ||
  ('data' in value && 'size' in value)

/** A Quantity whose unit has a code: the page shows the words for it. */
const isCodedUnit = (value: Json): boolean =>
  textOf(value['system']) !== undefined && (typeof value['value'] === 'number' || 'unit' in value)

/** The number by which a reference knows its record; other identifiers have a place of their own. */
const isLogical = (value: Json, path: string): boolean =>
  /^\w+\..+\.identifier$/.test(path) &&
  textOf(value['system']) !== undefined &&
  !isSecretIdentifier(value, path.replace(/\.identifier$/, ''))

function codesAt(value: Json, path: string): readonly Shown[] {
  if (isCodedUnit(value) && !path.endsWith('.identifier'))
    return [{ kind: 'concept', text: textOf(value['unit']) ?? textOf(value['code']) ?? '', codings: [codingOf(value)] }]
  if (isLogical(value, path))
    return [
      {
        kind: 'concept',
        text: textOf(value['value']) ?? '',
        codings: [codingOf({ system: value['system'], code: value['value'] })],
      },
    ]
  const codings = Array.isArray(value['coding'])
    ? codingsOf(value).filter(({ code, display }) => code !== undefined || display !== undefined)
    : isCoding(value) && !path.endsWith('.coding')
      ? [codingOf(value)]
      : []
  return codings.length > 0
    ? [{ kind: 'concept', text: textOf(value['text']) ?? codings[0]?.display ?? codings[0]?.code ?? '', codings }]
    : []
}

const fileFacts = ['contentType', 'language', 'size', 'hash', 'url', 'creation'] as const

function fileAt(value: Json, path: string): readonly LabelledShown[] {
  if (!isAttachment(value)) return []
  return fileFacts.flatMap((element) => {
    const shown = guess(value[element], `${path}.${element}`)
    return shown ? [{ label: `${path}.${element}`, values: [shown] }] : []
  })
}

const idAt = (value: Json): readonly Shown[] => {
  const id = textOf(value['id'])
  return id === undefined ? [] : [{ kind: 'text', text: id }]
}

function unknownAt(value: Json, path: string, placed: ReadonlySet<string>): readonly UnknownExtension[] {
  const of = (element: string, modifier: boolean) =>
    objectsOf(value[element]).flatMap((extension) => {
      const url = textOf(extension['url']) ?? ''
      const name = knownExtension(url)
      const known = url === ABSENT_URL || (name !== undefined && placed.has(`${path}.extension(${name})`))
      return !modifier && known
        ? []
        : [{ path, url, value: showExtension(extension, `${path}.extension(${extensionName(url)})`), modifier }]
    })
  return [...of('modifierExtension', true), ...of('extension', false)]
}

function joined(rows: readonly LabelledShown[]): readonly LabelledShown[] {
  const byLabel = new Map<string, LabelledShown>()
  for (const row of rows)
    byLabel.set(row.label, { label: row.label, values: [...(byLabel.get(row.label)?.values ?? []), ...row.values] })
  return [...byLabel.values()].filter((row) => row.values.length > 0)
}

/** What stands behind the words of a record: its codes, facts of its files, ids of its parts, and extensions without a place in `placed` (`Type.path`). */
export function technicalOf(resource: Resource, placed: ReadonlySet<string>): Technical {
  const all = [...objectsIn(resource, resource.resourceType)]
  return {
    codes: joined([
      ...all.map(([value, path]) => ({ label: path, values: codesAt(value, path) })),
      ...extensionCodes(resource),
    ]),
    files: joined(all.flatMap(([value, path]) => fileAt(value, path))),
    parts: joined(all.slice(1).map(([value, path]) => ({ label: path, values: idAt(value) }))),
    extensions: [...all, ...besides(resource)].flatMap(([value, path]) => unknownAt(value, path, placed)),
  }
}

/** Where else extensions stand: in what is said of the record as a whole, in its narrative, and in the records inside it. */
function besides(resource: Resource): readonly (readonly [Json, string])[] {
  const inner = objectsOf(resource['contained']).flatMap((one) => [
    ...objectsIn(one, textOf(one['resourceType']) ?? resource.resourceType),
  ])
  return [
    ...objectsIn(resource['meta'], `${resource.resourceType}.meta`),
    ...objectsIn(resource['text'], `${resource.resourceType}.text`),
    ...inner,
  ]
}

/** The codes inside the extensions that have a place. */
function extensionCodes(resource: Resource): readonly LabelledShown[] {
  return [...nestedExtensions(resource, resource.resourceType)].flatMap(([value, path]) =>
    Object.entries(value).flatMap(([element, sent]) =>
      /^value(Coding|CodeableConcept)$/.test(element) && isObject(sent)
        ? [{ label: path, values: codesAt(sent, path) }]
        : [],
    ),
  )
}

function* nestedExtensions(holder: Json, path: string): Generator<readonly [Json, string]> {
  for (const extension of objectsOf(holder['extension'])) {
    const inner = `${path}.extension(${extensionName(textOf(extension['url']) ?? '')})`
    yield [extension, inner]
    yield* nestedExtensions(extension, inner)
  }
}
