import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  findInMain,
  findLink,
  findTitle,
  linksTo,
  main,
  visibleText,
  watchRequests,
} from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, startTestSandbox } from '../../../app/__fixtures__/render-route'

/** The legacy persona has forms and test orders. */
const legacy = {
  sandbox: startTestSandbox({ persona: 'legacy' }),
  ehr: { discovery: 'metadata', pkce: 'always', scopeStyle: 'v1', revinclude: false },
} as const

const rows = () => within(main()).getAllByRole('listitem')
/** The innermost list item with an element of this text. */
const question = (text: string) => within(main()).getAllByText(text).at(-1)?.closest('li')?.textContent

test('a form is linked from all records and shows its questions', async () => {
  await renderRoute('/records', { person: 'ana', ...legacy })
  await userEvent.click(await findLink('Forms'))
  await findInMain('2 records in this list')
  expect(main().textContent).not.toContain('earlier')
  await userEvent.click(await findLink('Before your visit'))
  await findTitle('Before your visit')
  await screen.findByRole('heading', { level: 3, name: /Habits$/ })
  expect(question('Do you smoke?')).toContain('Yes or no · Needs an answer')
  expect(question('How much does it keep you from what you want to do?')).toContain('Somewhat')
  expect(question('How many cigarettes a day?')).toMatch(/Asked only if:\s*The answer to “Do you smoke\?” is Yes/)
  expect(question('Would you like help to stop?')).toMatch(/“How many cigarettes a day\?” is this or more: 5/)
  expect(question('Who was it, and what did they have?')).toMatch(
    /Asked only if one of these is true:.*“What brings you in\?” has no answer/s,
  )
  await openPage('/record/Questionnaire/form-before-visit?view=raw')
  await waitFor(() => expect(visibleText()).toContain('enableBehavior'))
  await openPage('/record/Questionnaire/form-release?view=plain')
  await findInMain(
    'The choices are not in the form. They are kept here: https://sandbox.example/ValueSet/kinds-of-records',
  )
})

test('test orders are listed with their status, found by search and counted as loaded', async () => {
  await renderRoute('/records/DiagnosticOrder', { person: 'ana', ...legacy })
  await waitFor(() => expect(rows()).toHaveLength(3))
  // Plain names arrive later.
  await waitFor(() => expect(rows()[1]?.textContent).toMatch(/TSH|thyroid/i))
  const [panels, , cancelled] = rows()
  expect(panels?.textContent).toMatch(/CBC panel.*Ordered.*Lipid 1996 panel/s)
  expect(cancelled?.textContent).toContain('Called off')
  await userEvent.click(within(panels ?? main()).getAllByRole('link')[0] ?? main())
  await findInMain('This order came in an older format.')
  await findInMain('Nothing to eat for eight hours before.')
  await openPage('/record/DiagnosticOrder/order-ana-thyroid')
  expect(await within(main()).findByText('Done')).toBeDefined()
  await openPage('/find')
  await userEvent.type(await within(main()).findByRole('searchbox'), 'thyrotropin')
  await waitFor(() => expect(linksTo('/record/DiagnosticOrder/order-ana-thyroid')).toHaveLength(1))
  await openPage('/loaded')
  await waitFor(() => expect(screen.getByRole('row', { name: /^Test orders/ }).textContent).toContain('All loaded'))
})

test('a proxy sees only the child’s orders', async () => {
  await renderRoute('/records/DiagnosticOrder', { person: 'maya', patient: 'leo', ...legacy })
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Lead')]))
})

test('a provider sees forms and orders in an open chart', async () => {
  await renderRoute('/records/DiagnosticOrder', { person: 'dr-lee', provider: true, patient: 'walter', ...legacy })
  await findInMain('Results under review')
  expect(rows()).toHaveLength(1)
  await openPage('/records/Questionnaire')
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('when the server does not offer forms and test orders, nothing is requested and the page states it', async () => {
  const requested = watchRequests(
    /\/fhir\/(?:Questionnaire|DiagnosticOrder)|scope=[^&]*(?:Questionnaire|DiagnosticOrder)/,
  )
  await renderRoute('/records/Questionnaire', { person: 'ana' })
  await findInMain('This health system does not say that apps can get forms.')
  await openPage('/records/DiagnosticOrder')
  await findInMain('This health system does not say that apps can get test orders.')
  await openPage('/record/Questionnaire/form-release')
  await findInMain('This health system does not say that apps can get forms.')
  await openPage('/records')
  await findTitle('All records')
  expect(main().textContent.match(/does not say that apps can get this kind\./g)).toHaveLength(2)
  expect([...linksTo('/records/Questionnaire'), ...linksTo('/records/DiagnosticOrder')]).toEqual([])
  expect(requested).toEqual([])
})
