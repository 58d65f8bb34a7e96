import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

test.describe('with a misbehaving server', () => {
  test('records of another patient are never shown, and the token is sent to no other host', async ({
    page,
    signIn,
    ehr,
    app,
  }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      if (![ehr.url, app.origin].includes(new URL(request.url()).origin)) foreignRequests.push(request.url())
    })
    await signIn(/Walter/)
    await switchboard(ehr).only(
      { kind: 'wrong-patient' },
      { kind: 'next-elsewhere', type: 'Encounter' },
      { kind: 'next-elsewhere', type: 'Observation' },
    )
    await page.reload()
    for (const path of [
      '/',
      '/timeline',
      '/results',
      '/vitals',
      '/vitals/growth',
      '/conditions',
      '/medicines',
      '/documents',
      '/records/Encounter',
      '/records/Coverage',
      '/loaded',
    ]) {
      await openPage(page, path)
      await expect(page.getByRole('main'), path).not.toContainText('Somebody Else')
    }
    expect(foreignRequests).toEqual([])
  })
})
