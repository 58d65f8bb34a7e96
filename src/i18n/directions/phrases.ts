// Phrases of written medicine directions in English and Spanish, without accents and in lower case (see `readDirections`).

/** Number words; "a" and "an" only count before a form. Spanish "once" (11) is not in the table, because it is an English word too. */
export const numberWords: Readonly<Record<string, string>> = {
  'one-half': '0.5',
  'one half': '0.5',
  'half a': '0.5',
  'half of a': '0.5',
  media: '0.5',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  uno: '1',
  una: '1',
  un: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
}

/** Forms and units of a dose by their canonical name; a longer phrase before its first word. */
export const doseUnits: Readonly<Record<string, string>> = {
  lozenge: 'lozenges?|pastillas? para chupar',
  tablet: 'tablets?|tabs?|tbl|tabletas?|comprimidos?|pills?|pastillas?',
  capsule: 'capsules?|caps?|capsulas?',
  puff: 'puffs?|inhalations?|inhalacion|inhalaciones',
  drop: 'drops?|gtts?|gotas?',
  patch: 'patch|patches|parches?',
  spray: 'sprays?|rociadas?',
  suppository: 'suppository|suppositories|supositorios?',
  film: 'films?|laminas?',
  sachet: 'sachets?|packets?|sobres?',
  ampule: 'ampules?|ampollas?',
  vial: 'vials?|viales',
  teaspoon: 'teaspoons?|teaspoonfuls?|tsps?|cucharaditas?',
  tablespoon: 'tablespoons?|tablespoonfuls?|tbsps?|cucharadas?',
  unit: 'units?|unidad|unidades',
  dose: 'doses?|dosis',
  mL: 'ml|milliliters?|mililitros?',
  mg: 'mg|milligrams?|miligramos?',
  mcg: 'mcg|ug|micrograms?|microgramos?',
  g: 'g|gm|grams?|gramos?',
}

/** Units of time by their UCUM code. */
export const timeUnits: Readonly<Record<string, string>> = {
  min: 'minutes?|mins?|minutos?',
  h: 'hours?|hrs?|h|horas?',
  d: 'days?|d|dias?',
  wk: 'weeks?|wks?|semanas?',
  mo: 'months?|mes|meses',
  a: 'years?|ano|anos',
}

/** Times of day by their EventTiming code. Events of meals come before the parts of the day, as "before dinner" may follow "in the evening". */
export const dayEvents: Readonly<Record<string, string>> = {
  ACM: 'before breakfast|antes del desayuno|antes de desayunar',
  CM: '(?:with|at) breakfast|con el desayuno|al desayunar',
  PCM: 'after breakfast|despues del desayuno|despues de desayunar',
  ACD: 'before lunch|antes del almuerzo|antes de almorzar',
  CD: '(?:with|at) lunch|con el almuerzo|al almorzar',
  PCD: 'after lunch|despues del almuerzo|despues de almorzar',
  ACV: 'before (?:dinner|supper)|before (?:the )?evening meal|antes de la cena|antes de cenar',
  CV: '(?:with|at) (?:dinner|supper)|with (?:the )?evening meal|con la cena|al cenar',
  PCV: 'after (?:dinner|supper)|after (?:the )?evening meal|despues de la cena|despues de cenar',
  AC: 'before (?:each |every )?meals?|antes de (?:las|cada) comidas?',
  C: 'with (?:each |every )?(?:a )?meals?|con (?:las|cada) comidas?',
  PC: 'after (?:each |every )?meals?|despues de (?:las|cada) comidas?',
  HS: '(?:nightly |every night |each night )?(?:at|before|every|each) bed ?time|before (?:bed|going to bed|sleep)|(?:cada noche )?al acostarse|antes de (?:acostarse|dormir)|a la hora de (?:acostarse|dormir)|q ?hs|hs',
  WAKE: 'on waking(?: up)?|after waking(?: up)?|al despertar(?:se)?',
  MORN: '(?:every|each|in the) mornings?|(?:por|en|cada|todas) (?:las? )?mananas?|q ?am',
  NOON: '(?:at|every) noon|al mediodia',
  AFT: '(?:every|each|in the) afternoons?|(?:por|en|cada|todas) (?:las? )?tardes?',
  EVE: '(?:every|each|in the) evenings?|al anochecer',
  NIGHT: '(?:every|each|at) nights?|nightly|(?:por|en|cada|todas) (?:las? )?noches?',
}

export const weekDays: Readonly<Record<string, string>> = {
  mon: 'mondays?|lunes',
  tue: 'tuesdays?|martes',
  wed: 'wednesdays?|miercoles',
  thu: 'thursdays?|jueves',
  fri: 'fridays?|viernes',
  sat: 'saturdays?|sabados?',
  sun: 'sundays?|domingos?',
}

export const monthNames: Readonly<Record<string, string>> = {
  1: 'january|enero',
  2: 'february|febrero',
  3: 'march|marzo',
  4: 'april|abril',
  5: 'may|mayo',
  6: 'june|junio',
  7: 'july|julio',
  8: 'august|agosto',
  9: 'september|septiembre',
  10: 'october|octubre',
  11: 'november|noviembre',
  12: 'december|diciembre',
}

/** Abbreviations of a frequency, as often as each day. */
export const frequencyCodes: Readonly<Record<string, string>> = { qd: '1', bid: '2', tid: '3', qid: '4' }

/** Phrases that say how, not how much or when. */
export const mannerPhrases = [
  'by mouth|orally|p\\.?o\\.?|por (?:la )?boca|por via oral|via oral',
  'under the (?:skin|tongue)|subcutaneously|debajo de la (?:piel|lengua)',
  '(?:with|on) (?:food|an empty stomach|a full glass of water|a glass of water|water|milk)',
  'con (?:comida|alimentos|un vaso de agua|agua|leche)|en ayunas|con el estomago vacio',
  'of (?:the )?(?:medicine|medication)',
]

/** Words without a meaning of their own: verbs of taking, articles and conjunctions. */
export const fillerWords = new Set(
  'take takes taking use give inject apply inhale swallow chew the a an and of in at on by to tome tomar use usar de del inyecte aplique inhale trague mastique y e la el los las al a en'.split(
    ' ',
  ),
)

/** Words that can turn the meaning of everything around them, and words of time: where one was not understood, nothing was. */
export const meaningChangingWords = new Set(
  'morning mornings afternoon evening evenings night nights noon bedtime breakfast lunch dinner supper meal meals day days daily week weeks weekly month months monthly hour hours minute minutes time times once dose doses tablet tablets capsule capsules manana tarde noche desayuno almuerzo cena comida comidas dia dias diario semana semanas mes meses hora horas vez veces dosis tableta tabletas capsula capsulas then not no never nor stop hold skip until unless except if when may might or alternate alternating increase decrease reduce taper titrate adjust change directed instructed prescribed indicated told label half double extra repeat maximum max most least more less up only exceed total start begin first last next luego despues entonces nunca deje suspenda suspender omita hasta salvo excepto si cuando puede o alterne alternando aumente disminuya reduzca ajuste cambie indicado indicada indique receto etiqueta mitad doble repita maximo menos mas solo sin exceder primero primer ultimo otro other'.split(
    ' ',
  ),
)
