import { useMemo } from 'react'
import {
  countVisitNotes,
  countVisitResults,
  visitContent,
  type VisitContent,
} from '../../../clinical/encounters/visit-content'
import { sentencesText } from '../../../clinical/shared/opening-sentence'
import { hasVisitDay, spansSeveralDays } from '../../../clinical/encounters/visit-day'
import { visitTypes } from '../../../clinical/encounters/records-of-visit'
import { visitSentences, type VisitNoteCounts } from '../../../clinical/encounters/visit-sentences'
import { noteTypes, type VisitNotes } from '../../../clinical/encounters/visit-notes'
import { withLinkedMedicines } from '../../../clinical/medications/linked-medicines'
import { VisitDayTile } from '../../../components/rows/visit-day-tile'
import { LoadNotes } from '../../../components/loading/load-notes'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import { homeUnitFor } from '../../../components/plain-language/home-units'
import { useIsUsReader } from '../../../components/plain-language/use-is-us-reader'
import { vitalKindOf } from '../../../clinical/observations/vital-kinds'
import { useConceptNaming } from '../../../components/plain-language/use-concept-naming'
import { includesFor } from '../../../data/prefetch/first-page'
import { useRecordsOfTypes, type TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import { formatDay } from '../../../fhir/format-date'
import { referenceOf } from '../../../fhir/reference'
import { objectsOf } from '../../../lib/json'
import { descriptorOf } from '../../../resources/descriptors'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useRecordReferences } from '../detail-references'
import { isFullyLoaded, isStillLoading } from '../load-state'
import { AdjacentVisits } from '../visit/adjacent-visits'
import { VisitFactLines } from '../visit/visit-facts'
import { VisitMeasurements } from '../visit/visit-measurements'
import { VisitResults } from '../visit/visit-results'
import { StoryNotes } from '../visit/story-notes'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import styles from './record-story.module.css'
import type { ResourceOf } from '../../../fhir/resource'

type Visit = ResourceOf<'Encounter'>

const relatedKinds = ['conditions', 'medicines', 'procedures', 'vaccines', 'allergens', 'tests'] as const

/** Further rows are below a line that opens them. */
const MAX_ROWS = 5

/** The elements that the card "Where and when" shows besides the period; people whom the sentences name are left out. */
function whereElements({ participant }: Visit, sentences: ReturnType<typeof visitSentences>): readonly string[] {
  const openingText = sentencesText(sentences)
  const people = objectsOf(participant).map(({ individual }) => referenceOf(individual)?.display)
  const areNamed = people.every((name) => name !== undefined && openingText.includes(name))
  return [
    'class',
    'location.location',
    'serviceProvider',
    ...(areNamed ? [] : ['participant.individual']),
    'reasonCode',
    'reasonReference',
  ].map((element) => `Encounter.${element}`)
}

/** Which lists of notes are missing; notes that did load are counted all the same. */
function missingNotes(all: readonly TypedRecordsResult[], { linked, sameDay }: VisitNotes): VisitNoteCounts['missing'] {
  if (all.every(isFullyLoaded)) return 'none'
  const hasNotes = linked.length + sameDay.length > 0
  const isFailed = all.some(({ type, loaded: { set } }) => type === 'DocumentReference' && set === undefined)
  return isFailed && !hasNotes ? 'all' : 'some'
}

/** The page of a visit: whom the person saw, the note, results, what was measured, what else is of the day, and where it was. */
export function VisitStory({ record, naming, recordName }: StoryProps<Visit>) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const rangeFor = useRangeSelector()
  const references = useRecordReferences(record)
  const nameOf = useConceptNaming('conditions')
  const all = useRecordsOfTypes(visitTypes, { searchOptions: includesFor })
  const { views, format, byType } = messages
  const words = views.stories.visit
  const content = useMemo(() => {
    const records = all.flatMap(({ loaded: { set } }) =>
      set ? [...withLinkedMedicines(set.matches, set.included), ...set.included] : [],
    )
    return visitContent(records, record, { format, rangeFor })
  }, [all, record, format, rangeFor])
  const { notes, results, earlyResults, measured, ofVisit, sameDay } = content
  const noteLists = all.filter(({ type }) => noteTypes.some((each) => each === type))
  const hasAllResults = all
    .filter(({ type }) => type === 'Observation' || type === 'DiagnosticReport')
    .every(isFullyLoaded)
  const isLoadingNotes = noteLists.some(isStillLoading)
  const missing = missingNotes(noteLists, notes)
  const sentences = useMemo(
    () =>
      visitSentences(
        {
          visit: record,
          results: hasAllResults ? countVisitResults(results, status) : undefined,
          notes: isLoadingNotes ? undefined : countVisitNotes(notes, missing, status),
          nameOf,
          nameOfReference: (reference) => {
            const { text, isMasked } = references.resolve(reference)
            return isMasked === true ? undefined : text
          },
        },
        { messages, reader, status },
      ),
    [record, hasAllResults, results, isLoadingNotes, notes, missing, nameOf, references, messages, reader, status],
  )
  const isConverted = useHasConverted(measured)
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
        sentences={sentences}
        notices={
          <>
            <LoadNotes all={all} />
            {hasNotes ? <StoryNotes visit={record} notes={notes} /> : null}
          </>
        }
        first={
          <>
            <VisitResults results={results} early={earlyResults} hasDates={isSeveralDays} />
            <VisitMeasurements readings={measured} />
          </>
        }
        second={
          <>
            <RelatedRows title={words.ofVisit} records={ofVisit} max={MAX_ROWS} kinds={relatedKinds} />
            <RelatedRows title={words.sameDay(isSeveralDays)} records={sameDay} max={MAX_ROWS} kinds={relatedKinds} />
            <Card title={words.where}>
              <VisitFactLines visit={record} elements={whereElements(record, sentences)} />
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
