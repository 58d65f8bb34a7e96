import { Banner } from '../../ui/banner'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'
import type { useCheckedNames } from './use-checked-names'

interface NameCheckProps {
  readonly check: ReturnType<typeof useCheckedNames>
  readonly children: ReactNode
}

/** Shows a file or sheet once its names have been compared with their codes; says so, with a button, where that was not possible. */
export function NameCheck({ check: { context, isChecking, retry }, children }: NameCheckProps) {
  const { download, states } = usePageMessages()
  if (isChecking)
    return (
      <p role="status" className="muted no-print" data-loading>
        {download.checkingNames}
      </p>
    )
  return (
    <>
      {context.areNamesUnchecked ? (
        <div className="no-print">
          <Banner tone="warn" title={download.namesUnchecked}>
            <button type="button" onClick={retry}>
              {states.tryAgain}
            </button>
          </Banner>
        </div>
      ) : null}
      {children}
    </>
  )
}
