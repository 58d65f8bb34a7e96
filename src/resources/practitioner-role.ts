import type { practitionerRoleElements } from '../contract/elements/practitioner-role'
import { define } from './define'

/** How PractitionerRole reads. */
export const practitionerRole = define<typeof practitionerRoleElements>({
  type: 'PractitionerRole',
  title: ['practitioner', 'code'],
  date: ['period'],
  statuses: ['active'],
  line: { specialty: 'CodeableConcept', organization: 'Reference', location: 'Reference' },
})
