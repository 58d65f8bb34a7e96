import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main, visibleText } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'
const explanation = 'Shows how much sugar was in the blood over the last two to three months.'

/** The first link with this name, once it is shown. */
const link = async (name: string): Promise<HTMLElement> =>
  (await within(main()).findAllByRole('link', { name }))[0] ?? main()

/** The disclosure whose summary contains a text, once it is shown. */
const disclosure = (text: string, inside = main): Promise<HTMLDetailsElement> =>
  waitFor(() => {
    const found = [...inside().querySelectorAll('details')].find(
      (details) => details.querySelector('summary')?.textContent.includes(text) === true,
    )
    if (!found) throw new Error(`There is no disclosure “${text}”`)
    return found
  })

const open = (details: HTMLElement) => userEvent.click(details.querySelector('summary') ?? details)

const openDetails = () => [...main().querySelectorAll('details[open]')].map(({ textContent }) => textContent).join()

const switchToSpanish = () =>
  userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Language' })[0] ?? main(), 'Español')

test('a result has a plain name, the text of the record below it, and an explanation on request', async () => {
  await renderRoute('/records/Observation', { person: 'ana' })
  const row = (await link(a1c)).closest('li') ?? main()
  expect(row.textContent).toContain(`In the record: ${inRecord}`)
  const details = await disclosure(`What is this? ${a1c}`, () => row)
  expect(details.open).toBe(false)
  await open(details)
  expect(details.open).toBe(true)
  expect(details.textContent).toContain(explanation)
  expect(details.textContent).toContain(
    `Plainchart’s words. In the record: “${inRecord}”. Not yet reviewed by a clinician.`,
  )
  await userEvent.click(await link(a1c))
  await findTitle(a1c)
  await waitFor(() => expect(openDetails()).toContain('The care team can say what this means here.'))
  expect(document.title).not.toContain('A1c')
  await switchToSpanish()
  await findTitle('A1c (azúcar en la sangre de unos 3 meses)')
  await findInMain(`En el registro: ${inRecord}`)
})

test('providers see the clinical name in lists, and on the page the text of the record with the plain name below', async () => {
  await renderRoute('/results?by=date&time=all', { person: 'dr-lee', provider: true, patient: 'ana' })
  // Names loaded before a record page opens are expanded on it; later ones are collapsed.
  await disclosure(`What is this? ${a1c}`)
  await userEvent.click(await link('HbA1c'))
  await findTitle(inRecord)
  await waitFor(() => expect(openDetails()).toContain(`${a1c}: Shows how much sugar`))
  expect(main().textContent).not.toContain('The care team can say')
})

test('a masked private record has no plain name and no explanation, unlike other rows, and no external link when shown', async () => {
  await renderRoute('/records/Condition', { person: 'quinn' })
  await within(main()).findAllByText(/^What is this\?/)
  const masked = (await link('Private record')).closest('li') ?? main()
  expect(masked.querySelector('details')).toBeNull()
  expect(masked.textContent).not.toMatch(/What is this|In the record/)
  await userEvent.click(await link('Private record'))
  await userEvent.click(await within(main()).findByRole('button', { name: 'Show it' }))
  const details = await disclosure('What is this?')
  expect(details.textContent).toContain('Not yet reviewed by a clinician')
  // Medicines for it, which are not private, are listed below.
  expect(details.textContent).not.toContain('MedlinePlus')
})

test('a result explains its unit and, on request, shows value and range in another unit, marked as converted', async () => {
  await renderRoute('/records/Observation', { person: 'ana' })
  await userEvent.click(await link('Blood sugar (glucose)'))
  await findInMain('milligrams per deciliter (mg/dL): Milligrams in each deciliter')
  expect(main().textContent).not.toContain('converted by Plainchart')
  await userEvent.click(await within(main()).findByLabelText('Also show in mmol/L'))
  await findInMain(
    /About \d+\.\d mmol\/L \(converted by Plainchart\)\s*Expected range: \d+\.\d mmol\/L to \d+\.\d mmol\/L/,
  )
  await switchToSpanish()
  await findInMain(/Aproximadamente \d+\.\d mmol\/L \(convertido por Plainchart\)/)
})

test('the page of an allergy explains each reaction on request', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'walter' })
  await userEvent.click(await link('Penicillin G (an antibiotic)'))
  const urticaria = await disclosure('What is Urticaria?')
  expect(urticaria.open).toBe(false)
  await open(urticaria)
  expect(urticaria.open).toBe(true)
  expect(urticaria.textContent).toContain(
    'Plainchart’s words. In the record: “Urticaria”. Not yet reviewed by a clinician.',
  )
  expect((await disclosure('What is Anaphylaxis?')).textContent).toContain(
    'The whole body reacts at once to what a person is allergic to.',
  )
  await switchToSpanish()
  await findInMain('¿Qué es Anaphylaxis?')
})

test('the MedlinePlus link says what it discloses and contains only the plain name and language', async () => {
  await renderRoute('/records/Observation', { person: 'ana' })
  await userEvent.click(await link(a1c))
  const medline = await link('Look this up on MedlinePlus')
  expect(medline.parentElement?.textContent).toContain(
    'This opens another website. It will see what was looked up, but not the record.',
  )
  expect([medline.getAttribute('rel'), medline.getAttribute('href')]).toEqual([
    'noreferrer noopener',
    'https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?v%3Aproject=medlineplus&v%3Asources=medlineplus-bundle&query=A1c',
  ])
  await switchToSpanish()
  expect((await link('Buscar esto en MedlinePlus')).getAttribute('href')).toMatch(
    /project=medlineplus-spanish&.*&query=A1c$/,
  )
})

test('the appointment sheet has both names, and explanations when chosen', async () => {
  await renderRoute('/records/Observation', { person: 'ana' })
  await userEvent.click(await link(a1c))
  await userEvent.click(await within(main()).findByLabelText('Take this along to an appointment'))
  await openPage('/take-along')
  const sheet = () => within(main()).getByRole('heading', { name: 'Sheet for the appointment' }).closest('section')
  await waitFor(() => expect(sheet()?.textContent).toContain(`${inRecord}In plain words: ${a1c}`))
  expect(sheet()?.textContent).not.toContain('Shows how much sugar')
  await userEvent.click(within(main()).getByLabelText('Add what each one is, in plain words'))
  await waitFor(() => expect(sheet()?.textContent).toContain('Shows how much sugar was in the blood'))
  expect(sheet()?.textContent).toContain('The plain words are Plainchart’s. Not yet reviewed by a clinician.')
  expect(visibleText()).toContain('Shows how much sugar')
})
