import { cardContents, cardKinds, type CardContentName, type CardKind } from '../cards/kinds'
import { escapeHtml, page } from './html'

/** A card that can be made, in every kind. */
interface CardLink {
  readonly patient: string
  readonly content: CardContentName
  /** Address without the kind. */
  readonly path: string
}

const link = (address: string, text: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`

function linksOf(path: string, name: string, { codes = 1 }: CardKind): string {
  const address = `${path}/${name}`
  const pictures = Array.from({ length: codes }, (_, index) =>
    codes === 1 ? link(`${address}.gif`, 'QR code') : link(`${address}.${index + 1}.gif`, `QR code ${index + 1}`),
  )
  return [link(`${address}.smart-health-card`, 'file'), ...pictures, link(`${address}.txt`, 'text')].join(', ')
}

/** The cards of all people, and every kind of the first one. */
export function cardsPage(cards: readonly CardLink[]): string {
  const [first] = cards
  const kinds = Object.entries(cardKinds).map(
    ([name, kind]: [string, CardKind]) =>
      `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(kind.description)} ${first ? linksOf(first.path, name, kind) : ''}</li>`,
  )
  const people = cards.map(
    ({ patient, content, path }) =>
      `<li>${escapeHtml(patient)}, ${escapeHtml(cardContents[content])}: ${linksOf(path, 'plain', cardKinds.plain)}</li>`,
  )
  const body = `<p>SMART Health Cards of made-up people. The keys are the same at every start, and anybody can make them. <a href="/cards/issuers.json">The list of issuers for a site</a>, <a href="/cards/.well-known/jwks.json">the keys</a>.</p>
<h2>Kinds</h2><p>In the address of any card, its kind can be replaced.</p><ul>${kinds.join('')}</ul>
<h2>People</h2><ul>${people.join('')}</ul>
<p><a href="/">Start page of the sandbox</a></p>`
  return page('Health cards', body)
}
