import { expect, test } from 'vitest'
import { daysAgo } from '../../app/__fixtures__/days-ago'
import { inMain, main } from '../../app/__fixtures__/page-content'
import { english } from '../../i18n/__fixtures__/format'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const person = (id: string) => ({ resourceType: 'Patient', id, name: [{ given: ['Tove'], family: 'Exampleby' }] })
const order = (patient: string, id: string, name: string, dosageInstruction: readonly object[], more: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: { reference: `Patient/${patient}` },
  authoredOn: daysAgo(50),
  medicationCodeableConcept: { text: name },
  dosageInstruction,
  ...more,
})
const repeat = (parts: object, rest: object = {}) => ({ timing: { repeat: parts }, ...rest })
const dose = (value: number, unit: string) => ({ doseAndRate: [{ doseQuantity: { value, unit } }] })
const daily = { frequency: 1, period: 1, periodUnit: 'd' }

const sandbox = startSandboxWith([
  person('parts'),
  order('parts', 'bedtime', 'Alfadrug 5 mg', [
    repeat({ ...daily, boundsDuration: { value: 10, code: 'd' }, when: ['HS'], offset: 30 }, dose(1, 'tablet')),
  ]),
  order('parts', 'half-day', 'Deltadrug', [repeat({ frequency: 1, period: 0.5, periodUnit: 'd' })]),
  order('parts', 'taper', 'Zetadrug taper', [
    repeat({ ...daily, boundsPeriod: { start: '2020-10-08', end: '2020-10-14' } }, { sequence: 2, ...dose(10, 'mg') }),
    repeat({ ...daily, boundsPeriod: { start: '2020-10-01', end: '2020-10-07' } }, { sequence: 1, ...dose(20, 'mg') }),
  ]),
  order('parts', 'rate', 'Thetadrug', [
    {
      timing: { code: { text: 'BID' } },
      route: { text: 'PO' },
      doseAndRate: [{ rateQuantity: { value: 2, unit: 'L/min' } }],
    },
  ]),
  order('parts', 'twice-weekly', 'Epsidrug', [
    repeat({ frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon', 'thu'] }),
  ]),
  person('spanish'),
  order('spanish', 'digoxin', 'Alfadrug 0.125 MG Oral Tablet', [
    repeat({ ...daily, timeOfDay: ['08:00:00'] }, { ...dose(1, 'tablet'), text: 'Take 1 tablet every other day' }),
  ]),
  order('spanish', 'acetaminophen', 'Betadrug 500 MG Oral Tablet', [
    repeat(
      { frequency: 1, period: 6, periodUnit: 'h' },
      {
        ...dose(1, 'tablet'),
        asNeededBoolean: true,
        text: 'Take 1 tablet every 6 hours as needed, 6 tablets a day at most',
      },
    ),
  ]),
  order('spanish', 'lisinopril', 'Gammadrug 10 MG Oral Tablet', [
    repeat({ ...daily, when: ['MORN'] }, { ...dose(1, 'tablet'), text: 'Take 1 tablet every morning' }),
  ]),
  order('spanish', 'translated', 'Deltadrug 500 MG Oral Tablet', [
    {
      text: 'Take 1 tablet by mouth twice a day',
      _text: {
        extension: [
          {
            url: 'http://hl7.org/fhir/StructureDefinition/translation',
            extension: [
              { url: 'lang', valueCode: 'es' },
              { url: 'content', valueString: 'Tome 1 tableta por la boca dos veces al día' },
            ],
          },
        ],
      },
    },
  ]),
  person('planned'),
  order('planned', 'statin', 'Statin pill', [{ text: 'Take 1 tablet at bedtime' }]),
  order('planned', 'morning', 'Morning pill', [
    repeat({ ...daily, when: ['MORN'], boundsPeriod: { start: '2020-01-01' } }),
  ]),
  order('planned', 'unclear', 'Unclear pill', [{ text: 'Use as the clinic told you' }]),
  order('planned', 'antibiotic', 'Finished antibiotic', [
    repeat({ frequency: 3, period: 1, periodUnit: 'd', boundsDuration: { value: 7, code: 'd' } }),
  ]),
  order('planned', 'vaccine', 'One-time injection', [{ text: 'Once' }]),
  person('short'),
  order('short', 'short', 'Short pill', [{ text: '1 tab PO BID PRN', ...dose(2, 'capsule') }]),
  person('unplanned'),
  order('unplanned', 'one', 'Morning pill', [{ text: 'Take 1 tablet every morning' }]),
  order('unplanned', 'two', 'Unclear pill', [{ text: 'Use as the clinic told you' }]),
  order('unplanned', 'three', 'Other unclear pill', [{ text: 'See the label' }]),
])

const textOf = (element: Element | null | undefined): string => element?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
const row = (name: string): string => textOf(inMain().getByRole('link', { name }).closest('li'))

test('directions are composed from all of their parts, in the order in which they apply', async () => {
  await renderRoute('/medicines', { person: 'parts', sandbox })
  expect(row('Alfadrug 5 mg')).toContain('Take 1 tablet once a day 30 minutes before bedtime for 10 days.')
  expect(row('Deltadrug')).toContain('Use every 12 hours.')
  expect(row('Thetadrug')).toContain('Take at 2 L/min by mouth 2 times a day.')
  expect(row('Zetadrug taper')).toMatch(
    /Use 20 mg once a day .*Then: Use 10 mg once a day.*The dates of this prescription have passed/,
  )
  // Once a week, on two days: one of the two is wrong.
  expect(row('Epsidrug')).toContain(english.dosage.unread)
  expect(main().textContent).not.toContain('Your day')
  await openPage('/record/MedicationRequest/taper')
  expect(textOf(main())).toMatch(
    /Use 20 mg once a day .*Then \(put together from the prescription data\).*Use 10 mg once a day/,
  )
})

test('English directions lead on a Spanish page unless their data say the same', async () => {
  await renderRoute('/medicines', { person: 'spanish', sandbox, language: 'es' })
  expect(row('Alfadrug 0.125 MG Oral Tablet')).toContain('“Take 1 tablet every other day” (en inglés)')
  expect(row('Alfadrug 0.125 MG Oral Tablet')).not.toContain('una vez al día')
  expect(
    inMain()
      .getAllByText('“Take 1 tablet every other day”')
      .every((each) => each.lang === 'en'),
  ).toBe(true)
  expect(row('Betadrug 500 MG Oral Tablet')).toContain('6 tablets a day at most” (en inglés)')
  expect(row('Betadrug 500 MG Oral Tablet')).not.toContain('cada 6 horas')
  expect(row('Gammadrug 10 MG Oral Tablet')).toContain('Tome 1 tableta una vez al día por la mañana.')
  expect(row('Deltadrug 500 MG Oral Tablet')).toContain('Tome 1 tableta por la boca dos veces al día')
  await openPage('/')
  expect(textOf(main())).toContain('“Take 1 tablet every other day” (en inglés)')
  expect(textOf(main())).not.toContain('Tome 1 tableta una vez al día a las 8:00')
})

test('the day plan has what is for today, at times that coded and written directions agree on', async () => {
  await renderRoute('/medicines', { person: 'planned', sandbox })
  const plan = inMain().getByRole('heading', { name: 'Your day' }).closest('section')
  expect(textOf(plan)).toMatch(
    /Morning ?Morning pill.*Bedtime and night ?Statin pill *Take 1 tablet at bedtime *When: see the directions ?Unclear pill/,
  )
  expect(textOf(plan)).toContain(
    'Not in this plan: Finished antibiotic, One-time injection. They are finished, not begun',
  )
  expect(textOf(plan).match(/Finished antibiotic|One-time injection/g)).toHaveLength(2)
  expect(row('Finished antibiotic')).toContain('The dates of this prescription have passed')
  expect(row('One-time injection')).toContain('Once')
})

test('the page of a prescription explains the short forms in its directions, and counts amounts in the plural', async () => {
  await renderRoute('/record/MedicationRequest/short', { person: 'short', sandbox })
  const fold = inMain().getByText('What the short forms mean').closest('details')
  expect(textOf(fold)).toBe('What the short forms meanPO: by mouthBID: 2 times a dayPRN: as neededtab: tablet')
  expect(textOf(main())).toContain('2 capsules')
})

test('there is no day plan where fewer than half of the medicines have a time of day', async () => {
  await renderRoute('/medicines', { person: 'unplanned', sandbox })
  expect(row('Morning pill')).toContain('Take 1 tablet every morning')
  expect(inMain().queryByRole('heading', { name: 'Your day' })).toBeNull()
})
