import { useHasDied } from '../../components/patient/status-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './download.module.css'
import { exportOptionIds, exportOptionText } from './export-option-ids'

/** The list of export options; nothing is loaded before one is chosen. */
export function ExportOptions() {
  const { download, exportOptions } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  return (
    <>
      <PageHeading title={download.title} intro={download.intro(reader)} />
      <ul className={styles['options']}>
        {/* A person who has died needs no vaccine certificate for school or work. */}
        {exportOptionIds
          .filter((id) => id !== 'work' || !hasDied)
          .map((id) => {
            const [name, description, form] = exportOptionText(id, exportOptions, hasDied)
            return (
              <li key={id} className={styles['option']}>
                <h2>
                  <Link to={`/download/${id}`}>{name}</Link>
                </h2>
                <p>{description}</p>
                <p className="muted">{form}</p>
              </li>
            )
          })}
      </ul>
      <div className="stack">
        {hasDied ? null : (
          <p>
            <Link to="/take-along">{exportOptions.appointment}</Link>
          </p>
        )}
        <p>{exportOptions.otherPages}</p>
      </div>
    </>
  )
}
