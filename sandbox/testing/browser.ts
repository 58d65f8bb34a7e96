/** What somebody presses on a page that waits: the address and the fields of its form. */
export interface Press {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** Where a browser ended: outside of the sandbox, or on a page where nothing was pressed. */
export interface Landing {
  readonly at: URL
  readonly status: number
  readonly text: string
}

/** The cookies of one browser by name and path, as far as the sandbox uses them. */
export class Jar {
  readonly #cookies = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>()

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
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

/** A tab that follows redirects inside `home` and presses what `press` says; throws when that never ends. Its browser is a new one unless it is given its jar. */
export async function browse(
  home: string,
  start: string,
  press: (page: Landing) => Press | undefined,
  jar = new Jar(),
): Promise<Landing> {
  let request: { url: string; init: RequestInit } = { url: start, init: {} }
  for (let hop = 0; hop < 30; hop += 1) {
    const at = new URL(request.url)
    const response = await fetch(at, {
      ...request.init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: jar.headerFor(at.pathname) },
    })
    jar.keep(response.headers.getSetCookie())
    const page = { at, status: response.status, text: await response.text() }
    const location = response.headers.get('location')
    if (location !== null) {
      const next = new URL(location, at)
      if (next.origin !== home) return { at: next, status: response.status, text: '' }
      request = { url: next.href, init: {} }
      continue
    }
    const pressed = press(page)
    if (pressed === undefined) return page
    request = { url: pressed.url, init: { method: 'POST', body: new URLSearchParams(pressed.fields) } }
  }
  throw new Error('Too many redirects')
}
