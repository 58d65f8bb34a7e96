import { Link } from 'react-router'
import { useHasDied } from '../../components/patient/use-has-died'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import styles from './download.module.css'
import { wayIds, wayWords } from './export-option-ids'

/** Four ways to take the record along; nothing is loaded before one is chosen. */
export function FourWays() {
  const { download, taking } = usePageWords()
  const reader = useAudience()
  const hasDied = useHasDied()
  return (
    <>
      <PageHeading title={download.title} intro={download.intro(reader)} />
      <ul className={styles['ways']}>
        {/* Nobody needs the vaccines of a person who has died for a school or for work. */}
        {wayIds
          .filter((id) => id !== 'work' || !hasDied)
          .map((id) => {
            const [name, what, form] = wayWords(id, taking, hasDied)
            return (
              <li key={id} className={styles['way']}>
                <h2>
                  <Link to={`/download/${id}`}>{name}</Link>
                </h2>
                <p>{what}</p>
                <p className="muted">{form}</p>
              </li>
            )
          })}
      </ul>
      <div className="stack">
        {hasDied ? null : (
          <p>
            <Link to="/take-along">{taking.appointment}</Link>
          </p>
        )}
        <p>{taking.otherPages}</p>
      </div>
    </>
  )
}
