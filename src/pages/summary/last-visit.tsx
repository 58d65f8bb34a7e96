import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { lastVisit } from '../../clinical/overview/last-visit'
import { isSettled, WhatsNewCounts } from './whats-new-counts'
import { useRecords } from '../../data/queries/use-records'
import { formatDay } from '../../fhir/format-date'
import { encodeIdForPath } from '../../fhir/id'
import { descriptorOf } from '../../resources/descriptors'
import { useStatusContext } from '../../components/patient/status-context'
import { Card } from '../../ui/card'
import { useAudience, useLocale, useMessages } from '../../ui/language'
import { loadPageMessages, loadProviderMessages } from '../../i18n/messages'
import styles from './summary.module.css'
import type { Loaded } from '../../data/record-set'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'

const isCompleteList = ({ set, failure, limits }: Loaded): boolean =>
  !failure &&
  set?.complete === true &&
  set.issues.length === 0 &&
  set.dropped.every(({ reason }) => reason === 'duplicate') &&
  limits.length === 0

/** Words of the other pages, asked for when the lists of this part have come, so that they hold none of them up. Undefined until then. */
function useDeferredPageMessages(due: boolean): PageMessages | undefined {
  const { code } = useMessages().language
  const isStaff = useAudience().audience === 'provider'
  const [words, setWords] = useState<PageMessages>()
  useEffect(() => {
    if (!due) return
    let mounted = true
    const load = isStaff ? loadProviderMessages : loadPageMessages
    load(code).then(
      (come) => (mounted ? setWords(come) : undefined),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [code, due, isStaff])
  return words?.language.code === code ? words : undefined
}

/** The way to what was said last: the newest visit with notes, and whether there is a later one without. Nothing while no visit is known. */
export default function LastVisit() {
  const reader = useAudience()
  const locale = useLocale()
  const at = useStatusContext()
  const [visits, notes, reports] = [
    useRecords('Encounter'),
    useRecords('DocumentReference'),
    useRecords('DiagnosticReport'),
  ]
  const isProvider = reader.audience === 'provider'
  const sets = [visits.set, notes.set, reports.set]
  // The sets keep their identity between renders.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { withNotes: noted, laterWithoutNotes: later } = useMemo(
    () =>
      lastVisit(
        sets.flatMap((set) => set?.matches ?? []),
        at,
        isProvider,
      ),
    [...sets, at, isProvider],
  )
  const lists = [visits, notes, reports]
  const come = lists.every(isSettled)
  const page = useDeferredPageMessages(come)
  // A list that is still coming may hold a later visit, or its notes.
  if (!page || !come) return <p data-coming className={styles['coming']} />
  if (!noted && !later) return null
  const dayOf = (visit: Resource): string =>
    formatDay(descriptorOf('Encounter').date(visit)?.raw ?? '', { locale, style: isProvider ? 'provider' : 'patient' })
  const words = page.typed.lastVisit
  const whole = lists.every(isCompleteList)
  return (
    <Card title={words.title(reader)}>
      {noted ? (
        <p>
          <VisitLink visit={noted.visit}>{words[noted.by](dayOf(noted.visit))}</VisitLink>
        </p>
      ) : null}
      {later ? (
        <p>
          <VisitLink visit={later}>{words.visit(dayOf(later))}</VisitLink>
          {whole ? `: ${words.nothing}` : null}
        </p>
      ) : null}
      {whole ? null : <p className="muted">{words.unsure}</p>}
      <p>
        <Link to="/new">{words.news(reader)}</Link>
      </p>
      {isCompleteList(visits) ? <WhatsNewCounts visits={visits.set?.matches ?? []} words={page.typed} /> : null}
    </Card>
  )
}

function VisitLink({ visit, children }: { visit: Resource; children: string }) {
  return <Link to={`/record/Encounter/${encodeIdForPath(visit.id)}`}>{children}</Link>
}
