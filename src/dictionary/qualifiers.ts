/** English and Spanish terms that clinicians use to qualify a concept, by their meaning. */
const qualifierTerms: Readonly<Record<string, readonly string[]>> = {
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

const qualifierPatterns = Object.entries(qualifierTerms).map(
  ([qualifier, terms]) =>
    [qualifier, new RegExp(`(?<![\\p{L}\\d])(?:${terms.join('|')})(?![\\p{L}\\d])`, 'iu')] as const,
)

/** The qualifiers in a text, such as `past`; also as `^past` when the text begins with it. */
export const qualifiersOf = (text: string): readonly string[] =>
  qualifierPatterns.flatMap(([qualifier, pattern]) => {
    const match = pattern.exec(text.trim())
    return match ? [qualifier, ...(match.index === 0 ? [`^${qualifier}`] : [])] : []
  })
