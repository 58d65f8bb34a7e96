import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './timeline.module.css'
import type { CSSProperties } from 'react'

/** So many years stand in the rail; older ones behind a line. */
const MAX_VISIBLE_YEARS = 12

interface YearCount {
  readonly year: string
  readonly count: number
}

interface YearNavigationProps {
  readonly years: readonly YearCount[]
  /** Brings a year onto the page and moves there. */
  readonly onJump: (year: string) => void
}

/** How much there is of each year, and the way there: links beside the list, one field where there is no room beside it. */
export function YearNavigation({ years, onJump }: YearNavigationProps) {
  const { views } = usePageMessages()
  const [chosen, setChosen] = useState<string>()
  const words = views.timeline
  const most = Math.max(...years.map(({ count }) => count), 1)
  const target = chosen ?? years[0]?.year ?? ''
  const [near, far] = [years.slice(0, MAX_VISIBLE_YEARS), years.slice(MAX_VISIBLE_YEARS)]
  if (years.length < 2) return null
  return (
    <nav aria-label={words.jump} className={`${styles['rail']} no-print`}>
      <div className={styles['card']}>
        <p aria-hidden="true">{words.jump}</p>
        <YearLinks years={near} most={most} onJump={onJump} />
        {far.length > 0 ? (
          <Disclosure summary={words.yearsFromTo(far[0]?.year ?? '', far.at(-1)?.year ?? '')}>
            <YearLinks years={far} most={most} onJump={onJump} />
          </Disclosure>
        ) : null}
      </div>
      <form
        className={styles['jump']}
        onSubmit={(event) => {
          event.preventDefault()
          onJump(target)
        }}
      >
        <label>
          {words.jump}{' '}
          <select value={target} onChange={(event) => setChosen(event.target.value)}>
            {years.map(({ year, count }) => (
              <option key={year} value={year}>
                {words.year(year, count)}
              </option>
            ))}
          </select>
        </label>{' '}
        <button type="submit">{words.go}</button>
      </form>
    </nav>
  )
}

/** The bars only decorate. */
function YearLinks({ years, most, onJump }: YearNavigationProps & { readonly most: number }) {
  const { views } = usePageMessages()
  return (
    <ul>
      {years.map(({ year, count }) => (
        <li key={year}>
          <a
            href={`#year-${year}`}
            style={{ '--share': count / most } as CSSProperties}
            onClick={(event) => {
              event.preventDefault()
              onJump(year)
            }}
          >
            {views.timeline.year(year, count)}
          </a>
        </li>
      ))}
    </ul>
  )
}
