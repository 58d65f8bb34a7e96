import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main } from '../__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../__fixtures__/render-route'

const ehr = { help: { phone: '+1 (555) 010-0199', hours: 'Mon to Fri, 8 to 5', url: 'https://help.example/records' } }
const helpText = 'Help from Sandbox EHR: +1 (555) 010-0199, Mon to Fri, 8 to 5. Help page'
const timesInMain = () => main().textContent.split(helpText).length - 1

test('the help contact of a health system is in the footer, and once on each page that failed to load', async () => {
  await renderRoute('/', { person: 'ana', ehr })
  expect(screen.getByRole('contentinfo').textContent).toContain(helpText)
  expect(main().textContent).not.toContain('Help from')
  await setFaults({ kind: '503' })
  await openPage('/records/Procedure')
  await findInMain(helpText)
  expect(timesInMain()).toBe(1)
  expect(
    within(main())
      .getByRole('link', { name: /010-0199/ })
      .getAttribute('href'),
  ).toBe('tel:+15550100199')
})

test('the summary of a health system that does not respond names its help contact once', async () => {
  await setFaults({ kind: '503' })
  await renderRoute('/', { person: 'ana', ehr })
  await findInMain('The health system does not answer right now')
  expect(timesInMain()).toBe(1)
})

test('the portal of the health system is linked in the footer for what the app does not do', async () => {
  const portal = 'https://portal.example/start'
  await renderRoute('/', { person: 'ana', ehr: { help: { portal } } })
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain('Messages, refills and booking stay in the clinic’s portal: Sandbox EHR')
  expect(footer.textContent).not.toContain('Help from')
  const link = within(footer).getByRole('link', { name: 'Sandbox EHR' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([portal, 'noopener noreferrer'])
})

test('providers get no link to the portal of patients', async () => {
  const help = { portal: 'https://portal.example/start' }
  await renderRoute('/', { person: 'dr-lee', patient: 'ana', provider: true, ehr: { help } })
  expect(screen.getByRole('contentinfo').textContent).not.toContain('portal')
})

test('hours that end in a period are not followed by another one', async () => {
  const hours = 'Mon to Fri, 8 a.m. to 5 p.m.'
  await renderRoute('/', { person: 'ana', ehr: { help: { hours, url: 'https://help.example' } } })
  expect(screen.getByRole('contentinfo').textContent).toContain(`Help from Sandbox EHR: ${hours} Help page`)
})

const en = 'Most results appear on the day they are final.'
const es = 'Casi todos los resultados aparecen el día en que son definitivos.'

test.each([
  ['en', { en, es }, en, undefined],
  ['es', { en, es }, es, undefined],
  ['es', { en }, en, 'en'],
] as const)(
  'the pages of results and of notes quote the notice on when these appear: language %s',
  async (language, releaseNotice, text, marked) => {
    await renderRoute('/results', { person: 'ana', language, ehr: { releaseNotice } })
    for (const path of ['/results', '/documents']) {
      await openPage(path)
      await findInMain(`“${text}”`)
      const quote = [...main().querySelectorAll('bdi')].find(({ textContent }) => textContent === text)
      expect(quote?.getAttribute('lang') ?? undefined).toBe(marked)
    }
  },
)

test.each([
  ['a provider', { person: 'dr-lee', patient: 'ana', provider: true }],
  ['the proxy of a person who has died', { person: 'carmen' }],
] as const)('the notice on when results appear is not shown to %s', async (_, reader) => {
  await renderRoute('/results', { ...reader, ehr: { releaseNotice: { en, es } } })
  for (const path of ['/results', '/documents']) {
    await openPage(path)
    await waitFor(() => expect(main().querySelector('[aria-busy="true"], [data-loading]')).toBeNull())
    expect(main().textContent).not.toContain(en)
  }
})
