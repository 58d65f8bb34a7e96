import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { undocumentedTypes } from '../../contract/undocumented-types'
import { useLedger } from '../../data/completeness/use-ledger'
import { isOffered } from '../../data/queries/capabilities'
import { useSession } from '../../auth/session/session-provider'
import { usePageName } from '../../components/navigation/use-page-name'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { allPages, typesNotOffered } from '../../components/navigation/sections'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { RecordCount } from './record-count'
import styles from './all-records.module.css'

/** Every kind of record with how much of it is here, and every other page of the app. Asks for no record. */
export default function AllRecords() {
  const places = useNavigationMessages()
  const { audience } = useAudience()
  const session = useSession()
  const { canSelectPatient: choosesPatient, patientId } = session
  const hasDied = useStatusContext().died !== undefined
  const { entries } = useLedger()
  const nameOf = usePageName()
  const hasChart = patientId !== undefined || !choosesPatient
  const offered = undocumentedTypes.filter((type) => isOffered(type, session))
  const closed = typesNotOffered(offered)
  return (
    <div className="stack">
      <PageHeading title={places.title} intro={places.intro} />
      {allPages({ audience, hasChart, choosesPatient, hasDied, offered }).map(([group, pages]) => (
        <Group key={group} title={places.groups[group]}>
          {pages.map((page) => {
            const entry = entries.find(({ type }) => type === page.type)
            return (
              <li key={page.to}>
                <Link to={page.to}>{nameOf(page)}</Link>
                {hasChart && entry ? <RecordCount entry={entry} /> : null}
              </li>
            )
          })}
        </Group>
      ))}
      {hasChart && closed.length > 0 ? (
        <Group title={places.closed}>
          {closed.map((type) => (
            <li key={type} className={styles['closed']}>
              <span>{nameOf({ to: '', type })}</span>
              <small>{places.closedWhy}</small>
            </li>
          ))}
        </Group>
      ) : null}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['pages']}>{children}</ul>
    </section>
  )
}
