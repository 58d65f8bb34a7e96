import { useMemo, useState, Fragment } from 'react'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { recordChangesSince, type RecordChanges } from '../../clinical/overview/record-changes'
import { formatDay } from '../../fhir/format-date'
import { dayInZone } from '../../fhir/zone-day'
import { splitByKind } from '../../resources/observation-kind'
import { LoadNotes } from '../../components/loading/load-notes'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { FullRecordLoader, type FullRecord } from '../../components/loading/full-record-loader'
import { useHasDied } from '../../components/patient/status-context'
import { useSession } from '../../auth/session/session-provider'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { withLinkedMedicines } from '../../clinical/medications/linked-medicines'
import { usePageMessages } from '../../ui/use-page-messages'
import { WhatsNewGroup } from './whats-new-group'
import { SinceChoice, useSince } from './since'
import type { RecordType } from '../../contract'
import type { Since } from '../../clinical/overview/record-changes'

/** Records that are new or changed since a visit or a day, by the dates in the records; nothing is stored. */
export default function WhatsNewPage() {
  const { whatsNew } = usePageMessages()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={whatsNew.title} intro={whatsNew.intro(reader)} />
      <FullRecordLoader isNamed>
        {(fullRecord) => (
          <PlainNamesProvider kinds={dictionaryKinds}>
            <WhatsNewForm fullRecord={fullRecord} />
          </PlainNamesProvider>
        )}
      </FullRecordLoader>
    </>
  )
}

function WhatsNewForm({ fullRecord }: { fullRecord: FullRecord }) {
  const { whatsNew } = usePageMessages()
  const [now] = useState(() => Date.now())
  const choice = useSince(fullRecord, now)
  return (
    <div className="stack">
      <LoadNotes all={fullRecord.lists} />
      <SinceChoice choice={choice} />
      {choice.since ? (
        <WhatsNewList
          fullRecord={fullRecord}
          since={choice.since}
          fromDay={choice.fromDay}
          today={dayInZone(now, undefined)}
        />
      ) : null}
      {!choice.since && choice.by === 'date' ? <p role="status">{whatsNew.chooseDate}</p> : null}
    </div>
  )
}

type ChangesOfType = RecordChanges & { readonly type: RecordType }

interface WhatsNewListProps {
  readonly fullRecord: FullRecord
  readonly since: Since
  readonly fromDay: string
  readonly today: string
}

function WhatsNewList({ fullRecord, since, fromDay, today }: WhatsNewListProps) {
  const { whatsNew, format } = usePageMessages()
  const reader = useAudience()
  const { ehr } = useSession()
  const hasDied = useHasDied()
  const { at, day } = since
  const groups = useMemo(
    () =>
      fullRecord.source.parts.map(({ type, records }): ChangesOfType => ({
        type,
        ...recordChangesSince(type, withLinkedMedicines(records, fullRecord.source.supporting), { at, day }, today),
      })),
    [fullRecord.source, at, day, today],
  )
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isComplete = fullRecord.source.parts.every(({ gap, rejected }) => gap === undefined && rejected === 0)
  const sinceText = formatDay(fromDay, { format, style: reader.audience === 'provider' ? 'provider' : 'patient' })
  const countText = () => {
    if (fullRecord.isLoading) return count === 0 ? whatsNew.noneSoFar : whatsNew.soFar(count, sinceText)
    if (count > 0) return whatsNew.found(count, sinceText)
    return isComplete ? whatsNew.none(ehr.name) : whatsNew.noneInPart
  }
  return (
    <>
      <p role="status">{countText()}</p>
      {groups
        .flatMap(({ type, items }) => splitByKind(type, items, ({ record }) => record))
        .map(([kind, items]) => (items.length > 0 ? <WhatsNewGroup key={kind} group={{ kind, items }} /> : null))}
      {hasDied || reader.audience === 'provider' ? null : <p>{whatsNew.noMessage(reader)}</p>}
      <UndatedRecords groups={groups} />
      <Disclosure summary={whatsNew.howWeKnow}>
        <p>{whatsNew.how}</p>
        <p>{whatsNew.howMarks}</p>
        <p>{whatsNew.lateWarning(ehr.name)}</p>
      </Disclosure>
    </>
  )
}

/** The number of records without a usable date, with links to their lists. */
function UndatedRecords({ groups }: { groups: readonly ChangesOfType[] }) {
  const { whatsNew, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const undatedGroups = groups.filter(({ undated }) => undated > 0)
  const count = undatedGroups.reduce((sum, { undated }) => sum + undated, 0)
  if (count === 0) return null
  return (
    <p>
      {whatsNew.undated(count)}{' '}
      {undatedGroups.map(({ type }, index) => (
        <Fragment key={type}>
          {index > 0 ? ', ' : null}
          <Link to={`/records/${type}`}>
            {typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase()}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  )
}
