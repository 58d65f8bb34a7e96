/** One FHIR resource as stored and served. */
export interface Resource {
  resourceType: string
  id: string
  [element: string]: unknown
}

/** Someone who can sign in to the sandbox. */
export interface Person {
  id: string
  name: string
  kind: 'patient' | 'proxy' | 'provider'
  /** `Patient/x`, `Practitioner/y` or `RelatedPerson/z`. */
  fhirUser: string
  /** Ids of the patients this person may see, their own first. */
  patients: readonly string[]
  /** One line for the login page. */
  about: string
}

/** Everything the sandbox serves and everyone who can sign in. */
export interface Population {
  resources: Resource[]
  people: Person[]
}

/** What one access token reaches. `all`: with `--open`, and for backend services. */
export interface Access {
  patients: ReadonlySet<string> | 'all'
  /** The patient in context: `patient/` scopes reach no other. Without one they reach no patient. */
  patient?: string
  provider: boolean
  /** The person's own entry, such as `Patient/maya`: it can be read whoever's record is open. */
  self?: string
  /** Granted scopes, space separated. */
  scopes: string
}
