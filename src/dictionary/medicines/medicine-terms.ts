interface InBothLanguages {
  readonly en: string
  readonly es: string
}

/** Units of a strength. */
export const strengthUnits: Readonly<Record<string, InBothLanguages>> = {
  mg: { en: 'mg', es: 'mg' },
  mcg: { en: 'mcg', es: 'mcg' },
  g: { en: 'g', es: 'g' },
  ml: { en: 'mL', es: 'mL' },
  meq: { en: 'mEq', es: 'mEq' },
  mmol: { en: 'mmol', es: 'mmol' },
  unit: { en: 'units', es: 'unidades' },
  iu: { en: 'IU', es: 'UI' },
  '%': { en: '%', es: '%' },
}

/** What a strength is counted by; nothing is said of one piece. */
export const perUnits: Readonly<Record<string, (count: string) => InBothLanguages>> = {
  ml: (count) => ({ en: `per ${count}mL`, es: `por ${count}mL` }),
  l: (count) => ({ en: `per ${count || '1 '}L`, es: `por ${count || '1 '}L` }),
  actuat: () => ({ en: 'per puff', es: 'por aplicación' }),
  dose: () => ({ en: 'per dose', es: 'por dosis' }),
  hr: (count) =>
    count === '' ? { en: 'per hour', es: 'por hora' } : { en: `per ${count}hours`, es: `por ${count}horas` },
  day: () => ({ en: 'per day', es: 'por día' }),
  mg: (count) => ({ en: `per ${count}mg`, es: `por ${count}mg` }),
  g: (count) => ({ en: `per ${count}g`, es: `por ${count}g` }),
  '': () => ({ en: '', es: '' }),
}

/** Amounts before the first ingredient: duration of action, contents of a container. */
export const packageAmounts: Readonly<Record<string, (count: string) => InBothLanguages>> = {
  hr: (count) =>
    Number(count) >= 72 && Number(count) % 24 === 0
      ? { en: `for ${Number(count) / 24} days`, es: `para ${Number(count) / 24} días` }
      : { en: `for ${count} hours`, es: `para ${count} horas` },
  actuat: (count) => ({ en: `${count} puffs`, es: `${count} aplicaciones` }),
  ml: (count) => ({ en: `${count} mL`, es: `${count} mL` }),
}

/** Salts that a plain name omits, in lower case. */
export const omittedSalts: readonly string[] = [
  'hydrochloride',
  'dihydrochloride',
  'bromide',
  'sodium',
  'disodium',
  'potassium',
  'calcium',
  'magnesium',
  'maleate',
  'besylate',
  'mesylate',
  'fumarate',
  'phosphate',
  'sulfate',
  'citrate',
  'nitrate',
  'bitartrate',
  'monohydrate',
  'dihydrate',
  'trihydrate',
  'anhydrous',
  'medoxomil',
  'cilexetil',
  'axetil',
  'proxetil',
  'pivoxil',
  'hemihydrate',
  'sesquihydrate',
  'pentahydrate',
  'hexahydrate',
  'oxalate',
  'edisylate',
  'hyclate',
  'carbonate',
  'zinc',
  'tosylate',
  'ditosylate',
  'xinafoate',
  'malate',
  'stearate',
  'benzoate',
  'erbumine',
  'arginine',
  'tromethamine',
  'trometamol',
  'etabonate',
  'hemifumarate',
  'dimesylate',
  'dimaleate',
  'lactate',
  'methylsulfate',
  'camsylate',
  'napsylate',
  'isethionate',
  'esylate',
  'aluminum',
  'polistirex',
  'resinate',
  'olamine',
  'dimeglumine',
  'meglumine',
  'nicotinate',
]

