import { useMemo } from 'react'
import { observationKind, splitByKind } from '../../../resources/observation-kind'
import { resultsOutsideRange } from '../../../clinical/observations/outside-range'
import { previousValues } from '../../../clinical/observations/previous-values'
import { visitNotes, noteTypes } from '../../../clinical/encounters/visit-notes'
import { recordsOfVisit, visitTypes } from '../../../clinical/encounters/records-of-visit'
import { useRecordsOfTypes, type TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import { LoadNotes } from '../../../components/loading/load-notes'
import { iconOfType } from '../../../components/navigation/type-groups'
import { Card } from '../../../ui/card'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { PaginatedList } from '../../../ui/paginated-list'
import { relativeReferenceOf, RelatedRecordList } from '../related-record-list'
import { AdjacentVisits } from './adjacent-visits'
import { VisitNoteCards } from './visit-notes'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import styles from './visit.module.css'
import { readObservation } from '../../../clinical/observations/result-reading'
import { rowLabelKey } from '../../../resources/label-key'
import { withLinkedMedicines } from '../../../clinical/medications/linked-medicines'
import { includesFor } from '../../../data/prefetch/first-page'
import { descriptorOf } from '../../../resources/descriptors'
import { ResultRow } from '../../../components/rows/result-row'
import { DateText } from '../../../ui/date-text'
import type { CardIcon } from '../../../ui/card'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'
import { useFormat } from '../../../language/language-context'

const isVitalSign = (record: Resource): boolean =>
  isOfType(record, 'Observation') && observationKind(record) === 'vitalSign'

const isNoteType = ({ type }: TypedRecordsResult): boolean => noteTypes.some((each) => each === type)

/**
 * Everything of a visit: its notes, notes of the same day, results outside their range, then all other records. `isBelowStory`: the page above has the
 * notes and says what did not load; all records are listed.
 */
export function VisitRecords({
  visit,
  isBelowStory = false,
}: {
  visit: ResourceOf<'Encounter'>
  isBelowStory?: boolean
}) {
  const format = useFormat()
  const all = useRecordsOfTypes(visitTypes, { searchOptions: includesFor })
  const { byType, views, typeNames, language } = usePageMessages()
  const { audience } = useAudience()
  const rangeFor = useRangeSelector()
  const statusContext = useStatusContext()
  const { visitRecords, notes, outside, before } = useMemo(
    () => {
      const records = all.flatMap(({ loaded: { set } }) =>
        set ? [...withLinkedMedicines(set.matches, set.included), ...set.included] : [],
      )
      const found = recordsOfVisit(records, visit)
      const outside = resultsOutsideRange(
        found.byType.flatMap((own) => own.records),
        format,
        rangeFor,
      )
      return {
        visitRecords: found,
        notes: visitNotes(records, visit),
        outside,
        before: previousValues(outside, records, statusContext, format),
      }
    },
    // Readings contain messages, so they change with the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the language is read from the active value tables
    [all, visit, language, rangeFor, statusContext],
  )
  const shownAbove = new Set(
    (isBelowStory
      ? []
      : [
          ...[...notes.linked, ...notes.sameDay].flatMap(({ record, older, copies }) => [record, ...older, ...copies]),
          ...outside,
        ]
    ).map(relativeReferenceOf),
  )
  const withoutShownAbove = (records: readonly Resource[]) =>
    records.filter((record) => !shownAbove.has(relativeReferenceOf(record)))
  const messages = byType.visit
  const column = audience === 'provider' ? 'provider' : 'patient'
  const lists: readonly ListOfVisit[] = [
    ...visitRecords.byType
      .flatMap(({ type, records }) => splitByKind(type, records, (record) => record))
      .map(([kind, records]) => ({
        name: typeNames[kind][column].many,
        icon: iconOfType(kind),
        records: withoutShownAbove(records).filter((record) => !isVitalSign(record)),
      })),
    {
      name: views.vitals.title({ audience: column }),
      icon: 'health',
      records: withoutShownAbove(visitRecords.byType.flatMap(({ records }) => records.filter(isVitalSign))),
    },
    { name: messages.parts, icon: 'visits', records: visitRecords.parts },
    { name: messages.others, icon: 'papers', records: withoutShownAbove(visitRecords.others) },
    { name: messages.mistakes, icon: 'papers', records: visitRecords.mistakes },
  ]
  const allRecords = <RecordLists lists={lists} />
  if (isBelowStory) return allRecords
  return (
    <>
      <VisitNoteCards visit={visit} notes={notes} all={all.filter(isNoteType)} />
      {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-loading hidden /> : null}
      <LoadNotes all={all.filter((one) => !isNoteType(one))} />
      {outside.length > 0 ? (
        <Card icon="results" title={views.records.groupCount(messages.outside, outside.length)}>
          <PaginatedList
            label={messages.outside}
            items={outside.map((record) => (
              <OutOfRangeRow key={record.id} result={record} before={before.get(record)} />
            ))}
          />
        </Card>
      ) : null}
      {allRecords}
      <AdjacentVisits visit={visit} position="end" />
    </>
  )
}

interface ListOfVisit {
  readonly name: string
  readonly icon: CardIcon
  readonly records: readonly Resource[]
}

/** The records of a visit by kind, with their number. */
function RecordLists({ lists }: { lists: readonly ListOfVisit[] }) {
  const { byType, views } = usePageMessages()
  const messages = byType.visit
  const count = lists.reduce((sum, { records }) => sum + records.length, 0)
  return (
    <section className="stack">
      <h2>{messages.more}</h2>
      <p role="status">{count === 0 ? messages.moreNone : messages.count(count)}</p>
      <div className={styles['lists']}>
        {lists.map(({ name, icon, records }) => (
          <RelatedRecordList
            key={name}
            title={views.records.groupCount(name, records.length)}
            icon={icon}
            records={records}
          />
        ))}
      </div>
    </section>
  )
}

/** A result with its range, its date, and the previous value of the same test. */
function OutOfRangeRow({ result, before }: { result: ResourceOf<'Observation'>; before: string | undefined }) {
  const format = useFormat()
  const { views, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const date = descriptorOf('Observation').date(result)
  return (
    <ResultRow
      reading={readObservation(result, format, useRangeSelector())}
      secondary={
        <>
          {date === undefined ? views.common.noDate : null}
          {date ? (
            <>
              {dateLabel(rowLabelKey(date.label, result), audience, date.raw)} <DateText raw={date.raw} />
            </>
          ) : null}
          {before === undefined ? null : <p>{views.results.beforeThat(before)}</p>}
        </>
      }
    />
  )
}
