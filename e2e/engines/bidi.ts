interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Record<string, unknown>
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: Record<string, unknown>
}

export interface Bidi {
  send<R>(method: string, params: object): Promise<R>
  close(): void
}

interface PendingCommand {
  resolve(result: unknown): void
  reject(cause: Error): void
}

/** Opens a WebDriver BiDi connection, which sends commands and receives events. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: Record<string, unknown>) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PendingCommand>()
  let last = 0
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`no connection to ${url}`))
  })
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser closed the connection'))
    waiting.clear()
  }
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Message
    if (answer.type === 'event') return onEvent(answer.method ?? '', answer.params ?? {})
    const asked = waiting.get(answer.id ?? 0)
    waiting.delete(answer.id ?? 0)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  }
  return {
    send: <R>(method: string, params: object) =>
      new Promise<R>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve: (result) => resolve(result as R), reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
