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

/** Answers that were asked for before whoever reads them was there. Each is given once: whoever asks again wants a new one. */
export class Ahead {
  readonly #answers = new Map<string, Promise<Response>>()

  /** Resolves when all have been answered, well or not. */
  ask(addresses: readonly string[], get: (address: string) => Promise<Response>): Promise<unknown> {
    for (const address of addresses) this.#answers.set(address, get(address))
    setTimeout(() => this.#answers.clear(), KEPT)
    return Promise.allSettled(this.#answers.values())
  }

  take(address: string, signal?: AbortSignal): Promise<Response> | undefined {
    const answer = this.#answers.get(address)
    this.#answers.delete(address)
    return answer && signal ? unlessAborted(answer, signal) : answer
  }
}
