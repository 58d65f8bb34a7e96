/** Signs a person in without a browser. `patient` is needed where the person may see several. Gives the token answer. */
export function signIn(
  fhirBase: string,
  person: string,
  patient?: string,
  scope?: string,
): Promise<{ readonly access_token: string; readonly [name: string]: unknown }>
