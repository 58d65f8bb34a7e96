/** An answer to a request that is not passed on. `code` is one of OAuth's; `problem`, for the log, holds nothing of the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problem: string,
  ) {
    super(problem)
  }
}
