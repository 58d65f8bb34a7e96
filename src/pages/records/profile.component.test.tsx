import { expect, test } from 'vitest'
import { findInMain, findTitle, headings, main } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

/** The nesting depth of visible definition lists and tables; deep nesting reads like a data model. */
function nesting(): number {
  const depth = (element: Element): number => {
    const outer = element.parentElement?.closest('dl, table')
    return 1 + (outer && main().contains(outer) ? depth(outer) : 0)
  }
  const lists = [...main().querySelectorAll('dl, table')]
  return Math.max(...lists.filter((element) => element.closest('details:not([open])') === null).map(depth))
}

test('the profile page shows the name on one line and no contact questions or data-model labels', async () => {
  await renderRoute('/profile', { person: 'walter' })
  await findTitle('Walter James Exampleby')
  await findInMain(/Name\s*Walter James Exampleby, Legal name/)
  expect(headings(2).concat(headings(3))).toContain('Address, phone and email')
  await findInMain('21 Imaginary Road, Samplefield, IL 60000, US')
  expect(main().textContent).not.toMatch(/How to reach them|Given name|Family name|Postal code|Status not given/)
  expect(nesting()).toBeLessThanOrEqual(2)
})

test('the profile shows a parent the age of the child', async () => {
  await renderRoute('/profile', { person: 'maya', patient: 'leo' })
  await findTitle('Leo Fictiva')
  await findInMain(/Age:\s*\d+ years/)
})
