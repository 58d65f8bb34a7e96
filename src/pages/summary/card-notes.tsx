import { Children } from 'react'
import { useMessages } from '../../language/language-context'
import styles from './summary.module.css'
import type { ReactNode } from 'react'
import type { CardTitle } from './cards'

/** The rows of a card as a list, so that screen readers tell rows of the same name apart by position. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles['list']}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}

/** For a card without rows although its type has records: how many there are. It never says that there are no allergies. */
export function EmptyCardNote({ of, others }: { of: CardTitle; others: number }) {
  const { nothingCurrent, noAllergyCurrent } = useMessages().views.summary
  return <p>{(of === 'allergies' ? noAllergyCurrent : nothingCurrent)(others)}</p>
}

/** How many further records the full list has; only in print where the link to the list has their number. */
export function MoreRecordsNote({ count, isPrintOnly = false }: { count: number; isPrintOnly?: boolean }) {
  const { views } = useMessages()
  return count > 0 ? <p className={isPrintOnly ? 'print-only' : 'muted'}>{views.summary.more(count)}</p> : null
}
