/** A form to submit: its URL and fields. */
export interface FormSubmission {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** The last page of a browser: outside the sandbox, or without a form to submit. */
export interface LandingPage {
  readonly url: URL
  readonly status: number
  readonly text: string
}

/** Cookies of one browser by name and path, as far as the sandbox uses them. */
export class CookieJar {
  readonly #cookies = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>()

  store(headers: readonly string[]): void {
    for (const header of headers) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      const path = /path=([^;]+)/i.exec(header)?.[1] ?? '/'
      if (value === '') this.#cookies.delete(`${name} ${path}`)
      else this.#cookies.set(`${name} ${path}`, { name, value, path })
    }
  }

  headerFor(pathname: string): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}

type PageRequest = { readonly url: string; readonly init: RequestInit }

const requestOf = (start: string | FormSubmission): PageRequest =>
  typeof start === 'string'
    ? { url: start, init: {} }
    : { url: start.url, init: { method: 'POST', body: new URLSearchParams(start.fields) } }

/**
 * Opens a URL or submits a form, follows redirects inside the origin `home` and submits the forms that `submit` returns. Throws after 30 requests.
 * `jar` shares the cookies of a browser.
 */
export async function browse(
  home: string,
  start: string | FormSubmission,
  submit: (page: LandingPage) => FormSubmission | undefined,
  jar = new CookieJar(),
): Promise<LandingPage> {
  let request = requestOf(start)
  for (let count = 0; count < 30; count += 1) {
    const url = new URL(request.url)
    const response = await fetch(url, {
      ...request.init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: jar.headerFor(url.pathname) },
    })
    jar.store(response.headers.getSetCookie())
    const page = { url, status: response.status, text: await response.text() }
    const location = response.headers.get('location')
    if (location !== null) {
      const next = new URL(location, url)
      if (next.origin !== home) return { url: next, status: response.status, text: '' }
      request = requestOf(next.href)
      continue
    }
    const form = submit(page)
    if (form === undefined) return page
    request = requestOf(form)
  }
  throw new Error('Too many redirects')
}
