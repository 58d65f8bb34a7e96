import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, headings, inMain, main, selectLanguage } from './__fixtures__/page-content'
import { openPage, renderRoute } from './__fixtures__/render-route'

const numberOf = (text: string | undefined): number => Number(text?.replaceAll(',', '') ?? 0)

test('totals of a list agree on every page and name entered-in-error records', async () => {
  await renderRoute('/records/Observation', { person: 'quinn' })
  await openPage('/records')
  const row = (name: string) => inMain().getByRole('link', { name }).closest('li') ?? main()
  const results = () => row('Test results').textContent
  // The newest date appears when the list is complete.
  await waitFor(() => expect(results()).toMatch(/[\d,]+ records, \d+ of them entered by mistake, newest/))
  const [, count = '', wrong = ''] = /([\d,]+) records, (\d+) of them/.exec(results()) ?? []
  const [, answers] = /([\d,]+) records, newest/.exec(row('Questions and answers').textContent) ?? []
  const all = (numberOf(count) + numberOf(answers)).toLocaleString('en')
  await openPage('/records/Observation')
  await findInMain(`${all} records in this list, ${wrong} of them entered by mistake`)
  const right = (numberOf(count) - Number(wrong)).toLocaleString('en')
  expect(headings(2)).toContain(`Newest first (${right})`)
  await openPage('/results?by=date&time=5y')
  await findInMain(new RegExp(`Showing [\\d,]+ of ${right} results`))
})

test.each([
  [
    'en',
    'Test results',
    'of them entered by mistake',
    /^What is in the files: ([\d,]+) records, (\d+) of them entered by mistake$/,
  ],
  [
    'es',
    'Resultados de pruebas',
    'de ellos anotados? por error',
    /^Qué hay en los archivos: ([\d,]+) registros, (\d+) de ellos anotados por error$/,
  ],
] as const)(
  'the counts of the ledger and of exported files name entered-in-error records (%s)',
  async (language, kind, wrong, title) => {
    await renderRoute('/download/app', { person: 'walter', language })
    await waitFor(() =>
      expect(main().textContent).not.toMatch(/Some parts are still being loaded|Algunas partes aún se están cargando/),
    )
    const summary = inMain().getByText(title, { selector: 'summary' })
    const [, all, mistakes] = title.exec(summary.textContent) ?? []
    const textOfRow = () =>
      [...main().querySelectorAll('tr')].find(({ firstElementChild }) => firstElementChild?.textContent === kind)
        ?.textContent
    expect(textOfRow()).toMatch(new RegExp(`[\\d,]+, \\d+ ${wrong}`))
    const counts = [...main().querySelectorAll('table tr td:nth-child(2)')].map(({ textContent }) => textContent)
    const sum = (pattern: RegExp) => counts.reduce((total, text) => total + numberOf(pattern.exec(text)?.[1]), 0)
    expect([sum(/^([\d,]+)/), sum(new RegExp(`(\\d+) ${wrong}`))]).toEqual([numberOf(all), numberOf(mistakes)])
    const [count = 'no count'] = new RegExp(`\\d+ ${wrong}`).exec(textOfRow() ?? '') ?? []
    await openPage('/loaded')
    await waitFor(() => expect(textOfRow()).toContain(count))
  },
)

/** From the list of vital signs to the record of the newest blood pressure. */
const openBloodPressure = async (name: RegExp): Promise<void> => {
  await userEvent.click(await inMain().findByRole('link', { name }))
  const record = await findLink(/./, main(), '/record/Observation/')
  await openPage(record.getAttribute('href') ?? '')
}

test('in Spanish both blood pressure values have Spanish names on the page of the record', async () => {
  await renderRoute('/', { person: 'ana' })
  await selectLanguage('es')
  await openPage('/vitals')
  await inMain().findByRole('link', { name: /^Presión/ })
  expect(main().textContent).not.toContain('olic blood pressure')
  await openBloodPressure(/^Presión/)
  await findInMain('Número de arriba (sistólica)')
  await findInMain('Número de abajo (diastólica)')
})

test('a provider sees systolic and diastolic blood pressure', async () => {
  await renderRoute('/vitals', { person: 'dr-lee', patient: 'ana', provider: true })
  await openBloodPressure(/^BP/)
  await findInMain('Systolic blood pressure')
  expect(main().textContent).not.toMatch(/Top number|Bottom number/)
})

test('the appointment checklist shows plain names next to the texts of the record', async () => {
  await renderRoute('/take-along', { person: 'maya', patient: 'leo', language: 'es' })
  await userEvent.click(await inMain().findByText(/^Resultados de pruebas \(/))
  await screen.findAllByRole('checkbox', { name: /^Body height Estatura · / })
})
