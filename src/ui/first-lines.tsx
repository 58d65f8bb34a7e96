import { useMessages } from '../language/language-context'

/** The same list is in the notes of several cards; all of it is on the page "What was loaded". */
const MAX_LINES = 20

/** The first lines of a list of any length, and how many more there are. */
export function FirstLines<T>({ items, textOf }: { items: readonly T[]; textOf: (item: T) => string }) {
  const { views } = useMessages()
  return (
    <>
      {items.slice(0, MAX_LINES).map((item, index) => (
        <p key={index} className="small" dir="auto">
          {textOf(item)}
        </p>
      ))}
      {items.length > MAX_LINES ? <p>{views.summary.more(items.length - MAX_LINES)}</p> : null}
    </>
  )
}
