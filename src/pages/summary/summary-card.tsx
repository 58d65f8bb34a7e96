import { memo, Suspense } from 'react'
import { includesFor } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { isWholeList } from '../../fhir/whole-list'
import { useStatusContext } from '../../components/patient/status-context'
import { Card } from '../../ui/card'
import { FoldedCard } from '../../ui/folded-card'
import { Link } from '../../ui/link'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { SectionState } from '../../ui/section-state'
import CardRows from './card-rows'
import { WholeListContext } from './card-notes'
import { isTable, printModes } from './cards'
import { DoNotTake } from './do-not-take'
import ProviderRows from './provider/provider-rows'
import styles from './summary.module.css'
import { isServerFailure, useReports, type ListHandlers } from './use-reports'
import type { RecordsResult } from '../../data/record-set'
import type { MessageAudience } from '../../i18n/audience'
import type { CardSpec, CardTitle } from './cards'

interface SummaryCardProps extends Omit<ListHandlers, 'canRequest'> {
  readonly card: CardSpec
  /** False while more important lists are being loaded. */
  readonly canRequest: boolean
  /** True when so many cards have failed that one banner reports it for all of them. */
  readonly isServerDown: boolean
}

/** The title of a card, the name of its records in a sentence, and the text of its link with its label, which says of what. */
function useCardTexts(
  card: CardSpec,
  loaded: RecordsResult,
): { readonly title: string; readonly what: string; readonly linkText: string; readonly linkLabel?: string } {
  const { views, typeNames, appShell } = useMessages()
  const audience = useAudience()
  const status = useStatusContext()
  const hasDied = status.died !== undefined
  const names = typeNames[card.type].provider
  const isWhole = isWholeList(loaded)
  const titleOf = (): string => {
    // "Current medicines" is not a title after a death.
    if (card.title === 'medicines' && hasDied) return appShell.sections['medicines']?.[1] ?? ''
    const titles: Partial<Readonly<Record<CardTitle, string | ((reader: MessageAudience) => string)>>> =
      views.summary.cards
    const isNewest = card.title !== 'results' || isWhole
    const cardTitle = (isNewest ? titles[card.title] : undefined) ?? names.many
    return typeof cardTitle === 'string' ? cardTitle : cardTitle(audience)
  }
  const title = titleOf()
  const what = card.title === 'vitals' ? title.toLowerCase() : names.many.toLowerCase()
  const isCounted = isWhole && !card.isPartOfType
  const count = isCounted ? countAsserted(loaded.set?.matches ?? [], status) : undefined
  if (count === undefined || count === 0) return { title, what, linkText: views.common.seeThe(what) }
  const linkText = views.common.seeAll(count)
  return { title, what, linkText, linkLabel: `${linkText}: ${what}` }
}

/** One card of the home page for providers with the state of its list. */
export const SummaryCard = memo(function SummaryCard({
  card,
  canRequest,
  isServerDown,
  ...handlers
}: SummaryCardProps) {
  const { views, appShell } = useMessages()
  const loaded = useRecords(card.type, undefined, { ...includesFor(card.type), enabled: canRequest })
  const { title, what, linkText, linkLabel } = useCardTexts(card, loaded)
  useReports(card.title, card.type, loaded, handlers)
  const content = (
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
            <WholeListContext value={isWholeList(loaded)}>
              {isTable(card.title) ? (
                <ProviderRows title={card.title} type={card.type} records={set.matches} included={set.included} />
              ) : (
                <CardRows title={card.title} type={card.type} records={set.matches} />
              )}
            </WholeListContext>
          </Suspense>
        )}
      </SectionState>
      {card.title === 'allergies' ? <DoNotTake /> : null}
    </div>
  )
  // What is missing from a list is never folded.
  const isFolded = printModes[card.title] === 'off' && isWholeList(loaded) && (loaded.set?.matches.length ?? 0) > 0
  return (
    <div data-paper={printModes[card.title]}>
      {isFolded ? (
        <FoldedCard title={title} summary={linkText}>
          <p>
            <Link to={card.href} aria-label={linkLabel}>
              {linkText}
            </Link>
          </p>
          {content}
        </FoldedCard>
      ) : (
        <Card title={title} icon={card.section} href={card.href} hrefText={linkText} hrefLabel={linkLabel}>
          {content}
        </Card>
      )}
    </div>
  )
})
