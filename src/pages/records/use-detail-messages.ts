import { useMemo } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { usePageMessages } from '../../ui/use-page-messages'
import type { PageMessages } from '../../i18n/types'

/** The messages of record pages. For an opened file they say what the file does not have, as no health system was asked. */
export function useDetailMessages(): PageMessages {
  const messages = usePageMessages()
  const isFile = useSession().kind !== 'ehr'
  return useMemo(() => {
    const { detail } = messages
    return isFile
      ? { ...messages, detail: { ...detail, links: { ...detail.links, notFound: detail.inFile.notFound } } }
      : messages
  }, [messages, isFile])
}
