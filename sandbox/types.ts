/** One FHIR resource as stored and served. */
export interface Resource {
  resourceType: string
  id: string
  [element: string]: unknown
}

/** A person who can sign in. */
export interface Person {
  id: string
  name: string
  kind: 'patient' | 'proxy' | 'provider'
  /** `Patient/x`, `Practitioner/y` or `RelatedPerson/z`. */
  fhirUser: string
  /** Ids of the patients this person may see; their own first. */
  patients: readonly string[]
  /** One line for the login page. */
  about: string
}

/** All resources and all people who can sign in. */
export interface Population {
  resources: Resource[]
  people: Person[]
}

/** What an access token reaches. `all`: with `--open`, and for backend services. */
export interface Access {
  patients: ReadonlySet<string> | 'all'
  /** The patient in context, the only one that `patient/` scopes reach. */
  patient?: string
  provider: boolean
  /** The user's own resource, such as `Patient/maya`, readable whatever patient is in context. */
  self?: string
  /** Granted scopes, space separated. */
  scopes: string
}
