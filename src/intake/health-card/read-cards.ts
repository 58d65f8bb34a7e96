import { dayInZone } from '../../fhir/zone-day'
import { isObject, parseJson } from '../../lib/json'
import { FileError, type UnreadFile } from '../file-error'
import { fhirPartOf, type FhirPart } from '../opened-file'
import { checkCard } from './check-card'
import { readCardContent } from './jws'
import { cardsOfCodes, type FoundCard, type FoundCode } from './numeric'
import type { CardIssuer } from '../../config/card-issuers'

/** A text with cards: that of a file, or of the code in a picture. */
export interface CardText {
  readonly name: string
  readonly text: string
}

/** Each may be inflated to megabytes. */
const MAX_CARDS = 200

/** The cards of a `.smart-health-card` file. Throws FileError if it is none. */
function cardsInJson({ name, text }: CardText): readonly FoundCard[] {
  const file = parseJson(text)
  const list = isObject(file) ? file['verifiableCredential'] : undefined
  if (!Array.isArray(list)) throw new FileError('damaged')
  return list.map((item: unknown, index) => ({
    name: list.length > 1 ? `${name} (${index + 1})` : name,
    jws: typeof item === 'string' ? item.trim() : '',
  }))
}

function cardsIn(texts: readonly CardText[]): { readonly cards: readonly FoundCard[]; readonly unread: UnreadFile[] } {
  const cards: FoundCard[] = []
  const codes: FoundCode[] = []
  const unread: UnreadFile[] = []
  for (const { name, text } of texts) {
    const trimmed = text.replace(/^\uFEFF/, '').trim()
    if (!trimmed.startsWith('{')) {
      const words = trimmed.split(/\s+/)
      if (/^shc:/i.test(trimmed)) codes.push(...words.map((code) => ({ name, code })))
      else cards.push(...words.map((jws) => ({ name, jws })))
      continue
    }
    try {
      cards.push(...cardsInJson({ name, text: trimmed }))
    } catch (cause) {
      if (!(cause instanceof FileError)) throw cause
      unread.push({ name, reason: cause.kind })
    }
  }
  return { cards: [...cards, ...cardsOfCodes(codes)], unread }
}

const dayOf = (seconds: number): string => dayInZone(seconds * 1000, undefined)

function validityAt(now: number, notBefore: number, expires: number | undefined): 'valid' | 'expired' | 'notYet' {
  if (expires !== undefined && now >= expires) return 'expired'
  return now < notBefore ? 'notYet' : 'valid'
}

async function readCard({ jws, problem }: FoundCard, issuers: readonly CardIssuer[] | undefined): Promise<FhirPart> {
  if (problem !== undefined) throw new FileError(problem)
  const content = await readCardContent(jws)
  const signedBy = await checkCard(content, issuers)
  const { issuer, notBefore, expires, bundle } = content
  const issuedOn = dayOf(notBefore)
  return {
    ...fhirPartOf(bundle),
    card: {
      ...signedBy,
      issuer,
      issuedOn,
      expiresOn: expires === undefined ? undefined : dayOf(expires),
      validity: validityAt(Date.now() / 1000, notBefore, expires),
    },
  }
}

/** The records of all cards in these texts. Those that cannot be read, or whose signature does not fit, are named with the reason. Throws FileError for too many. */
export async function readCards(
  texts: readonly CardText[],
  issuers: readonly CardIssuer[] | undefined,
): Promise<{ readonly parts: readonly FhirPart[]; readonly unread: readonly UnreadFile[] }> {
  const { cards, unread } = cardsIn(texts)
  if (cards.length > MAX_CARDS) throw new FileError('tooLarge')
  const parts: FhirPart[] = []
  for (const card of cards)
    try {
      parts.push(await readCard(card, issuers))
    } catch (cause) {
      if (!(cause instanceof FileError)) throw cause
      unread.push({ name: card.name, reason: cause.kind })
    }
  return { parts, unread }
}
