import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../auth/session/session-provider'
import { loadAfterListsBundle } from '../../i18n/loader'
import { useMessages } from '../../language/language-context'

/** Reads the names of the people and places that lists refer to, on every page. */
export function NamesReader() {
  const session = useSession()
  const client = useQueryClient()
  const messages = useMessages()
  const { code } = messages.language
  useEffect(() => {
    let isEnded = false
    let end = (): void => {
      isEnded = true
    }
    Promise.all([import('../../data/references/read-names'), loadAfterListsBundle(code)]).then(
      ([{ readNames }, { unnamedBecause }]) => {
        if (!isEnded) end = readNames(client, session, messages, unnamedBecause)
      },
      // Optional: without it nobody is named whom a record does not name.
      () => undefined,
    )
    return () => end()
  }, [client, session, messages, code])
  return null
}
