import { useMemo, useState } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { longestSeriesLength } from '../../clinical/observations/series'
import { MAX_COMPARED } from './trend-query'
import type { UsableReading } from '../../clinical/observations/usable-readings'

/** A test that can be compared with that of the page. */
export interface ComparableTest {
  /** Its code key. */
  readonly key: string
  readonly name: string
  readonly readings: readonly UsableReading<'newest'>[]
}

/** Checkboxes for the tests that are drawn below the first one, on the same time axis. */
export function CompareTests({
  findTests,
  isWhole,
  selected,
  onChange,
}: {
  findTests: () => readonly ComparableTest[]
  /** Else the results are not counted. */
  isWhole: boolean
  selected: readonly string[]
  onChange: (keys: readonly string[]) => void
}) {
  const { views } = usePageMessages()
  const [text, setText] = useState('')
  // Hundreds of tests are found, searched and counted only after it was opened.
  const [isOpen, setIsOpen] = useState(false)
  const messages = views.trend
  const namesOf = usePlainNames()
  const wanted = text.trim().toLowerCase()
  const tests = useMemo(() => (isOpen ? findTests() : []), [isOpen, findTests])
  const matching = tests
    .map((test) => {
      const [newest] = test.readings
      return { ...test, plainName: newest && namesOf(newest.observation, test.name)?.name }
    })
    .filter(
      ({ key, name, plainName = name }) =>
        selected.includes(key) || [name, plainName].some((each) => each.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => (a.plainName ?? a.name).localeCompare(b.plainName ?? b.name))
  const isFull = selected.length >= MAX_COMPARED
  return (
    <div className="no-print">
      <Disclosure summary={messages.compare} open={isOpen} onToggle={setIsOpen}>
        <label>
          {views.results.find}{' '}
          <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
        <p role="status" className="muted small">
          {isFull ? messages.compareFull : messages.compareCount(matching.length)}
        </p>
        <ul className="plain">
          {matching.map(({ key, name, plainName, readings }) => (
            <li key={key}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={selected.includes(key)}
                  disabled={isFull && !selected.includes(key)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...selected, key] : selected.filter((other) => other !== key))
                  }
                />
                <span>
                  {plainName ?? <RecordText text={name} isCoded />}{' '}
                  {isWhole ? messages.resultCount(longestSeriesLength(readings)) : null}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
