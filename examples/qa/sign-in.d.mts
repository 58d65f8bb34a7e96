/** Signs a person in without a browser and returns the token response. `patient` is required if the person may see several. */
export function signIn(
  fhirBase: string,
  person: string,
  patient?: string,
  scope?: string,
): Promise<{ readonly access_token: string; readonly [name: string]: unknown }>
