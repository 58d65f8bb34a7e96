import { expect, test } from './fixtures'
import { openPage, openChart } from './navigation'

test('totals of a list agree on every page and name entered-in-error records', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await openPage(page, '/records')
  const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Test results', exact: true }) })
  // The newest date appears when the list is complete.
  await expect(row).toContainText(/[\d,]+ records, \d+ of them entered by mistake, newest/)
  const [, count = '', wrong = ''] = /([\d,]+) records, (\d+) of them/.exec(await row.innerText()) ?? []
  await openPage(page, '/records/Observation')
  await expect(main).toContainText(`${count} records in this list, ${wrong} of them entered by mistake`)
  const right = (Number(count.replaceAll(',', '')) - Number(wrong)).toLocaleString('en')
  await expect(main.getByRole('heading', { name: `Newest first (${right})` })).toBeVisible()
  await openPage(page, '/results?time=all')
  await expect(main).toContainText(new RegExp(`Showing [\\d,]+ of ${right} results`))
})

for (const [language, kind, wrong, title] of [
  [
    'English',
    'Test results',
    'of them entered by mistake',
    /^What is in the files: ([\d,]+) records, (\d+) of them entered by mistake$/,
  ],
  [
    'Español',
    'Resultados de pruebas',
    'de ellos anotados? por error',
    /^Qué hay en los archivos: ([\d,]+) registros, (\d+) de ellos anotados por error$/,
  ],
] as const)
  test(`the counts of the ledger and of exported files name entered-in-error records (${language})`, async ({
    page,
    signIn,
  }) => {
    await signIn(/Walter/)
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
    const main = page.getByRole('main')
    const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) })
    await openPage(page, '/download/app')
    await expect(
      main.getByText(/^(Some parts are still being loaded|Algunas partes aún se están cargando)$/),
    ).toHaveCount(0)
    const summary = main.getByText(title)
    const [, all = '', mistakes = ''] = title.exec(await summary.innerText()) ?? []
    await summary.click()
    await expect(row).toContainText(new RegExp(`[\\d,]+, \\d+ ${wrong}`))
    const counts = (await main.getByRole('row').allInnerTexts()).map((text) =>
      [/\t([\d,]+)/.exec(text), new RegExp(`(\\d+) ${wrong}`).exec(text)].map((found) =>
        Number(found?.[1]?.replaceAll(',', '') ?? 0),
      ),
    )
    expect([0, 1].map((column) => counts.reduce((sum, each) => sum + (each[column] ?? 0), 0))).toEqual(
      [all, mistakes].map((text) => Number(text.replaceAll(',', ''))),
    )
    const [count = ''] = new RegExp(`\\d+ ${wrong}`).exec(await row.innerText()) ?? []
    await openPage(page, '/loaded')
    await expect(row).toContainText(count)
  })

test('in Spanish both blood pressure values have Spanish names in every layout', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  const main = page.getByRole('main')
  for (const path of ['/', '/results?time=all', '/vitals']) {
    await openPage(page, path)
    await expect(main, path).toContainText('Número de arriba (sistólica)')
    await expect(main, path).toContainText('Número de abajo (diastólica)')
    await expect(main, path).not.toContainText('olic blood pressure')
  }
})

test('a provider sees systolic and diastolic blood pressure', async ({ page, signInProvider }) => {
  await signInProvider(/^Dr\. Robin/)
  await openChart(page, 'Sampleton')
  const main = page.getByRole('main')
  await openPage(page, '/vitals')
  await expect(main).toContainText('Systolic blood pressure')
  await expect(main).not.toContainText(/Top number|Bottom number/)
})

test('the appointment checklist shows plain names next to the texts of the record', async ({ page, signIn }) => {
  await signIn(/^Maya/, /Leo/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await openPage(page, '/take-along')
  const main = page.getByRole('main')
  await main.getByText(/^Resultados de pruebas \(/).click()
  await expect(main.getByRole('checkbox', { name: /^Body height Estatura · / }).first()).toBeVisible()
})
