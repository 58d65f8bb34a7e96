import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage } from './navigation'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'

test('a result explains its unit and, on request, shows value and range in another unit, marked as converted', async ({
  page,
  signIn,
}) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Blood sugar (glucose)', exact: true }).first().click()
  await expect(main).toContainText('milligrams per deciliter (mg/dL): Milligrams in each deciliter')
  await expect(main).not.toContainText('converted by Plainchart')
  await main.getByLabel('Also show in mmol/L').check()
  await expect(
    main.getByText(
      /^About \d+\.\d mmol\/L \(converted by Plainchart\) Expected range: \d+\.\d mmol\/L to \d+\.\d mmol\/L$/,
    ),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(main.getByText(/^Aproximadamente \d+\.\d mmol\/L \(convertido por Plainchart\)/)).toBeVisible()
})

test('vital signs also show US units on request', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/vitals')
  const main = page.getByRole('main')
  await expect(main).not.toContainText('converted by Plainchart')
  await main.getByLabel(/^Also show in other units, such as °F or pounds: .*weight/).check()
  await expect(main.getByText(/^About \d+ lb \(converted by Plainchart\)$/)).toBeVisible()
  await expect(main.getByText(/^About \d+ ft \d+ in \(converted by Plainchart\)$/)).toBeVisible()
})

test('the page of an allergy explains each reaction on request', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/records/AllergyIntolerance')
  const main = page.getByRole('main')
  const reactions = page.waitForResponse(/dictionary-reactions-en/)
  await main.getByRole('link', { name: 'Penicillin G (an antibiotic)', exact: true }).click()
  await reactions
  const explanation = main.locator('details').filter({ hasText: 'What is Urticaria?' })
  await expect(explanation.getByText('Not yet reviewed by a clinician.')).toBeHidden()
  await explanation.getByText('What is Urticaria?').click()
  await expect(explanation).toContainText(
    'Plainchart’s words. The record says: “Urticaria”. Not yet reviewed by a clinician.',
  )
  await main.getByText('What is Anaphylaxis?').click()
  await expect(main.locator('details').filter({ hasText: 'What is Anaphylaxis?' })).toContainText(
    'The whole body reacts at once to what a person is allergic to.',
  )
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(main.getByText('¿Qué es Anaphylaxis?')).toBeVisible()
})

test('the MedlinePlus link says what it discloses and contains only the plain name and language', async ({
  page,
  signIn,
}) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: a1c, exact: true }).first().click()
  const link = main.getByRole('link', { name: 'Look this up on MedlinePlus' })
  await expect(link.locator('..')).toContainText(
    'This opens another website. It will see what was looked up, but not the record.',
  )
  await expect(link).toHaveAttribute('rel', 'noreferrer noopener')
  await expect(link).toHaveAttribute(
    'href',
    'https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?v%3Aproject=medlineplus&v%3Asources=medlineplus-bundle&query=A1c',
  )
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(main.getByRole('link', { name: 'Buscar esto en MedlinePlus' })).toHaveAttribute(
    'href',
    /project=medlineplus-spanish&.*&query=A1c$/,
  )
})

test('a private record has no external link, even after it is shown', async ({ page, signIn }) => {
  await signIn(/Quinn/)
  await openPage(page, '/conditions')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Private record' }).click()
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(main.locator('details').filter({ hasText: 'What is this?' })).toContainText(
    'Not yet reviewed by a clinician',
  )
  await expect(main.getByText('MedlinePlus')).toHaveCount(0)
})

test('the appointment sheet has both names, and explanations when chosen', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: a1c, exact: true }).first().click()
  await main.getByLabel('Take this along to an appointment').check()
  await openPage(page, '/take-along')
  const sheet = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .last()
  await expect(sheet).toContainText(`${inRecord}In plain words: ${a1c}`)
  await expect(sheet).not.toContainText('Shows about how much sugar')
  await main.getByLabel('Add what each one is, in plain words').check()
  await expect(sheet).toContainText('Shows about how much sugar was in the blood')
  await expect(sheet).toContainText('The plain words are Plainchart’s. Not yet reviewed by a clinician.')
})

test.describe('with reviewedWordsOnly', () => {
  test.use({ ehrConfig: { reviewedWordsOnly: true, medlinePlus: false } })
  test('names without review are not shown', async ({ page, signIn }) => {
    await trackRequests(page)
    await signIn(/^Ana/)
    await openPage(page, '/results?time=all')
    const main = page.getByRole('main')
    const dictionaryFile = page.waitForResponse(/dictionary-tests-en/)
    await page.reload()
    await dictionaryFile
    await expect(main.getByRole('link', { name: inRecord, exact: true }).first()).toBeVisible()
    await waitForIdle(page)
    await expect(main.getByText('What is this?')).toHaveCount(0)
    await expect(main.getByRole('link', { name: a1c })).toHaveCount(0)
  })
})
