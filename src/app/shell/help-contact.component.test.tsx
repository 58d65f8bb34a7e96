import { screen, within } from '@testing-library/react'
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
