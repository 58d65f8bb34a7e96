import { useMemo } from 'react'
import { isOutsideRange } from '../../../clinical/observations/outside-range'
import { reportSentences } from '../../../clinical/observations/report-sentences'
import { countVisitResults } from '../../../clinical/encounters/visit-content'
import { visitsOfNote } from '../../../clinical/encounters/visits-of-note'
import { AssertionChips } from '../../../components/rows/assertion-chips'
import { useStatusContext } from '../../../components/patient/status-context'
import { WhatItIs } from '../../../components/story/what-it-is'
import { useRecordsOfTypes } from '../../../data/queries/use-records-of-types'
import { shownDay } from '../../../fhir/shown-day'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import { objectsOf, textOf } from '../../../lib/json'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/value'
import { usePageMessages } from '../../../ui/use-page-messages'
import { OtherResults } from '../report/other-results'
import { ReportConclusion, ReportFiles, reportForms } from '../report/report-text'
import { useReportResults, type ReportResults } from '../report/use-report-results'
import { VisitResults } from '../visit/visit-results'
import { Byline } from './byline'
import { CriticalResults } from './critical-results'
import { FactCard, useFactRows } from './fact-card'
import { RelatedRows } from './related-rows'
import { StatusNotice } from './status-notice'
import { StoryFrame, type StoryProps } from './story-frame'
import type { StatusKey } from '../../../clinical/status/record-status'

type Report = ResourceOf<'DiagnosticReport'>

const visitTypes = ['Encounter'] as const
const relatedKinds = ['visits'] as const
const none: readonly never[] = []

const elementsOf = (...elements: readonly string[]): readonly string[] =>
  elements.map((element) => `DiagnosticReport.${element}`)
const codedConclusion = elementsOf('conclusionCode')
/** What the card "Who and when" shows. */
const facts = elementsOf('issued', 'performer', 'resultsInterpreter', 'specimen', 'media', 'imagingStudy')

/** A status that a notice of every record page states. */
const statedElsewhere: readonly StatusKey[] = ['mistake']

/** The page of a report: whether it is final, its conclusion, its results and files, and the visit that it goes with. */
export function ReportStory({ record, naming, recordName }: StoryProps<Report>) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const results = useReportResults(record)
  const { readings, inside, missing, isLoading } = results
  const loadedVisits = useRecordsOfTypes(visitTypes)
  const { detail, views } = messages
  const words = views.stories.report
  const counted = [...readings, ...inside]
  const counts = missing.length > 0 ? undefined : countVisitResults(counted, status)
  const sentences = reportSentences(
    { report: record, results: counts?.count === counted.length ? counts : undefined },
    { messages, reader, status },
  )
  const { visits, isByDate } = useMemo(() => {
    const loaded = loadedVisits.flatMap(({ loaded: { set } }) => set?.matches ?? [])
    return visitsOfNote(
      { record, older: [], copies: [] },
      loaded.filter((each) => isOfType(each, 'Encounter')),
    )
  }, [loadedVisits, record])
  const hasDates = new Set(readings.map(({ raw }) => shownDay(raw ?? ''))).size > 1
  const isMistake = isEnteredInError(record)
  return (
    <>
      <Byline record={record} />
      {isLoading ? <p data-loading hidden /> : null}
      <StoryFrame
        type="DiagnosticReport"
        record={record}
        naming={naming}
        recordName={recordName}
        before={
          <>
            <StatusNotice record={record} stated={statedElsewhere} />
            <AssertionChips record={record} />
            <CriticalResults readings={isMistake ? readings : counted} />
          </>
        }
        sentences={isLoading ? none : sentences}
        isWide
        notices={<Conclusion report={record} />}
        first={
          <>
            <VisitResults results={readings} early={none} hasDates={hasDates} hasAdvice={false} />
            <OtherResults inside={inside} missing={isLoading ? none : missing} />
            {reportForms(record).length === 0 ? null : (
              <Card title={detail.results.fullReport}>
                <ReportFiles report={record} />
              </Card>
            )}
          </>
        }
        second={
          <>
            <FactCard title={words.facts} type="DiagnosticReport" record={record} elements={facts} />
            <RelatedRows
              title={views.stories.document.goesWith}
              icon="visits"
              records={visits}
              all={loadedVisits}
              kinds={relatedKinds}
            />
            <WhatItIs naming={naming} record={record} recordName={recordName} title={views.stories.whatItIs} />
          </>
        }
        about={isMistake ? none : aboutReport(record, results, isByDate, messages, reader)}
        details={words.details}
      />
    </>
  )
}

/** The conclusion in words and its code. */
function Conclusion({ report }: { report: Report }) {
  const { label } = usePageMessages()
  const coded = useFactRows({ type: 'DiagnosticReport', record: report, elements: codedConclusion })
  const text = textOf(report.conclusion)
  if (text === undefined && coded.length === 0) return null
  return (
    <Card title={label('DiagnosticReport.conclusion', 'patient')}>
      {text === undefined ? null : <ReportConclusion text={text} />}
      {coded.length === 0 ? null : <FactList rows={coded} isCompact />}
    </Card>
  )
}

/** Who set the ranges and who compared, and how the visit was found: only what applies to this page. */
function aboutReport(
  report: Report,
  { readings, inside }: ReportResults,
  isByDate: boolean,
  { views }: ReturnType<typeof usePageMessages>,
  reader: ReturnType<typeof useAudience>,
): readonly string[] {
  const { aboutPage } = views.trend
  const { about } = views.stories.document
  const all = [...readings, ...inside]
  const flags = all.flatMap((reading) => [reading, ...reading.components].flatMap(({ flag }) => flag ?? []))
  const compared = flags.filter(({ source }) => source === 'range').length
  const hasText = textOf(report.conclusion) !== undefined || objectsOf(report.presentedForm).length > 0
  return [
    flags.some(({ source }) => source === 'lab') ? aboutPage.lab : '',
    compared > 0 ? aboutPage.compared(compared) : '',
    all.some(isOutsideRange) ? aboutPage.outside : '',
    aboutPage.careTeam(reader),
    hasText ? about.notes : '',
    isByDate ? about.byDate : '',
  ]
}
