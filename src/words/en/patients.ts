import { counted, whole } from './views'

/** Words of the search for a patient, for care staff. */
export const patients = {
  title: 'Find a patient',
  intro: 'Search by what you know. A family name with a birth date finds the fewest people.',
  results: 'Patients found',
  found: (count: number) => `${counted(count, 'patient', 'patients')} found`,
  none: 'No patient found. Check the spelling, or search by something else. You only find patients whose records you may see.',
  many: 'There are many. Add a birth date to find fewer.',
  caption: 'Compare the birth date and the number before you open a chart',
  columns: { name: 'Name', born: 'Birth date', sex: 'Gender', numbers: 'Record numbers', open: 'Chart' },
  age: (years: number) => (years === 1 ? '1 year' : `${whole.format(years)} years`),
  died: (date: string | undefined) => (date ? `Died ${date}` : 'Has died'),
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
  openNowText: (name: string) => `The chart of ${name} is open. Only one chart is open in a tab, so close it before you look for someone else.`,
  close: 'Close this chart',
  notYours: 'This sign-in is for one patient. Sign in as care staff to look for others.',
  needsPatient: 'This page shows one patient’s record. Find the patient first.',
} as const
