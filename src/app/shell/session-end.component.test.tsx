import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main, watchRequests } from '../__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../__fixtures__/render-route'

const complete = '13 records in this list, 1 of them entered by mistake'

test('a type rejected even with a new token is named, and the session continues', async () => {
  await setFaults({ kind: '401-always', type: 'Coverage' })
  await renderRoute('/records/Coverage', { person: 'walter' })
  await findInMain('Sandbox EHR does not share this part of your record with this app.')
  await openPage('/conditions')
  await findInMain(complete)
})

test('when every request is rejected even with a new token, the session ends and no page says “not shared”', async () => {
  await renderRoute('/conditions', { person: 'walter' })
  await findInMain(complete)
  await setFaults({ kind: '401-always' })
  await openPage('/records/Device')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Your sign-in has ended to protect the record.'),
  )
  for (const path of ['/records/Immunization', '/records/Procedure', '/']) {
    await openPage(path)
    expect(main().textContent, path).not.toMatch(/not shared|We found no/)
  }
  await openPage('/conditions')
  await findInMain(complete)
})

test('a token refresh that fails with 503 does not end the session', async () => {
  await renderRoute('/records/Device', { person: 'walter' })
  await setFaults({ kind: '401-once' }, { kind: '503', type: 'token', count: 1 })
  const tokenRequests = watchRequests(/\/token$/)
  await openPage('/records/CarePlan')
  expect(tokenRequests).not.toEqual([])
  await setFaults()
  await openPage('/conditions')
  await findInMain(complete)
  expect(screen.queryByRole('alert')).toBeNull()
})
