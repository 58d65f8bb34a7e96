/** A request that cannot be answered: becomes an OperationOutcome with this status. */
export class FhirFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    diagnostics: string,
  ) {
    super(diagnostics)
  }
}

/** An OperationOutcome of one error; `code` is from the R4 issue-type value set. */
export function operationOutcome(code: string, diagnostics: string) {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics }] }
}

/** What is not there, and what is there but of no concern to the asker: both look the same. */
export function notFound(type: string, id: string): FhirFailure {
  return new FhirFailure(404, 'not-found', `There is no ${type}/${id}.`)
}
