import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, headings, main, visibleText } from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../../app/__fixtures__/render-route'

test('the notes of the last visit are one link away and shown on the page', async () => {
  await renderRoute('/', { person: 'ana' })
  await userEvent.click(await within(main()).findByRole('link', { name: 'Last visit' }))
  await waitFor(() => expect(headings(2)[0]).toBe('What was said'))
  await waitFor(() => expect(headings(3)).toContain('Progress note, Dr. Robin Lee-Sample'))
  await findInMain('Yearly check-up. All well.')
  await userEvent.click(within(main()).getByRole('link', { name: 'Progress note, Dr. Robin Lee-Sample' }))
  await waitFor(() => expect(document.title).toBe('Note or document – Plainchart'))
  expect(location.pathname).toBe('/documents/ana-note')
})

test('a visit separates linked from same-day notes and lists abnormal results', async () => {
  await renderRoute('/', { person: 'walter' })
  await userEvent.click(await findLink('Last visit'))
  await findInMain('We found no notes or reports in words linked to this visit.')
  await waitFor(() =>
    expect(headings(2)).toEqual([
      'What was said',
      'Same day, not linked to this visit (1)',
      'Results outside the expected range (5)',
      'More from this visit',
      'Where this came from',
    ]),
  )
  const abnormal = main().querySelector('ul[aria-label="Results outside the expected range"]')
  await findLink('eGFR (how well the kidneys filter)', abnormal ?? undefined)
  // Twice: styles show them next to the heading or, on a phone, at the end.
  const visitLinks = () =>
    [...main().querySelectorAll('a')]
      .map((link) => link.textContent)
      .filter((text) => /^Visit (?:before|after): /.test(text))
  await waitFor(() =>
    expect(visitLinks()).toEqual([
      'Visit before: April 22, 2026',
      'Visit after: September 3, 2026',
      'Visit before: April 22, 2026',
      'Visit after: September 3, 2026',
    ]),
  )
  await findInMain('What is this? Follow-up visit')
  await findInMain('A visit that comes after some earlier care.')
  expect(visibleText()).not.toContain('A visit that comes after some earlier care.')
  await findInMain('Blood sugar is better. Kidneys slightly weaker than last year. Memory test planned.')
  await findInMain('This is a newer version. An earlier one is from the day of the visit.')
  await openPage('/record/Encounter/walter-call')
  await findInMain(
    'We found no notes or reports in words linked to this visit or from the same day. There may be some that this app cannot see.',
  )
  await openPage('/record/Encounter/walter-next')
  await waitFor(() => expect(headings(2)[0]).toBe('Notes and reports'))
})

test('a report shows its conclusion, then its text, without repetition', async () => {
  const occurrences = (text: RegExp) => main().textContent.match(text)?.length
  await renderRoute('/record/DiagnosticReport/walter-tissue-report', { person: 'walter' })
  await findInMain('This file says the same as the text above.')
  expect(headings(2)[0]).toBe('Conclusion')
  expect(occurrences(/two benign polyps/gi)).toBe(1)
  await openPage('/record/DiagnosticReport/walter-visit-60-hba1c-report')
  await waitFor(() => expect(within(main()).getAllByRole('link', { name: /A1c/ })).toHaveLength(1))
  await openPage('/record/DiagnosticReport/walter-chest-report')
  await findInMain('There is a patch in the lower right lung.')
  expect(occurrences(/There is a patch in the lower right lung\./g)).toBe(1)
})

// Zero seconds: retries happen at once.
test.each([
  { kind: 'maintenance', seconds: 0, says: 'We could not load: notes and documents.' },
  { kind: '403', says: 'closed to this app: notes and documents.' },
  { kind: 'next-loop', says: 'Some may be missing: notes and documents.' },
])('a visit whose notes fail to load ($kind) is not shown as a visit without notes', async ({ says, ...fault }) => {
  await setFaults({ ...fault, type: 'DocumentReference' })
  await renderRoute('/', { person: 'ana' })
  await openPage('/record/Encounter/ana-visit-2')
  await findInMain('We could not look through all notes and reports.')
  await findInMain(says)
  expect(main().textContent).not.toContain('We found no notes')
})
