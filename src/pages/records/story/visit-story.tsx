import { useMemo } from 'react'
import { visitContent, type VisitContent } from '../../../clinical/encounters/visit-content'
import { isReasonOfVisit } from '../../../clinical/encounters/reason-of-visit'
import { statusOf } from '../../../clinical/status/status-of'
import { hasVisitDay, spansSeveralDays } from '../../../clinical/encounters/visit-day'
import { visitTypes } from '../../../clinical/encounters/records-of-visit'
import { withLinkedMedicines } from '../../../clinical/medications/linked-medicines'
import { AddToCalendar } from '../../../components/export/add-to-calendar'
import { VisitDayTile } from '../../../components/rows/visit-day-tile'
import { LoadNotes } from '../../../components/loading/load-notes'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import { homeUnitFor } from '../../../components/plain-language/home-units'
import { useIsUsReader } from '../../../components/plain-language/use-is-us-reader'
import { vitalKindOf } from '../../../clinical/observations/vital-kinds'
import { includesFor } from '../../../data/prefetch/first-page'
import { isListLoading } from '../../../data/completeness/list-gap'
import { useRecordsOfTypes } from '../../../data/queries/use-records-of-types'
import { formatDay } from '../../../fhir/format-date'
import { descriptorOf } from '../../../resources/descriptors'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { Card } from '../../../ui/card'
import { usePageMessages } from '../../../ui/use-page-messages'
import { AdjacentVisits } from '../visit/adjacent-visits'
import { VisitFactLines } from '../visit/visit-facts'
import { VisitMeasurements } from '../visit/visit-measurements'
import { VisitResults } from '../visit/visit-results'
import { StoryNotes } from '../visit/story-notes'
import { CriticalResults } from './critical-results'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import { useVisitOpening } from './use-visit-opening'
import styles from './record-story.module.css'
import type { ResourceOf } from '../../../fhir/resource'

type Visit = ResourceOf<'Encounter'>

const relatedKinds = ['conditions', 'medicines', 'procedures', 'vaccines', 'allergens', 'tests'] as const

/** Further rows are below a line that opens them. */
const MAX_ROWS = 5

/** The page of a visit: whom the person saw, the note, results, what was measured, what else is of the day, and where it was. */
export function VisitStory({ record, naming, recordName }: StoryProps<Visit>) {
  const { views, format, byType } = usePageMessages()
  const status = useStatusContext()
  const rangeFor = useRangeSelector()
  const all = useRecordsOfTypes(visitTypes, { searchOptions: includesFor })
  const words = views.stories.visit
  const content = useMemo(() => {
    const records = all.flatMap(({ loaded: { set } }) =>
      set ? [...withLinkedMedicines(set.matches, set.included), ...set.included] : [],
    )
    return visitContent(records, record, { format, rangeFor })
  }, [all, record, format, rangeFor])
  const { notes, results, earlyResults, measured, ofVisit, sameDay } = content
  const { sentences, where, areReasonsNamed } = useVisitOpening(record, content, all)
  const isConverted = useHasConverted(measured)
  // The sentence names them, and their rows would have nothing to warn of.
  const shownOfVisit = ofVisit.filter(
    (each) => !(areReasonsNamed && isReasonOfVisit(each, record) && statusOf(each, status)?.tone === 'active'),
  )
  const isSeveralDays = spansSeveralDays(record)
  const hasNotes = notes.linked.length + notes.sameDay.length > 0
  return (
    <>
      <VisitHead visit={record} />
      {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-loading hidden /> : null}
      <StoryFrame
        type="Encounter"
        record={record}
        naming={naming}
        recordName={recordName}
        before={<CriticalResults readings={[...results, ...measured]} />}
        sentences={sentences}
        notices={
          <>
            <LoadNotes all={all} />
            {hasNotes ? <StoryNotes visit={record} notes={notes} /> : null}
          </>
        }
        first={
          <>
            <VisitResults results={results} early={earlyResults} hasDates={isSeveralDays} hasAdvice={false} />
            <VisitMeasurements readings={measured} />
          </>
        }
        second={
          <>
            <RelatedRows title={words.ofVisit} records={shownOfVisit} max={MAX_ROWS} kinds={relatedKinds} />
            <RelatedRows title={words.sameDay(isSeveralDays)} records={sameDay} max={MAX_ROWS} kinds={relatedKinds} />
            <Card title={words.where}>
              <VisitFactLines visit={record} elements={where} />
              <AddToCalendar visit={record} />
            </Card>
          </>
        }
        about={
          isEnteredInError(record)
            ? []
            : [
                hasVisitDay(record) ? '' : byType.visit.noDay,
                sameDay.length > 0 ? words.about.sameDay : '',
                isConverted ? words.about.units : '',
                words.about.others,
              ]
        }
        details={words.details}
        hasWhatItIs={false}
        isWide
        isLoading={all.some(({ loaded }) => isListLoading(loaded))}
      />
    </>
  )
}

/** Whether a measurement is shown in another unit than that of the record. */
function useHasConverted(measured: VisitContent['measured']): boolean {
  const isUsReader = useIsUsReader()
  return (
    isUsReader &&
    measured.some(({ codeKey, measure }) => homeUnitFor(vitalKindOf(codeKey), measure, true) !== undefined)
  )
}

/** The day of the visit, and links to the visits before and after it. */
function VisitHead({ visit }: { visit: Visit }) {
  const { format } = usePageMessages()
  const raw = descriptorOf('Encounter').date(visit)?.raw
  return (
    <div className={styles['visitHead']}>
      <div className={styles['visitDay']}>
        <VisitDayTile visit={visit} />
        {raw === undefined ? null : <time dateTime={raw}>{formatDay(raw, { format, style: 'patient' })}</time>}
      </div>
      <AdjacentVisits visit={visit} position="story" />
    </div>
  )
}
