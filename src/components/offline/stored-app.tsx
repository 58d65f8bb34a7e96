import { Suspense, useEffect, useState } from 'react'
import { OfflineApp } from './offline-app'
import { isStoredOffline } from './offline-copy'

/** Where this browser has stored the app: that it has, and a button to remove it. Its texts are loaded only then. */
export function StoredApp() {
  const [isStored, setIsStored] = useState(false)
  useEffect(() => {
    isStoredOffline().then(setIsStored, () => undefined)
  }, [])
  return isStored ? (
    <Suspense fallback={null}>
      <OfflineApp canStore={false} />
    </Suspense>
  ) : null
}
