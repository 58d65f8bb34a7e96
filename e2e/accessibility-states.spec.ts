import { recordTypes } from '../src/contract'
import { isFullMatrix } from '../scripts/ci/full-matrix'
import { languages, scanPage, themes, type Problems } from './accessibility-scan'
import { expect, test } from './fixtures'
import { openPage, waitForPage, selectLanguage } from './navigation'
import { listPaths } from './page-paths'
import { switchboard } from './switchboard'

test.describe.configure({ timeout: isFullMatrix ? 3_600_000 : 600_000 })
test.use({ expectedConsole: /status of (403|404|503)|ERR_ABORTED/ })

/** Faults of the lists, and the message that pages show in either language. */
const states = [
  ['failed', [{ kind: '503' }], /right now|could not load|no podemos|no pudimos/i],
  [
    'not shared',
    // A patient that is not shared either replaces every page by one message.
    recordTypes.filter((type) => type !== 'Patient').map((type) => ({ kind: '403', type })),
    /does not share|not shared with|no compart|sin compartir/i,
  ],
  ['partial', [{ kind: 'outcome-in-bundle' }], /may be missing|this note|puede faltar|esta nota/i],
  ['of an unreadable patient', [{ kind: '403', type: 'Patient' }], /could not be opened|no se pudo abrir/i],
] as const

test('pages of an empty, a failing and a slow record have no axe violations', async ({ page, signIn, ehr }) => {
  await signIn(/Omar/)
  const problems: Problems = {}
  const pages = [
    '/',
    '/timeline',
    '/results',
    '/vitals',
    '/vitals/growth',
    '/conditions',
    '/medicines',
    '/documents',
    '/records/Immunization',
    '/record/Condition/none',
  ]
  for (const path of pages) {
    await openPage(page, path)
    await scanPage(page, `${path}, empty`, problems)
  }
  const faults = switchboard(ehr)
  for (const [stateIndex, [name, orders, pattern]] of states.entries()) {
    await faults.only(...orders)
    for (const [index, path] of [
      '/',
      '/results',
      '/timeline',
      '/documents',
      '/medicines',
      '/records/Immunization',
    ].entries()) {
      // Each state is scanned in both languages and themes, on different pages.
      await page.emulateMedia({ colorScheme: (index + stateIndex) % 2 === 0 ? 'dark' : 'light' })
      // A new state needs a reload; its other pages do not.
      if (index === 0) await page.goto(path)
      else await openPage(page, path)
      await selectLanguage(page, (index + stateIndex) % 4 < 2 ? 'es' : 'en')
      await expect(page.getByRole('main').getByText(pattern).first()).toBeVisible()
      await scanPage(page, `${path}, ${name}`, problems)
    }
  }
  await faults.only({ kind: 'hang' })
  for (const path of ['/', '/results']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await scanPage(page, `${path}, loading`, problems)
  }
  await faults.reset()
  expect(problems).toEqual({})
})

if (isFullMatrix)
  for (const [name, orders] of [...states, ['loading', [{ kind: 'hang' }]] as const])
    test(`every list page has no axe violations when its list is ${name}, in all themes and languages`, async ({
      page,
      signIn,
      ehr,
    }) => {
      await signIn(/Omar/)
      const problems: Problems = {}
      await switchboard(ehr).only(...orders)
      for (const colorScheme of themes)
        for (const language of languages)
          for (const path of listPaths) {
            await page.emulateMedia({ colorScheme })
            await page.goto(path)
            await selectLanguage(page, language)
            if (name !== 'loading') await waitForPage(page)
            await scanPage(page, `${path}, ${name}, ${colorScheme}, ${language}`, problems)
          }
      expect(problems).toEqual({})
    })
