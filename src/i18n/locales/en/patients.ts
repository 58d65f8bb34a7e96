import { pluralize, numberFormat } from './for-audience'
import type { AssertedCount } from '../../../lib/asserted-count'

/** Messages of the patient search for providers. */
export const patients = {
  title: 'Find a patient',
  intro: 'Search by what you know. A family name with a birth date finds the fewest people.',
  results: 'Patients found',
  found: (count: number) => `${pluralize(count, 'patient', 'patients')} found`,
  none: 'No patient found. Check the spelling, or search by something else. You only find patients you may see.',
  many: 'There are many. Add a birth date to find fewer.',
  caption: 'Compare the birth date and the number before you open a chart',
  mrn: (value: string) => `MRN ${value}`,
  columns: { name: 'Name', born: 'Birth date', sex: 'Gender', numbers: 'Record numbers', open: 'Chart' },
  age: (years: number) => (years === 1 ? '1 year' : `${numberFormat.format(years)} years`),
  died: (date: string | undefined) => (date ? `Died ${date}` : 'Has died'),
  allergies: (active: AssertedCount, high: AssertedCount) =>
    `${pluralize(active, 'allergy', 'allergies')}${high > 0 ? `, ${numberFormat.format(high)} high risk` : ''}`,
  allergiesPartial: '(list not complete)',
  allergiesUnsure: '(list may be incomplete)',
  noAllergyData: 'No allergy data',
  /** The patient bar, if the list is missing or has no active entry. */
  allergyList: {
    failed: 'Allergies could not be loaded',
    notAllowed: 'Allergies: access not allowed',
    notOffered: 'Allergies: not sent by this server',
    truncated: 'Allergies: list not complete',
    unsure: 'Allergies: no active one received; list may be incomplete',
    pastOnly: (count: number) => `No active allergies listed, ${numberFormat.format(count)} inactive or ruled out`,
  },
  /** If nothing on the page identifies the patient. */
  identity: {
    failed: 'Patient identity did not load. Confirm in the EHR which patient this is before you rely on it.',
    notAllowed:
      'Not authorized to see who the patient is. Confirm in the EHR which patient this is before you rely on it.',
    nameless: 'This chart has no patient name. Confirm in the EHR which patient this is before you rely on it.',
  },
  /** In place of every page, if the health system does not know the patient of the sign-in or does not show who it is. */
  unreadable: {
    title: 'This record could not be opened',
    reasons: {
      unknown: 'The health system named a patient that it does not know.',
      closed: 'The health system does not let this app see who this record belongs to.',
      other: 'The health system answered with the record of another patient.',
    },
    nothing:
      'So we show nothing here, and you cannot tell from this page what is in the record. Sign in again. If this page comes back, ask the health system for help and show them the technical details.',
  },
  noNumber: 'None given',
  notGiven: 'Not given',
  unnamed: 'Name not given',
  open: (name: string) => `Open chart of ${name}`,
  openShort: 'Open chart',
  confirmTitle: 'Open this chart?',
  confirmText: 'Check that this is the right person.',
  confirm: 'Yes, open the chart',
  cancel: 'No, go back',
  openNow: 'You have a chart open',
  openNowText: (name: string) =>
    `The chart of ${name} is open. Only one chart is open in a tab, so close it before you look for someone else.`,
  close: 'Close this chart',
  notYours: 'This sign-in is for one patient. Sign in as care staff to look for others.',
  needsPatient: 'This page shows one patient’s record. Find the patient first.',
} as const
