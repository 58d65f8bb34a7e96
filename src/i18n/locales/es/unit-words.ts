type Word = readonly [one: string, many: string]

/** Words of units by their names in EHRs, in English: forms of medicines, times, rates and measures. */
const words: Readonly<Record<string, Word>> = {
  ampule: ['ampolla', 'ampollas'],
  application: ['aplicación', 'aplicaciones'],
  beat: ['latido', 'latidos'],
  bottle: ['frasco', 'frascos'],
  box: ['caja', 'cajas'],
  breath: ['respiración', 'respiraciones'],
  calorie: ['caloría', 'calorías'],
  capsule: ['cápsula', 'cápsulas'],
  cell: ['célula', 'células'],
  centimeter: ['centímetro', 'centímetros'],
  cigarette: ['cigarrillo', 'cigarrillos'],
  copy: ['copia', 'copias'],
  cycle: ['ciclo', 'ciclos'],
  day: ['día', 'días'],
  deciliter: ['decilitro', 'decilitros'],
  degree: ['grado', 'grados'],
  'degree celsius': ['grado Celsius', 'grados Celsius'],
  'degree fahrenheit': ['grado Fahrenheit', 'grados Fahrenheit'],
  dose: ['dosis', 'dosis'],
  drink: ['bebida', 'bebidas'],
  drop: ['gota', 'gotas'],
  episode: ['episodio', 'episodios'],
  film: ['lámina', 'láminas'],
  foot: ['pie', 'pies'],
  gram: ['gramo', 'gramos'],
  hour: ['hora', 'horas'],
  inch: ['pulgada', 'pulgadas'],
  inhalation: ['inhalación', 'inhalaciones'],
  injection: ['inyección', 'inyecciones'],
  'international unit': ['unidad internacional', 'unidades internacionales'],
  kilogram: ['kilogramo', 'kilogramos'],
  liter: ['litro', 'litros'],
  lozenge: ['pastilla para chupar', 'pastillas para chupar'],
  meter: ['metro', 'metros'],
  microgram: ['microgramo', 'microgramos'],
  milligram: ['miligramo', 'miligramos'],
  milliliter: ['mililitro', 'mililitros'],
  millimeter: ['milímetro', 'milímetros'],
  millimole: ['milimol', 'milimoles'],
  minute: ['minuto', 'minutos'],
  month: ['mes', 'meses'],
  ounce: ['onza', 'onzas'],
  pack: ['paquete', 'paquetes'],
  patch: ['parche', 'parches'],
  person: ['persona', 'personas'],
  piece: ['pieza', 'piezas'],
  pill: ['pastilla', 'pastillas'],
  point: ['punto', 'puntos'],
  pound: ['libra', 'libras'],
  puff: ['inhalación', 'inhalaciones'],
  pulse: ['pulsación', 'pulsaciones'],
  sachet: ['sobre', 'sobres'],
  second: ['segundo', 'segundos'],
  spray: ['rociada', 'rociadas'],
  step: ['paso', 'pasos'],
  suppository: ['supositorio', 'supositorios'],
  tablespoon: ['cucharada', 'cucharadas'],
  tablet: ['tableta', 'tabletas'],
  teaspoon: ['cucharadita', 'cucharaditas'],
  time: ['vez', 'veces'],
  unit: ['unidad', 'unidades'],
  vial: ['vial', 'viales'],
  week: ['semana', 'semanas'],
  year: ['año', 'años'],
}

/** Other spellings, and plurals that do not only add an "s". */
const spellings: Readonly<Record<string, string>> = {
  boxes: 'box',
  cap: 'capsule',
  copies: 'copy',
  'degrees celsius': 'degree celsius',
  'degrees fahrenheit': 'degree fahrenheit',
  feet: 'foot',
  hr: 'hour',
  inches: 'inch',
  lb: 'pound',
  patches: 'patch',
  people: 'person',
  score: 'point',
  suppositories: 'suppository',
  tab: 'tablet',
  yr: 'year',
}

const plural = new Intl.PluralRules('es')
const spanishWords: ReadonlyMap<string, Word> = new Map(
  Object.values(words).flatMap((word) => word.map((form) => [form, word] as const)),
)

/** A word of a unit for a count; undefined for a symbol and a word that is not known. */
function wordFor(count: string, sent: string): string | undefined {
  const known = sent.trim().toLowerCase()
  const [stem = known] = known.split(/(?:\(s\)|s)$/)
  const english = [known, stem]
    .map((each) => (Object.hasOwn(spellings, each) ? (spellings[each] ?? each) : each))
    .find((each) => Object.hasOwn(words, each))
  const word = english === undefined ? spanishWords.get(known.replace(/\(s\)$/, '')) : words[english]
  return word?.[plural.select(Number(count)) === 'one' ? 0 : 1]
}

const periodSymbols: Readonly<Record<string, string>> = { min: 'minute', h: 'hour', d: 'day' }

/** What follows "/" or "per", which may have a count: "minute", "24 hours"; a symbol becomes a word after a word. */
function periodIn(part: string, isInWords: boolean): string {
  const [, count = '', name = ''] = /^([\d.]{1,9})? ?(.*)$/.exec(part) ?? []
  const word = wordFor(count || '1', (isInWords && Object.hasOwn(periodSymbols, name) && periodSymbols[name]) || name)
  return word === undefined ? part : [count, word].filter(Boolean).join(' ')
}

/**
 * A unit for a count in Spanish where it is sent in words: 72 "beats/minute" is "latidos por minuto", 2 "mg/day" is "mg/día". Symbols, and words that
 * are not known, stay as they were sent.
 */
export function unitInSpanish(count: string, sent: string): string {
  const [counted = '', ...periods] = (sent.toLowerCase() === 'bpm' ? 'beats/minute' : sent).split(/ ?\/ ?| per /i)
  const word = wordFor(count, counted)
  const isInWords = word !== undefined
  const translated = [word ?? counted, ...periods.map((period) => periodIn(period, isInWords))]
  if (!isInWords && periods.every((period) => periodIn(period, false) === period)) return sent
  return translated.join(isInWords || / per /i.test(sent) ? ' por ' : '/')
}
