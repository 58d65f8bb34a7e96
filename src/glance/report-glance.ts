import { isFarOutsideRange, isInsideRange, isOutsideRange } from '../clinical/observations/outside-range'
import { readObservation, type ObservationReading } from '../clinical/observations/result-reading'
import { readingsFor } from '../clinical/observations/usable-readings'
import { referencedKey } from '../fhir/reference'
import { recordKey } from '../fhir/source'
import { objectsOf, textOf } from '../lib/json'
import { isMaskedRecord } from '../resources/masking'
import { firstSentence } from './first-sentence'
import { glanceOf } from './glance-of'
import { withShortName } from './short-name'
import { byTone, type Glance, type GlancePhrase } from './glance'
import { appText, phraseOf, quotedText } from './text'
import type { StatusKey } from '../clinical/status/record-status'
import type { ResourceOf } from '../fhir/resource'
import type { PageMessages } from '../i18n/types'
import type { GlanceContext } from './glance-context'

type Report = ResourceOf<'DiagnosticReport'>
type Observation = ResourceOf<'Observation'>
type Words = PageMessages['views']['results']['parts']

/** The results of a report; undefined where one of them is not here, is covered or may not be counted. */
function resultsOf(
  report: Report,
  observations: readonly Observation[],
  { messages, rangeFor, status }: GlanceContext,
): readonly ObservationReading[] | undefined {
  const byKey = new Map(observations.map((observation) => [recordKey(observation), observation]))
  const found = objectsOf(report.result).map((result) => byKey.get(referencedKey(report, result, 'Observation') ?? ''))
  const known = found.flatMap((observation) => (observation && !isMaskedRecord(observation) ? observation : []))
  const readings = known.map((observation) => readObservation(observation, messages.format, rangeFor))
  const usable = readingsFor('count', readings, status)
  return usable.length === found.length ? usable : undefined
}

/** How many results are outside and inside their range, critical ones first in the words of their flag. */
function countPhrases(results: readonly ObservationReading[], context: GlanceContext, words: Words) {
  const critical = results
    .filter(isFarOutsideRange)
    .flatMap(({ observation }) => glanceOf(observation, context).phrases.filter(({ tone }) => tone === 'stop'))
  const outside = results.filter(isOutsideRange).length
  const inside = results.filter(isInsideRange).length
  const isAllInside = inside === results.length && inside > 1
  return [
    ...critical,
    ...(outside > 0 ? [phraseOf(appText(words.outside(outside)), 'out')] : []),
    ...(inside > 0 ? [phraseOf(appText(isAllInside ? words.allInside(inside) : words.inside(inside)))] : []),
  ]
}

/** What a report found: its conclusion in quotation marks if it is short; the value of its only result; else how many are outside their range. */
function findings(
  report: Report,
  observations: readonly Observation[],
  context: GlanceContext,
  words: Words,
): Pick<Glance, 'value'> & { readonly phrases: readonly GlancePhrase[] } {
  const results = resultsOf(report, observations, context) ?? []
  const [only] = results
  const conclusion = firstSentence(textOf(report.conclusion) ?? '')
  if (only !== undefined && results.length === 1 && conclusion === undefined) {
    // An early report has early results.
    const implied: readonly StatusKey[] = report.status === 'preliminary' ? ['Observation.preliminary'] : []
    const { value, phrases } = glanceOf(only.observation, {
      ...context,
      impliedStatuses: [...context.impliedStatuses, ...implied],
    })
    return { ...(value === undefined ? {} : { value }), phrases }
  }
  const counts = countPhrases(results, context, words)
  return {
    phrases:
      conclusion === undefined
        ? counts
        : [...counts.filter(({ tone }) => tone === 'stop'), phraseOf(quotedText(conclusion))],
  }
}

/** The row of a report: what it found, and its day. `observations` are the results that are loaded; without them no result is counted. */
export function reportGlance(
  report: Report,
  context: GlanceContext,
  observations: readonly Observation[],
  words: Words,
): Glance {
  const glance = glanceOf(report, context)
  if (isMaskedRecord(report)) return glance
  const { value, phrases } = findings(report, observations, context, words)
  const seen = new Set<string>()
  return {
    ...glance,
    name: withShortName(glance.name),
    ...(value === undefined ? {} : { value }),
    phrases: [...glance.phrases, ...phrases]
      .filter(({ text: { text } }) => !seen.has(text) && seen.add(text))
      .toSorted(byTone),
  }
}
