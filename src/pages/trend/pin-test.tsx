import { usePinned } from '../../components/results/use-pinned-tests'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** A button that pins the test of the page, so that it leads the list of results, or unpins it. */
export function PinTest({ readings }: { readonly readings: readonly ObservationReading[] }) {
  const { trend } = usePageMessages().views
  const pinned = usePinned(readings)
  if (pinned === undefined) return null
  return (
    <button type="button" onClick={pinned.toggle}>
      {pinned.isPinned ? trend.unpin : trend.pin}
    </button>
  )
}
