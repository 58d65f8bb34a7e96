import { expectLinksToAll } from './record-links'
import type { Step } from './step'

/** Every page linked from all records, its heading, and the types whose records it links to completely. */
const lists: readonly (readonly [path: string, heading: string, types?: readonly string[]])[] = [
  ['/timeline', 'Timeline'],
  ['/results', 'Test results'],
  ['/vitals', 'Vital signs'],
  ['/conditions', 'Health conditions', ['Condition']],
  ['/medicines', 'Medicines', ['MedicationRequest']],
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
  ['/take-along', 'For an appointment'],
  ['/download', 'Print or download your record'],
  ['/search', 'Search the health system'],
  ['/loaded', 'What was loaded'],
  ['/find', 'Find in your record'],
  ['/new', 'What is new'],
  ['/privacy', 'Privacy and this app'],
  ['/records/Location', 'Places of care'],
  ['/records/Organization', 'Organizations'],
  ['/records/Practitioner', 'Care providers'],
  ['/records/PractitionerRole', 'Roles of care providers'],
]

/** The sections of the navigation and their headings. */
const sections: readonly (readonly [path: string, heading: string])[] = [
  ['/results', 'Test results'],
  ['/medicines', 'Medicines'],
  ['/conditions', 'Health conditions'],
  ['/timeline', 'Timeline'],
  ['/', 'Your health at a glance'],
  ['/records', 'All records'],
]

function assertSamePaths(shown: readonly string[], pages: readonly (readonly [path: string, ...unknown[]])[]): void {
  const known = pages.map(([path]) => path)
  if (JSON.stringify([...new Set(shown)].toSorted()) !== JSON.stringify([...known].toSorted()))
    throw new Error(
      `links differ: ${shown.filter((path) => !known.includes(path)).join(' ')} | ${known.filter((path) => !shown.includes(path)).join(' ')}`,
    )
}

export const listSteps: readonly Step[] = [
  [
    'navigation: links to exactly the known sections',
    async ({ evaluate }) =>
      assertSamePaths(
        await evaluate(() =>
          [...document.querySelectorAll('#record-nav a')].map((link) => link.getAttribute('href') ?? ''),
        ),
        sections,
      ),
  ],
  ...sections.map(([path, heading]): Step => [
    `section ${path}`,
    async ({ click, expectHeading }) => {
      await click(`#record-nav a[href="${path}"]`, /./)
      await expectHeading(heading)
    },
  ]),
  [
    'all records: links to exactly the known pages',
    async ({ evaluate }) =>
      assertSamePaths(
        await evaluate(() => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')),
        lists,
      ),
  ],
  ...lists.map(([path, heading, types = []]): Step => [
    `list ${path}`,
    async (driver) => {
      await driver.click('#record-nav a[href="/records"]', /./)
      await driver.expectHeading('All records')
      await driver.click(`main a[href="${path}"]`, /./)
      await driver.expectHeading(heading)
      for (const type of types) await expectLinksToAll(driver, type)
    },
  ]),
]
