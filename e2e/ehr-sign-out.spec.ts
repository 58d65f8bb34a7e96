import { expect, test } from './fixtures'
import type { Page, Request } from '@playwright/test'

/** The name of the EHR in the app's config.json. */
const EHR = 'Sandbox EHR (sample people)'
const singleSignOn = ['--switch', 'singleSignOn=yes']

const startSignIn = async (page: Page) => {
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
}
const signOutHere = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
}
const atEhr = (page: Page) => page.getByRole('button', { name: `Sign out of ${EHR} as well` })

/** Signs Maya in as the next person: the EHR must ask who it is, and nothing of Ana's record may appear. */
async function expectNextPersonIsAsked(page: Page) {
  await startSignIn(page)
  await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible()
  await page.getByRole('button', { name: /Walter/ }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /glance/i })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Walter')
  await expect(page.locator('body')).not.toContainText('Sampleton')
}

/** Collects each request that a test sends to the sign-out page of the EHR. */
function signOutRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/endsession') && !request.url().endsWith('/confirm')) requests.push(request)
  })
  return requests
}

test.describe('an EHR with single sign-on', () => {
  test.use({ sandboxArgs: singleSignOn })

  test('a person who signs out at the EHR too is not signed in for the next one, and the id_token is in no URL', async ({
    page,
    signInThroughPages,
    ehr,
  }) => {
    await signInThroughPages(/Ana/)
    await signOutHere(page)
    const stored = await page.evaluate(() => [sessionStorage.length, JSON.stringify({ ...localStorage })] as const)
    expect([stored[0], stored[1].includes('eyJ')]).toEqual([0, false])
    expect(await page.content()).not.toContain('eyJ')
    const requests = signOutRequests(page)
    await atEhr(page).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(ehr.url)
    const [request] = requests
    expect([request?.method(), request?.url()]).toEqual(['POST', `${ehr.url}/authorization/connect/endsession`])
    expect([...new URLSearchParams(request?.postData() ?? '').keys()]).toEqual(['id_token_hint'])
    expect(requests.map((each) => each.url()).filter((url) => url.includes('eyJ'))).toEqual([])
    await expectNextPersonIsAsked(page)
  })

  test('a person who signs out in this app only is not signed in for the next one either', async ({
    page,
    signInThroughPages,
  }) => {
    await signInThroughPages(/Ana/)
    await signOutHere(page)
    await expectNextPersonIsAsked(page)
  })

  test.describe('where the site does not have people sign in anew', () => {
    test.use({ ehrConfig: { signInAnew: false } })

    test('the EHR signs the last person in again without asking, until they sign out there', async ({
      page,
      signInThroughPages,
    }) => {
      await signInThroughPages(/Ana/)
      await signOutHere(page)
      await startSignIn(page)
      await expect(page.getByRole('heading', { level: 1, name: /glance/i })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Sampleton')
      await signOutHere(page)
      await atEhr(page).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
      await expectNextPersonIsAsked(page)
    })
  })

  test.describe('that leads back', () => {
    test.use({ ehrConfig: { endSession: 'return' } })

    test('the app says so once, and nothing is left in the tab', async ({ page, signInThroughPages, app }) => {
      await signInThroughPages(/Ana/)
      await signOutHere(page)
      await atEhr(page).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByText(`${EHR} has sent you back here`)).toBeVisible()
      expect(new URL(page.url()).origin).toBe(app.origin)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      const { href } = new URL(page.url())
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
      await expect(page.getByText('has sent you back here')).toHaveCount(0)
    })
  })
})

test.describe('where the policy of the site allows no forms', () => {
  test.use({ expectedConsole: /form-action/ })

  test('the sign-out page of the EHR opens without the id_token', async ({ page, signInThroughPages, ehr }) => {
    await signInThroughPages(/Ana/)
    await signOutHere(page)
    await page.evaluate(() => {
      const policy = { httpEquiv: 'Content-Security-Policy', content: "form-action 'none'" }
      document.head.append(Object.assign(document.createElement('meta'), policy))
    })
    const requests = signOutRequests(page)
    await atEhr(page).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(requests.map((each) => [each.method(), each.url()])).toContainEqual([
      'GET',
      `${ehr.url}/authorization/connect/endsession`,
    ])
  })
})

test.describe('with a link', () => {
  test.use({ ehrConfig: { endSession: 'link' } })

  test('no id_token is kept, and the link has no parameters', async ({ page, signInThroughPages, ehr }) => {
    await signInThroughPages(/Ana/)
    expect(await page.evaluate(() => sessionStorage.getItem('plainchart.session'))).not.toContain('idToken')
    await signOutHere(page)
    await expect(page.getByRole('link', { name: `Sign out of ${EHR} as well` })).toHaveAttribute(
      'href',
      `${ehr.url}/authorization/connect/endsession`,
    )
  })
})
