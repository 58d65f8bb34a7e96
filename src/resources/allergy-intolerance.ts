import type { allergyIntoleranceElements } from '../contract/elements/allergy-intolerance'
import { conceptText, firstCode } from '../fhir/concept'
import { listOf, objectsOf, textOf } from '../fhir/guards'
import type { Resource } from '../fhir/resource'
import type { Shown } from '../fhir/shown'
import { define } from './define'

const described = define<typeof allergyIntoleranceElements>({
  type: 'AllergyIntolerance',
  title: ['code'],
  date: ['recordedDate', 'onsetDateTime', 'onsetPeriod', 'lastOccurrence'],
  statuses: ['clinicalStatus', 'verificationStatus'],
  line: { criticality: 'code' },
  timeline: true,
  subject: 'patient',
})

/** A high risk is a part of what became of an allergy, unless that is over. */
const saysRisk = (resource: Resource): boolean => resource['criticality'] === 'high' && !['inactive', 'resolved'].includes(firstCode(resource['clinicalStatus']) ?? '') && firstCode(resource['verificationStatus']) !== 'refuted'

/** How AllergyIntolerance reads: the risk where it is not said already, then each reaction with how severe it was. */
export const allergyIntolerance: typeof described = {
  ...described,
  line: (resource) => [
    ...(saysRisk(resource) ? [] : described.line(resource)),
    ...objectsOf(resource['reaction']).flatMap((reaction): readonly Shown[] => {
      const signs = listOf(reaction['manifestation']).flatMap((sign) => conceptText(sign) ?? []).join(', ') || textOf(reaction['description'])
      const severity = textOf(reaction['severity'])
      return [
        ...(signs === undefined ? [] : [{ kind: 'text', text: signs } as const]),
        ...(severity === undefined ? [] : [{ kind: 'code', group: 'AllergyIntolerance.reaction.severity', code: severity } as const]),
      ]
    }),
  ],
}
