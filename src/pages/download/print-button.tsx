import { usePageMessages } from '../../ui/use-page-messages'

/** Prints the page; disabled while records are loading. */
export function PrintButton({ waiting }: { waiting: boolean }) {
  const { download } = usePageMessages()
  return (
    <p>
      <button type="button" className="primary" disabled={waiting} onClick={() => window.print()}>
        {download.options.printButton}
      </button>
    </p>
  )
}
