import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isRecordType } from '../../contract'
import { useNaming } from '../../data/references/naming'
import { linkedRecordState, resolveReference } from '../../data/references/resolve-reference'
import { isMasked, useMasking } from '../../data/privacy/masked-records'
import { encodeIdForPath } from '../../fhir/id'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import type { FhirErrorKind } from '../../fhir/errors'
import type { ReferenceState, ReferenceValue, ResolvedReference } from '../../ui/reference-context'
import { useFormat } from '../../language/language-context'

const stateOfFailure: Readonly<Record<FhirErrorKind, ReferenceState>> = {
  notShared: 'notShared',
  refused: 'failed',
  otherPerson: 'others',
  notFound: 'notFound',
  notOffered: 'notOffered',
  notFhir: 'failed',
  notAList: 'failed',
  patientUnread: 'failed',
  failed: 'failed',
  busy: 'open',
  offline: 'open',
  timedOut: 'open',
  signedOut: 'open',
  stopped: 'open',
}

/** Resolves references from loaded and shared data; sends no requests. */
export function useSessionReferences(): ReferenceValue {
  const format = useFormat()
  const session = useSession()
  const client = useQueryClient()
  const mask = useMasking()
  const naming = useNaming()
  return useMemo(() => {
    const resolve = (reference: string): ResolvedReference => {
      const target = resolveReference(reference, session)
      if (target.at === 'nowhere') return { state: 'broken' }
      if (target.at === 'elsewhere') return { state: 'elsewhere', host: target.host }
      const { type, id } = target
      if (!isRecordType(type)) return { state: 'notOffered' }
      const known = linkedRecordState(client, session, { type, id }, mask)
      if (known.state === 'failed')
        return {
          state: stateOfFailure[known.kind],
          ...(stateOfFailure[known.kind] === 'open' ? { href: `/record/${type}/${encodeIdForPath(id)}` } : {}),
        }
      const text =
        known.state === 'loaded'
          ? (naming?.nameOf(reference) ?? descriptorOf(type).title(known.resource, format))
          : undefined
      const covered = known.state === 'loaded' && isMasked(session, known.resource)
      return {
        state: 'open',
        href: `/record/${type}/${encodeIdForPath(id)}`,
        ...(text === undefined ? {} : { text }),
        ...(covered ? { isMasked: true } : {}),
      }
    }
    return {
      resolve: (reference) => {
        const found = resolve(reference)
        const whyUnnamed = found.text === undefined ? naming?.reasonOf(reference) : undefined
        return whyUnnamed === undefined ? found : { ...found, whyUnnamed }
      },
    }
  }, [client, format, mask, naming, session])
}
