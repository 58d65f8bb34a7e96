/** So long an answer is kept for whoever asked for it ahead, in milliseconds: the code that reads it may still be on a slow line. */
const KEPT = 60_000

/** Rejects when the signal is aborted before the answer has come; nobody else's answer is ended by it. */
const unlessAborted = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })

interface Kept {
  readonly answer: Promise<Response>
  readonly timer: ReturnType<typeof setTimeout>
}

/** Answers that were asked for before whoever reads them was there. Each is given once: whoever asks again wants a new one. */
export class Ahead {
  readonly #kept = new Map<string, Kept>()

  /** Resolves when all have been answered, well or not. */
  ask(addresses: readonly string[], get: (address: string) => Promise<Response>): Promise<unknown> {
    const answers = addresses.map((address) => {
      const answer = get(address)
      this.#let(address)
      this.#kept.set(address, { answer, timer: setTimeout(() => this.#let(address), KEPT) })
      return answer
    })
    return Promise.allSettled(answers)
  }

  take(address: string, signal?: AbortSignal): Promise<Response> | undefined {
    const answer = this.#let(address)
    return answer && signal ? unlessAborted(answer, signal) : answer
  }

  #let(address: string): Promise<Response> | undefined {
    const kept = this.#kept.get(address)
    clearTimeout(kept?.timer)
    this.#kept.delete(address)
    return kept?.answer
  }
}
