import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  findInMain,
  findLink,
  findTitle,
  headings,
  inMain,
  isHidden,
  main,
  summaryOf,
} from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const linkTexts = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('link')
    .filter((link) => !isHidden(link))
    .map(({ textContent }) => textContent)
const itemWith = (title: string | RegExp): HTMLElement =>
  inMain().getByRole('link', { name: title }).closest('li') ?? main()

test('allergies are ordered by risk, with refuted ones listed separately', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'walter' })
  await findInMain('Ruled out (1)')
  await waitFor(() =>
    expect(linkTexts(inMain().getByRole('list', { name: /^Current \(/ }))).toEqual([
      expect.stringMatching(/^Penicillin G/),
      expect.stringMatching(/^Codeine/),
    ]),
  )
  expect(linkTexts(inMain().getByRole('list', { name: /^Not confirmed \(/ }))).toEqual([
    expect.stringMatching(/^Latex/),
  ])
  const penicillin = itemWith(/^Penicillin G/)
  expect(penicillin.textContent).toContain('High risk of a serious reaction')
  expect(penicillin.textContent).toMatch(/Urticaria.*Anaphylaxis/)
})

test('the row of a goal has the latest measurement, its page also the target, without a judgment', async () => {
  await renderRoute('/records/Goal', { person: 'walter' })
  const sugar = () => itemWith('Keep the three-month blood sugar below 7%')
  await waitFor(() => expect(sugar().textContent).toMatch(/Getting closerJuly 226\.7 %/))
  expect(itemWith('Keep the upper blood pressure below 140').textContent).toMatch(/ReachedSeptember 21139 mmHg/)
  await userEvent.click(within(sugar()).getByRole('link'))
  await findInMain(/Target.*Hemoglobin A1c\/Hemoglobin\.total in Blood: Less than 7 % by December 31, 2026/)
  await userEvent.click(await findLink('6.7 %'))
  // The heading changes to the plain name when it arrives; the text of the record stays below it.
  await findTitle('A1c (blood sugar over about 3 months)')
  await findInMain('In the record: Hemoglobin A1c/Hemoglobin.total in Blood')
})

test('without all results no measurement of a goal is shown as the newest, and the list says so', async () => {
  await setFaults({ kind: '500', type: 'Observation', after: 1 })
  await renderRoute('/records/Goal', { person: 'walter' })
  await findInMain(/not load|missing/i)
  expect(itemWith('Keep the three-month blood sugar below 7%').textContent).toContain('Getting closer')
  expect(itemWith('Keep the three-month blood sugar below 7%').textContent).not.toContain('6.7')
})

test('a visit page starts with its notes and lists the records that refer to it, by kind', async () => {
  await renderRoute('/records/Encounter', { person: 'walter' })
  await userEvent.click(summaryOf('2022'))
  const stay = await waitFor(() => {
    const visits = [...main().querySelectorAll<HTMLElement>('details[open] a[href^="/record/Encounter/"]')]
    const found = visits.find(({ textContent }) => textContent === 'Hospital stay')
    if (!found) throw new Error('The visits of 2022 have no hospital stay')
    return found
  })
  await userEvent.click(stay)
  // Text notes are loaded automatically, other files on request.
  await findInMain('A pacemaker was put in on 8 February 2022 without problems.')
  await waitFor(() => expect(headings(3).filter((title) => title === 'Discharge summary')).toHaveLength(2))
  expect(inMain().getByRole('button', { name: 'Open (XML)' })).toBeDefined()
  await findInMain('From this visit')
  expect(await inMain().findByRole('link', { name: 'Placing a pacemaker' })).toBeDefined()
})

test('a care team lists its members by role with contact links', async () => {
  await renderRoute('/records/CareTeam', { person: 'walter' })
  await findInMain('Edith Exampleby')
  expect(inMain().getByText('Heart doctor')).toBeDefined()
  const mail = await inMain().findByRole('link', { name: 'dr-lee@clinic.example' })
  expect(mail.getAttribute('href')).toBe('mailto:dr-lee@clinic.example')
})

test('the member number of an insurance is collapsed until it is opened', async () => {
  await renderRoute('/records/Coverage', { person: 'walter' })
  await findInMain('This may have changed. Check with the insurance plan.')
  const number = inMain().getByText('S-7002')
  expect(isHidden(number)).toBe(true)
  await userEvent.click(inMain().getByText('Ends in 7002. Show the whole number'))
  expect(isHidden(number)).toBe(false)
})

