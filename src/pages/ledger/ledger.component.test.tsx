import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main, respondWith, watchRequests } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

/** The row of a kind of record. */
const row = (kind: string) =>
  [...main().querySelectorAll('tr')].find((each) => each.querySelector('th')?.textContent === kind)?.textContent ?? ''

const checkEverything = () => userEvent.click(screen.getByRole('button', { name: 'Check everything now' }))

test('each kind of record shows its loading state, and the rest loads on demand', async () => {
  await setFaults(
    { kind: '503', type: 'Procedure' },
    { kind: '403', type: 'Immunization' },
    { kind: '404', type: 'Coverage' },
    { kind: 'next-elsewhere', type: 'Encounter' },
    { kind: 'wrong-patient', type: 'AllergyIntolerance' },
    { kind: 'outcome-in-bundle', type: 'CarePlan' },
    { kind: 'no-total', type: 'Condition' },
  )
  await renderRoute('/conditions', { person: 'quinn' })
  const requested = watchRequests(/\/fhir\//)
  await openPage('/loaded')
  await waitFor(() => expect(row('Test orders')).toContain('Not offered'))
  await waitFor(() => expect(row('Health conditions')).toContain('All loaded'))
  expect(requested, 'only the CapabilityStatement is requested').toEqual([expect.stringMatching(/\/metadata$/)])
  expect(row('Procedures')).toContain('Not loaded yet')

  await checkEverything()
  await findInMain('All kinds of records have been checked.')
  expect(
    requested.filter((address) => address.includes('/Condition')),
    'loaded lists are not requested again',
  ).toEqual([])
  const expected: readonly (readonly [kind: string, ...says: string[]])[] = [
    ['Health conditions', 'All loaded', '16 records', 'did not say how many', 'Yes'],
    ['Procedures', 'Did not load', 'The health system or the connection had a problem.', 'Yes'],
    [
      'Vaccines',
      'Not allowed',
      'The health system does not share this part with apps.',
      'No, the health system does not allow it',
    ],
    ['Insurance', 'Not offered', 'The health system does not have this kind.'],
    ['Visits', 'Not all here', 'We could not load all of it.'],
    ['Allergies and reactions', 'Some left out', 'Records that did not belong in this list were left out.'],
    ['Care plans', 'May be incomplete', 'The health system added a note about the list.'],
    ['Forms', 'Not offered', 'The health system does not say that apps can get this kind.', 'Not asked for'],
    ['Test orders', 'Not offered', 'The health system does not say that apps can get this kind.', 'Not asked for'],
  ]
  for (const [kind, ...says] of expected) for (const words of says) expect(row(kind), kind).toContain(words)
  expect(main().textContent).toMatch(/Some may be missing: .*procedures/)
  expect(main().textContent).toContain('Missing, because this app is not allowed to see it: vaccines.')
  expect(main().textContent).not.toContain('Everything this health system sends')
  expect(document.body.textContent).not.toContain('Somebody Else')

  await setFaults()
  await checkEverything()
  await waitFor(() => expect(row('Procedures')).toContain('All loaded'))
  await waitFor(() => expect(row('Visits')).toContain('All loaded'))
})

test('a stopped check keeps what was loaded, and notices of missing records link to the ledger', async () => {
  await renderRoute('/conditions', { person: 'ana' })
  await setFaults({ kind: 'hang', type: 'Device' }, { kind: '503', type: 'Procedure' })
  await openPage('/loaded')
  await checkEverything()
  await waitFor(() => expect(row('Implants and devices')).toContain('Loading'))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await findInMain('You stopped the check.')
  expect(row('Implants and devices')).toContain('Not loaded yet')
  expect(row('Health conditions')).toContain('All loaded')

  await openPage('/records/Procedure')
  await findInMain('We can’t show your procedures right now.')
  await userEvent.click(within(main()).getByRole('link', { name: 'See what was loaded' }))
  await waitFor(() => expect(row('Procedures')).toContain('Did not load'))
})

test('a record that is all here says so in place of an introduction, with the number of records in the table', async () => {
  await renderRoute('/loaded', { person: 'ana' })
  await findInMain('See which parts of your record are here and which are missing.')
  await checkEverything()
  await findInMain(/Everything this health system sends to apps is here: [\d,]+ records\./)
  expect(main().textContent).not.toContain('See which parts')
  const counts = [...main().querySelectorAll('tbody td')].flatMap(
    ({ textContent }) => /^(\d+)(?: of \d+)? records?/.exec(textContent)?.[1] ?? [],
  )
  expect(main().textContent).toContain(
    `sends to apps is here: ${counts.reduce((sum, count) => sum + Number(count), 0)} records.`,
  )
})

test('a server without a usable CapabilityStatement is reported', async () => {
  await renderRoute('/conditions', { person: 'ana' })
  respondWith(/\/fhir\/metadata$/, '{}')
  await openPage('/loaded')
  await findInMain('We only know what the health system can send once we ask for it.')
  await waitFor(() => expect(row('Health conditions')).toContain('All loaded'))
  expect(document.body.textContent).not.toContain('was not made for')
})

test('a server with another FHIR version is reported', async () => {
  respondWith(/\/fhir\/metadata$/, '{"resourceType":"CapabilityStatement","fhirVersion":"5.0.0"}')
  await renderRoute('/loaded', { person: 'ana' })
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'in a version of the format (FHIR 5.0.0) that this app was not made for.',
    ),
  )
  await findTitle(/loaded/i)
})

test('a list with thousands of repeated ids adds few elements to the home page; all are in pages of the ledger', async () => {
  const allergy = {
    resourceType: 'AllergyIntolerance',
    id: 'again',
    code: { text: 'Repeated' },
    patient: { reference: 'Patient/quinn' },
  }
  const entry = Array.from({ length: 14_577 }, () => ({ resource: allergy, search: { mode: 'match' } }))
  respondWith(
    /\/AllergyIntolerance\?/,
    JSON.stringify({ resourceType: 'Bundle', type: 'searchset', total: entry.length, entry }),
  )
  await renderRoute('/', { person: 'quinn' })
  await findInMain('And 14,556 more')
  expect(main().querySelectorAll('*').length).toBeLessThan(3000)

  await openPage('/loaded')
  const details = [...main().querySelectorAll('details')].findLast(({ textContent }) => textContent.includes('14,576'))
  if (!details) throw new Error('The technical details are missing')
  expect(details.querySelectorAll('*').length).toBeLessThan(20)
  await userEvent.click(details.querySelector('summary') ?? details)
  await waitFor(() => expect(details.textContent).toContain('AllergyIntolerance/again'))
  expect(details.textContent).toMatch(/1.*20.*14,576/)
  expect(details.querySelectorAll('*').length).toBeLessThan(100)
})
