interface InBothLanguages {
  readonly en: string
  readonly es: string
}

/** RxNorm dose forms, in lower case; names with any other form are not parsed. */
export const doseForms: Readonly<Record<string, InBothLanguages>> = {
  'oral tablet': { en: 'tablet', es: 'tableta' },
  tablet: { en: 'tablet', es: 'tableta' },
  'extended release oral tablet': { en: 'long-acting tablet', es: 'tableta de acción prolongada' },
  'delayed release oral tablet': {
    en: 'tablet that dissolves after the stomach',
    es: 'tableta que se deshace después del estómago',
  },
  'chewable tablet': { en: 'chewable tablet', es: 'tableta masticable' },
  'extended release chewable tablet': {
    en: 'long-acting chewable tablet',
    es: 'tableta masticable de acción prolongada',
  },
  'disintegrating oral tablet': { en: 'tablet that melts in the mouth', es: 'tableta que se deshace en la boca' },
  'sublingual tablet': { en: 'tablet for under the tongue', es: 'tableta para debajo de la lengua' },
  'effervescent oral tablet': { en: 'fizzy tablet', es: 'tableta efervescente' },
  'oral capsule': { en: 'capsule', es: 'cápsula' },
  capsule: { en: 'capsule', es: 'cápsula' },
  'extended release oral capsule': { en: 'long-acting capsule', es: 'cápsula de acción prolongada' },
  'delayed release oral capsule': {
    en: 'capsule that dissolves after the stomach',
    es: 'cápsula que se deshace después del estómago',
  },
  'oral solution': { en: 'liquid to swallow', es: 'líquido para tragar' },
  'oral suspension': { en: 'liquid to swallow', es: 'líquido para tragar' },
  'extended release suspension': {
    en: 'long-acting liquid to swallow',
    es: 'líquido de acción prolongada para tragar',
  },
  'oral powder': { en: 'powder to swallow', es: 'polvo para tragar' },
  'oral granules': { en: 'granules to swallow', es: 'gránulos para tragar' },
  'powder for oral solution': { en: 'powder to mix and drink', es: 'polvo para mezclar y beber' },
  'powder for oral suspension': { en: 'powder to mix and drink', es: 'polvo para mezclar y beber' },
  'oral lozenge': { en: 'lozenge', es: 'pastilla para chupar' },
  'chewing gum': { en: 'chewing gum', es: 'goma de mascar' },
  'metered dose inhaler': { en: 'inhaler', es: 'inhalador' },
  'dry powder inhaler': { en: 'powder inhaler', es: 'inhalador de polvo' },
  'inhalation solution': { en: 'liquid to breathe in', es: 'líquido para inhalar' },
  'inhalation suspension': { en: 'liquid to breathe in', es: 'líquido para inhalar' },
  'inhalation spray': { en: 'spray to breathe in', es: 'espray para inhalar' },
  'nasal spray': { en: 'nose spray', es: 'espray para la nariz' },
  'metered dose nasal spray': { en: 'nose spray', es: 'espray para la nariz' },
  'nasal solution': { en: 'nose drops', es: 'gotas para la nariz' },
  'injectable solution': { en: 'injection', es: 'inyección' },
  'injectable suspension': { en: 'injection', es: 'inyección' },
  'extended release suspension for injection': { en: 'long-acting injection', es: 'inyección de acción prolongada' },
  injection: { en: 'injection', es: 'inyección' },
  'prefilled syringe': { en: 'filled syringe', es: 'jeringa llena' },
  'pen injector': { en: 'injection pen', es: 'pluma para inyección' },
  'auto-injector': { en: 'auto-injector', es: 'autoinyector' },
  cartridge: { en: 'cartridge for injection', es: 'cartucho para inyección' },
  'intravenous solution': { en: 'infusion into a vein', es: 'infusión en una vena' },
  'topical cream': { en: 'cream for the skin', es: 'crema para la piel' },
  'topical ointment': { en: 'ointment for the skin', es: 'ungüento para la piel' },
  'topical gel': { en: 'gel for the skin', es: 'gel para la piel' },
  'topical lotion': { en: 'lotion for the skin', es: 'loción para la piel' },
  'topical solution': { en: 'liquid for the skin', es: 'líquido para la piel' },
  'topical foam': { en: 'foam for the skin', es: 'espuma para la piel' },
  'topical spray': { en: 'spray for the skin', es: 'espray para la piel' },
  'topical powder': { en: 'powder for the skin', es: 'polvo para la piel' },
  'medicated shampoo': { en: 'shampoo', es: 'champú' },
  'transdermal system': { en: 'skin patch', es: 'parche para la piel' },
  'medicated patch': { en: 'skin patch', es: 'parche para la piel' },
  'ophthalmic solution': { en: 'eye drops', es: 'gotas para los ojos' },
  'ophthalmic suspension': { en: 'eye drops', es: 'gotas para los ojos' },
  'ophthalmic ointment': { en: 'eye ointment', es: 'ungüento para los ojos' },
  'otic solution': { en: 'ear drops', es: 'gotas para los oídos' },
  'otic suspension': { en: 'ear drops', es: 'gotas para los oídos' },
  'rectal suppository': { en: 'suppository', es: 'supositorio' },
  'rectal cream': { en: 'cream for the rectum', es: 'crema para el recto' },
  enema: { en: 'enema', es: 'enema' },
  'vaginal cream': { en: 'cream for the vagina', es: 'crema para la vagina' },
  'vaginal gel': { en: 'gel for the vagina', es: 'gel para la vagina' },
  'vaginal insert': { en: 'insert for the vagina', es: 'óvulo para la vagina' },
  'vaginal ring': { en: 'ring for the vagina', es: 'anillo para la vagina' },
  'vaginal system': { en: 'ring for the vagina', es: 'anillo para la vagina' },
  'drug implant': { en: 'implant', es: 'implante' },
  'intrauterine system': { en: 'device in the womb', es: 'dispositivo en el útero' },
  mouthwash: { en: 'mouth rinse', es: 'enjuague bucal' },
}

/** Units of a strength, in lower case. */
export const strengthUnits: Readonly<Record<string, InBothLanguages>> = {
  mg: { en: 'mg', es: 'mg' },
  mcg: { en: 'mcg', es: 'mcg' },
  ug: { en: 'mcg', es: 'mcg' },
  g: { en: 'g', es: 'g' },
  ml: { en: 'mL', es: 'mL' },
  meq: { en: 'mEq', es: 'mEq' },
  mmol: { en: 'mmol', es: 'mmol' },
  unt: { en: 'units', es: 'unidades' },
  unit: { en: 'units', es: 'unidades' },
  units: { en: 'units', es: 'unidades' },
  '%': { en: '%', es: '%' },
}

/** Denominators of a strength. */
export const perUnits: Readonly<Record<string, InBothLanguages>> = {
  ml: { en: 'per mL', es: 'por mL' },
  actuat: { en: 'per puff', es: 'por aplicación' },
  hr: { en: 'per hour', es: 'por hora' },
  mg: { en: 'per mg', es: 'por mg' },
  g: { en: 'per g', es: 'por g' },
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
  disoproxil: { en: '{name} disoproxil', es: '{name} disoproxilo' },
}

/** Ingredients for which otherwise irrelevant salts make a different medicine. */
export const ingredientsDistinctBySalt: readonly string[] = [
  'diclofenac',
  'naproxen',
  'penicillin g',
  'estradiol',
  'testosterone',
]
