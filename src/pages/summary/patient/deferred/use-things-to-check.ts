import { useMemo } from 'react'
import { medicineKey } from '../../../../clinical/medications/medicine-name'
import { thingsToCheck, type CheckItem } from '../../../../clinical/overview/to-check'
import { listGap } from '../../../../data/completeness/list-gap'
import { useStatusContext } from '../../../../components/patient/status-context'
import { useFormat } from '../../../../language/language-context'
import { useNow } from '../../../../ui/use-now'
import { useNewestResults } from '../latest-results-context'
import { useHomeList, visibleOf } from '../use-home-list'
import type { Resource } from '../../../../fhir/resource'

const none: readonly never[] = []

interface ThingsToCheck {
  readonly items: readonly CheckItem[]
  /** The medications included with prescriptions and fills. */
  readonly included: readonly Resource[]
}

/** What the reader should ask the clinic about, of the lists that have loaded. Nothing is said of supplies unless all fills have come. */
export function useThingsToCheck(): ThingsToCheck {
  const format = useFormat()
  const status = useStatusContext()
  const now = useNow()
  const { tests } = useNewestResults()
  const fillList = useHomeList('MedicationDispense')
  const hasAllFills = listGap(fillList) === undefined
  const [requests, fills, visits] = [useHomeList('MedicationRequest').set, fillList.set, useHomeList('Encounter').set]
  return useMemo(() => {
    const included = [...(requests?.included ?? none), ...(fills?.included ?? none)]
    const items = thingsToCheck(
      {
        requests: visibleOf(requests?.matches ?? none),
        fills: hasAllFills && fills ? visibleOf(fills.matches) : undefined,
        tests,
        visits: visibleOf(visits?.matches ?? none),
        keyOf: (record) => medicineKey(record, included, format),
      },
      status,
      now,
    )
    return { items, included }
  }, [requests, fills, hasAllFills, visits, tests, format, status, now])
}
