import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findInMain, findLink, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'
import { saveFile } from '../../app/__fixtures__/saved-files'

const of = { subject: { reference: 'Patient/ada' } }
const sandbox = startSandboxWith([
  {
    resourceType: 'Patient',
    id: 'ada',
    name: [{ given: ['Ada'], family: 'Example' }],
    birthDate: '1980-02-03',
    identifier: [{ value: 'MRN-12' }],
  },
  {
    resourceType: 'Condition',
    id: 'gout',
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    code: { text: 'Canary gout' },
    recordedDate: '2024-05-06',
    ...of,
  },
  {
    resourceType: 'Condition',
    id: 'secret',
    meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Canary secret' },
    ...of,
  },
  {
    resourceType: 'Condition',
    id: 'refuted',
    verificationStatus: { coding: [{ code: 'refuted' }] },
    code: { text: 'Ruled out' },
    ...of,
  },
])
const open = (id: string, options: Partial<Parameters<typeof renderRoute>[1]> = {}) =>
  renderRoute(`/correct/Condition/${id}`, { person: 'ada', sandbox, ...options })
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const letter = () => screen.getByRole('region', { name: 'The letter' }).textContent

test('from a record to a letter that names it, which is saved as text and stored nowhere', async () => {
  await renderRoute('/record/Condition/gout', { person: 'ada', sandbox })
  await userEvent.click(await findLink('Does something look wrong?'))
  await findTitle('Ask for a correction')
  await findInMain('call the care team today')
  await findInMain('Canary gout')
  expect(screen.queryByRole('region', { name: 'The letter' })).toBeNull()
  await choose('A fact is wrong, such as a date, a side, a dose or a result')
  await userEvent.type(screen.getByRole('textbox', { name: 'What should the record say?' }), 'Never had it')
  await waitFor(() => expect(letter()).toContain('Canary gout'))
  for (const text of ['Ada Example', 'February 3, 1980', 'MRN-12', 'May 6, 2024', 'Condition/gout', 'Never had it'])
    expect(letter()).toContain(text)
  const { name, text } = await saveFile('Save as text')
  expect(name).toMatch(/^correction-request-.*\.txt$/)
  expect(text).toContain('What the record should say: Never had it')
  expect(JSON.stringify([Object.entries(sessionStorage), location.href, document.title])).not.toContain('Never had it')
  // What was typed is there again after a visit to another page.
  await openPage('/conditions')
  await openPage('/correct/Condition/gout')
  await waitFor(() => expect(letter()).toContain('Never had it'))
})

test('a letter about a record of another person does not say what it is', async () => {
  await open('gout')
  await choose('It is not about you, but about another person')
  await waitFor(() => expect(letter()).toContain('Condition/gout'))
  expect(letter()).not.toContain('Canary')
  expect(main().textContent).toContain('Do not share this page.')
})

test('what is not understood goes to the sheet for the visit, and not into a letter', async () => {
  await open('gout')
  await choose('I do not understand it')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Take this along to an appointment' }))
  expect(screen.queryByRole('region', { name: 'The letter' })).toBeNull()
  await openPage('/take-along')
  await findInMain('Canary gout')
})

test('what is missing leads to what was loaded first; a letter about it needs no record', async () => {
  await renderRoute('/correct', { person: 'ada', sandbox })
  await choose('Something is missing')
  await findLink('See what was loaded')
  await userEvent.type(screen.getByRole('textbox', { name: 'What should the record say?' }), 'My flu vaccine')
  await waitFor(() => expect(letter()).toContain('My flu vaccine'))
  expect(main().textContent).toContain('Choose what the letter is about')
})

test('a private record stays covered in the letter', async () => {
  await open('secret')
  await choose('The words are hurtful')
  await waitFor(() => expect(letter()).toContain('Condition/secret'))
  expect(main().textContent).not.toContain('Canary secret')
  expect(main().textContent).toContain('stay covered in the letter')
})

test('a record that is already marked as a mistake says so first', async () => {
  await open('refuted')
  await findInMain('The record already marks this as a mistake.')
  await openPage('/correct/Condition/gout')
  await findTitle('Ask for a correction')
  await waitFor(() => expect(main().textContent).not.toContain('already marks'))
})

test('the letter can be copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await open('gout')
  await choose('It is over, and the record says that it is not')
  await waitFor(() => expect(letter()).toContain('Canary gout'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy the letter' }))
  await findInMain('The letter was copied.')
  expect(copied[0]).toContain('Canary gout')
})

test('a proxy writes for the person, in Spanish too', async () => {
  await renderRoute('/correct', { person: 'maya', patient: 'leo', language: 'es' })
  await findTitle('Pedir una corrección')
  await choose('Leo nunca tuvo ni tomó esto')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'La carta' }).textContent).toContain('Escribo por este paciente como'),
  )
})

test('providers have no such page and no link to it', async () => {
  await renderRoute('/record/Patient/ana', { person: 'dr-lee', provider: true, patient: 'ana' })
  await findInMain('Record active')
  expect(main().textContent).not.toContain('Does something look wrong')
  await openPage('/correct/Condition/gout')
  await waitFor(() => expect(location.pathname).toBe('/'))
})
