import { randomBytes } from 'node:crypto'
import { recordTypes } from '../../src/contract'
import { encryptFile } from './encrypt'
import { PASSCODE_TRIES, shareKinds, type SharedFileKind, type ShareKind, type ShareKindName } from './kinds'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'

const contentTypes: Readonly<Record<SharedFileKind, string>> = {
  record: 'application/fhir+json',
  vaccines: 'application/fhir+json',
  withdrawn: 'application/fhir+json',
  picture: 'image/png',
  access: 'application/smart-api-access',
}

/** Types that the file of vaccines has in place of the record. */
const VACCINES: readonly string[] = ['Immunization']

/** A Bundle of these records and of what they refer to. */
function bundleOf(store: Store, fhirBase: string, records: readonly Resource[]): string {
  const keys = new Set(records.map(({ resourceType, id }) => `${resourceType}/${id}`))
  const referenced = [...JSON.stringify(records).matchAll(/"reference":"(\w+)\/([^"/]+)"/g)].flatMap(
    ([, type = '', id = '']) => {
      const target = type === 'Patient' || keys.has(`${type}/${id}`) ? undefined : store.read(type, id)
      keys.add(`${type}/${id}`)
      return target ?? []
    },
  )
  return JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: new Date().toISOString(),
    entry: [...records, ...referenced].map((resource) => ({
      fullUrl: `${fhirBase}/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  })
}

function contentOf(kind: SharedFileKind, { store, fhirBase, patient }: ShareContext): string {
  if (kind === 'access') return JSON.stringify({ access_token: 'not-a-token', token_type: 'Bearer', aud: fhirBase })
  if (kind === 'picture') return 'not a picture'
  const types = recordTypes.filter((type) => type !== 'Patient' && VACCINES.includes(type) === (kind === 'vaccines'))
  // The vaccines refer to the patient of the record.
  const person = kind === 'vaccines' ? undefined : store.read('Patient', patient)
  const records = [person, ...types.flatMap((type) => store.ofPatient(type, patient))]
  return bundleOf(
    store,
    fhirBase,
    records.filter((record) => record !== undefined),
  )
}

export interface ShareContext {
  readonly store: Store
  /** Origin of the sandbox. */
  readonly url: string
  readonly fhirBase: string
  /** Whose record the links have. */
  readonly patient: string
}

/** A link of one kind, with what a store remembers of it. */
export class SharedLink {
  readonly #key = randomBytes(32)
  /** Part of all addresses of the link: 256 bits, as the guide requires. */
  readonly id = randomBytes(32).toString('base64url')
  readonly kind: ShareKind
  #triesLeft = PASSCODE_TRIES
  #manifests = 0
  readonly #places = new Map<string, number>()

  constructor(
    readonly name: ShareKindName,
    private readonly context: ShareContext,
  ) {
    this.kind = shareKinds[name]
  }

  get address(): string {
    return `${this.context.url}/share/${this.id}/${this.name}`
  }

  /** `shlink:/…` */
  get link(): string {
    const { flag, label, endsIn, version } = this.kind
    const exp = endsIn === undefined ? undefined : Math.floor(Date.now() / 1000) + endsIn
    const payload = { url: this.address, key: this.#key.toString('base64url'), flag, label, exp, v: version ?? 1 }
    return `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  }

  /** Tries that are left after this passcode; undefined if it is right. */
  checkPasscode(passcode: unknown): number | undefined {
    if (this.kind.passcode === undefined || (this.#triesLeft > 0 && passcode === this.kind.passcode)) return undefined
    this.#triesLeft = Math.max(0, this.#triesLeft - 1)
    return this.#triesLeft
  }

  /** True after too many wrong passcodes. */
  get hasEnded(): boolean {
    return this.#triesLeft === 0
  }

  /** The encrypted file at this place of the manifest. */
  file(index: number): string {
    const kind = this.#files[index] ?? 'record'
    const key = this.kind.hasOtherKey ? randomBytes(32) : this.#key
    const isCompressed = this.kind.isCompressed ?? false
    return encryptFile(contentOf(kind, this.context), { key, contentType: contentTypes[kind], isCompressed })
  }

  get #files(): readonly SharedFileKind[] {
    return this.kind.files ?? ['record']
  }

  /** The manifest; each has locations of its own. */
  manifest(): object {
    this.#manifests += 1
    return {
      files: this.#files.map((kind, index) => ({
        contentType: contentTypes[kind],
        lastUpdated: new Date().toISOString(),
        status: kind === 'withdrawn' ? 'no-longer-valid' : 'finalized',
        ...(this.kind.location === undefined ? { embedded: this.file(index) } : { location: this.#locationOf(index) }),
      })),
    }
  }

  #locationOf(index: number): string {
    const place = randomBytes(16).toString('base64url')
    // The first one leads nowhere, as if it had been used.
    if (this.kind.location !== 'once' || this.#manifests > 1) this.#places.set(place, index)
    return `${this.address}/files/${place}`
  }

  /** The encrypted file of a location, once; undefined afterwards. */
  takeFile(place: string): string | undefined {
    const index = this.#places.get(place)
    this.#places.delete(place)
    return index === undefined ? undefined : this.file(index)
  }
}
