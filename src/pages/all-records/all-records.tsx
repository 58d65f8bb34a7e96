import { useId, type ReactNode } from 'react'
import { useLedger } from '../../data/completeness/use-ledger'
import { useSession } from '../../auth/session/session-provider'
import { usePageName } from '../../components/navigation/use-page-name'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { allPages, typesNotOffered, type PageLink } from '../../components/navigation/sections'
import { useMessages } from '../../language/language-context'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { RecordCount } from './record-count'
import styles from './all-records.module.css'

/** All types of records with the number of those loaded, and all other pages of the app. Requests no records. */
export default function AllRecords() {
  const messages = useNavigationMessages()
  const { states } = useMessages()
  const { audience } = useAudience()
  const session = useSession()
  const { canSelectPatient, patientId, grants } = session
  const hasDied = useStatusContext().died !== undefined
  const { entries } = useLedger()
  const nameOf = usePageName()
  const hasChart = patientId !== undefined || !canSelectPatient
  const { offered } = grants
  // Only a server names the kinds that apps can get, and answers searches by fields.
  const notOffered = session.kind === 'ehr' ? typesNotOffered(offered) : []
  const isForSource = ({ to }: PageLink) => session.kind === 'ehr' || to !== '/search'
  return (
    <div className="stack">
      <PageHeading title={messages.title} intro={messages.intro} />
      {hasChart ? (
        <p className="no-print">
          <Link to="/loaded">{states.ledgerLink}</Link>
        </p>
      ) : null}
      {allPages({ audience, hasChart, canSelectPatient, hasDied, offered }).map(([group, pages]) => (
        <Group key={group} title={messages.groups[group]}>
          {pages.filter(isForSource).map((page) => {
            const entry = entries.find(({ type }) => type === page.type)
            return (
              <li key={page.to}>
                <Link to={page.to}>{nameOf(page)}</Link>
                {hasChart && entry ? <RecordCount entry={entry} kind={page.kind} /> : null}
              </li>
            )
          })}
        </Group>
      ))}
      {hasChart && notOffered.length > 0 ? (
        <Group title={messages.closed}>
          {notOffered.map((type) => (
            <li key={type} className={styles['notOffered']}>
              <span>{nameOf({ to: '', type })}</span>
              <small>{messages.closedExplanation}</small>
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
