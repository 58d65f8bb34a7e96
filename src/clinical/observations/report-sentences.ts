import { objectsOf, textOf } from '../../lib/json'
import { assertionOf } from '../assertion/assertion-of'
import { plainPart, sentencesOfRules, type OpeningPart, type OpeningSentence } from '../shared/opening-sentence'
import { statusOf } from '../status/status-of'
import { hasReportText } from './report-text'
import type { VisitResultCounts } from '../encounters/visit-sentences'
import type { SentenceContext } from '../shared/opening-sentence'
import type { ResourceOf } from '../../fhir/resource'

type Report = ResourceOf<'DiagnosticReport'>

export interface ReportFactsForSentences {
  readonly report: Report
  /** Undefined where a result of the report is missing, covered or may not be counted. */
  readonly results: VisitResultCounts | undefined
}

/** R1: how many results the report has and, where all of them may be counted, how many are outside their range. */
function resultSentence({ report, results }: ReportFactsForSentences, { messages }: SentenceContext) {
  const { report: words, visit } = messages.views.stories
  const listed = objectsOf(report.result).length
  if (listed === 0) return []
  if (results === undefined || results.count === 0) return [plainPart(words.lists(listed))]
  return [plainPart(visit.results(results.count, results.outside, results.isLab))]
}

/** R2, of a report without results and conclusion: where its text is, or that it has none. */
function textSentence(
  { report }: ReportFactsForSentences,
  { messages, status }: SentenceContext,
): readonly OpeningPart[] {
  const words = messages.views.stories.report
  if (objectsOf(report.result).length > 0 || textOf(report.conclusion) !== undefined) return []
  if (objectsOf(report.conclusionCode).length > 0) return []
  const hasFiles = objectsOf(report.presentedForm).some(
    ({ data, url }) => textOf(data) !== undefined || textOf(url) !== undefined,
  )
  if (hasFiles) return [plainPart(words.inFiles)]
  if (hasReportText(report)) return []
  const isPending = statusOf(report, status)?.tone === 'pending'
  return [plainPart(isPending ? words.noResultsYet : words.isEmpty)]
}

/**
 * The opening sentences of the page of a report, by the rules R1 and R2; its conclusion follows them in the words of the record. Nothing for what was
 * entered by mistake or cancelled.
 */
export function reportSentences(facts: ReportFactsForSentences, context: SentenceContext): readonly OpeningSentence[] {
  if (assertionOf(facts.report, context.status).level === 'withheld') return []
  return sentencesOfRules([
    ['R1', resultSentence(facts, context)],
    ['R2', textSentence(facts, context)],
  ])
}
