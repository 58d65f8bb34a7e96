import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import box from '../../ui/box.module.css'
import styles from './timeline.module.css'
import type { CSSProperties } from 'react'

/** Older years are folded. */
const MAX_VISIBLE_YEARS = 12

interface YearCount {
  readonly year: string
  readonly count: number
}

interface YearNavigationProps {
  /** Newest first. */
  readonly years: readonly YearCount[]
  /** Opens a year and scrolls there. */
  readonly onJump: (year: string) => void
}

/** The years with their number of records: links beside the list, or a select field in a narrow window. */
export function YearNavigation({ years, onJump }: YearNavigationProps) {
  const { views } = usePageMessages()
  const [selected, setSelected] = useState<string>()
  const messages = views.timeline
  const maxCount = Math.max(...years.map(({ count }) => count), 1)
  const target = selected ?? years[0]?.year ?? ''
  const [recent, older] = [years.slice(0, MAX_VISIBLE_YEARS), years.slice(MAX_VISIBLE_YEARS)]
  if (years.length < 2) return null
  return (
    <nav aria-label={messages.jumpToYear} className={`${styles['rail']} no-print`}>
      <div className={`${box['box']} ${styles['card']}`}>
        <p aria-hidden="true">{messages.jumpToYear}</p>
        <YearLinks years={recent} maxCount={maxCount} onJump={onJump} />
        {older.length > 0 ? (
          <Disclosure summary={messages.yearsFromTo(older[0]?.year ?? '', older.at(-1)?.year ?? '')}>
            <YearLinks years={older} maxCount={maxCount} onJump={onJump} />
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
          {messages.jumpToYear}{' '}
          <select value={target} onChange={(event) => setSelected(event.target.value)}>
            {years.map(({ year, count }) => (
              <option key={year} value={year}>
                {messages.year(year, count)}
              </option>
            ))}
          </select>
        </label>{' '}
        <button type="submit">{messages.go}</button>
      </form>
    </nav>
  )
}

/** Links with decorative bars. */
function YearLinks({ years, maxCount, onJump }: YearNavigationProps & { readonly maxCount: number }) {
  const { views } = usePageMessages()
  return (
    <ul>
      {years.map(({ year, count }) => (
        <li key={year}>
          <a
            href={`#year-${year}`}
            style={{ '--share': count / maxCount } as CSSProperties}
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
