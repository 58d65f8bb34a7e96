import type { allergyIntoleranceElements } from '../contract/elements/allergy-intolerance'
import { define } from './define'

/** How AllergyIntolerance reads. */
export const allergyIntolerance = define<typeof allergyIntoleranceElements>({
  type: 'AllergyIntolerance',
  title: ['code'],
  date: ['recordedDate', 'onsetDateTime', 'onsetPeriod', 'lastOccurrence'],
  statuses: ['clinicalStatus', 'verificationStatus'],
  line: { criticality: 'code' },
  timeline: true,
  subject: 'patient',
})
