import { useWords } from '../../ui/language'

/** Says that a card has nothing to show although its type has records. */
export function Nothing() {
  const { views } = useWords()
  return <p>{views.summary.nothingCurrent}</p>
}

/** How many of the same kind stand in the full list only. */
export function More({ count }: { count: number }) {
  const { views } = useWords()
  return count > 0 ? <p className="muted">{views.summary.moreLike(count)}</p> : null
}
