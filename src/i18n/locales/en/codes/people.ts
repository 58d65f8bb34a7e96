import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of people and groups: for patients, for providers. */
export const peopleCodes = {
  'Group.type': {
    person: ['People', 'Person'],
    animal: ['Animals', 'Animal'],
    practitioner: ['Care providers', 'Practitioner'],
    device: ['Devices', 'Device'],
    medication: ['Medicines', 'Medication'],
    substance: ['Substances', 'Substance'],
  },
  'Group.actual': {
    true: ['A list of real members', 'Actual'],
    false: ['A description of who fits', 'Descriptive'],
  },
  'Patient.link.type': {
    'replaced-by': ['It replaces this record', 'Replaced by'],
    replaces: ['This record replaces it', 'Replaces'],
    refer: ['It is the main record of the same person', 'Refer'],
    seealso: ['Another record of the same person', 'See also'],
  },
  active: {
    true: ['', 'Active'],
    false: ['No longer in use', 'Inactive'],
  },
  'Patient.extension(birthsex)': {
    F: ['Female', 'Female'],
    M: ['Male', 'Male'],
    OTH: ['Other', 'Other'],
    UNK: ['Not known', 'Unknown'],
    ASKU: ['Asked, but not known', 'Asked but unknown'],
  },
  'Patient.extension(sex)': {
    '248152002': ['Female', 'Female'],
    '248153007': ['Male', 'Male'],
    female: ['Female', 'Female'],
    male: ['Male', 'Male'],
    unknown: ['Not known', 'Unknown'],
  },
  'Patient.maritalStatus': {
    A: ['Marriage annulled', 'Annulled'],
    D: ['Divorced', 'Divorced'],
    L: ['Legally separated', 'Legally separated'],
    M: ['Married', 'Married'],
    S: ['Never married', 'Never married'],
    T: ['Domestic partner', 'Domestic partner'],
    U: ['Not married', 'Unmarried'],
    W: ['Widowed', 'Widowed'],
  },
} as const satisfies CodeTexts
