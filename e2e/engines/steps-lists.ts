import { leadsToAll } from './person'
import type { Step } from './step'

/** Every page of the navigation, its heading, and the types all of whose records it leads to. */
const lists: readonly (readonly [path: string, heading: string, types?: readonly string[]])[] = [
  ['/timeline', 'Timeline'],
  ['/find', 'Find in your record'],
  ['/results', 'Test results'],
  ['/vitals', 'Vital signs'],
  ['/conditions', 'Health conditions', ['Condition']],
  ['/medicines', 'Medicines', ['MedicationRequest', 'MedicationDispense']],
  ['/records/AllergyIntolerance', 'Allergies and reactions', ['AllergyIntolerance']],
  ['/records/Immunization', 'Vaccines', ['Immunization']],
  ['/records/DiagnosticReport', 'Test reports', ['DiagnosticReport']],
  ['/records/MedicationDispense', 'Pharmacy fills', ['MedicationDispense']],
  ['/records/Encounter', 'Visits', ['Encounter']],
  ['/records/Procedure', 'Procedures', ['Procedure']],
  ['/records/CarePlan', 'Care plans', ['CarePlan']],
  ['/records/Goal', 'Health goals', ['Goal']],
  ['/records/CareTeam', 'Care teams', ['CareTeam']],
  ['/records/Device', 'Implants and devices', ['Device']],
  ['/documents', 'Notes and documents'],
  ['/records/Coverage', 'Insurance', ['Coverage']],
  ['/profile', 'Quinn Robin Sample'],
  ['/take-along', 'For your appointment'],
  ['/download', 'Print or download your record'],
  ['/search', 'Search the health system'],
  ['/loaded', 'What was loaded'],
  ['/privacy', 'Privacy and this app'],
  ['/records/Location', 'Places of care'],
  ['/records/Organization', 'Organizations'],
  ['/records/Practitioner', 'Care providers'],
  ['/records/PractitionerRole', 'Roles of care providers'],
  ['/', 'Your health summary'],
]

export const listSteps: readonly Step[] = [
  ['the navigation leads to the pages that are walked here, and no other', async ({ look }) => {
    const known = lists.map(([path]) => path).toSorted()
    const shown = await look(() => [...document.querySelectorAll('#record-nav a')].map((link) => link.getAttribute('href') ?? '').toSorted())
    if (JSON.stringify(shown) !== JSON.stringify(known)) throw new Error(`they differ: ${shown.filter((path) => !known.includes(path)).join(' ')} | ${known.filter((path) => !shown.includes(path)).join(' ')}`)
  }],
  ...lists.map(([path, heading, types = []]): Step => [`list ${path}`, async (visit) => {
    await visit.press(`#record-nav a[href="${path}"]`, /./)
    await visit.arrives(heading)
    for (const type of types) await leadsToAll(visit, type)
  }]),
]
