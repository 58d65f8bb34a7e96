import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { noteRecords } from '../../../e2e/note-terms-data'
import { findInMain, main, summaryOf } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const records = noteRecords()
const sandbox = startSandboxWith(records)
const open = (path: string, options: object = {}) => renderRoute(path, { person: 'nora', sandbox, ...options })
const word = (name: string) => within(main()).findByRole('button', { name })
const words = () => [...main().querySelectorAll('[data-term]')].map(({ textContent }) => textContent)
const isOpen = (element: Element) => element.getAttribute('aria-expanded') === 'true'
const explanation = () => main().querySelector('[aria-live="polite"]')?.textContent ?? ''
const textOfNote = (id: string) => {
  const record = records.find((each) => 'id' in each && each.id === id)
  const { content } = record as { content: readonly { attachment: { data: string } }[] }
  return Buffer.from(content[0]?.attachment.data ?? '', 'base64').toString()
}

test('a word of a note is explained on press, one at a time, and closed by Escape, a second press or a press elsewhere', async () => {
  await open('/documents/english')
  const copd = await word('COPD')
  expect(explanation()).toBe('')
  await userEvent.click(copd)
  expect(isOpen(copd)).toBe(true)
  expect(explanation()).toContain('COPD: Chronic obstructive pulmonary disease (COPD)')
  expect(explanation()).toContain('General explanation. Not yet reviewed by a clinician.')
  const prn = await word('prn')
  await userEvent.click(prn)
  expect([isOpen(copd), isOpen(prn)]).toEqual([false, true])
  expect(explanation()).toContain('prn: As needed')
  expect(explanation()).not.toContain('COPD')
  await userEvent.keyboard('{Escape}')
  expect([isOpen(prn), explanation()]).toEqual([false, ''])
  await userEvent.click(prn)
  await userEvent.click(prn)
  expect(explanation()).toBe('')
  await userEvent.click(prn)
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(explanation()).toBe('')
  await userEvent.click(prn)
  await userEvent.click(within(main()).getByRole('button', { name: 'Close' }))
  expect([explanation(), document.activeElement]).toEqual(['', prn])
})

test('the characters of the note stay the same, and nothing negated or of the family is explained', async () => {
  await open('/documents/english')
  await word('COPD')
  expect(main().querySelector('pre')?.textContent).toBe(textOfNote('english'))
  for (const left of ['CP', 'N/V', 'hemoptysis', 'DVT', 'MI', 'CHF', 'gout', 'asthma', 'OSA', 'dyspnea'])
    expect(words()).not.toContain(left)
})

test('the words are one stop of the keyboard, with arrow keys between them, and open by Enter and Space', async () => {
  await open('/documents/english')
  await word('COPD')
  const stops = () => [...main().querySelectorAll<HTMLElement>('[data-term]')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toHaveLength(1)
  const [first] = stops()
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe(words()[1])
  expect(stops()).toEqual([document.activeElement])
  await userEvent.keyboard('{Enter}')
  expect(explanation()).toContain(words()[1])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ')
  expect(document.activeElement?.textContent).toBe(words().at(-1))
  expect(explanation()).toContain(words().at(-1))
})

test('all explanations are in a folded list below the note', async () => {
  await open('/documents/spanish')
  await word('EPOC')
  const summary = summaryOf(`${words().length} medical words explained`)
  const list = summary.closest('details')
  expect(list?.open).toBe(false)
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toHaveLength(words().length)
  expect(list?.textContent).toContain('VO: By mouth')
  expect(list?.textContent).toContain('General explanation. Not yet reviewed by a clinician.')
})

test('a Spanish reader gets the explanations in Spanish, of English notes too', async () => {
  await open('/documents/english', { language: 'es' })
  await userEvent.click(await word('prn'))
  expect(explanation()).toContain('prn: Si hace falta')
  expect(explanation()).toContain('Ningún médico la ha revisado todavía.')
})

test('the conclusion of a report is explained, on its page and on that of the visit', async () => {
  await open('/record/DiagnosticReport/report')
  await userEvent.click(await word('Cardiomegaly'))
  expect(explanation()).toContain('The heart looks larger than usual on an image.')
  expect(words()).toEqual(['Cardiomegaly', 'atelectasis'])
  await openPage('/record/Encounter/visit')
  await word('Cardiomegaly')
  await word('COPD')
})

test('care staff get the text alone', async () => {
  await open('/documents/english', { person: 'all-patients-provider', patient: 'nora', provider: true })
  await findInMain('PMH of HTN')
  expect(words()).toEqual([])
})

test('a site that shows only reviewed texts explains nothing that no clinician has reviewed', async () => {
  await open('/documents/english', { ehr: { reviewedWordsOnly: true } })
  await findInMain('PMH of HTN')
  expect(words()).toEqual([])
})
