import { writeNotes } from './note-terms-data'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { saveData } from './save-data'

test.use({ sandboxArgs: ['--data', writeNotes()], viewport: { width: 390, height: 844 } })

test('on a phone, the words of a note are explained in place, and the note stays as it was written', async ({
  page,
  signIn,
}) => {
  await signIn(/Nora/)
  await openPage(page, '/documents/english')
  const main = page.getByRole('main')
  const note = main.locator('pre')
  const word = main.getByRole('button', { name: 'COPD' })
  await expect(word).toBeVisible()
  const height = await note.evaluate((element) => element.getBoundingClientRect().height)
  await word.click()
  const explanation = main.getByText('A long-term lung disease', { exact: false }).and(main.locator('p:visible'))
  await expect(explanation).toBeInViewport()
  // Below the word, over the text, which does not move.
  const [at, below] = await Promise.all([word.boundingBox(), explanation.boundingBox()])
  expect((below?.y ?? 0) - (at?.y ?? 0)).toBeGreaterThan(0)
  expect((below?.y ?? 0) - (at?.y ?? 0)).toBeLessThan(100)
  expect(await note.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect(explanation).toHaveCount(0)
  // The explanation of a word at the lower end of the screen is scrolled into view.
  const last = main.getByRole('button', { name: 'PCP' })
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await last.click()
  await expect(main.getByRole('button', { name: 'Close', exact: true }).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  // The words are in what is selected.
  const selected = await note.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString() ?? ''
  })
  expect(selected).toContain('CKD stage 3 and COPD, c/o SOB')
  await page.evaluate(() => getSelection()?.removeAllRanges())
  // On paper, the note is plain text.
  await page.emulateMedia({ media: 'print' })
  await expect(word).toHaveCSS('text-decoration-line', 'none')
  await expect(main.getByText(/medical words explained/)).toBeHidden()
})

test('a browser that saves data loads the explanations on a press only', async ({ page, signIn }) => {
  await saveData(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const ofTerms = () => requested.filter((url) => /dictionary-terms|note-terms/.test(url))
  await signIn(/Nora/)
  await openPage(page, '/documents/english')
  const ask = page.getByRole('main').getByRole('button', { name: 'Explain medical words' })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('main').locator('[data-term]')).toHaveCount(0)
  expect(ofTerms()).toEqual([])
  await ask.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'COPD' })).toBeVisible()
  expect(ofTerms()).not.toEqual([])
})
