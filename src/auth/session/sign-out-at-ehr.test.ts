// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ehrReturnedFrom, forgetEhrSignOut, signOutAtEhr } from './sign-out-at-ehr'

const ehr = { name: 'E', url: 'https://ehr.example/end?x=1', idToken: 'the.id.token', returns: false }

/** What each form sends. */
let sent: (readonly [method: string, url: string, fields: Record<string, string>])[]
beforeEach(() => {
  // Other files of this process may have left something.
  sessionStorage.clear()
  sent = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value])
    sent.push([this.method, this.action, Object.fromEntries(fields) as Record<string, string>])
    expect(this.isConnected).toBe(true)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the sign-out at the EHR', () => {
  test('sends the id_token in a form that is gone at once', () => {
    signOutAtEhr(ehr)
    expect(sent).toEqual([['post', ehr.url, { id_token_hint: 'the.id.token' }]])
    expect([document.documentElement.outerHTML.includes('the.id.token'), sessionStorage.length]).toEqual([false, 0])
  })

  test('asks to come back, and recognizes the response by its state', () => {
    signOutAtEhr({ ...ehr, returns: true })
    const [, , { post_logout_redirect_uri: back, state = '' } = {}] = sent[0] ?? []
    expect(back).toBe(`${location.origin}/signed-out`)
    const responses = [`?state=${state}`, '?state=another', '?state=', '']
    expect(responses.map(ehrReturnedFrom)).toEqual(['E', undefined, undefined, undefined])
    forgetEhrSignOut()
    expect(ehrReturnedFrom(`?state=${state}`)).toBeUndefined()
  })

  test('does not ask to come back where the tab cannot remember it', () => {
    vi.stubGlobal('sessionStorage', undefined)
    signOutAtEhr({ ...ehr, returns: true })
    expect(Object.keys(sent[0]?.[2] ?? {})).toEqual(['id_token_hint'])
  })

  test('opens the page without the id_token where the policy of the site blocks the form', () => {
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    signOutAtEhr(ehr)
    const blocked = (effectiveDirective: string) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }))
    blocked('img-src')
    expect(opened).not.toHaveBeenCalled()
    blocked('form-action')
    expect(opened).toHaveBeenCalledWith(ehr.url)
  })
})
