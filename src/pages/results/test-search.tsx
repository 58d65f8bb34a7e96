import { usePageMessages } from '../../ui/use-page-messages'

/** The field that filters the results by the name of a test. */
export function TestSearch({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { find } = usePageMessages().views.results
  return (
    <input
      type="search"
      aria-label={find}
      placeholder={find}
      value={text}
      autoComplete="off"
      onChange={(event) => onText(event.target.value)}
    />
  )
}
