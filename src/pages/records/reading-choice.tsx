import { useSearchParams } from 'react-router'
import { useKept } from '../../data/use-session-state'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { RadioGroup } from '../../ui/radio-group'

const readings = ['plain', 'clinical', 'raw'] as const
type Reading = (typeof readings)[number]
const isReading = (text: string): text is Reading => readings.some((each) => each === text)

/** In which of its three readings a record stands, each with an address (`?view=`); the choice holds for the whole session. */
export function useReading(): { readonly reading: Reading; choose(value: string): void } {
  const { audience } = useAudience()
  const [kept, keep] = useKept<Reading>('reading', audience === 'provider' ? 'clinical' : 'plain')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('view') ?? ''
  const choose = (value: string): void => {
    if (!isReading(value)) return
    keep(value)
    setQuery({ view: value }, { replace: true })
  }
  return { reading: isReading(asked) ? asked : kept, choose }
}

/** The choice between them. */
export function ReadingChoice() {
  const { detail } = usePageWords()
  const { reading, choose } = useReading()
  return (
    <div className="no-print">
      <RadioGroup
        legend={detail.reading}
        name="reading"
        options={readings.map((value) => ({ value, label: detail.readings[value] }))}
        value={reading}
        onChange={choose}
      />
    </div>
  )
}
