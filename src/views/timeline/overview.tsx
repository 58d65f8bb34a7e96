import { useState } from 'react'
import { usePageWords } from '../../ui/page-words'
import { quartersOf } from './group'
import styles from './timeline.module.css'
import type { YearGroup } from './group'

const BAR = 6
const HEIGHT = 40

interface OverviewProps {
  readonly years: readonly YearGroup<{ readonly raw: string | undefined }>[]
  /** Brings a year onto the page and moves there. */
  readonly onJump: (year: string) => void
}

/** How much there is of each quarter, and the way to each year. The bars only decorate; the links and the select are the control. */
export function Overview({ years, onJump }: OverviewProps) {
  const { views } = usePageWords()
  const [chosen, setChosen] = useState<string>()
  const words = views.timeline
  const quarters = quartersOf(years)
  const most = Math.max(...quarters, 1)
  const target = chosen ?? years[0]?.year ?? ''
  if (years.length < 2) return null
  return (
    <nav aria-label={words.jump} className="no-print">
      <svg className={styles['density']} viewBox={`0 0 ${quarters.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {quarters.map((count, index) => (
          <rect key={index} x={index * BAR} width={BAR - 1} y={HEIGHT - (count / most) * HEIGHT} height={(count / most) * HEIGHT} />
        ))}
      </svg>
      <ul className={styles['years']}>
        {years.map(({ year, count }) => (
          <li key={year}>
            <a
              href={`#year-${year}`}
              onClick={(event) => {
                event.preventDefault()
                onJump(year)
              }}
            >
              {words.year(year, count)}
            </a>
          </li>
        ))}
      </ul>
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
