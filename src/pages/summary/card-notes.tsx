import { Children } from 'react'
import { useMessages } from '../../ui/language'
import styles from './summary.module.css'
import type { ReactNode } from 'react'
import type { CardTitle } from './cards'

/** The rows of a card as a list, so that two rows of one name can be told apart by their place. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles['list']}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}

/** Says that a card has nothing to show although its type has records, and how many of those there are; of allergies never that there are none. */
export function EmptyCardNote({ of, others }: { of: CardTitle; others: number }) {
  const { nothingCurrent, noAllergyCurrent } = useMessages().views.summary
  return <p>{(of === 'allergies' ? noAllergyCurrent : nothingCurrent)(others)}</p>
}

/** How many of the same kind stand in the full list only; said on paper alone where all that the list holds counts, as the way to it has that number. */
export function MoreRecordsNote({ count, isTold = false }: { count: number; isTold?: boolean }) {
  const { views } = useMessages()
  return count > 0 ? <p className={isTold ? 'print-only' : 'muted'}>{views.summary.moreLike(count)}</p> : null
}
