import { expect, test } from './fixtures'
import { go } from './pages'

test('the totals of one list agree on every page, and where mistakes are counted it is said', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await go(page, '/records')
  const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Test results', exact: true }) })
  // The newest date stands there once the list is whole.
  await expect(row).toContainText(/[\d,]+ records, \d+ of them entered by mistake, newest/)
  const [, said = '', wrong = ''] = /([\d,]+) records, (\d+) of them/.exec(await row.innerText()) ?? []
  await go(page, '/records/Observation')
  await expect(main).toContainText(`${said} records in this list, ${wrong} of them entered by mistake`)
  const right = (Number(said.replaceAll(',', '')) - Number(wrong)).toLocaleString('en')
  await expect(main.getByRole('heading', { name: `Newest first (${right})` })).toBeVisible()
  await go(page, '/results?time=all')
  await expect(main).toContainText(new RegExp(`Showing [\\d,]+ of ${right} results`))
})

test('on a Spanish page the two numbers of a blood pressure have Spanish names, in every layout', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  const main = page.getByRole('main')
  for (const path of ['/', '/results?time=all', '/vitals']) {
    await go(page, path)
    await expect(main, path).toContainText('Número de arriba (sistólica)')
    await expect(main, path).toContainText('Número de abajo (diastólica)')
    await expect(main, path).not.toContainText('olic blood pressure')
  }
})

test('the list to choose from for an appointment has the plain names beside the record’s words', async ({ page, signIn }) => {
  await signIn(/^Maya/, /Leo/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await go(page, '/take-along')
  const main = page.getByRole('main')
  await main.getByText(/^Resultados de pruebas \(/).click()
  await expect(main.getByRole('checkbox', { name: /^Body height Estatura · / }).first()).toBeVisible()
})
