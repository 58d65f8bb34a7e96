import { useSearchParams } from 'react-router'
import { useSessionState } from '../../data/use-session-state'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'

const DETAIL_VIEWS = ['plain', 'clinical', 'raw'] as const
type DetailView = (typeof DETAIL_VIEWS)[number]
const isDetailView = (text: string): text is DetailView => DETAIL_VIEWS.some((each) => each === text)

/** The chosen view of a record, from the address (`?view=`), else the last choice of the session. */
export function useDetailView(): {
  readonly view: DetailView
  readonly isFromUrl: boolean
  choose(value: string): void
} {
  const { audience } = useAudience()
  const [stored, store] = useSessionState<DetailView>('detail view', audience === 'provider' ? 'clinical' : 'plain')
  const [query, setQuery] = useSearchParams()
  const fromUrl = query.get('view') ?? ''
  const choose = (value: string): void => {
    if (!isDetailView(value)) return
    store(value)
    setQuery({ view: value }, { replace: true })
  }
  return { view: isDetailView(fromUrl) ? fromUrl : stored, isFromUrl: isDetailView(fromUrl), choose }
}

/** Radio buttons for the three views. */
export function DetailViewChoice() {
  const { detail } = usePageMessages()
  const { view, choose } = useDetailView()
  return (
    <div className="no-print">
      <RadioGroup
        legend={detail.reading}
        name="reading"
        options={DETAIL_VIEWS.map((value) => ({ value, label: detail.readings[value] }))}
        value={view}
        onChange={choose}
      />
    </div>
  )
}
