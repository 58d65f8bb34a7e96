import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { openPage } from './navigation'

/** Opens an export option and waits until the whole record is loaded. */
export async function openExport(page: Page, option: 'doctor' | 'work' | 'me' | 'app' = 'app') {
  await openPage(page, `/download/${option}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'All ways to take it along' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Some parts are still being loaded')).toHaveCount(0)
  // The sheet for a doctor also loads the records of the care team.
  if (option === 'doctor')
    await expect(page.getByRole('main').getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled()
}

/** Clicks a button and reads the downloaded file. */
export async function saveFile(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  const file = await download
  await expect(page.getByRole('main')).toContainText(`Saved ${file.suggestedFilename()}`)
  const bytes = readFileSync(await file.path())
  return { name: file.suggestedFilename(), url: file.url(), text: bytes.toString('utf8'), bytes }
}
