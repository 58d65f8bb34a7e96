import { cuesIn, markIn, type NoteCue } from './note-cues'

/** A part of a note, and what its words say about the terms in it. */
export interface NoteClause {
  readonly start: number
  readonly end: number
  /** `excluded`: negated, or about someone else; `doubted`: possible, planned or general. */
  readonly cue: NoteCue | undefined
  readonly words: readonly string[]
}

const WORD = /[\p{L}\p{N}]+(?:['’/][\p{L}]+)*/gu
/** The words of a text in lower case, such as “w/o” and “didn't”. */
export const wordsOfClause = (text: string): readonly string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace('’', "'"))

/** Words that start a clause of their own. */
const contrasts: ReadonlySet<string> = new Set('but however although though whereas pero aunque mientras'.split(' '))

/** Abbreviations that end with a full stop within a sentence. */
const dotted: ReadonlySet<string> = new Set(
  'dr dra mr mrs ms st pt pts hx h fam fhx dx rx tx sx neg pos approx vs no nos e g i eg ie etc rt lt bilat abd resp cont prev dept sr sra ud pac ant aprox núm'.split(
    ' ',
  ),
)

/** A line of a list: a bullet, or a number with a full stop or a bracket. */
const LIST_LINE = /^[ \t]*(?:[-*•·–—+]|\d{1,2}[.)])(?:[ \t]|$)/
/** Lines as long as this go on in the next one. */
const WRAPPED_LINE = 50
const LONGEST_HEADING = 60

/** Headings of parts of a note in which terms are as everywhere else. */
const openHeadings: ReadonlySet<string> = new Set(
  [
    'history of present illness|hpi|present illness|past medical history|medical history|past history|pmh|pmhx|past surgical history|surgical history|psh|pshx',
    'social history|sh|medications|medication|meds|current medications|home medications|discharge medications|allergies|assessment|assessment and plan|assessment/plan|a/p|a&p|plan',
    'impression|findings|physical exam|physical examination|exam|pe|vitals|vital signs|labs|laboratory|laboratory data|data|results|imaging|hospital course|course|diagnosis|diagnoses',
    'admission diagnosis|discharge diagnosis|final diagnosis|primary diagnosis|secondary diagnoses|problem list|problems|active problems|disposition|follow-up|follow up|followup|procedure',
    'procedures|indication|indications|technique|comparison|chief complaint|cc|reason|reason for visit|subjective|objective|recommendations|recommendation|history|conclusion|interval history',
    'motivo de consulta|motivo|enfermedad actual|padecimiento actual|historia de la enfermedad actual|antecedentes personales|antecedentes patológicos|antecedentes personales patológicos',
    'antecedentes médicos|antecedentes quirúrgicos|antecedentes|app|medicamentos|medicación|medicamentos actuales|tratamiento|tratamiento actual|alergias|exploración física|exploración',
    'examen físico|signos vitales|laboratorio|laboratorios|diagnóstico|diagnósticos|impresión diagnóstica|impresión|evolución|análisis|hallazgos|conclusión|procedimiento|evaluación y plan|evaluación',
  ].flatMap((line) => line.split('|')),
)

interface Line {
  readonly start: number
  readonly text: string
}

function linesOf(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    return { start: at, text: line }
  })
}