/** Salts that distinguish two medicines with the same ingredient and stay in the name. */
export const namedSalts: Readonly<Record<string, InBothLanguages>> = {
  tartrate: { en: '{name} tartrate', es: 'tartrato de {name}' },
  succinate: { en: '{name} succinate', es: 'succinato de {name}' },
  propionate: { en: '{name} propionate', es: 'propionato de {name}' },
  dipropionate: { en: '{name} dipropionate', es: 'dipropionato de {name}' },
  furoate: { en: '{name} furoate', es: 'furoato de {name}' },
  valerate: { en: '{name} valerate', es: 'valerato de {name}' },
  acetate: { en: '{name} acetate', es: 'acetato de {name}' },
  pamoate: { en: '{name} pamoate', es: 'pamoato de {name}' },
  hydrobromide: { en: '{name} hydrobromide', es: 'bromhidrato de {name}' },
  alafenamide: { en: '{name} alafenamide', es: '{name} alafenamida' },
  liposomal: { en: '{name} liposomal', es: '{name} liposomal' },
  modified: { en: '{name} modified', es: '{name} modificada' },
  macrocrystals: { en: '{name} macrocrystals', es: 'macrocristales de {name}' },
  aspartate: { en: '{name} aspartate', es: 'aspartato de {name}' },
  saccharate: { en: '{name} saccharate', es: 'sacarato de {name}' },
  acetonide: { en: '{name} acetonide', es: 'acetónido de {name}' },
  butyrate: { en: '{name} butyrate', es: 'butirato de {name}' },
  probutate: { en: '{name} probutate', es: 'probutato de {name}' },
  decanoate: { en: '{name} decanoate', es: 'decanoato de {name}' },
  enanthate: { en: '{name} enanthate', es: 'enantato de {name}' },
  cypionate: { en: '{name} cypionate', es: 'cipionato de {name}' },
  undecanoate: { en: '{name} undecanoate', es: 'undecanoato de {name}' },
  caproate: { en: '{name} caproate', es: 'caproato de {name}' },
  ethylsuccinate: { en: '{name} ethylsuccinate', es: 'etilsuccinato de {name}' },
  palmitate: { en: '{name} palmitate', es: 'palmitato de {name}' },
  pivalate: { en: '{name} pivalate', es: 'pivalato de {name}' },
  benzathine: { en: '{name} benzathine', es: '{name} benzatina' },
  procaine: { en: '{name} procaine', es: '{name} procaína' },
  disoproxil: { en: '{name} disoproxil', es: '{name} disoproxilo' },
}

/** Names of the salts that make a different medicine of some ingredients. */
export const distinctSalts: Readonly<Record<string, InBothLanguages>> = {
  sodium: { en: '{name} sodium', es: '{name} de sodio' },
  potassium: { en: '{name} potassium', es: '{name} de potasio' },
}

/** Ingredients for which otherwise irrelevant salts make a different medicine. */
export const ingredientsDistinctBySalt: readonly string[] = [
  'diclofenac',
  'naproxen',
  'penicillin g',
  'estradiol',
  'testosterone',
]

/** Ingredients that are kinds of another, which a text may name instead. */
export const broaderIngredients: Readonly<Record<string, string>> = {
  'naproxen sodium': 'naproxen',
  'divalproex sodium': 'valproate',
  cholecalciferol: 'vitamin d',
  ergocalciferol: 'vitamin d',
  'calcium carbonate': 'calcium',
  'calcium citrate': 'calcium',
  'ferrous sulfate': 'iron',
  'ferrous gluconate': 'iron',
  'ferrous fumarate': 'iron',
  'alendronic acid': 'alendronate',
}

/** Ingredients that a text can mention beside a medicine: as part of a salt, as what it is dissolved in, or in directions. */
export const mentionedIngredients: ReadonlySet<string> = new Set(
  'calcium|iron|zinc|copper|selenium|magnesium|water|glucose|sodium chloride|glycerin|sulfur|urea|caffeine|garlic|alcohol|choline|cranberry'.split(
    '|',
  ),
)

/** Compounds whose entry is named after what the body takes from them; a strength is that of the compound. */
export const compoundNames: Readonly<Record<string, InBothLanguages>> = {
  'ferrous sulfate': { en: 'Ferrous sulfate', es: 'Sulfato ferroso' },
  'sodium fluoride': { en: 'Sodium fluoride', es: 'Fluoruro de sodio' },
  'sennosides usp': { en: 'Sennosides', es: 'Senósidos' },
  'lithium carbonate': { en: 'Lithium carbonate', es: 'Carbonato de litio' },
}
