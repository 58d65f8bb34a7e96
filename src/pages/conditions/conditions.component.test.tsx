import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { contradictorySandbox } from '../../app/__fixtures__/contradictory-records'
import {
  fillIn,
  findInMain,
  headings,
  inMain,
  isHidden,
  linkedIds,
  main,
  summaryOf,
} from '../../app/__fixtures__/page-content'
import { clinicalStatusOf, conditionsOf, verificationStatusOf } from '../../app/__fixtures__/population'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('one button clears a search, with or without matching conditions', async () => {
  await renderRoute('/conditions', { person: 'walter' })
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
  const field = inMain().getByRole<HTMLInputElement>('searchbox')
  const fibrillation = () => inMain().queryAllByRole('link', { name: /Atrial fibrillation/ })
  await fillIn(field, 'diabetes')
  await inMain().findByText(/^Showing \d+ of \d+ records/)
  expect(fibrillation()).toEqual([])
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(fibrillation()).not.toEqual([]))
  expect(field.value).toBe('')
  await fillIn(field, 'xyzzy')
  await findInMain('No records match your filters.')
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await inMain().findByText(/^\d+ records in this list/)
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('the conditions page links to every condition, grouped by status', async () => {
  await renderRoute('/conditions', { person: 'quinn' })
  const all = conditionsOf('quinn')
  const hasVerification = (...codes: readonly string[]) =>
    all.filter((condition) => codes.includes(verificationStatusOf(condition)))
  const inRemission = hasVerification('confirmed').filter((condition) => clinicalStatusOf(condition) === 'remission')
  await findInMain(
    `${all.length} records in this list, ${hasVerification('entered-in-error').length} of them entered by mistake`,
  )
  expect(linkedIds('Condition')).toEqual(all.map(({ id }) => id ?? '').sort())
  expect(headings(2)).toContain(
    `Being checked (${hasVerification('unconfirmed', 'provisional', 'differential').length})`,
  )
  expect(headings(2)).toContain(`In remission (${inRemission.length})`)
  expect(main().textContent).toContain(`Ruled out (${hasVerification('refuted').length})`)
  expect(main().textContent).toContain('age 40 to 45')
})

test('a condition without a status is not called current, and duplicates are one entry with all sources', async () => {
  await renderRoute('/conditions', { person: 'pia', sandbox: contradictorySandbox() })
  expect(headings(2)).toContain('Current (1)')
  expect(headings(2)).toContain('Status not given or not clear (1)')
  expect(inMain().getByRole('list', { name: 'Current' }).textContent).toContain(
    'Another part of your record says that you do not have this.',
  )
  const doctors = ['Dr. First', 'Dr. Second'].map((name) => inMain().getByText(name))
  expect(doctors.map(isHidden)).toEqual([true, true])
  await userEvent.click(summaryOf('Written down 2 times'))
  expect(doctors.map(isHidden)).toEqual([false, false])
})
