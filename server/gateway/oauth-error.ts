/** Rejects a request. `code` is an OAuth error code; `problem` is for the log and contains nothing of the request. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problem: string,
  ) {
    super(problem)
  }
}
