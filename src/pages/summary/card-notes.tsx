import { Children, createContext, use } from 'react'
import { useHasDied } from '../../components/patient/status-context'
import { useMessages } from '../../language/language-context'
import styles from './summary.module.css'
import type { ReactNode } from 'react'
import type { CardTitle } from './cards'

/** False for the content of a card whose list is not whole: nothing in it is the newest, and records that it does not show may be current. */
export const WholeListContext = createContext(true)

/** The rows of a card as a list: screen readers announce the position, which distinguishes rows of the same name. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles['list']}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}

/** For the record of a person who has died: says once that the rows are as of then, in place of a chip in each. */
export function AtDeathNote() {
  const { views } = useMessages()
  return useHasDied() ? <p className="muted small">{views.summary.atDeath}</p> : null
}

/** The number of records of a type, for a card that shows none of them. It never says that there are no allergies. */
export function EmptyCardNote({ of, others }: { of: CardTitle; others: number }) {
  const { nothingCurrent, noAllergyCurrent, noneShownCurrent } = useMessages().views.summary
  const isWhole = use(WholeListContext)
  if (!isWhole && of !== 'allergies') return <p>{noneShownCurrent}</p>
  return <p>{(of === 'allergies' ? noAllergyCurrent : nothingCurrent)(others)}</p>
}

/** For a card without a result: that there is none, or how many there are that may not be the newest, such as cancelled ones. */
export function NoResults({ of, others, text }: { of: CardTitle; others: number; text: string }) {
  const isWhole = use(WholeListContext)
  return others === 0 && isWhole ? <p>{text}</p> : <EmptyCardNote of={of} others={others} />
}

/** The number of further records in the full list; print-only where the link to the list includes it. */
export function MoreRecordsNote({ count, isPrintOnly = false }: { count: number; isPrintOnly?: boolean }) {
  const { views } = useMessages()
  return count > 0 ? <p className={isPrintOnly ? 'print-only' : 'muted'}>{views.summary.more(count)}</p> : null
}
