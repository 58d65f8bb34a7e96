import type { CodeWords } from '../../../code-tables'

/** Words for the kinds of visits in the rows of the first page: for patients, for providers. */
export const careCodes = {
  'Encounter.class': {
    inpatient: ['Hospital stay', 'Inpatient'],
    IMP: ['Hospital stay', 'Inpatient'],
    ACUTE: ['Hospital stay', 'Inpatient'],
    NONAC: ['Hospital stay', 'Inpatient'],
    outpatient: ['Clinic visit', 'Outpatient'],
    ambulatory: ['Clinic visit', 'Ambulatory'],
    AMB: ['Clinic visit', 'Ambulatory'],
    emergency: ['Emergency room visit', 'Emergency'],
    EMER: ['Emergency room visit', 'Emergency'],
    OBSENC: ['Hospital stay to keep watch', 'Observation encounter'],
    VR: ['Phone or video visit', 'Virtual'],
    HH: ['Care at home', 'Home health'],
    SS: ['Same-day hospital visit', 'Short stay'],
    PRENC: ['Before a planned visit or stay', 'Pre-admission'],
  },
} as const satisfies CodeWords
