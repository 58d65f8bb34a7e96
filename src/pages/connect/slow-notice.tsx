import { useSignInMessages } from '../../ui/use-page-messages'
import { SLOW_AFTER_MS, useDelay } from '../../ui/use-delay'

/** Says after a delay that the health system is slow. The requests have their own timeouts. */
export function SlowNotice() {
  const connect = useSignInMessages()
  return <p role="status">{useDelay(SLOW_AFTER_MS) ? connect.slow : ''}</p>
}
