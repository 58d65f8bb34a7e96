import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findLink, isHidden, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

/** The folded lines of a month of 2026, each with its text. */
const foldsOf = (month: string) =>
  [...main().querySelectorAll('h3')]
    .filter(({ textContent }) => textContent.startsWith(month))
    .flatMap(({ parentElement }) => [...(parentElement?.querySelectorAll('details') ?? [])])
const foldOf = (month: string, text: RegExp) =>
  foldsOf(month).find(({ textContent }) => text.test(textContent)) ?? main()

test('the timeline folds the fills and home readings of a month, with their number, and opens them with their days', async () => {
  await renderRoute('/timeline', { person: 'walter' })
  await waitFor(() => expect(foldsOf('July 2026').length).toBeGreaterThan(0))
  const fills = foldOf('July 2026', /^3 pharmacy fills/)
  await waitFor(() => expect(fills.textContent).toContain('Metformin 500 mg, tablet; Atorvastatin 40 mg, tablet'))
  expect(
    foldOf('October 2026', /^2 pharmacy fills/)
      .closest('[data-day]')
      ?.getAttribute('data-day'),
  ).toBe('2026-10-07')
  const pressures = foldOf('September 2026', /^Blood pressure at home/)
  expect(pressures.closest('[data-day]')?.getAttribute('data-day')).toBe('2026-09')
  expect(pressures.textContent).toBe('Blood pressure at home2 readings, last 139/78\u00a0mmHg')
  // The heading counts what is folded, and a folded record has no other row.
  const september = pressures.closest('section') ?? main()
  expect(september.querySelector('h3')?.textContent).toBe('September 2026 (4)')
  expect(within(september).queryByRole('link', { name: 'Blood pressure' })).toBeNull()
  await userEvent.click(pressures.querySelector('summary') ?? main())
  const rows = [...pressures.querySelectorAll('[data-row]')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Blood pressure.*September 21.*139\/78/),
    expect.stringMatching(/^Blood pressure.*September 7.*126\/75/),
  ])
})

test('what a row warns of is not folded on the timeline', async () => {
  const result = (id: string, digits: number, rest: object = {}) => ({
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: `Test ${id}` },
    subject: { reference: 'Patient/zed' },
    encounter: { reference: 'Encounter/visit' },
    effectiveDateTime: '2026-03-02',
    valueQuantity: { value: digits, unit: 'mmol/L' },
    ...rest,
  })
  const home = (id: string, date: string, rest: object = {}) => ({
    ...result(id, 80, rest),
    category: [{ coding: [{ code: 'vital-signs' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
    performer: [{ reference: 'Patient/zed' }],
    encounter: undefined,
    effectiveDateTime: date,
  })
  const fill = (id: string, status: string) => ({
    resourceType: 'MedicationDispense',
    id,
    status,
    subject: { reference: 'Patient/zed' },
    medicationCodeableConcept: { text: `Medicine ${id}` },
    whenHandedOver: '2026-03-02',
  })
  const flag = (code: string) => ({ interpretation: [{ coding: [{ code }] }] })
  const restricted = {
    meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
  }
  const sandbox = startSandboxWith([
    { resourceType: 'Patient', id: 'zed', name: [{ family: 'Zed' }] },
    {
      resourceType: 'Encounter',
      id: 'visit',
      status: 'finished',
      class: { code: 'AMB' },
      subject: { reference: 'Patient/zed' },
      period: { start: '2026-03-02' },
    },
    result('a', 1),
    result('b', 2, flag('H')),
    result('c', 3, flag('HH')),
    result('d', 4, restricted),
    home('e', '2026-03-02'),
    home('f', '2026-03-09'),
    home('g', '2026-03-16', flag('HH')),
    home('h', '2026-03-23', { status: 'preliminary' }),
    ...['l', 'm'].map((id) => ({
      resourceType: 'MedicationRequest',
      id,
      status: 'active',
      intent: 'proposal',
      subject: { reference: 'Patient/zed' },
      encounter: { reference: 'Encounter/visit' },
      authoredOn: '2026-03-02',
      medicationCodeableConcept: { text: `Medicine ${id}` },
    })),
    fill('i', 'completed'),
    fill('j', 'completed'),
    fill('k', 'declined'),
    fill('n', 'stopped'),
  ])
  await renderRoute('/timeline', { person: 'zed', sandbox })
  await waitFor(() => expect(main().querySelector('h3')?.textContent).toBe('March 2026 (15)'))
  const folds = [...main().querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(folds.filter((text) => /readings|result|fill|prescription/.test(text))).toEqual([
    expect.stringMatching(/^2 prescriptions: Suggested, not prescribedMedicine l.*; Medicine m/),
    '2 test results1 outside the expected range: Test b',
    '2 pharmacy fillsMedicine i; Medicine j',
    'Heart rate (pulse) at home2 readings, last 80\u00a0mmol/L',
  ])
  const rows = [...main().querySelectorAll('[data-row]')].map(({ textContent }) => textContent).join('\n')
  expect(rows).toMatch(/^Test cFar above/m)
  expect(rows).toMatch(/^Private record/m)
  expect(rows.match(/^Heart rate/gm)).toHaveLength(2)
  expect(rows).toMatch(/^Medicine k/m)
})

test('the timeline groups the records of a visit, filters by type and jumps to a year', async () => {
  await renderRoute('/timeline', { person: 'walter' })
  const day = () => main().querySelector<HTMLElement>('[data-day="2026-07-22"]') ?? main()
  const results = () =>
    [...day().querySelectorAll('details')].find(({ textContent }) => /^22 test results/.test(textContent))
  await waitFor(() => expect(results()).toBeDefined())
  expect([...day().querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/July 22, 2026$/),
  ])
  const summary = () => results()?.querySelector('summary') ?? main()
  expect(summary().textContent).toContain('5 outside the expected range')
  await waitFor(() => expect(summary().textContent).toContain('eGFR (how well the kidneys filter)'))
  // Rows of a folded group are rendered when it is printed or opened.
  const rows = () => results()?.querySelectorAll('li') ?? []
  expect(rows()).toHaveLength(0)
  dispatchEvent(new Event('beforeprint'))
  expect(rows()).toHaveLength(22)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(rows()).toHaveLength(0))
  await userEvent.click(summary())
  const one = await findLink('eGFR', results())
  expect(isHidden(one)).toBe(false)
  await userEvent.click(within(main()).getAllByLabelText('Test results')[0] ?? main())
  await waitFor(() => expect(results()).toBeUndefined())
  const years = main().querySelector<HTMLElement>('nav[aria-label="Jump to a year"]') ?? main()
  await userEvent.click(within(years).getByText(/^2019/, { selector: 'a' }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2019/))
  expect(document.activeElement?.localName).toBe('h2')
})
