import { useSignInMessages } from '../../ui/use-page-messages'
import { SLOW_AFTER_MS, useDelay } from '../../ui/use-delay'

/** Says, after a while, that the health system is slow; the wait has an end of its own. */
export function SlowNotice() {
  const connect = useSignInMessages()
  return <p role="status">{useDelay(SLOW_AFTER_MS) ? connect.slow : ''}</p>
}
