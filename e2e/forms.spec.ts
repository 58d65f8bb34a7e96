import { expect, test } from './fixtures'
import { axeViolations } from './checks/axe'
import { openPage, openChart } from './navigation'

const legacy = { discovery: 'metadata', pkce: 'always', scopeStyle: 'v1', revinclude: false }

test.describe('on a server with forms and test orders (legacy persona)', () => {
  // fhirclient requests the SMART configuration, which this server does not have.
  test.use({ sandboxArgs: ['--persona', 'legacy'], ehrConfig: legacy, expectedConsole: /404.*smart-configuration/ })

  test('a form is linked from all records and shows its questions', async ({ page, signInThroughPages }) => {
    await signInThroughPages(/Ana/)
    await openPage(page, '/records')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Forms', exact: true }).click()
    await expect(main.getByText('2 records in this list')).toBeVisible()
    await expect(main.getByText('earlier')).toHaveCount(0)
    await main.getByRole('link', { name: 'Before your visit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Before your visit' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Habits' })).toBeVisible()
    const question = (text: string) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByText(text, { exact: true }) })
        .last()
    await expect(question('Do you smoke?')).toContainText('Yes or no · Needs an answer')
    await expect(question('How much does it keep you from what you want to do?')).toContainText('Somewhat')
    await expect(question('How many cigarettes a day?')).toContainText(
      /Asked only if:\s*The answer to “Do you smoke\?” is Yes/,
    )
    await expect(question('Would you like help to stop?')).toContainText(
      /“How many cigarettes a day\?” is this or more: 5/,
    )
    await expect(question('Who was it, and what did they have?')).toContainText(
      /Asked only if one of these is true:.*“What brings you in\?” has no answer/s,
    )
    expect(await axeViolations(page)).toEqual([])
    await page.goto('/record/Questionnaire/form-before-visit?view=raw')
    await expect(main.getByText('enableBehavior')).toBeVisible()
    await openPage(page, '/record/Questionnaire/form-release')
    await expect(
      main.getByText(
        'The choices are not in the form. They are kept here: https://sandbox.example/ValueSet/kinds-of-records',
      ),
    ).toBeVisible()
  })

  test('test orders are listed with their status, found by search and counted as loaded', async ({
    page,
    signInThroughPages,
  }) => {
    await signInThroughPages(/Ana/)
    await openPage(page, '/records/DiagnosticOrder')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(/CBC panel.*Ordered.*Lipid 1996 panel/s)
    await expect(rows.nth(1)).toContainText(/TSH|thyroid/i)
    await expect(rows.nth(2)).toContainText('Called off')
    await rows.first().getByRole('link').first().click()
    await expect(page.getByText('This order came in an older format.')).toBeVisible()
    await expect(page.getByText('Nothing to eat for eight hours before.')).toBeVisible()
    await openPage(page, '/record/DiagnosticOrder/order-ana-thyroid')
    await expect(page.getByRole('main').getByText('Done', { exact: true })).toBeVisible()
    await openPage(page, '/find')
    await page.getByRole('main').getByRole('searchbox').fill('thyrotropin')
    await expect(page.locator('main a[href="/record/DiagnosticOrder/order-ana-thyroid"]')).toBeVisible()
    await openPage(page, '/loaded')
    await expect(page.getByRole('row', { name: /^Test orders/ })).toContainText('All loaded')
  })

  test('a proxy sees only the child’s orders', async ({ page, signInThroughPages }) => {
    await signInThroughPages(/Maya/, /Leo/)
    await openPage(page, '/records/DiagnosticOrder')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Lead')
  })

  test('a provider sees forms and orders in an open chart', async ({ page, signInProvider }) => {
    await signInProvider(/^Dr\. Robin/)
    await openChart(page, 'Exampleby')
    await openPage(page, '/records/DiagnosticOrder')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Results under review')
    await openPage(page, '/records/Questionnaire')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
})

test('where the server does not offer forms and test orders, nothing is requested and the page says so', async ({
  page,
  signIn,
}) => {
  const requested: string[] = []
  page.on('request', (request) =>
    /\/fhir\/(?:Questionnaire|DiagnosticOrder)|scope=[^&]*(?:Questionnaire|DiagnosticOrder)/.test(request.url())
      ? requested.push(request.url())
      : undefined,
  )
  await signIn(/Ana/)
  const main = page.getByRole('main')
  for (const [path, sentence] of [
    ['Questionnaire', 'forms'],
    ['DiagnosticOrder', 'test orders'],
    ['Questionnaire/form-release', 'forms'],
  ] as const) {
    await openPage(page, `/record${path.includes('/') ? '' : 's'}/${path}`)
    await expect(main.getByText(`This health system does not share ${sentence}.`)).toBeVisible()
  }
  await openPage(page, '/records')
  await expect(main.getByText('Apps cannot get this kind.')).toHaveCount(2)
  await expect(main.getByRole('link', { name: /^(?:Forms|Test orders)$/ })).toHaveCount(0)
  expect(requested).toEqual([])
})
