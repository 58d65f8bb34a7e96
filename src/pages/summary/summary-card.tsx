import { memo, Suspense, useEffect, useEffectEvent } from 'react'
import { includesFor } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { useHasDied } from '../../components/patient/status-context'
import { isDenial } from '../../resources/denial'
import { Card } from '../../ui/card'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { lazyComponent, preloadComponent } from '../../ui/preloadable'
import { SectionState } from '../../ui/section-state'
import { printModes } from './cards'
import styles from './summary.module.css'
import type { RecordType } from '../../contract'
import type { RecordsResult } from '../../data/record-set'
import type { FhirErrorKind } from '../../fhir/errors'
import type { MessageAudience } from '../../i18n/audience'
import type { CardSpec, CardTitle } from './cards'

// Loaded in parallel with the first records; an error is only thrown when the component is rendered.
const CardRows = preloadComponent(() => import('./card-rows'))
const DoNotTake = preloadComponent(() => import('./card-rows').then((rows) => ({ default: rows.DoNotTake })))
// Only providers load the tables.
/** Cards that are tables for providers. */
const providerTables: readonly string[] = ['results', 'vitals', 'medicines', 'conditions', 'visits']
const hasProviderTable = (title: string): boolean => providerTables.includes(title)
const ProviderRows = lazyComponent(() => import('./provider/provider-rows'))

/** The time when a list was loaded, and a function to load it again. */
export interface LoadCheck {
  /** Milliseconds since 1970. */
  readonly at: number
  retry(): void
}

interface SummaryCardProps {
  readonly card: CardSpec
  /** False while more important lists are being loaded. */
  readonly canRequest: boolean
  /** True when so many cards have failed that one banner reports it for all of them. */
  readonly isServerDown: boolean
  /** Called when the list of the type, or its first part, has loaded or failed. */
  onAnswered(type: RecordType): void
  onCheck(title: string, check: LoadCheck): void
  /** `retry` is set only when the card has failed. */
  onFailed(title: string, retry: (() => void) | undefined): void
}

/** Failures of the connection or the server; other failures concern one card only. */
const SERVER_FAILURES: readonly FhirErrorKind[] = ['failed', 'timedOut', 'offline', 'busy', 'notFhir']

const isServerFailure = ({ set, failure }: RecordsResult): boolean =>
  !set && failure !== undefined && SERVER_FAILURES.includes(failure.kind)

/** The title of a card, the name of its records in a sentence, and the text of its link with its label, which says of what. */
function useCardTexts(
  card: CardSpec,
  { set }: RecordsResult,
): { readonly title: string; readonly what: string; readonly linkText: string; readonly linkLabel?: string } {
  const { views, typeNames, appShell } = useMessages()
  const audience = useAudience()
  const hasDied = useHasDied()
  const isProvider = audience.audience === 'provider'
  const names = typeNames[card.type][isProvider ? 'provider' : 'patient']
  const titleOf = (): string => {
    // "Current medicines" is not a title after a death.
    if (card.title === 'medicines' && hasDied) return appShell.sections['medicines']?.[isProvider ? 1 : 0] ?? ''
    const titles: Partial<Readonly<Record<CardTitle, string | ((reader: MessageAudience) => string)>>> =
      views.summary.cards
    const cardTitle = titles[card.title] ?? names.many
    return typeof cardTitle === 'string' ? cardTitle : cardTitle(audience)
  }
  const title = titleOf()
  const what = card.title === 'vitals' ? title.toLowerCase() : names.many.toLowerCase()
  const count = set?.complete && !card.isPartOfType ? set.matches.filter((each) => !isDenial(each)).length : 0
  if (count === 0) return { title, what, linkText: views.common.seeThe(what) }
  const linkText = views.common.seeAll(count)
  return { title, what, linkText, linkLabel: `${linkText}: ${what}` }
}

/** Reports the state of the list to the page. */
function useReports(
  { title, type }: CardSpec,
  loaded: RecordsResult,
  { onAnswered, onCheck, onFailed }: Pick<SummaryCardProps, 'onAnswered' | 'onCheck' | 'onFailed'>,
): void {
  const fetchedAt = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const reportCheck = useEffectEvent((at: number) => onCheck(title, { at, retry: loaded.retry }))
  useEffect(() => {
    if (fetchedAt !== undefined) reportCheck(fetchedAt)
  }, [fetchedAt])
  const isAnswered = loaded.state !== 'loading'
  useEffect(() => {
    if (isAnswered) onAnswered(type)
  }, [isAnswered, type, onAnswered])
  const hasFailed = isServerFailure(loaded)
  const reportFailure = useEffectEvent((failed: boolean) => onFailed(title, failed ? loaded.retry : undefined))
  useEffect(() => {
    reportFailure(hasFailed)
  }, [hasFailed])
}

/** One card of the home page with the state of its list. */
export const SummaryCard = memo(function SummaryCard({
  card,
  canRequest,
  isServerDown,
  ...handlers
}: SummaryCardProps) {
  const { views, appShell } = useMessages()
  const loaded = useRecords(card.type, undefined, { ...includesFor(card.type), enabled: canRequest })
  const { title, what, linkText, linkLabel } = useCardTexts(card, loaded)
  useReports(card, loaded, handlers)
  const Rows = useAudience().audience === 'provider' && hasProviderTable(card.title) ? ProviderRows : CardRows
  return (
    <div data-paper={printModes[card.title]}>
      <Card title={title} icon={card.section} href={card.href} hrefText={linkText} hrefLabel={linkLabel}>
        <div className={styles['content']}>
          <SectionState
            loaded={loaded}
            what={what}
            sharedFailureText={isServerDown && isServerFailure(loaded) ? views.summary.notLoaded : undefined}
            empty={card.type === 'AllergyIntolerance' ? views.summary.allergiesNone : undefined}
          >
            {(set) => (
              <Suspense
                fallback={
                  <p className="muted" data-loading>
                    {appShell.pageLoading}
                  </p>
                }
              >
                <Rows
                  href={card.href}
                  title={card.title}
                  type={card.type}
                  records={set.matches}
                  included={set.included}
                />
              </Suspense>
            )}
          </SectionState>
          {card.title === 'allergies' ? (
            <Suspense fallback={<p data-loading hidden />}>
              <DoNotTake />
            </Suspense>
          ) : null}
        </div>
      </Card>
    </div>
  )
})
