/**
 * Words of names, to tell whether two names can mean the same thing. Words that many names share ("disease", "blood") tell nothing apart.
 */
const commonWords = new Set(
  (
    'a an and as at by de del due using history past antecedente antecedentes el en for from in into la las lo los no not of on or other otherwise para per por que se the to un una unspecified w with without y ' +
    'abnormal activity acute adult amount assessment assay automated average bilateral blood both care caused chronic code compared concentration condition con cosa count counting ' +
    'day days defined department due guidance diagnostic disease disorder each encounter enfermedad evaluation exam examination finding first flow free genetic grade group health ' +
    'high increased decreased elevated reduced hour hours included injury isolated last left level low manual mass measured measurement method min mild moderate mole moles more most multiple new normal number ' +
    'observation part patient people person plasma presence problem procedure program property prueba quantity quantitative qualitative rate ratio record related report result right sample sangre score screen screening second ' +
    'serum service severe sign simple site situation some specific specified specimen stage status study substance summary symptom syndrome system taken test testing than that therapy this thing time total treatment type ' +
    'unit units used using value visit volume yes year years vacuna vaccine vaccination virus dose injectable injection preservative pf ml mg mcg medicine medicamento live visita consulta hospital inpatient outpatient admission stay admitted'
  ).split(' '),
)

/** Clinical words and the everyday word for the same thing, to which they are reduced. */
const synonyms: Readonly<Record<string, string>> = {
  renal: 'kidney',
  surgical: 'surgery',
  operative: 'surgery',
  nephro: 'kidney',
  cardiac: 'heart',
  hepatic: 'liver',
  pulmonary: 'lung',
  ocular: 'eye',
  cerebral: 'brain',
  gastric: 'stomach',
  ecg: 'electrocardiogram',
  ekg: 'electrocardiogram',
  eeg: 'electroencephalogram',
  ct: 'tomography',
  mri: 'magnetic',
  leukocyte: 'wbc',
  erythrocyte: 'rbc',
  hgb: 'hemoglobin',
  hb: 'hemoglobin',
  hct: 'hematocrit',
  plt: 'platelet',
  plts: 'platelet',
  tumor: 'cancer',
  neoplasm: 'cancer',
  carcinoma: 'cancer',
  flu: 'influenza',
  gripe: 'influenza',
  mould: 'mold',
  neoplastic: 'cancer',
  malignancy: 'cancer',
  injuries: 'injury',
  paracetamol: 'acetaminophen',
  salbutamol: 'albuterol',
}

/** A name without what only explains it. */
export const withoutBrackets = (name: string): string => name.replace(/ ?\([^()]*\)/g, '')

/** All words and numbers of a name in order, in lower case and without accents. */
export const allWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []

/** Whether two names have the same words in the same order. */
export const isSameName = (a: string, b: string): boolean => allWords(a).join(' ') === allWords(b).join(' ')

/** The distinctive words of a name: without plural endings, numbers and common words. */
export function distinctiveWords(name: string): readonly string[] {
  const distinctive = allWords(name)
    .filter((word) => !commonWords.has(word) && !/^\d+$/.test(word) && word.length > 1)
    .map((word) => (word.length > 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word))
    .map((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word) : word))
    .filter((word) => !commonWords.has(word))
  return [...new Set(distinctive)]
}

/** Whether two words have one stem: "allergy" and "allergic", not "prednisone" and "prednisolone". */
export function hasSameStem(a: string, b: string): boolean {
  if (a === b) return true
  const longer = Math.max(a.length, b.length)
  const least = Math.ceil(longer * 0.75)
  return least >= 5 && a.slice(0, least) === b.slice(0, least) && Math.min(a.length, b.length) >= least
}

/** Words that add nothing to a name. */
const emptyWords = new Set(
  'a an the of in on to by for with and or due unspecified nos disorder finding procedure de del la el los las en y o con por para'.split(
    ' ',
  ),
)

/** Whether a name has a word or number that none of the others has; units and the forms of medicines may be abbreviated. */
export function addsWords(name: string, others: readonly string[]): boolean {
  const known = others.flatMap(allWords)
  return allWords(name)
    .filter((word) => !emptyWords.has(word) && !known.includes(word))
    .some((word) => !known.some((other) => hasSameStem(word, other) || isShortForm(word, other)))
}

/** "tab" for "tablet", "hcl" only for itself: at least three letters with which the other word begins. */
const isShortForm = (short: string, word: string): boolean =>
  /^\p{L}{3,5}$/u.test(short) && short.length < word.length && word.startsWith(short)

/** Four letters and digits for a name, whatever its case, punctuation and accents; different names rarely have the same. */
export function nameHash(name: string): string {
  let hash = 0x811c9dc5
  for (const letter of allWords(name).join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % 36 ** 4).toString(36).padStart(4, '0')
}
