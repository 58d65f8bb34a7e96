import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, headings, linksTo, main, sectionOf } from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../../app/__fixtures__/render-route'

test('the notes of the last visit are one link away and shown on the page', async () => {
  await renderRoute('/', { person: 'ana' })
  await userEvent.click(await within(main()).findByRole('link', { name: 'Last visit' }))
  await findInMain(/You saw Dr\. Robin Lee-Sample\..*notes?\./)
  await waitFor(() => expect(headings(3)).toContain('Progress note'))
  await findInMain('Yearly check-up. All well.')
  await userEvent.click(linksTo('/documents/ana-note')[0] ?? main())
  await waitFor(() => expect(document.title).toBe('Note or document – Plainchart'))
  expect(location.pathname).toBe('/documents/ana-note')
})

test('providers see linked notes apart from those of the same day, and abnormal results', async () => {
  await renderRoute('/record/Encounter/walter-visit-60', { person: 'dr-lee', patient: 'walter' })
  await waitFor(() =>
    expect(headings(2).slice(0, 4)).toEqual([
      'Notes and reports',
      'Same day, not linked to this encounter (1)',
      'Results outside the reference range (5)',
      'More from this encounter',
    ]),
  )
  await findInMain('Blood sugar is better. Kidneys slightly weaker than last year. Memory test planned.')
  expect(main().textContent).not.toMatch(/You saw|Where and when/)
  const visitLinks = () =>
    [...main().querySelectorAll('a')]
      .map((link) => link.textContent)
      .filter((text) => /^(?:Previous|Next) encounter: /.test(text))
  // Twice: styles show them next to the heading or, on a phone, at the end.
  await waitFor(() => expect(visitLinks()).toHaveLength(4))
})

test('a report shows its conclusion, then its text, without repetition', async () => {
  const occurrences = (text: RegExp) => main().textContent.match(text)?.length
  await renderRoute('/record/DiagnosticReport/walter-tissue-report', { person: 'walter' })
  await findInMain('This file says the same as the text above.')
  expect(headings(2)[0]).toBe('Conclusion')
  expect(occurrences(/two benign polyps/gi)).toBe(1)
  await openPage('/record/DiagnosticReport/walter-visit-60-hba1c-report')
  await waitFor(() => expect(sectionOf(/^Test results/).querySelectorAll('a')).toHaveLength(1))
  await openPage('/record/DiagnosticReport/walter-chest-report')
  await findInMain('There is a patch in the lower right lung.')
  expect(occurrences(/There is a patch in the lower right lung\./g)).toBe(1)
})

// Zero seconds: retries happen at once.
test.each([
  { kind: 'maintenance', seconds: 0, says: 'We could not load: notes and documents.', sentence: 'the notes' },
  { kind: '403', says: 'with this app: notes and documents.', sentence: 'the notes' },
  { kind: 'next-loop', says: 'Some may be missing: notes and documents.', sentence: 'all notes' },
])(
  'a visit whose notes fail to load ($kind) is not shown as a visit without notes',
  async ({ says, sentence, ...fault }) => {
    await setFaults({ ...fault, type: 'DocumentReference' })
    await renderRoute('/', { person: 'ana' })
    await openPage('/record/Encounter/ana-visit-2')
    await findInMain(`We could not load ${sentence}.`)
    await findInMain(says)
    expect(main().textContent).not.toMatch(/No notes/)
  },
)
