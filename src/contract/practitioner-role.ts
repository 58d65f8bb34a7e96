import type { ResourceContract } from './types'

/** PractitionerRole: what the API offers. */
export const practitionerRoleContract = {
  type: 'PractitionerRole',
  read: true,
  revinclude: true,
  parameters: {
    specialty: { type: 'token', paths: ['specialty'] },
    practitioner: { type: 'reference', paths: ['practitioner'], targets: ['Practitioner'] },
    service: { type: 'reference', paths: ['healthcareService'], targets: ['HealthcareService'] },
    location: { type: 'reference', paths: ['location'], targets: ['Location'] },
  },
  searches: [{ by: ['specialty'] }, { by: ['practitioner'] }, { by: ['service'] }, { by: ['location'] }],
  includes: {
    'PractitionerRole:practitioner': { path: 'practitioner', targets: ['Practitioner'] },
    'PractitionerRole:endpoint': { path: 'endpoint', targets: ['Endpoint'] },
  },
  status: [],
} as const satisfies ResourceContract
