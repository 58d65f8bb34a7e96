import { lazy, Suspense } from 'react'
import { CRITICAL_TYPES } from '../../../data/prefetch/first-page'
import { useMessages } from '../../../language/language-context'
import { cardBands, type CardSpec } from '../cards'
import { Placeholder } from '../placeholder'
import { SummaryCard } from '../summary-card'
import styles from '../summary.module.css'
import type { HomeParts } from '../home-parts'

// Optional: the list of visits has the same content.
const LastVisit = lazy(() => import('../last-visit').catch(() => ({ default: () => null })))

/** The home page of a chart: cards with tables of what a clinician reviews first, each with its own state and a link to the full list. */
export default function ProviderHome({ canRequest, isRestAllowed, isFull, ...rest }: HomeParts) {
  const { views } = useMessages()
  const cardOf = (spec: CardSpec | 'lastVisit') => {
    if (spec === 'lastVisit')
      return (
        <div key={spec} data-paper="off">
          {isRestAllowed ? (
            <Suspense fallback={<Placeholder />}>
              <LastVisit />
            </Suspense>
          ) : (
            <Placeholder />
          )}
        </div>
      )
    if (!isFull && !CRITICAL_TYPES.includes(spec.type)) return <Placeholder key={spec.title} />
    return <SummaryCard key={spec.title} card={spec} canRequest={canRequest(spec.type)} {...rest} />
  }
  return (
    <>
      <div className={styles['frame']}>
        {cardBands.map(({ layout, stacks }, index) => (
          <div key={index} className={`${styles['band']} ${styles[layout]}`}>
            {stacks.map((stack, position) => (
              <div key={position} className={styles['stack']}>
                {stack.map(cardOf)}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={`print-only ${styles['footer']}`}>
        <p>{views.summary.notOnPaper({ audience: 'provider' })}</p>
      </div>
    </>
  )
}
