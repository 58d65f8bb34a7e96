import { Boundary } from '../../../ui/boundary'
import { useMessages } from '../../../language/language-context'
import { SectionState } from '../../../ui/section-state'
import { MaskedRecordsNote } from '../../../components/rows/masked-records-note'
import { isServerFailure } from '../use-reports'
import { useIsServerDown, visibleOf } from './use-home-list'
import type { ReactNode } from 'react'
import { isWholeList } from '../../../fhir/whole-list'
import type { RecordsResult, RecordSet } from '../../../data/record-set'
import type { Resource } from '../../../fhir/resource'

interface ListSectionProps<R extends Resource> {
  readonly loaded: RecordsResult<R>
  /** The records, as they follow "your": "test results". */
  readonly what: string
  /** The full list, which has the private records. */
  readonly href: string
  /** Replaces the message for an empty list. */
  readonly empty?: string
  /** Gets the records that are not marked private; `mayHaveOthers`: others may be current, as they are private or may be missing. */
  readonly children: (records: readonly R[], set: RecordSet<R>, mayHaveOthers: boolean) => ReactNode
}

/** A list of the home page with its states: loading, empty, incomplete, not shared or failed; private records are counted. */
export function HomeListSection<R extends Resource>({ loaded, what, href, empty, children }: ListSectionProps<R>) {
  const { views } = useMessages()
  const isServerDown = useIsServerDown()
  return (
    <SectionState
      loaded={loaded}
      what={what}
      sharedFailureText={isServerDown && isServerFailure(loaded) ? views.summary.notLoaded : undefined}
      empty={empty}
    >
      {(set) => {
        const records = visibleOf(set.matches as readonly R[])
        const hidden = set.matches.length - records.length
        return (
          <>
            {records.length === 0 ? null : (
              <Boundary fallback={<p>{views.common.unshownPart}</p>}>
                {children(records, set as RecordSet<R>, hidden > 0 || !isWholeList(loaded))}
              </Boundary>
            )}
            <MaskedRecordsNote count={hidden} href={href} />
          </>
        )
      }}
    </SectionState>
  )
}
