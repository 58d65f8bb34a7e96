import { sentencesText } from '../../shared/opening-sentence'
import { sentenceContext, type SentenceLanguage } from '../../shared/__fixtures__/sentence-context'
import { reportSentences, type ReportFactsForSentences } from '../report-sentences'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'

type Members = Readonly<Record<string, unknown>>

export interface ReportCase {
  readonly report: Members
  readonly results?: ReportFactsForSentences['results']
}
export type ReportRow = readonly [facts: string, data: ReportCase]

export const reportText = ({ report, results }: ReportCase, language: SentenceLanguage): string =>
  sentencesText(
    reportSentences(
      { report: { resourceType: 'DiagnosticReport', id: 'r', status: 'final', ...report }, results },
      sentenceContext(language),
    ),
  )

const lab = (count: number, outside: number) => ({ count, outside, isLab: true })
const listing = (count: number): Members => ({
  result: Array.from({ length: count }, (_, index) => ({ reference: `Observation/${String(index)}` })),
})
const conclusion: Members = { conclusion: 'No acute findings.' }
const file: Members = { presentedForm: [{ contentType: 'application/pdf', url: 'Binary/1' }] }
const status = (code: string): Members => ({ status: code })

/** R1: results. */
export const reportResultRows: readonly ReportRow[] = [
  ['16 of a lab, 5 outside', { report: listing(16), results: lab(16, 5) }],
  ['one of a lab, outside', { report: listing(1), results: lab(1, 1) }],
  ['one of a lab, inside', { report: listing(1), results: lab(1, 0) }],
  ['a panel whose members are 3 results', { report: listing(1), results: lab(3, 1) }],
  ['some compared by the app', { report: listing(4), results: { count: 4, outside: 2, isLab: false } }],
  ['one missing, covered or not usable', { report: listing(4) }],
  ['a single one that is missing', { report: listing(1) }],
  ['with a conclusion', { report: { ...listing(2), ...conclusion }, results: lab(2, 0) }],
  ['preliminary', { report: { ...listing(2), ...status('preliminary') }, results: lab(2, 1) }],
  ['corrected', { report: { ...listing(2), ...status('corrected') }, results: lab(2, 1) }],
  ['cancelled, with results', { report: { ...listing(2), ...status('cancelled') }, results: lab(2, 1) }],
  ['entered by mistake', { report: { ...listing(2), ...status('entered-in-error') }, results: lab(2, 1) }],
]

/** R2: text. */
export const reportTextRows: readonly ReportRow[] = [
  ['a conclusion', { report: conclusion }],
  ['a conclusion and a file', { report: { ...conclusion, ...file } }],
  ['a file alone', { report: file }],
  ['a coded conclusion alone', { report: { conclusionCode: [{ text: 'Pneumonia' }] } }],
  ['pictures alone', { report: { media: [{ link: { reference: 'Media/1' } }] } }],
  ['a file without content', { report: { presentedForm: [{ title: 'Report' }] } }],
  ['nothing', { report: {} }],
  ['nothing, only registered', { report: status('registered') }],
  ['nothing, preliminary', { report: status('preliminary') }],
  ['nothing, in part', { report: status('partial') }],
  ['nothing, status unknown', { report: status('unknown') }],
  ['nothing, cancelled', { report: status('cancelled') }],
  ['nothing, entered by mistake', { report: status('entered-in-error') }],
]

const statusCodes = 'registered partial preliminary final amended corrected appended cancelled entered-in-error'.split(
  ' ',
)
const resultParts: readonly ReportCase[] = [
  { report: {} },
  { report: listing(1), results: lab(1, 1) },
  { report: listing(16), results: lab(16, 5) },
  { report: listing(3), results: { count: 3, outside: 1, isLab: false } },
  { report: listing(4) },
]
const textParts: readonly Members[] = [
  {},
  conclusion,
  file,
  { ...conclusion, ...file },
  { conclusionCode: [{ text: 'Pneumonia' }] },
]

/** Every status with every kind of results and text. */
export const combinedReportRows: readonly ReportRow[] = statusCodes.flatMap((code) =>
  resultParts.flatMap(({ report, ...counts }, r) =>
    textParts.map((text, t): ReportRow => [
      JSON.stringify([code, r, t]),
      { report: { ...status(code), ...report, ...text }, ...counts },
    ]),
  ),
)

const casesOf = (rows: readonly ReportRow[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => reportText(data, language) }))

/** The sentences of the page of a report, for docs/sentences.md. */
export const reportStory: SentenceStory = {
  title: 'One report',
  intro:
    'A notice above the sentences states that a report is not final, was changed, was cancelled or was entered by mistake; critical results have a notice of their own. The conclusion follows the sentences, whole and unchanged.',
  sections: [
    {
      title: 'R1: results',
      rule: 'Counted only where every result is here and may be counted, else the number that the report lists. “Lab” only where all are of a lab that marked those outside. That none is outside is not said. Nothing of a report that was cancelled or entered by mistake.',
      cases: casesOf(reportResultRows),
    },
    {
      title: 'R2: a report without results',
      rule: 'Nothing where it has a conclusion, which speaks for itself. “Yet” while the report is not final.',
      cases: casesOf(reportTextRows),
    },
  ],
}
