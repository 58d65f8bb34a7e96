import type { CodeTexts } from '../../../code-tables'

/** Texts for the codes in the app shell and the rows of the home page: gender, allergies, kinds of visits, names of care plans. For patients, for providers. */
export const homeCodes = {
  gender: {
    male: ['Male', 'Male'],
    female: ['Female', 'Female'],
    other: ['Other', 'Other'],
    unknown: ['Not known', 'Unknown'],
  },
  'AllergyIntolerance.criticality': {
    low: ['Marked low risk in the record', 'Low criticality'],
    high: ['High risk of a serious reaction', 'High criticality'],
    'unable-to-assess': ['Risk not known', 'Criticality not assessable'],
  },
  'AllergyIntolerance.reaction.severity': {
    mild: ['Mild reaction', 'Mild reaction'],
    moderate: ['Medium reaction', 'Moderate reaction'],
    severe: ['Severe reaction', 'Severe reaction'],
  },
  'CarePlan.category': {
    'assess-plan': ['What was found and what comes next', 'Assessment and plan'],
  },
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
} as const satisfies CodeTexts
