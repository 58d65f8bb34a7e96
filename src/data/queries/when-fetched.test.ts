import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { whenFetched } from './when-fetched'

it('resolves at once without a query, and else after the last one has ended, be it with a failure', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await whenFetched(client)
  let fail = (_error: Error): void => undefined
  const slow = client
    .fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise((_resolve, reject) => (fail = reject)) })
    .catch(() => 'failed')
  let isSettled = false
  const settled = whenFetched(client).then(() => (isSettled = true))
  await client.fetchQuery({ queryKey: ['fast'], queryFn: () => Promise.resolve('data') })
  expect(isSettled).toBe(false)
  fail(new Error('no answer'))
  await Promise.all([slow, settled])
  expect(client.isFetching()).toBe(0)
})
