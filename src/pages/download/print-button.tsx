import { usePageWords } from '../../ui/page-words'

/** Prints the page as it stands; not before all of it is here, as paper does not go on loading. */
export function PrintButton({ waiting }: { waiting: boolean }) {
  const { download } = usePageWords()
  return (
    <p>
      <button type="button" className="primary" disabled={waiting} onClick={() => window.print()}>
        {download.ways.print2}
      </button>
    </p>
  )
}
