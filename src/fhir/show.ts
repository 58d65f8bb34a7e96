import { showDosage } from './show-dosage'
import { guess, showExtension } from './guess'
import { isObject } from '../lib/json'
import { moneyOf, rangeOf, ratioOf } from './quantity'
import { attachmentOf, noteOf, showAddress, showContactPoint, showIdentifier, showName } from './show-details'
import { periodOf, sampledDataOf } from './show-values'
import { showBy, simpleShows, type Show } from './show-simple'
import type { Shown } from './shown'

const uri: Show = (value, key) =>
  typeof value === 'string' && /^https?:\/\//i.test(value)
    ? { kind: 'link', href: value, text: value }
    : simpleShows.string(value, key)
const timing: Show = (value, key) => (isObject(value) ? guess(value, key) : undefined)

const shows = {
  ...simpleShows,
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
  Dosage: showDosage,
  Extension: showExtension,
} as const satisfies Readonly<Record<string, Show>>

/** The datatypes that have a way to be shown. */
export type Datatype = keyof typeof shows

/** Shows one value of a datatype: see `showBy`. */
export function show(value: unknown, datatype: Datatype, key: string): Shown | undefined {
  return showBy(shows[datatype], value, key)
}
