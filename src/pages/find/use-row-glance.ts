import { useMemo } from 'react'
import { readObservation } from '../../clinical/observations/result-reading'
import { withMedicineConcept } from '../../clinical/medications/medicine-name'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { isOfType, type Resource } from '../../fhir/resource'
import { glanceOf } from '../../glance/glance-of'
import { medicineListGlance } from '../../glance/medicine-list-glance'
import { newestResultGlance } from '../../glance/newest-result-glance'
import { procedureGlance } from '../../glance/procedure-glance'
import { testGlance } from '../../glance/test-glance'
import { vaccineDoseGlance } from '../../glance/vaccine-glance'
import { visitGlance } from '../../glance/visit-glance'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Glance } from '../../glance/glance'
import type { ReadRecord } from './use-question-answerer'

/** The row of a record: of the newest result of a test with its course, of any other record as in its list. It opens the story of the record. */
export function useRowGlance({ tests, included, stateOf }: ReadRecord): (record: Resource) => Glance {
  const { views } = usePageMessages()
  const context = useHomeUnitContext({ included })
  return useMemo(() => {
    const byNewest = new Map(tests.map((test) => [test.newest.observation, test]))
    const pathOf = new Map(
      tests.flatMap(({ readings, path }) => readings.map(({ observation }) => [observation, path] as const)),
    )
    return (record) => {
      if (isOfType(record, 'Observation')) {
        const test = byNewest.get(record)
        const path = pathOf.get(record)
        if (test) return testGlance(test, context)
        if (path === undefined) return glanceOf(record, context)
        const newest = readObservation(record, context.messages.format, context.rangeFor)
        return newestResultGlance({ newest, numbers: [], path }, context)
      }
      if (isOfType(record, 'MedicationRequest'))
        return medicineListGlance(
          withMedicineConcept(record, included),
          context,
          { state: stateOf(record), timesListed: 1 },
          views.medicineList,
        )
      if (isOfType(record, 'Immunization')) return vaccineDoseGlance(record, context)
      if (isOfType(record, 'Encounter')) return visitGlance(record, context, views.stories.visit.noOutcome)
      return isOfType(record, 'Procedure') ? procedureGlance(record, context) : glanceOf(record, context)
    }
  }, [tests, included, stateOf, context, views])
}
