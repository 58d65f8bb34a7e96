import { DATA_ABSENT_REASON_URL } from '../../fhir/data-absent-reason'
import { codingOf, codingsOf } from '../../fhir/concept'
import { showByShape, showExtension } from '../../fhir/show-by-shape'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { isSensitiveIdentifier } from '../../fhir/sensitive-numbers'
import type { Resource } from '../../fhir/resource'
import type { DisplayCoding, LabelledValues, DisplayValue } from '../../fhir/display-value'
import { extensionName, knownExtension } from '../element-path'
import type { FormatContext } from '../../i18n/format-context'

/** An extension that the page does not show otherwise: its path, URL and value. */
export interface UnknownExtension {
  readonly path: string
  readonly url: string
  readonly value: DisplayValue | undefined
  /** A modifier extension can change the meaning of the record (R4 Extensibility). */
  readonly isModifier: boolean
}

export interface TechnicalData {
  readonly codes: readonly LabelledValues[]
  readonly files: readonly LabelledValues[]
  /** Ids of the parts of a record (Element.id). */
  readonly parts: readonly LabelledValues[]
  readonly extensions: readonly UnknownExtension[]
}

/** Every object of a resource with its path, without contained resources. */
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

/** True for a Quantity with a unit code, of which the page shows only the text. */
const isCodedUnit = (value: Json): boolean =>
  textOf(value['system']) !== undefined && (typeof value['value'] === 'number' || 'unit' in value)

/** True for the identifier of a logical reference; other identifiers are shown on the page. */
const isLogicalReference = (value: Json, path: string): boolean =>
  /^\w+\..+\.identifier$/.test(path) &&
  textOf(value['system']) !== undefined &&
  !isSensitiveIdentifier(value, path.replace(/\.identifier$/, ''))

function codingsAt(value: Json, path: string): readonly DisplayCoding[] {
  if (Array.isArray(value['coding']))
    return codingsOf(value).filter(({ code, display }) => code !== undefined || display !== undefined)
  return isCoding(value) && !path.endsWith('.coding') ? [codingOf(value)] : []
}

function codesAt(value: Json, path: string): readonly DisplayValue[] {
  if (isCodedUnit(value) && !path.endsWith('.identifier'))
    return [{ kind: 'concept', text: textOf(value['unit']) ?? textOf(value['code']) ?? '', codings: [codingOf(value)] }]
  if (isLogicalReference(value, path))
    return [
      {
        kind: 'concept',
        text: textOf(value['value']) ?? '',
        codings: [codingOf({ system: value['system'], code: value['value'] })],
      },
    ]
  const codings = codingsAt(value, path)
  return codings.length > 0
    ? [{ kind: 'concept', text: textOf(value['text']) ?? codings[0]?.display ?? codings[0]?.code ?? '', codings }]
    : []
}

const FILE_ELEMENTS = ['contentType', 'language', 'size', 'hash', 'url', 'creation'] as const

function fileAt(value: Json, path: string, format: FormatContext): readonly LabelledValues[] {
  if (!isAttachment(value)) return []
  return FILE_ELEMENTS.flatMap((element) => {
    const shown = showByShape(value[element], `${path}.${element}`, format)
    return shown ? [{ label: `${path}.${element}`, values: [shown] }] : []
  })
}

const idsAt = (value: Json): readonly DisplayValue[] => {
  const id = textOf(value['id'])
  return id === undefined ? [] : [{ kind: 'text', text: id }]
}

function unknownExtensionsAt(
  value: Json,
  path: string,
  placed: ReadonlySet<string>,
  format: FormatContext,
): readonly UnknownExtension[] {
  const extensionsIn = (element: string, isModifier: boolean) =>
    objectsOf(value[element]).flatMap((extension) => {
      const url = textOf(extension['url']) ?? ''
      const name = knownExtension(url)
      const known = url === DATA_ABSENT_REASON_URL || (name !== undefined && placed.has(`${path}.extension(${name})`))
      return !isModifier && known
        ? []
        : [
            {
              path,
              url,
              value: showExtension(extension, `${path}.extension(${extensionName(url)})`, format),
              isModifier,
            },
          ]
    })
  return [...extensionsIn('modifierExtension', true), ...extensionsIn('extension', false)]
}

function mergeByLabel(rows: readonly LabelledValues[]): readonly LabelledValues[] {
  const byLabel = new Map<string, LabelledValues>()
  for (const row of rows)
    byLabel.set(row.label, { label: row.label, values: [...(byLabel.get(row.label)?.values ?? []), ...row.values] })
  return [...byLabel.values()].filter((row) => row.values.length > 0)
}

/** Technical data of a record: its codes, file metadata, element ids, and extensions whose path is not in `placed` (`Type.path`). */
export function technicalDataOf(resource: Resource, placed: ReadonlySet<string>, format: FormatContext): TechnicalData {
  const all = [...objectsIn(resource, resource.resourceType)]
  return {
    codes: mergeByLabel([
      ...all.map(([value, path]) => ({ label: path, values: codesAt(value, path) })),
      ...extensionCodes(resource),
    ]),
    files: mergeByLabel(all.flatMap(([value, path]) => fileAt(value, path, format))),
    parts: mergeByLabel(all.slice(1).map(([value, path]) => ({ label: path, values: idsAt(value) }))),
    extensions: [...all, ...otherHolders(resource)].flatMap(([value, path]) =>
      unknownExtensionsAt(value, path, placed, format),
    ),
  }
}

/** Other objects that can have extensions: `meta`, the narrative and contained resources. */
function otherHolders(resource: Resource): readonly (readonly [Json, string])[] {
  const inner = objectsOf(resource['contained']).flatMap((contained) => [
    ...objectsIn(contained, textOf(contained['resourceType']) ?? resource.resourceType),
  ])
  return [
    ...objectsIn(resource['meta'], `${resource.resourceType}.meta`),
    ...objectsIn(resource['text'], `${resource.resourceType}.text`),
    ...inner,
  ]
}

/** Codes inside extensions. */
function extensionCodes(resource: Resource): readonly LabelledValues[] {
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
