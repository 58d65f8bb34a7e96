import { contractOf, recordTypes } from '../src/contract'
import { searchSyntax } from '../src/contract/__fixtures__/syntax'
import { expect, test } from './fixtures'
import type { RecordType } from '../src/contract'
import type { Page, Request } from '@playwright/test'

// Sends every search of the API through the forms.
test.describe.configure({ timeout: 600_000 })

/** R4 names of the parameters in a search line of the API description. */
function parameterNames(type: RecordType, syntax: string): readonly string[] {
  const { parameters } = contractOf(type)
  return syntax
    .replace(/^\?/, '')
    .replace(/ \(.*?\)/, '')
    .split('&')
    .map((part) => part.replace(/=.*$/, ''))
    .map(
      (written) =>
        Object.entries(parameters).find(([name, { aliases }]) => name === written || aliases?.includes(written))?.[0] ??
        written,
    )
}

const searchCountOf = (types: readonly RecordType[]): number =>
  types.reduce((sum, type) => sum + searchSyntax[type].length, 0)

const keyOf = (names: readonly string[]) => [...names].sort().join('+')
const parametersOf = (request: Request) =>
  Object.fromEntries([...new URL(request.url()).searchParams].filter(([name]) => !name.startsWith('_')))
/** Matches the first request of a search of the type, not its further pages. */
const isFirstPageOf = (type: RecordType) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url())
  return request.method() === 'GET' && pathname === `/fhir/${type}` && !searchParams.has('_page')
}

/** Fills in the field of a parameter, with another value for each search line. Returns the expected value. */
async function fillField(page: Page, type: RecordType, name: string, line: number): Promise<string> {
  const box = page.locator(`[data-field="${name}"]`)
  const { type: kind, targets } = contractOf(type).parameters[name] ?? { type: 'string' }
  const codes = box.getByRole('checkbox')
  const count = await codes.count()
  if (count > 0) {
    const code = codes.nth(line % count)
    await code.check()
    return (await code.getAttribute('value')) ?? ''
  }
  if (kind === 'date') await box.getByRole('combobox').selectOption('ge')
  const text = {
    date: `${1990 + line}-02`,
    reference: `${targets?.[0] ?? 'Patient'}/x${line}`,
    token: `x${line}`,
    string: `Ex${line}`,
  }[kind]
  await box.locator('input').first().fill(text)
  return kind === 'date' ? `ge${text}` : text
}

/** Sends each search of the type whose form is open. Returns how many were sent as expected. */
async function sendAllSearches(page: Page, type: RecordType, patient: string | undefined): Promise<number> {
  const choice = page.getByLabel('What do you want to search by?')
  await expect(choice).toBeVisible()
  const options = await choice
    .locator('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  let searchCount = 0
  for (const [line, syntax] of searchSyntax[type].entries()) {
    const names = parameterNames(type, syntax)
    if (keyOf(names) === 'patient') continue
    const option = options.find((each) => keyOf(each.split('+')) === keyOf(names))
    expect(option, `${type}${syntax} is offered`).toBeDefined()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await choice.selectOption(option ?? '')
    const expected: Record<string, string> = patient !== undefined && names.includes('patient') ? { patient } : {}
    for (const name of names.filter((each) => each !== 'patient'))
      expected[name] = await fillField(page, type, name, line)
    const request = page.waitForRequest(isFirstPageOf(type))
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    expect(parametersOf(await request), `${type}${syntax}`).toEqual(expected)
    expect(page.url(), 'the URL has no search input').not.toContain('?')
    searchCount += 1
  }
  return searchCount
}

/** The types in two halves, for two parallel tests. The record is empty, because only the requests count. */
const ofChart = recordTypes.filter((type) => type !== 'Patient' && contractOf(type).searches.length > 0)
const halves = [0, 1].map((half) => ofChart.filter((_, index) => index % 2 === half))

for (const types of halves)
  test(`each search of the API can be sent from the forms and never appears in the URL: ${types.join(', ')}`, async ({
    page,
    signInProvider,
  }) => {
    await signInProvider(/Robin Lee/)
    await page.getByLabel('What do you want to search by?').selectOption('family')
    await page.getByLabel('Family name').fill('Blankenform')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('button', { name: /Open chart of Blankenform, Omar/ }).click()
    await page.getByRole('button', { name: 'Yes, open the chart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
    let searchCount = 0
    for (const type of types) {
      const ofPatient = 'patient' in contractOf(type).parameters
      const list = ofPatient ? page.waitForRequest(isFirstPageOf(type)) : undefined
      await page.goto(`/records/${type}`)
      if (list) {
        expect(parametersOf(await list)).toEqual({ patient: 'omar' })
        searchCount += 1
      }
      if (contractOf(type).searches.length === 1) continue
      if (ofPatient) await page.getByText('Search at the health system').click()
      searchCount += await sendAllSearches(page, type, 'omar')
    }
    expect(searchCount).toBe(searchCountOf(types))
  })

test('each patient search of the API can be sent from the form and never appears in the URL', async ({
  page,
  signInProvider,
}) => {
  await signInProvider(/Robin Lee/)
  expect(await sendAllSearches(page, 'Patient', undefined)).toBe(searchCountOf(['Patient']))
  expect(searchCountOf(['Patient', ...halves.flat()]), 'every search of the API').toBe(188)
})

test('a search form suggests codes of the record, reports invalid input, and is restored on Back', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await page.goto('/records/Observation')
  await page.getByText('Search at the health system').click()
  await page.getByLabel('What do you want to search by?').selectOption('patient+code+date')
  await expect(page.getByLabel('What do you want to search by?').locator('optgroup').first()).toHaveAttribute(
    'label',
    'In your record',
  )
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Fill this in to search.')).toHaveCount(2)
  const code = page.locator('[data-field="code"] input')
  await expect(code).toBeFocused()
  const [first = ''] = await page
    .locator('[data-field="code"] datalist option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  expect(first).toContain('|')
  await code.fill(first)
  await page.locator('[data-field="date"] select').selectOption('between')
  await page.getByLabel('First date').fill('2024-05-33')
  await page.getByLabel('Last date').fill('2030')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Write the date as 2024, 2024-05 or 2024-05-03.').last()).toBeVisible()
  await page.getByLabel('First date').fill('1990')
  const request = page.waitForRequest(isFirstPageOf('Observation'))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const sent = new URL((await request).url()).searchParams
  expect([sent.get('patient'), sent.get('code'), sent.getAll('date')]).toEqual(['walter', first, ['ge1990', 'le2030']])
  const found = page.locator('section', { has: page.getByRole('heading', { name: 'What the search found' }) })
  await found.getByRole('list').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/record\/Observation\//)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What the search found' })).toBeVisible()
  await expect(page.locator('[data-field="code"] input')).toHaveValue(first)
})

test('organizations can be searched, with a note on where the input is sent and a message for no results', async ({
  page,
  signIn,
}) => {
  await signIn(/Ana/)
  await page.goto('/search')
  await page.getByRole('link', { name: 'Organizations', exact: true }).first().click()
  await expect(page.getByRole('main')).not.toContainText('id of a record')
  await page.getByLabel('Name').fill('samplefield')
  await expect(
    page.getByText(/^When you press Search, what you typed is sent to .+, and to no one else\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Samplefield/ })
      .first(),
  ).toBeVisible()
  await page.getByLabel('Name').fill('nowhere at all')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('The health system found nothing for this search.')).toBeVisible()
})
