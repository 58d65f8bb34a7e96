import { writeNotes } from './note-terms-data'
import { expect, test } from './fixtures'
import { saveData } from './save-data'

test.use({ sandboxArgs: ['--data', writeNotes()], viewport: { width: 390, height: 844 } })

test('on a phone, the words of a note are explained in place, and the note stays as it was written', async ({
  page,
  signInAt,
}) => {
  await signInAt('/documents/english', /Nora/)
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

test('a browser that saves data loads the explanations on a press only', async ({ page, signInAt }) => {
  await saveData(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const ofTerms = () => requested.filter((url) => /dictionary-terms|note-terms/.test(url))
  await signInAt('/documents/english', /Nora/)
  const ask = page.getByRole('main').getByRole('button', { name: 'Explain medical words' })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('main').locator('[data-term]')).toHaveCount(0)
  expect(ofTerms()).toEqual([])
  await ask.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'COPD' })).toBeVisible()
  expect(ofTerms()).not.toEqual([])
})

test('a C-CDA document has its words explained in its tables, but none that a row denies or that is about the family', async ({
  page,
  signInAt,
}) => {
  await signInAt('/documents/ccda', /Nora/)
  const main = page.getByRole('main')
  const word = main.getByRole('cell', { name: 'COPD' }).getByRole('button', { name: 'COPD' })
  await word.click()
  await expect(
    main.getByText('A long-term lung disease', { exact: false }).and(main.locator('p:visible')),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await main.locator('[data-term]').allTextContents()).toEqual(['COPD', 'PMH', 'HTN'])
  await expect(main.getByText('3 medical words explained')).toBeVisible()
})

test('an HTML document in its frame has the explanations in a list below it', async ({ page, signInAt }) => {
  await signInAt('/documents/html', /Nora/)
  const main = page.getByRole('main')
  await main.getByText('3 medical words explained').click()
  const items = await main.locator('details[open] li').allTextContents()
  expect(items.map((text) => text.split(':')[0])).toEqual(['COPD', 'PMH', 'HTN'])
  expect(await main.locator('[data-term]').count()).toBe(0)
})

test('the words of a short note are underlined without moving what is below it', async ({ page, signInAt }) => {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/dictionary-terms/, async (route) => {
    await isReleased
    await route.continue()
  })
  await signInAt('/documents/few-words', /Nora/)
  const main = page.getByRole('main')
  await expect(main.getByText('PMH of HTN and COPD.')).toBeVisible()
  const about = main.getByRole('heading', { name: 'About this page' })
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  const before = await about.boundingBox()
  release()
  await expect(main.getByRole('button', { name: 'COPD' })).toBeVisible()
  expect(await about.boundingBox()).toEqual(before)
})
