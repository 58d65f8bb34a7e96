import { expect, test } from './fixtures'
import { axeViolations } from './checks/axe'
import { openPage } from './navigation'

// fhirclient requests the SMART configuration, which this server does not have.
test.use({
  sandboxArgs: ['--persona', 'legacy'],
  ehrConfig: { discovery: 'metadata', pkce: 'always', scopeStyle: 'v1', revinclude: false },
  expectedConsole: /404.*smart-configuration/,
})

test('a form is accessible', async ({ page, signInThroughPages }) => {
  await signInThroughPages(/Ana/)
  await openPage(page, '/record/Questionnaire/form-before-visit')
  await expect(page.getByRole('heading', { level: 3, name: 'Habits' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
