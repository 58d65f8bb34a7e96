interface Held {
  readonly name: string
  readonly mode: string
}

interface Waiting extends Held {
  readonly go: () => void
}

type Work = () => Promise<unknown>

/** Web Locks of one browser for tests outside of it: several sessions stand for several tabs. `drop` ends a tab's hold as its page goes. */
export function locksOfOneBrowser() {
  let held: Held[] = []
  let waiting: Waiting[] = []
  const isFree = ({ name, mode }: Held): boolean =>
    held.every((one) => one.name !== name || (one.mode === 'shared' && mode === 'shared'))
  const grant = (): void => {
    for (const one of [...waiting]) {
      if (!isFree(one)) continue
      waiting = waiting.filter((other) => other !== one)
      held.push(one)
      one.go()
    }
  }
  const leave = (one: Held): void => {
    held = held.filter((other) => other !== one)
    grant()
  }
  const request = async (name: string, options: { mode?: string } | Work, work?: Work): Promise<unknown> => {
    const [mode, act] = typeof options === 'function' ? ['exclusive', options] : [options.mode ?? 'exclusive', work]
    const one = await new Promise<Held>((granted) => {
      const wanted: Waiting = { name, mode, go: () => granted(wanted) }
      waiting.push(wanted)
      queueMicrotask(grant)
    })
    try {
      return await act?.()
    } finally {
      leave(one)
    }
  }
  return {
    locks: { request, query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })) }) },
    /** The holds on locks whose name begins so end, as those of a page that goes. */
    drop: (prefix: string): void => {
      for (const one of held.filter(({ name }) => name.startsWith(prefix))) leave(one)
    },
    clear: (): void => void ([held, waiting] = [[], []]),
  }
}

/** BroadcastChannel of one browser for tests: what is said while it is quiet is heard afterwards, or never. */
export function channelsOfOneBrowser() {
  let all: Channel[] = []
  let quiet = false
  let unheard: (() => void)[] = []
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    constructor(readonly name: string) {
      all.push(this)
    }
    postMessage(data: unknown): void {
      const deliver = (): void => {
        for (const other of all)
          if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) })
      }
      if (quiet) unheard.push(deliver)
      else queueMicrotask(deliver)
    }
    close(): void {
      all = all.filter((other) => other !== this)
    }
  }
  return {
    BroadcastChannel: Channel,
    quiet: (): void => void (quiet = true),
    hear: (): void => {
      quiet = false
      for (const deliver of unheard.splice(0)) deliver()
    },
    forget: (): void => void ([quiet, unheard] = [false, []]),
    clear: (): void => void ([all, quiet, unheard] = [[], false, []]),
  }
}
