import { lazy, memo, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRecords } from '../../data/hooks'
import { usePatient } from '../../data/person'
import { formatTime } from '../../fhir/format-date'
import { isJoined } from '../../clinical/joined'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { useAudience, useLocale, useWords } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionState } from '../../ui/section-state'
import { useHasDied } from '../../parts/person/use-has-died'
import { arrange } from './cards'
import styles from './summary.module.css'
import type { CardSpec } from './cards'

// The rows are drawn with code that comes while the first records are on their way; a failure is told when they are wanted.
const loadRows = () => import('./rows')
loadRows().catch(() => undefined)
const CardRows = lazy(loadRows)

interface Check {
  /** Milliseconds since 1970. */
  readonly at: number
  again(): void
}

/** The first few of each kind, each card with its own state and a link to all of them with their number. */
export default function SummaryPage() {
  const { views } = useWords()
  const reader = useAudience()
  const [checks, setChecks] = useState<Readonly<Record<string, Check>>>({})
  const onCheck = useCallback((title: string, check: Check) => setChecks((before) => ({ ...before, [title]: check })), [])
  const joined = isJoined(usePatient().resource)
  const { columns, rest } = arrange(reader.audience)
  const card = (spec: CardSpec) => <SummaryCard key={spec.title} card={spec} onCheck={onCheck} />
  return (
    <>
      <PageHeading title={views.summary.title} intro={views.summary.intro(reader)} />
      {joined ? <Banner tone="warn" title={views.frame.joined(reader)} /> : null}
      <LastChecked checks={Object.values(checks)} />
      <div className={styles['frame']}>
        {columns.length > 0 ? (
          <div className={styles['cards']}>
            {columns.map((column, index) => (
              <div key={index} className={styles['column']}>
                {column.map(card)}
              </div>
            ))}
          </div>
        ) : null}
        <div className={styles['cards']}>
          {rest.map((spec) => (
            <div key={spec.title} className={spec.title === 'results' ? styles['wide'] : undefined}>
              {card(spec)}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** When the oldest of what is on the page was asked for, and the way to ask again. */
function LastChecked({ checks }: { checks: readonly Check[] }) {
  const { views } = useWords()
  const locale = useLocale()
  if (checks.length === 0) return null
  const oldest = new Date(Math.min(...checks.map(({ at }) => at)))
  const time = formatTime(`${twoDigits(oldest.getHours())}:${twoDigits(oldest.getMinutes())}`, locale) ?? ''
  return (
    <p className="row muted no-print">
      {views.summary.checked(time)}
      <button type="button" onClick={() => checks.forEach(({ again }) => again())}>
        {views.summary.checkAgain}
      </button>
    </p>
  )
}

const SummaryCard = memo(function SummaryCard({ card, onCheck }: { card: CardSpec; onCheck: (title: string, check: Check) => void }) {
  const { views, typeNames, frame } = useWords()
  const reader = useAudience()
  const include = card.type === 'MedicationRequest' ? { include: ['MedicationRequest:medication'] } : {}
  const loaded = useRecords(card.type, undefined, include)
  const at = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const names = typeNames[card.type][reader.audience === 'provider' ? 'provider' : 'patient']
  const words = views.summary.cards[card.title]
  const hasDied = useHasDied()
  const title = card.title === 'medicines' && hasDied ? views.summary.medicinesThen : typeof words === 'string' ? words : words(reader)
  const what = card.isPart ? title.toLowerCase() : names.many.toLowerCase()
  const count = loaded.set?.complete && !card.isPart ? loaded.set.matches.length : 0
  const all = count > 0 ? views.frame.seeAll(count, names.one.toLowerCase(), names.many.toLowerCase()) : views.frame.seeThe(what)
  const tell = useEffectEvent((checked: number) => onCheck(card.title, { at: checked, again: loaded.retry }))
  useEffect(() => {
    if (at !== undefined) tell(at)
  }, [at])
  return (
    <Card title={title} href={card.href} hrefText={all}>
      <SectionState loaded={loaded} what={what} {...(card.type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {})}>
        {(set) => (
          <Suspense fallback={<p className="muted">{frame.pageLoading}</p>}>
            <CardRows href={card.href} title={card.title} type={card.type} records={set.matches} included={set.included} />
          </Suspense>
        )}
      </SectionState>
    </Card>
  )
})
