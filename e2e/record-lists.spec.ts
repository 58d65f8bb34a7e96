import { expect, test } from './fixtures'
import { follow } from './navigation'
import type { Page } from '@playwright/test'

/** Opens a list through the page of all records. */
async function open(page: Page, name: string | RegExp): Promise<void> {
  await follow(page, 'All records')
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const row = (page: Page, title: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('allergies are ordered by risk, with refuted ones listed separately', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await open(page, 'Allergies and reactions')
  const names = page.getByRole('list', { name: /^Current \(/ }).getByRole('link')
  await expect(names).toHaveText([/^Penicillin G/, /^Codeine/])
  await expect(page.getByRole('list', { name: /^Not confirmed \(/ }).getByRole('link')).toHaveText([/^Latex/])
  await expect(row(page, /^Penicillin G/)).toContainText('High risk of a serious reaction')
  await expect(row(page, /^Penicillin G/)).toContainText('Urticaria, Anaphylaxis (severe reaction)')
  await expect(page.getByText('Ruled out (1)')).toBeVisible()
})

test('a goal shows its target next to the latest measurement, without a judgment', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await open(page, 'Health goals')
  const sugar = row(page, 'Keep the three-month blood sugar below 7%')
  await expect(sugar).toContainText(
    /TargetHemoglobin A1c\/Hemoglobin\.total in Blood: Less than 7 % by December 31, 2026/,
  )
  await expect(sugar).toContainText(/Latest measurement6\.7 %, July 22, 2026/)
  await expect(row(page, 'Keep the upper blood pressure below 140')).toContainText(
    /Latest measurement139 mmHg, September 21, 2026/,
  )
  await sugar.getByRole('link', { name: '6.7 %' }).click()
  // The heading changes to the plain name when it arrives; the text of the record stays below it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A1c (blood sugar over about 3 months)')
  await expect(page.getByRole('main')).toContainText('In the record: Hemoglobin A1c/Hemoglobin.total in Blood')
})

test('a visit page starts with its notes and lists the records that refer to it, by kind', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await open(page, 'Visits')
  await page.getByRole('group').filter({ hasText: /^2022/ }).locator('summary').first().click()
  await page.getByRole('link', { name: 'Hospital stay', exact: true }).first().click()
  // Text notes are loaded automatically, other files on request.
  await expect(page.getByText('A pacemaker was put in on 8 February 2022 without problems.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Discharge summary, Dr. Theo Hartwell-Demo' })).toHaveCount(
    2,
  )
  await expect(page.getByRole('button', { name: 'Open (XML)' })).toBeVisible()
  await expect(page.getByText('1 more record from this visit')).toBeVisible()
  await expect(page.getByText('Procedures (1)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Implantation of cardiac pacemaker' })).toBeVisible()
})

test('a care team lists its members by role with contact links', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await open(page, 'Care teams')
  await expect(page.getByText('Heart doctor', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'dr-lee@clinic.example' })).toHaveAttribute(
    'href',
    'mailto:dr-lee@clinic.example',
  )
  await expect(page.getByText('Edith Exampleby')).toBeVisible()
})

test('the member number of an insurance is collapsed until it is opened', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await open(page, 'Insurance')
  const number = page.getByText('S-7002', { exact: true })
  await expect(page.getByText('This may be out of date.')).toBeVisible()
  await expect(number).toBeHidden()
  await page.getByText('Ends in 7002. Show the whole number').click()
  await expect(number).toBeVisible()
})

test('a child’s vaccines are grouped by dose and measurements have ages', async ({ page, signIn }) => {
  await signIn(/Maya/, /Leo/)
  await open(page, 'Vaccines')
  const mmr = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Measles, mumps and rubella (MMR) (2)' }) })
  await expect(mmr.getByRole('listitem')).toHaveText([/June 12, 2023.*Dose 2 of 2/, /June 11, 2020.*Dose 1 of 2/])
  await expect(page.getByText('Entered by mistake (1)')).toBeVisible()
  await open(page, 'Vital signs')
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Head size' }) }),
  ).toContainText('June 11, 2021, 9:15 a.m. (5 years ago), at 1 year 11 months')
  await page.getByRole('link', { name: /trend.*Body weight/ }).click()
  await expect(page.getByRole('row', { name: /June 12, 2023/ })).toContainText('4 years')
  // The choice of chart or table persists between tests.
  await page.getByRole('radio', { name: 'Table only' }).check()
  await page.getByRole('link', { name: 'Back to vital signs' }).click()
  await page.getByRole('link', { name: /trend.*Body height/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Height' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Table only' })).toBeChecked()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('care teams of a patient who has died are past, and the profile shows the date of death', async ({
  page,
  signIn,
}) => {
  await signIn(/Carmen/)
  await open(page, 'Care teams')
  await expect(page.getByRole('link', { name: 'Heart failure team' })).toBeVisible()
  await expect(page.getByText('Past (1)')).toBeVisible()
  await follow(page, /^About/)
  await expect(page.locator('[data-element="Patient.deceasedDateTime"]')).toContainText('2026')
  await expect(page.locator('[data-element="Patient.telecom"]').getByRole('listitem').first()).toHaveText(
    /^555-\d+PhoneHome$/,
  )
  await expect(page.getByText('You can’t change it in this app.')).toBeVisible()
})

test('vaccines not given, implants and unnamed team members have their own sections', async ({ page, signIn }) => {
  await signIn(/Quinn/)
  await open(page, 'Vaccines')
  await expect(page.getByRole('heading', { level: 2, name: 'Not given (1)' })).toBeVisible()
  await expect(page.getByText('Dose: first sugar lump (of: three sugar lumps)')).toBeVisible()
  await expect(page.getByText('Given, but may not count as a full dose')).toBeVisible()
  await open(page, 'Implants and devices')
  await expect(
    page
      .getByRole('list', { name: /^Implants/ })
      .getByRole('link')
      .first(),
  ).toHaveText('Stride 3 hip joint')
  await open(page, 'Care teams')
  await expect(page.getByText('Visiting volunteer')).toBeVisible()
  await expect(page.getByText('Name not given').first()).toBeVisible()
})

test('an empty list of allergies does not say that there are none', async ({ page, signIn }) => {
  await signIn(/Omar/)
  await open(page, 'Allergies and reactions')
  await expect(page.getByText('This does not mean there are none.')).toBeVisible()
  await expect(page.getByText(/no known allergies/i)).toHaveCount(0)
})

test('a record of no known allergies is quoted as what the record says', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await open(page, 'Allergies and reactions')
  await expect(page.getByRole('link', { name: 'The record says: no known allergies' })).toBeVisible()
})
