import { FileError } from '../file-error'

/** A card as a QR code holds it: two digits for each character of the JWS. */
const SHC = /^shc:\/(?:(\d{1,3})\/(\d{1,3})\/)?(\d+)$/i

/** What two digits of a code stand for: the code of the character less this. */
const OFFSET = 45

/** One code of a card; older cards consist of several. */
interface CardCode {
  /** Its place from 1, and how many there are. */
  readonly part: number
  readonly parts: number
  readonly jws: string
}

function readCode(code: string): CardCode {
  const [, part = '1', parts = '1', digits = ''] = SHC.exec(code) ?? []
  if (digits === '' || digits.length % 2 > 0) throw new FileError('badCard')
  const pairs = digits.match(/\d\d/g) ?? []
  const place = { part: Number(part), parts: Number(parts) }
  if (place.part < 1 || place.part > place.parts) throw new FileError('badCard')
  return { ...place, jws: pairs.map((pair) => String.fromCharCode(Number(pair) + OFFSET)).join('') }
}

/** A JWS with the name of the file that it is from; with `problem` instead, the codes of the file hold none. */
export interface FoundCard {
  readonly name: string
  readonly jws: string
  readonly problem?: 'badCard' | 'cardParts'
}

/** Codes that were found in files, in the order of the files. */
export interface FoundCode {
  readonly name: string
  readonly code: string
}

/**
 * The cards of codes. Those of a card in several parts may come in any order, and from several files; a part has nothing that names its card, so parts of
 * two such cards with the same number of parts are not put together.
 */
export function cardsOfCodes(codes: readonly FoundCode[]): readonly FoundCard[] {
  const cards: FoundCard[] = []
  const sets = new Map<number, { readonly name: string; readonly parts: Map<number, string>; isMixed: boolean }>()
  for (const { name, code } of codes) {
    try {
      const { part, parts, jws } = readCode(code)
      if (parts === 1) {
        cards.push({ name, jws })
        continue
      }
      const set = sets.get(parts) ?? { name, parts: new Map<number, string>(), isMixed: false }
      set.isMixed ||= (set.parts.get(part) ?? jws) !== jws
      set.parts.set(part, jws)
      sets.set(parts, set)
    } catch (cause) {
      if (!(cause instanceof FileError)) throw cause
      cards.push({ name, jws: '', problem: 'badCard' })
    }
  }
  for (const [count, { name, parts, isMixed }] of sets) {
    const ordered = [...parts].toSorted(([one], [other]) => one - other).map(([, jws]) => jws)
    if (isMixed || ordered.length < count) cards.push({ name, jws: '', problem: 'cardParts' })
    else cards.push({ name, jws: ordered.join('') })
  }
  return cards
}
