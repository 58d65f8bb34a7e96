const COMMAND_TIMEOUT_MS = 30_000

interface Answer {
  readonly value?: unknown
}

export interface WebDriver {
  readonly capabilities: { readonly browserVersion: string }
  get<R>(command: string): Promise<R>
  post<R>(command: string, body?: object): Promise<R>
  remove(command: string): Promise<void>
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS)
  const response = await fetch(url, {
    method,
    signal,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as Answer
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Starts a WebDriver session at `address`; commands are relative to the session. */
export async function startSession(address: string, alwaysMatch: object): Promise<WebDriver> {
  const { sessionId, capabilities } = (await send(`${address}/session`, 'POST', { capabilities: { alwaysMatch } })) as {
    sessionId: string
    capabilities: WebDriver['capabilities']
  }
  const at = (command: string) => `${address}/session/${sessionId}${command}`
  return {
    capabilities,
    get: async <R>(command: string) => (await send(at(command), 'GET')) as R,
    post: async <R>(command: string, body: object = {}) => (await send(at(command), 'POST', body)) as R,
    remove: async (command) => void (await send(at(command), 'DELETE')),
  }
}

/** Whether a driver responds at this address. */
export const isReady = (address: string): Promise<boolean> =>
  send(`${address}/status`, 'GET').then(
    () => true,
    () => false,
  )
