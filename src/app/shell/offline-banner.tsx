import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { refetchAfterOffline } from '../../data/freshness/refetch-after-offline'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../language/language-context'

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, onChange, controller)
  return () => controller.abort()
}

/** Warns that the device is offline; once it is back online, refetches what failed meanwhile. */
export function OfflineBanner() {
  const { appShell } = useMessages()
  const client = useQueryClient()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) void refetchAfterOffline(client)
    wasOffline.current = !online
  }, [online, client])
  return (
    <div role="status" className="no-print">
      {online ? null : (
        <Banner tone="warn">
          <p>{appShell.offline}</p>
        </Banner>
      )}
    </div>
  )
}
