import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/context'
import { useWords } from '../ui/language'

/** Ends the session, forgets the record and shows that it is gone. */
export function SignOutButton() {
  const { frame } = useWords()
  const session = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    if (busy) return
    setBusy(true)
    const { signOut } = await import('../session/connect')
    await navigate('/signed-out', { replace: true, state: { system: session.ehr.name } })
    await signOut(session)
    cache.clear()
  }

  return (
    <button type="button" aria-disabled={busy} onClick={() => void leave()}>
      {frame.signOut}
    </button>
  )
}
