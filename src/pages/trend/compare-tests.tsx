import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { longestSeriesLength } from '../../clinical/observations/series'
import { MAX_COMPARED } from './trend-query'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** A test that can be drawn beside another. */
export interface ComparableTest {
  readonly key: string
  readonly name: string
  readonly readings: readonly ObservationReading[]
}

/** Ticks up to two more tests to be drawn under the first, on the same time. */
export function CompareTests({
  tests,
  chosen,
  onChange,
}: {
  tests: readonly ComparableTest[]
  chosen: readonly string[]
  onChange: (keys: readonly string[]) => void
}) {
  const { views } = usePageMessages()
  const [text, setText] = useState('')
  // Hundreds of tests are counted for who opens it, and for nobody else.
  const [opened, setOpened] = useState(false)
  const words = views.trend
  const wanted = (opened ? tests : []).filter(
    ({ key, name }) => chosen.includes(key) || name.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const full = chosen.length >= MAX_COMPARED
  return (
    <div className="no-print">
      <Disclosure summary={words.compare} open={opened} onToggle={setOpened}>
        <label>
          {views.results.find}{' '}
          <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
        <p role="status" className="muted small">
          {full ? words.compareFull : words.compareCount(wanted.length)}
        </p>
        <ul className="plain">
          {wanted.map(({ key, name, readings }) => (
            <li key={key}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  disabled={full && !chosen.includes(key)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                  }
                />
                {words.compareTest(name, longestSeriesLength(readings))}
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
