interface Lock {
  readonly name: string
  readonly mode: string
}

interface LockRequest extends Lock {
  readonly grant: () => void
}

type LockCallback = () => Promise<unknown>

/** Web Locks of one browser for tests without one: several sessions stand for several tabs. `releaseByPrefix` releases locks as closing a page does. */
export function createLockManager() {
  let held: Lock[] = []
  let requests: LockRequest[] = []
  const isAvailable = ({ name, mode }: Lock): boolean =>
    held.every((lock) => lock.name !== name || (lock.mode === 'shared' && mode === 'shared'))
  const grantAvailable = (): void => {
    for (const request of [...requests]) {
      if (!isAvailable(request)) continue
      requests = requests.filter((other) => other !== request)
      held.push(request)
      request.grant()
    }
  }
  const release = (lock: Lock): void => {
    held = held.filter((other) => other !== lock)
    grantAvailable()
  }
  const request = async (
    name: string,
    options: { mode?: string } | LockCallback,
    callback?: LockCallback,
  ): Promise<unknown> => {
    const [mode, run] = typeof options === 'function' ? ['exclusive', options] : [options.mode ?? 'exclusive', callback]
    const lock = await new Promise<Lock>((resolve) => {
      const pending: LockRequest = { name, mode, grant: () => resolve(pending) }
      requests.push(pending)
      queueMicrotask(grantAvailable)
    })
    try {
      return await run?.()
    } finally {
      release(lock)
    }
  }
  return {
    locks: { request, query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })) }) },
    releaseByPrefix: (prefix: string): void => {
      for (const lock of held.filter(({ name }) => name.startsWith(prefix))) release(lock)
    },
    clear: (): void => void ([held, requests] = [[], []]),
  }
}

/** BroadcastChannel of one browser for tests: messages sent while it is paused are delivered on `resume` or discarded. */
export function createBroadcastChannels() {
  let channels: Channel[] = []
  let isPaused = false
  let undelivered: (() => void)[] = []
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor(readonly name: string) {
      channels.push(this)
    }
    postMessage(data: unknown): void {
      const deliver = (): void => {
        for (const other of channels)
          if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) })
      }
      if (isPaused) undelivered.push(deliver)
      else queueMicrotask(deliver)
    }
    close(): void {
      channels = channels.filter((other) => other !== this)
    }
  }
  return {
    BroadcastChannel: Channel,
    pause: (): void => void (isPaused = true),
    resume: (): void => {
      isPaused = false
      for (const deliver of undelivered.splice(0)) deliver()
    },
    discard: (): void => void ([isPaused, undelivered] = [false, []]),
    clear: (): void => void ([channels, isPaused, undelivered] = [[], false, []]),
  }
}
