import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import { switchboard } from './switchboard'

// Chromium itself logs every error response; the app logs nothing.
test.use({ expectedConsole: /Failed to load resource/ })

const anyFailure =
  /can’t show|can’t tell|could not load|left out|sent twice|added this note|busy|signed out|not shared|does not send/i
const complete = '13 records in this list, 1 of them entered by mistake'
const main = (page: Page) => page.getByRole('main')

test('a pending response is reported as slow after 8 s, times out, and a retry shows the list', async ({
  page,
  signIn,
  ehr,
  clock,
}) => {
  const faults = switchboard(ehr)
  const time = await clock.install()
  await signIn(/Walter/)
  await faults.only({ kind: 'hang', type: 'Condition' })
  await page.goto('/conditions')
  await expect(main(page)).toContainText('Getting your health conditions…')
  await time.fastForward(8000)
  await expect(main(page)).toContainText(
    'This is taking longer than usual. You can keep reading other parts of the record.',
  )
  await follow(page, 'Procedures')
  await expect(main(page)).not.toContainText(anyFailure)
  await follow(page, 'Health')
  await time.fastForward(30_000)
  await expect(main(page)).toContainText('The health system did not answer in time.')
  await faults.reset()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(main(page)).toContainText(complete)
})
