import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FramingPage {
  /** An origin on the app's own site, and the same page as one of another site. */
  readonly sameSite: string
  readonly otherSite: string
  /** The page shows this address in a frame. */
  show(address: string): void
  close(): void
}

/** A page of another server that shows the app in a frame, as the chart of an EHR may. A mocked one would count as a public page, which may frame nothing local. */
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
