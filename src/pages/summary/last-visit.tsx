import { useEffect, useMemo, useState } from 'react'
import { lastVisit } from '../../clinical/overview/last-visit'
import { isSettled, WhatsNewCounts } from './whats-new-counts'
import { useRecords } from '../../data/queries/use-records'
import { formatDay } from '../../fhir/format-date'
import { encodeIdForPath } from '../../fhir/id'
import { isWholeList } from '../../fhir/whole-list'
import { descriptorOf } from '../../resources/descriptors'
import { useStatusContext } from '../../components/patient/status-context'
import { Card } from '../../ui/card'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { afterListsLoaderFor } from '../../i18n/messages'
import styles from './summary.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { LanguageCode } from '../../i18n/language'
import type { AfterListsMessages } from '../../i18n/types'

/** The messages of this card; undefined until they are loaded, which happens after the lists so as not to delay them. */
function useDeferredMessages(enabled: boolean): AfterListsMessages | undefined {
  const { code } = useMessages().language
  const load = afterListsLoaderFor(useAudience().audience)
  const [loaded, setLoaded] = useState<{ readonly code: LanguageCode; readonly messages: AfterListsMessages }>()
  useEffect(() => {
    if (!enabled) return
    let isMounted = true
    load(code).then(
      (messages) => (isMounted ? setLoaded({ code, messages }) : undefined),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [code, enabled, load])
  return loaded?.code === code ? loaded.messages : undefined
}

/** The newest visit with notes, and a later visit without notes if there is one; renders nothing if there are no visits. */
export default function LastVisitCard() {
  const format = useFormat()
  const audience = useAudience()
  const statusContext = useStatusContext()
  const visits = useRecords('Encounter')
  const notes = useRecords('DocumentReference')
  const reports = useRecords('DiagnosticReport')
  const isProvider = audience.audience === 'provider'
  const [visitRecords, noteRecords, reportRecords] = [visits.set?.matches, notes.set?.matches, reports.set?.matches]
  const { withNotes, laterWithoutNotes } = useMemo(
    () =>
      lastVisit([...(visitRecords ?? []), ...(noteRecords ?? []), ...(reportRecords ?? [])], statusContext, isProvider),
    [visitRecords, noteRecords, reportRecords, statusContext, isProvider],
  )
  const lists = [visits, notes, reports]
  const areSettled = lists.every(isSettled)
  const loadedMessages = useDeferredMessages(areSettled)
  // A list that is still loading may contain a later visit or its notes.
  if (!loadedMessages || !areSettled) return <p data-loading className={styles['placeholder']} />
  if (!withNotes && !laterWithoutNotes) return null
  const dayOf = (visit: ResourceOf<'Encounter'>): string =>
    formatDay(descriptorOf('Encounter').date(visit)?.raw ?? '', { format, style: isProvider ? 'provider' : 'patient' })
  const messages = loadedMessages.lastVisit
  const areComplete = lists.every(isWholeList)
  return (
    <Card title={messages.title(audience)}>
      {withNotes ? (
        <p>
          <VisitLink visit={withNotes.visit}>{messages[withNotes.by](dayOf(withNotes.visit))}</VisitLink>
        </p>
      ) : null}
      {laterWithoutNotes ? (
        <p>
          <VisitLink visit={laterWithoutNotes}>{messages.visit(dayOf(laterWithoutNotes))}</VisitLink>
          {areComplete ? `: ${messages.noNotes}` : null}
        </p>
      ) : null}
      {areComplete ? null : <p className="muted">{messages.unsure}</p>}
      {statusContext.died ? null : (
        <p>
          <Link to="/new">{messages.newRecords(audience)}</Link>
        </p>
      )}
      {isWholeList(visits) && !statusContext.died ? (
        <WhatsNewCounts visits={visitRecords ?? []} messages={loadedMessages} />
      ) : null}
    </Card>
  )
}

function VisitLink({ visit, children }: { visit: ResourceOf<'Encounter'>; children: string }) {
  return <Link to={`/record/Encounter/${encodeIdForPath(visit.id)}`}>{children}</Link>
}
