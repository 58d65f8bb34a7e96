import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isRecordType } from '../contract'
import { cachedRecord } from '../data/read'
import { parseReference } from '../fhir/reference'
import { describe } from '../resources/registry'
import { useSession } from '../session/context'
import type { ReferenceValue } from '../ui/reference-context'

/** Route of a reference to a known type on the same server, with the record's name when it has already been loaded; others stay text. */
export function useReferences(): ReferenceValue {
  const session = useSession()
  const client = useQueryClient()
  return useMemo(
    () => ({
      resolve: (reference) => {
        const parsed = parseReference(reference)
        if (parsed?.kind === 'absolute' && !parsed.url.startsWith(`${session.server}/`)) return undefined
        if (!parsed || !('type' in parsed) || parsed.type === undefined || parsed.id === undefined || !isRecordType(parsed.type)) return undefined
        const record = cachedRecord(client, session, parsed.type, parsed.id)
        const text = record && describe(parsed.type).title(record)
        return { href: `/record/${parsed.type}/${parsed.id}`, ...(text === undefined ? {} : { text }) }
      },
    }),
    [client, session],
  )
}
