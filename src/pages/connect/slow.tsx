import { useSignInWords } from '../../ui/sign-in-words'
import { SLOW, useAfter } from '../../ui/use-delay'

/** Says, after a while, that the health system is slow; the wait has an end of its own. */
export function Slow() {
  const connect = useSignInWords()
  return <p role="status">{useAfter(SLOW) ? connect.slow : ''}</p>
}
