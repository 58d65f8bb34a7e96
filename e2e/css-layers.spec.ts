import { expect, test } from './fixtures'

test('the cascade layer order comes before all styles, so components override the base', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(/Omar/)
  const order = await page.evaluate(() => {
    const first = document.styleSheets[0]?.cssRules[0]
    return first instanceof CSSLayerStatementRule ? [...first.nameList] : []
  })
  expect(order).toEqual(['reset', 'tokens', 'base', 'components', 'utilities', 'print'])
  // The base layer gives buttons a border; the header component on phones removes it.
  await expect(page.getByRole('button', { name: 'Hide details' })).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})
