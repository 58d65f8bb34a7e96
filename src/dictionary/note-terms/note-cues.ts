/** What words say of the terms near them: they are negated or about someone else, or only possible, planned or general. */
export type NoteCue = 'excluded' | 'doubted'

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'))

/** Words and expressions of clauses, in English and Spanish. Each holds for the whole clause, wherever it is in it. */
const clauses: Readonly<Record<NoteCue, readonly string[]>> = {
  excluded: list(
    // Negated.
    "no|not|non|none|nil|nor|neither|never|without|w/o|wo|cannot|can't|don't|doesn't|didn't|isn't|wasn't|aren't|weren't|hasn't|haven't|hadn't|won't|wouldn't",
    "denies|denied|deny|denying|negative|neg|negatives|absent|absence|lack|lacks|lacking|free of|ruled out|rules out|r/o'd|excluded|unlikely|declined|declines|refused|refuses|fails to|failed to",
    'resolved|instead of|rather than|no longer|cancelled|canceled|unremarkable|exclude|excludes',
    'sin|niega|niegan|negó|negado|negativo|negativa|negativos|negativas|descarta|descartan|descartó|descartado|descartada|descartados|ausencia|ausente|ausentes|nunca|jamás|ningún|ninguna|ninguno|ni|tampoco',
    'libre de|improbable|rechaza|rechazó|excluye|en vez de|resuelto|resuelta|nada de',
    // About someone else.
    'family|families|familial|mother|mothers|mom|mum|father|fathers|dad|parent|parents|parental|brother|brothers|sister|sisters|sibling|siblings|grandmother|grandfather|grandparent|grandparents',
    "grandma|grandpa|aunt|aunts|uncle|uncles|cousin|cousins|daughter|daughters|son|sons|niece|nephew|relative|relatives|maternal|paternal|husband|wife|spouse|partner|girlfriend|boyfriend|roommate|mother's|father's|brother's|sister's",
    'fh|fhx|fmh|famhx|twin|donor|mgm|mgf|pgm|pgf|caregiver|caregivers|household|coworker|coworkers|friend|friends|neighbor',
    'familia|familiar|familiares|madre|padre|padres|mamá|papá|hermano|hermana|hermanos|hermanas|abuelo|abuela|abuelos|tío|tía|tíos|primo|prima|primos|hijo|hija|hijos|sobrino|sobrina|materno|materna|maternos',
    'paterno|paterna|paternos|esposo|esposa|marido|pareja|cónyuge|ahf|heredofamiliares|gemelo|gemela|donante|cuidador|cuidadora|vecino',
  ),
  doubted: list(
    'possible|possibly|probable|probably|suspected|suspect|suspicion|suspicious|r/o|ro|rule out|question|questionable|concern|concerning|vs|versus|ddx|differential|consider|considered|considering',
    'risk|risks|screening|screen|screened|exposure|exposed|prevent|prevents|prevention|preventing|prophylaxis|prophylactic|if|unless|would|could|may|might|in case|likely|evaluate for|work up|workup|watch for',
    'signs of|symptoms of|vaccine|vaccines|vaccination|vaccinated|immunization|immunizations|tested|testing|test for|educated|education|counseled|leaflet|presumed|presumptive|equivocal|indeterminate|return|call',
    'posible|posiblemente|probablemente|sospecha|sospechosa|sospechoso|descartar|a descartar|d/c|riesgo|riesgos|tamizaje|tamiz|cribado|exposición|prevenir|prevención|profilaxis|si|podría|podrían|puede|pueden',
    'en caso de|vacuna|vacunas|vacunación|vacunado|signos de|síntomas de|acuda|regrese|llame|versus|diferencial|considerar|valorar|presunto|presunta|compatible con',
  ),
}

/** Headings that say it of all lines below them. */
const headings: Readonly<Record<NoteCue, readonly string[]>> = {
  excluded: list(
    'family history|family medical history|family|fh|fhx|fmh|ros|review of systems|pertinent negatives|negatives',
    'antecedentes familiares|antecedentes heredofamiliares|heredofamiliares|ahf|familiares|revisión por sistemas|revisión de sistemas|interrogatorio por aparatos',
  ),
  doubted: list(
    'differential|differential diagnosis|ddx|return precautions|precautions|risks|screening|immunizations|immunization history|vaccines|instructions|patient education|education|patient instructions|discharge instructions',
    'diagnóstico diferencial|diagnósticos diferenciales|signos de alarma|datos de alarma|vacunas|inmunizaciones|tamizaje|instrucciones|recomendaciones',
  ),
}

interface CueTable {
  readonly words: ReadonlySet<string>
  /** The expressions of several words, by their first word. */
  readonly expressions: ReadonlyMap<string, readonly (readonly string[])[]>
}

function tableOf(cues: readonly string[]): CueTable {
  const split = cues.map((cue) => cue.split(' '))
  const expressions = new Map<string, readonly (readonly string[])[]>()
  for (const words of split.filter(({ length }) => length > 1))
    expressions.set(words[0] ?? '', [...(expressions.get(words[0] ?? '') ?? []), words])
  return { words: new Set(split.flatMap((words) => (words.length === 1 ? words : []))), expressions }
}

const tables = {
  clauses: { excluded: tableOf(clauses.excluded), doubted: tableOf(clauses.doubted) },
  headings: { excluded: tableOf(headings.excluded), doubted: tableOf(headings.doubted) },
} as const

const isInTable = (words: readonly string[], { words: single, expressions }: CueTable): boolean =>
  words.some(
    (word, index) =>
      single.has(word) ||
      (expressions.get(word) ?? []).some((expression) =>
        expression.every((each, offset) => words[index + offset] === each),
      ),
  )

/** The strongest cue in these words, which are in lower case. */
export const cuesIn = (words: readonly string[], where: keyof typeof tables): NoteCue | undefined =>
  (['excluded', 'doubted'] as const).find((cue) => isInTable(words, tables[where][cue]))

const marks = ['(-)', '(–)', '(−)', '[ ]', '[]', '☐', '□', '❏', 'ø', '∅', '✗', '✘']

/** What the signs of a clause say: a minus or a box that is not ticked, or a question mark. */
export function markIn(clause: string): NoteCue | undefined {
  if (marks.some((mark) => clause.includes(mark))) return 'excluded'
  return clause.includes('?') ? 'doubted' : undefined
}
