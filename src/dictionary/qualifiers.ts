/** Words, by what they make of the thing that they stand beside: in English and Spanish, as clinicians write. */
const senses: Readonly<Record<string, readonly string[]>> = {
  past: [
    'history',
    'hx',
    'h/o',
    'past',
    'previous(?:ly)?',
    'prior',
    'former(?:ly)?',
    'status post',
    's/p',
    'had',
    'old',
    'resolved',
    'remission',
    'antecedentes?',
    'historia',
    'previ[oa]s?',
  ],
  doubt: [
    'suspected',
    'suspicion',
    'possible',
    'possibly',
    'probable',
    'probably',
    'presumed',
    'rule out',
    'r/o',
    'query',
    'questionable',
    'exposure',
    'contact with',
    'sospecha',
    'posible',
    'descartar',
  ],
  screening: ['screening'],
  relative: [
    'family',
    'fhx',
    'mother',
    'father',
    'parents?',
    'siblings?',
    'brother',
    'sister',
    'familiar(?:es)?',
    'madre',
    'padre',
    'herman[oa]s?',
  ],
  absence: [
    'no',
    'not(?! (?:otherwise|elsewhere) )',
    'none',
    'nil',
    'without',
    'w/o',
    'never',
    'denies',
    'denied',
    'negative',
    'absent',
    'absence',
    'free of',
    'ruled out',
    'sin',
    'ningun[oa]?',
    'ningún',
    'nunca',
    'niega',
    'negativ[oa]',
    'descartad[oa]',
  ],
  risk: ['risk', 'fear', 'prevention', 'prophylaxis', 'carrier', 'riesgo'],
}

const finders = Object.entries(senses).map(
  ([sense, words]) => [sense, new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu')] as const,
)

/** In which ways words say more than that a thing is there, as `past`; also as `^past` where they begin with it. */
export const qualifiersOf = (text: string): readonly string[] =>
  finders.flatMap(([sense, at]) => {
    const found = at.exec(text.trim())
    return found ? [sense, ...(found.index === 0 ? [`^${sense}`] : [])] : []
  })
