import { useAudience } from '../../ui/audience'
import { AboutThisPage } from '../../ui/story'
import { usePageMessages } from '../../ui/use-page-messages'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { valueTicks } from '../../clinical/observations/series'
import type { PlainNaming } from '../../components/plain-language/plain-names-context'
import type { TrendData } from './use-trend-data'

interface AboutStoryProps {
  readonly data: TrendData
  /** The plain name whose explanation is on the page. */
  readonly naming: PlainNaming | undefined
}

/** Who set the range and who compared, where the chart begins, and what is general: only what applies to this page. */
export function AboutStory({ data: { current, charts, hasLineChart }, naming }: AboutStoryProps) {
  const { views } = usePageMessages()
  const audience = useAudience()
  const words = views.trend.aboutPage
  const flags = current.flatMap((reading) => [reading, ...reading.components].flatMap(({ flag }) => flag ?? []))
  const compared = flags.filter(({ source }) => source === 'range').length
  const main = charts.filter(({ isMain }) => isMain)
  const entries = naming?.plain?.entries ?? []
  const texts = [
    flags.some(({ source }) => source === 'lab') ? words.lab : undefined,
    compared > 0 ? words.compared(compared) : undefined,
    current.some(isOutsideRange) ? words.outside : undefined,
    words.careTeam(audience),
    hasLineChart && main.some(({ series }) => (valueTicks(series.points)[0] ?? 0) > 0) ? words.axis : undefined,
    entries.length > 0 ? words.general(entries.every(({ isReviewed }) => isReviewed)) : undefined,
  ].filter((text) => text !== undefined && text !== '')
  return texts.length === 0 ? null : (
    <AboutThisPage>
      <p>{texts.join(' ')}</p>
    </AboutThisPage>
  )
}
