import { translatedConceptText } from '../../fhir/translated-concept'
import { defineOfferedType } from './define-offered-type'

/** The health of a relative. Its date is when it was written down, which is no event of the person: it is not on the timeline. */
export const familyMemberHistory = defineOfferedType('FamilyMemberHistory', {
  sections: {
    overview: {
      relationship: 'CodeableConcept',
      name: 'string',
      sex: 'CodeableConcept',
      status: 'code',
      dataAbsentReason: 'CodeableConcept',
      condition: 'BackboneElement',
      'condition.code': 'CodeableConcept',
      'condition.onsetAge': 'Age',
      'condition.onsetRange': 'Range',
      'condition.onsetPeriod': 'Period',
      'condition.onsetString': 'string',
      'condition.outcome': 'CodeableConcept',
      'condition.contributedToDeath': 'boolean',
      'condition.note': 'Annotation',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
    },
    dates: {
      date: 'dateTime',
      bornPeriod: 'Period',
      bornDate: 'date',
      bornString: 'string',
      ageAge: 'Age',
      ageRange: 'Range',
      ageString: 'string',
      estimatedAge: 'boolean',
      deceasedBoolean: 'boolean',
      deceasedAge: 'Age',
      deceasedRange: 'Range',
      deceasedDate: 'date',
      deceasedString: 'string',
    },
    people: { patient: 'Reference' },
    notes: { note: 'Annotation' },
    careTeam: { identifier: 'Identifier', instantiatesCanonical: 'canonical', instantiatesUri: 'uri' },
  },
  title: ['relationship', 'name'],
  nameOf: (resource, format) => translatedConceptText(resource['relationship'], 'patient', format),
  date: ['date'],
  statuses: ['status'],
  subject: 'patient',
})
