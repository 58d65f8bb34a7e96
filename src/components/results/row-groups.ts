import { isInsideRange, isOutsideRange } from '../../clinical/observations/outside-range'
import { isAfterTime, shownDay } from '../../fhir/shown-day'
import { isMaskedRecord } from '../../resources/masking'
import { worstFirst, type Glance, type GlanceText } from '../../glance/glance'
import { testTopics, type TestTopic } from '../../dictionary/test-topics'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** A row of the list with the result that it shows. */
export interface ListedResult {
  readonly key: string
  readonly reading: ObservationReading
  /** When the test was last done or tried. */
  readonly raw: string | undefined
  /** Undefined where the record cannot be read: its row says so. */
  readonly glance: Glance | undefined
}

/** Rows that are shown, and rows that fold to their count. */
export interface SplitRows {
  readonly visible: readonly ListedResult[]
  readonly folded: readonly ListedResult[]
}

const hasTone = ({ glance }: ListedResult, ...tones: readonly string[]): boolean =>
  glance?.phrases.some(({ tone }) => tone !== undefined && tones.includes(tone)) === true

/** Rows of critical results and of what must not be relied on. */
export const isCritical = (row: ListedResult): boolean => hasTone(row, 'stop')

/** Rows that never fold: critical results, what must not be relied on, private records and those that cannot be read. */
const isAlwaysShown = (row: ListedResult): boolean =>
  row.glance === undefined || isCritical(row) || isMaskedRecord(row.reading.observation)

const isWarned = (row: ListedResult): boolean => hasTone(row, 'warn', 'wait')

/** Which rows of a group are shown. */
export type ListExtent = 'topic' | 'open' | 'closed' | 'all'

/** As many rows as this do not fold on an open day. */
const MAX_SHORT_LIST = 5

/** Sorts as the list does: worst first, else in their order. */
const sorted = (rows: readonly ListedResult[]): readonly ListedResult[] => {
  const unread = rows.filter(({ glance }) => glance === undefined)
  const byGlance = new Map(rows.map((row) => [row.glance, row]))
  return [
    ...unread,
    ...worstFirst(rows.flatMap(({ glance }) => glance ?? [])).flatMap((glance) => byGlance.get(glance) ?? []),
  ]
}

/**
 * Splits rows into those shown and those folded. `topic` shows results outside their range and, beside them, those with a warning; `open` these,
 * or a few others where there are none; `closed` only what never folds; `all` shows everything, as in a search.
 */
export function splitRows(rows: readonly ListedResult[], extent: ListExtent): SplitRows {
  const isOutside = (row: ListedResult): boolean => isAlwaysShown(row) || isOutsideRange(row.reading)
  const isNotable = (row: ListedResult): boolean => isOutside(row) || isWarned(row)
  const isVisible: Readonly<Record<ListExtent, (row: ListedResult) => boolean>> = {
    topic: rows.some(isOutside) ? isNotable : isAlwaysShown,
    open: rows.some(isNotable) || rows.length > MAX_SHORT_LIST ? isNotable : () => true,
    closed: isAlwaysShown,
    all: () => true,
  }
  const shown = new Set(rows.filter(isVisible[extent]))
  return { visible: sorted([...shown]), folded: sorted(rows.filter((row) => !shown.has(row))) }
}

/** How many rows are outside, inside and neither. */
export function countRows(rows: readonly ListedResult[]) {
  const outside = rows.filter(({ reading }) => isOutsideRange(reading)).length
  const inside = rows.filter(({ reading }) => isInsideRange(reading)).length
  return { outside, inside, others: rows.length - outside - inside }
}

/** The warnings of folded rows, each with the name of its row. */
export const warningsOf = (
  rows: readonly ListedResult[],
): readonly { readonly name: GlanceText; readonly text: string }[] =>
  rows.flatMap(({ glance }) => {
    const texts = (glance?.phrases ?? [])
      .filter(({ tone, text }) => (tone === 'warn' || tone === 'wait') && text.source === 'app')
      .map(({ text }) => text.text)
    return glance === undefined || texts.length === 0 ? [] : [{ name: glance.name, text: texts.join(', ') }]
  })

/** Rows of tests under one heading. */
export interface TopicRows extends SplitRows {
  readonly topic: TestTopic
}

/** Tests by topic, and those that were not done for a long time. */
export interface TestGroups {
  readonly topics: readonly TopicRows[]
  readonly old: { readonly year: string; readonly rows: readonly ListedResult[] } | undefined
}

const nameOf = ({ glance }: ListedResult): string => glance?.name.text.toLowerCase() ?? ''
const byName = (a: ListedResult, b: ListedResult): number => nameOf(a).localeCompare(nameOf(b))

/** Results this much older than the newest one are of tests no longer done. */
const OLD_AFTER_YEARS = 2

/** The day before which a test counts as no longer done; undefined without any date. `now` in milliseconds since 1970. */
function oldBefore(rows: readonly ListedResult[], now: number): string | undefined {
  const days = rows.flatMap(({ raw }) => (raw === undefined || isAfterTime(raw, now) ? [] : (shownDay(raw) ?? [])))
  const newest = days.toSorted().at(-1)
  return newest && `${String(Number(newest.slice(0, 4)) - OLD_AFTER_YEARS).padStart(4, '0')}${newest.slice(4)}`
}

/**
 * Groups tests by topic: those with critical results first, then those with other results to see, then the folded ones. A test whose newest result is
 * two years older than the newest of all is `old`, unless it never folds.
 */
export function groupTests(
  rows: readonly ListedResult[],
  topicOf: (row: ListedResult) => TestTopic,
  now: number,
  extent: 'topic' | 'all',
): TestGroups {
  const before = oldBefore(rows, now)
  const dayOf = ({ raw }: ListedResult): string | undefined => shownDay(raw ?? '')
  const isOld = (row: ListedResult): boolean => {
    const day = dayOf(row)
    if (day === undefined || before === undefined || isAlwaysShown(row) || topicOf(row) === 'vitalSigns') return false
    return day < before.slice(0, day.length)
  }
  const old = rows.filter(isOld).toSorted(byName)
  const current = rows.filter((row) => !isOld(row))
  const topics = testTopics.flatMap((topic) => {
    const ofTopic = current.filter((row) => topicOf(row) === topic).toSorted(byName)
    return ofTopic.length === 0 ? [] : [{ topic, ...splitRows(ofTopic, extent) }]
  })
  const rank = ({ visible }: TopicRows): number => {
    if (visible.length === 0) return 2
    return visible.some(isCritical) ? 0 : 1
  }
  const year = old
    .flatMap((row) => dayOf(row)?.slice(0, 4) ?? [])
    .toSorted()
    .at(-1)
  return {
    topics: topics.toSorted((a, b) => rank(a) - rank(b)),
    old: year === undefined ? undefined : { year, rows: old },
  }
}
