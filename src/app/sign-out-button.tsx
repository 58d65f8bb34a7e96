import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/context'
import { useWords } from '../ui/language'

/** Ends the session and forgets the record; the layout then shows that it is gone. */
export function SignOutButton() {
  const { frame } = useWords()
  const session = useSession()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    if (busy) return
    setBusy(true)
    const { signOut } = await import('../session/connect')
    await signOut(session)
    cache.clear()
  }

  return (
    <button type="button" aria-disabled={busy} onClick={() => void leave()}>
      {frame.signOut}
    </button>
  )
}
