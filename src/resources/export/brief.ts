import { isRecordType } from '../../contract'
import { conceptText, conceptWords } from '../../fhir/concept'
import { isObject, listOf, objectsOf, type Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { codeKey, hasRangeForSome, referenceRanges, resultFlag, resultValue } from '../../fhir/result'
import { categoryWords, rangeWords } from '../../fhir/range-words'
import { dosesOf } from '../doses'
import { labelInRow } from '../label-kind'
import { lineOf } from '../line'
import { nameless } from '../nameless'
import { partName } from '../part-name'
import { describe } from '../registry'
import { beganInWords } from './began'
import { dateText, shownText } from './shown-text'
import type { Speech } from './speech'

/** A record in a few plain words. */
export interface Brief {
  readonly name: string
  /** "Started January 4, 2024", "Started at age 66", or that there is no date. */
  readonly date: string
  /** What became of it, in one line; empty where there is nothing to say. */
  readonly status: string
  readonly lines: readonly string[]
}

/** Words for how a result compares: what the lab says, else what its one range says. */
export function flagText(item: Json, { words, audience }: Speech): string | undefined {
  const said = conceptWords(listOf(item['interpretation'])[0])
  const flag = resultFlag(item)
  return flag && (flag.source !== 'range' || !hasRangeForSome(item))
    ? words.codeText('Observation.interpretation', flag.code, audience, said)
    : said
}

/** What is expected of a result in words, and what values in other ranges are called; without goals and limits of another kind. */
function rangeText(item: Json, { words }: Speech): string | undefined {
  const ranges = referenceRanges(item)
  const expected = ranges
    .filter(({ kind }) => kind === 'expected' || kind === 'other')
    .flatMap((range) => rangeWords(range) ?? [])
  const categories = ranges.filter(({ kind }) => kind === 'category').flatMap((range) => categoryWords(range) ?? [])
  const texts = [...(expected.length === 0 ? [] : [words.views.frame.expected(expected.join('; '))]), ...categories]
  return texts.length === 0 ? undefined : texts.join('; ')
}

/** Value, flag and range of a result or of one of its parts. */
export function resultText(item: Json, speech: Speech): string | undefined {
  // The points of a wave are for machines.
  const value = isObject(item['valueSampledData'])
    ? ({ kind: 'text', text: speech.words.values.wave } as const)
    : resultValue(item)
  const parts = [value && shownText(value, speech), flagText(item, speech), rangeText(item, speech)].filter(
    (part) => part !== undefined && part !== '',
  )
  return parts.length === 0 ? undefined : parts.join(' · ')
}

function resultLines(resource: Resource, speech: Speech): readonly string[] {
  const own = resultText(resource, speech)
  const parts = objectsOf(resource['component']).map(
    (part) =>
      `${partName({ codeKey: codeKey(part), name: conceptText(part['code']) }, speech.words.views.frame, speech.audience)}: ${resultText(part, speech) ?? speech.words.states.absent}`,
  )
  return [
    ...(own === undefined ||
    (parts.length > 0 && resource['dataAbsentReason'] === undefined && resultValue(resource) === undefined)
      ? []
      : [own]),
    ...parts,
  ]
}

/** A record in a few plain words: name, date with what it is the date of, what became of it, and what its row in a list says. */
export function briefOf(resource: Resource, speech: Speech): Brief {
  const { words, audience } = speech
  const { frame } = words.views
  const name = speech.nameOf(resource) ?? nameless(resource, words, audience)
  if (!isRecordType(resource.resourceType)) return { name, date: frame.noDate, status: '', lines: [] }
  const descriptor = describe(resource.resourceType)
  const date = descriptor.date(resource)
  const doses = dosesOf(resource).map(({ number, series, counted }) =>
    (counted ? frame.dose : frame.doseInWords)(number, series),
  )
  const lines = lineOf(resource.resourceType, resource, speech.hasDied).filter(
    (shown) => shown.kind !== 'reference' || shown.display !== undefined,
  )
  return {
    name,
    date:
      beganInWords(resource, speech) ??
      (date
        ? `${words.dateLabel(labelInRow(date.label, resource), audience, date.raw)} ${dateText(date.raw, speech)}`.trim()
        : frame.noDate),
    status: speech.phraseOf(resource) ?? '',
    lines: [
      ...(resource.resourceType === 'Observation' ? resultLines(resource, speech) : []),
      ...doses,
      ...lines.map((shown) => shownText(shown, speech)),
    ],
  }
}
