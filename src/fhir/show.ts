import { directionsOf, ownDirectionsValue, writtenValue } from './dosage'
import { rowsByShape, showByShape, showExtension } from './show-by-shape'
import { safeHref } from './safe-href'
import { isObject } from '../lib/json'
import { moneyOf, rangeOf, ratioOf } from './quantity'
import { attachmentOf, noteOf, showAddress, showContactPoint, showIdentifier, showName } from './show-details'
import { periodOf, sampledDataOf } from './show-values'
import { showWith, simpleShowFunctions, type ShowFunction } from './show-simple'
import type { LabelledValues, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

const uri: ShowFunction = (value, key) => {
  const href = typeof value === 'string' ? safeHref('url', value) : undefined
  return href === undefined ? simpleShowFunctions.string(value, key) : { kind: 'link', href, text: href }
}
const timing: ShowFunction = (value, key, format) => (isObject(value) ? showByShape(value, key, format) : undefined)

/** Shows a Dosage: the directions, then all of its elements. `medicine`: the record's words for the medicine; `isNext`: it follows another Dosage. */
export function showDosage(
  value: unknown,
  key: string,
  format: FormatContext,
  { medicine, isNext }: { readonly medicine?: string; readonly isNext?: boolean } = {},
): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const directions = directionsOf(value, format, medicine)
  const label = `Dosage.${directions?.source === 'composed' ? 'composed' : 'text'}${isNext ? ':next' : ''}`
  const written = directions?.written
  const first: readonly LabelledValues[] = [
    ...(directions ? [{ label, values: [ownDirectionsValue(directions, format)] }] : []),
    ...(written ? [{ label: 'Dosage.text', values: [writtenValue(written, format)] }] : []),
  ]
  const parts = rowsByShape(
    value,
    key,
    format,
    new Set([directions?.source, written?.source].filter((source) => source !== undefined)),
  )
  // Folded, as the elements repeat the directions; without directions they are all there is.
  const rest: readonly LabelledValues[] =
    directions && parts.length > 0
      ? [{ label: 'Dosage.parts', values: [{ kind: 'rows', rows: parts, folded: true }] }]
      : parts
  const rows = [...first, ...rest]
  return rows.length > 0 ? { kind: 'rows', rows } : undefined
}

const showFunctions = {
  ...simpleShowFunctions,
  canonical: uri,
  uri,
  url: uri,
  Period: periodOf,
  Money: moneyOf,
  Range: rangeOf,
  Ratio: ratioOf,
  Identifier: showIdentifier,
  HumanName: showName,
  Address: showAddress,
  ContactPoint: showContactPoint,
  Annotation: noteOf,
  Attachment: attachmentOf,
  SampledData: sampledDataOf,
  Timing: timing,
  Dosage: (value, key, format) => showDosage(value, key, format),
  Extension: showExtension,
} as const satisfies Readonly<Record<string, ShowFunction>>

/** All datatypes that can be shown. */
export type Datatype = keyof typeof showFunctions

/** Shows one value of a datatype: see `showWith`. */
export function show(value: unknown, datatype: Datatype, key: string, format: FormatContext): DisplayValue | undefined {
  return showWith(showFunctions[datatype], value, key, format)
}
