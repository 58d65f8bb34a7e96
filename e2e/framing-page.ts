import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FramingPage {
  /** The page's origin on the app's site, and on another site. */
  readonly sameSite: string
  readonly otherSite: string
  /** Sets the URL of the iframe. */
  show(address: string): void
  close(): void
}

/** Starts a server whose page shows the app in an iframe, as an EHR's chart does. A mocked page would count as public, and those may not frame localhost. */
export async function startFramingPage(): Promise<FramingPage> {
  let address = 'about:blank'
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Chart</title><h1>Chart</h1><iframe title="App" width="1100" height="700" src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    )
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    sameSite: `http://localhost:${port}`,
    otherSite: `http://127.0.0.1:${port}`,
    show: (next) => (address = next),
    close: () => server.close(),
  }
}
