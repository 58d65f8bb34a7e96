import type { RecordFacts } from '../people/record-facts'
import type { Person } from '../types'
import { escapeHtml, page } from './html'

/** Content of /people and /people.json: everyone who can sign in, and the records they may see. */
export interface PeopleOverview {
  /** How people sign in. */
  readonly signIn: string
  readonly people: readonly Person[]
  readonly records: readonly RecordFacts[]
  /** Built-in apps, with how each authenticates. */
  readonly apps: readonly {
    readonly client_id: string
    readonly name: string
    readonly proof: string
    readonly client_secret?: string
  }[]
}

/** Links for each feature on the page; the JSON has all of them. */
const MAX_LINKS = 5

/** The address of the record that a reference names. */
type AddressOf = (reference: string) => string

const link = (reference: string, addressOf: AddressOf): string =>
  `<a href="${escapeHtml(addressOf(reference))}">${escapeHtml(reference)}</a>`
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

function personHtml({ id, name, kind, fhirUser, patients, about }: Person, addressOf: AddressOf): string {
  const links = patients
    .map((patient) => `<a href="#${encodeURIComponent(patient)}">${escapeHtml(patient)}</a>`)
    .join(', ')
  return `<li><strong>${escapeHtml(name)}</strong> (${code(id)}, ${escapeHtml(kind)}): ${escapeHtml(about)}. Signs in as ${link(fhirUser, addressOf)}; may see: ${links === '' ? 'nobody' : links}.</li>`
}

function recordHtml(
  { id, name, born, counts, nothingOf, statuses, special }: RecordFacts,
  addressOf: AddressOf,
): string {
  const lines = [
    ...special.map(
      ({ what, records }) =>
        `<li>${escapeHtml(what)}: ${records
          .slice(0, MAX_LINKS)
          .map((reference) => link(reference, addressOf))
          .join(', ')}${records.length > MAX_LINKS ? ` and ${records.length - MAX_LINKS} more` : ''}</li>`,
    ),
    `<li>statuses: ${Object.entries(statuses)
      .map(([type, codes]) => `${escapeHtml(type)} ${escapeHtml(codes.join(', '))}`)
      .join('; ')}</li>`,
    `<li>nothing of: ${escapeHtml(nothingOf.join(', ') || 'no type')}</li>`,
  ]
  const countText = Object.entries(counts)
    .map(([type, count]) => `${count} ${escapeHtml(type)}`)
    .join(', ')
  return `<h3 id="${escapeHtml(id)}">${escapeHtml(name)}</h3><p>${link(`Patient/${id}`, addressOf)}${born === undefined ? '' : `, born ${escapeHtml(born)}`}. ${countText}</p><ul>${lines.join('')}</ul>`
}

/** Everyone who can sign in, and the special features of each record. */
export function peoplePage({ signIn, people, records, apps }: PeopleOverview, addressOf: AddressOf): string {
  const appLines = apps.map(
    ({ client_id, name, proof, client_secret }) =>
      `<li>${escapeHtml(name)}: ${code(client_id)}, ${escapeHtml(proof)}${client_secret === undefined ? '' : `, secret ${code(client_secret)}`}</li>`,
  )
  const body = `<p>${escapeHtml(signIn)} <a href="/people.json">The same as JSON</a>. Links to records need a token, or a sandbox that was started with <code>--open</code>.</p>
<h2>Who can sign in</h2><ul>${people.map((person) => personHtml(person, addressOf)).join('\n')}</ul>
<h2>Apps that it knows from the start</h2><ul>${appLines.join('')}</ul>
<h2>Records</h2>${records.map((facts) => recordHtml(facts, addressOf)).join('\n')}
<p><a href="/">Start page of the sandbox</a></p>`
  return page('People', body)
}