test('each vaccine of a child is one row with its newest dose, which opens the page with all doses', async () => {
  await renderRoute('/records/Immunization', { person: 'maya', patient: 'leo' })
  const row = () =>
    [...main().querySelectorAll('li')].find((item) => item.textContent.includes('Dose 2 of 2')) ?? main()
  await waitFor(() => expect(row().textContent).toMatch(/(?:MMR|[Mm]easles).*Dose 2 of 2.*June 2023/))
  expect(within(row()).getAllByRole('link')).toHaveLength(1)
  await findInMain('Entered by mistake (1)')
  await userEvent.click(within(row()).getByRole('link'))
  await inMain().findByRole('row', { name: /1 of 2.*Jun 11, 2020/ })
})

test('a procedure that was not done is red, with the reason, and each row has one link', async () => {
  await renderRoute('/records/Procedure', { person: 'walter' })
  const row = () => itemWith(/^Total knee replacement/)
  await waitFor(() => expect(row().textContent).toMatch(/Not done.*chose exercise and pain relief/))
  expect(row().querySelector('[class*="stop"]')?.textContent).toBe('Not done')
  for (const each of main().querySelectorAll('[data-row]'))
    expect(each.querySelectorAll('a, button, summary')).toHaveLength(1)
})

test('a child’s measurements have ages', async () => {
  await renderRoute('/vitals', { person: 'maya', patient: 'leo' })
  const head = await inMain().findByRole('link', { name: /^Head/ })
  expect(head.closest('[data-row]')?.textContent).toMatch(/at 1 year 11 months.*Jun 11, 2021/)
  await userEvent.click(inMain().getByRole('link', { name: /^Weight/ }))
  const row = await inMain().findByRole('row', { name: /Jun 12, 2023/ })
  expect(row.textContent).toContain('4 years')
})

test('for care staff the choice of chart or table persists between tests', async () => {
  await renderRoute('/vitals', { person: 'dr-lee', patient: 'leo', provider: true })
  await userEvent.click(await inMain().findByRole('link', { name: /weight/i }))
  await inMain().findByRole('row', { name: /Jun 2023/ })
  expect(screen.getAllByRole('slider')).not.toEqual([])
  await userEvent.click(inMain().getByRole('radio', { name: 'Table only' }))
  await userEvent.click(inMain().getByRole('link', { name: 'Back to vital signs' }))
  await userEvent.click(await inMain().findByRole('link', { name: /height/i }))
  await findTitle('Height')
  expect((await inMain().findByRole<HTMLInputElement>('radio', { name: 'Table only' })).checked).toBe(true)
  expect(screen.queryByRole('slider')).toBeNull()
})

test('care teams of a patient who has died are past, and the profile shows the date of death', async () => {
  await renderRoute('/records/CareTeam', { person: 'carmen', patient: 'rosa' })
  expect(await inMain().findByRole('link', { name: 'Heart failure team' })).toBeDefined()
  await findInMain('Past (1)')
  await openPage('/records/Coverage')
  await findInMain('Insurance in this record.')
  expect(main().textContent).not.toContain('Check with')
  await openPage('/record/Patient/rosa')
  await findInMain('You can’t change it in this app.')
  const element = (path: string) => main().querySelector(`[data-element="Patient.${path}"]`)
  expect(element('deceasedDateTime')?.textContent).toContain('2026')
  expect(element('telecom')?.querySelector('li')?.textContent).toMatch(/^555-\d+, Phone, Home$/)
})

test('vaccines not given, implants and unnamed team members have their own sections', async () => {
  await renderRoute('/records/Immunization', { person: 'quinn' })
  await findInMain(/Shingles vaccine.*Not given.*The patient did not want it/)
  expect(headings(2)).toContain('Not given (1)')
  expect(main().textContent).toContain('Given, but may not count as a full dose')
  await openPage('/records/Device')
  expect(linkTexts(await inMain().findByRole('list', { name: /^Implants/ }))[0]).toBe('Stride 3 hip joint')
  await openPage('/records/CareTeam')
  await findInMain('Visiting volunteer')
  await findInMain('Name not given')
})

test('an empty list of allergies does not say that there are none', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'omar' })
  await findInMain('This does not mean there are none.')
  expect(main().textContent).not.toMatch(/no known allergies/i)
})

test('a record of no known allergies is quoted as what the record says', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'ana' })
  expect(await inMain().findByRole('link', { name: 'On record: no known allergies' })).toBeDefined()
})