const LIST_SIGN = /^[-*•·–—]/
/** The label at the start of a line, before a colon, without a list sign. */
function labelOf(line: string): string | undefined {
  const end = line.indexOf(':')
  if (end < 0) return undefined
  const label = line.slice(0, end).trim().replace(LIST_SIGN, '').trim()
  return label.length <= LONGEST_HEADING && /^\p{L}/u.test(label) && !/[.;]/.test(label) ? label : undefined
}

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** The heading of a line: with a hash, before a colon, or a short line of its own. */
function headingOf(line: string): { readonly text: string; readonly isMarked: boolean } | undefined {
  const trimmed = line.trim()
  if (trimmed.startsWith('#')) return { text: trimmed.replace(/^#+/, '').trim(), isMarked: true }
  const label = labelOf(line)
  if (label !== undefined) return { text: label, isMarked: false }
  const isShort = trimmed.length > 0 && trimmed.length <= LONGEST_HEADING && !/[.,;]$/.test(trimmed)
  return isShort &&
    (isInCapitals(trimmed) || isOpen(trimmed) || cuesIn(wordsOfClause(trimmed), 'headings') !== undefined)
    ? { text: trimmed, isMarked: false }
    : undefined
}

const isOpen = (heading: string): boolean => openHeadings.has(heading.trim().toLowerCase())

/** What the heading of a line says of the lines below it: `open` ends what an earlier heading said; undefined without such a heading. */
function sectionOf(line: string): NoteCue | 'open' | undefined {
  const heading = headingOf(line)
  if (heading === undefined) return undefined
  if (isOpen(heading.text)) return 'open'
  const words = wordsOfClause(heading.text)
  return cuesIn(words, 'headings') ?? cuesIn(words, 'clauses') ?? (heading.isMarked ? 'open' : undefined)
}

/** Words that no sentence ends with. */
const joining: ReadonlySet<string> = new Set(
  'a and any for from in of or the to with al con de del e el en la o para por u y'.split(' '),
)

/** Whether a sentence goes on in the next line. */
function goesOn(line: string, next: string): boolean {
  const end = line.trimEnd()
  if (end.trim() === '' || next.trim() === '' || LIST_LINE.test(next) || labelOf(next) !== undefined) return false
  if (/[.:;!]$/.test(end)) return false
  if (/^\s*\p{Ll}/u.test(next) || end.length >= WRAPPED_LINE || end.endsWith(',')) return true
  const last = wordsOfClause(end).slice(-1)
  return joining.has(last[0] ?? '') || cuesIn(last, 'clauses') !== undefined
}

/** A short part after a semicolon belongs to the list before it: “denies fever; chills; rash”. */
const SHORT_PART_WORDS = 3
/** How many signs before a full stop are read to see whether it belongs to an abbreviation. */
const LONGEST_DOTTED = 12
/** How many signs after a sign are read to see whether it ends a clause. */
const LONGEST_PART = 80

/** Where a line is divided into clauses, as offsets in it. */
function breaksIn(line: string): readonly number[] {
  const breaks: number[] = []
  for (const { 0: sign, index } of line.matchAll(/[.;!]|\p{L}+/gu)) {
    if (sign === ';') {
      const [rest = ''] = line.slice(index + 1, index + LONGEST_PART).split(/[;.]/, 1)
      if (wordsOfClause(rest).length > SHORT_PART_WORDS) breaks.push(index + 1)
    } else if (sign === '.' || sign === '!') {
      const before =
        line
          .slice(Math.max(0, index - LONGEST_DOTTED), index)
          .split(/\P{L}/u)
          .at(-1) ?? ''
      const after = line.slice(index + 1, index + LONGEST_PART)
      if (/^["”')\]]*(?:\s+[^\p{Ll}\s]|\s*$)/u.test(after) && !dotted.has(before.toLowerCase())) breaks.push(index + 1)
    } else if (contrasts.has(sign.toLowerCase())) breaks.push(index)
  }
  return breaks
}

/** The first signs of a line after an offset, enough for a label. */
const startOf = (line: string, at: number): string => line.slice(at, at + LONGEST_PART)

/** Words that are a cue in the other language only: “son” is “are” in Spanish. */
const otherWords: Readonly<Record<'en' | 'es', ReadonlySet<string>>> = { en: new Set(), es: new Set(['son']) }

const strongest = (cues: readonly (NoteCue | 'open' | undefined)[]): NoteCue | undefined =>
  (['excluded', 'doubted'] as const).find((cue) => cues.includes(cue))

/** The clauses of a note in their order. Takes time in proportion to its length. */
export function noteClauses(text: string, language: 'en' | 'es'): readonly NoteClause[] {
  const lines = linesOf(text)
  const clauses: NoteClause[] = []
  let start = 0
  let section: NoteCue | undefined
  const close = (end: number): void => {
    if (end <= start) return
    const part = text.slice(start, end)
    const words = wordsOfClause(part).filter((word) => !otherWords[language].has(word))
    const own = cuesIn(words, 'clauses')
    clauses.push({ start, end, words, cue: strongest([section, own, markIn(part)]) })
    start = end
  }
  const enter = (found: NoteCue | 'open' | undefined): void => {
    if (found !== undefined) section = found === 'open' ? undefined : found
  }
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    const found = sectionOf(line.text)
    // A heading says something of its own line too.
    if (found !== undefined) close(line.start)
    enter(found)
    for (const at of breaksIn(line.text)) {
      close(line.start + at)
      // Texts without line breaks have their headings within the line.
      if (labelOf(startOf(line.text, at)) !== undefined) enter(sectionOf(startOf(line.text, at)))
    }
    if (next === undefined || !goesOn(line.text, next.text) || sectionOf(next.text) !== undefined)
      close(line.start + line.text.length)
  })
  close(text.length)
  return clauses
}
