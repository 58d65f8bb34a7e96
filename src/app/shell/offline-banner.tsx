import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { refetchAfterOffline } from '../../data/freshness/refetch-after-offline'
import { Banner } from '../../ui/banner'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { useOnline } from './use-online'

/** Warns that the device is offline; once it is back online, refetches what failed meanwhile. */
export function OfflineBanner() {
  const { appShell } = useMessages()
  const client = useQueryClient()
  const isFile = useSession().kind !== 'ehr'
  const online = useOnline() || isFile
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
