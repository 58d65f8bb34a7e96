interface InBothLanguages {
  readonly en: string
  readonly es: string
}

/** How a medicine is released, where it goes and what it is, as in `formParts`. */
export interface FormParts {
  readonly release?: string | undefined
  readonly route?: string | undefined
  readonly base?: string | undefined
}

const rows: readonly (readonly [form: string, en: string, es: string])[] = [
  ['tablet', 'tablet', 'tableta'],
  ['capsule', 'capsule', 'cápsula'],
  ['chewable tablet', 'chewable tablet', 'tableta masticable'],
  ['disintegrating tablet', 'tablet that melts in the mouth', 'tableta que se deshace en la boca'],
  ['effervescent tablet', 'fizzy tablet', 'tableta efervescente'],
  ['soluble tablet', 'tablet to dissolve in water', 'tableta para disolver en agua'],
  ['sublingual tablet', 'tablet for under the tongue', 'tableta para debajo de la lengua'],
  ['sublingual film', 'film for under the tongue', 'lámina para debajo de la lengua'],
  ['sublingual spray', 'spray for under the tongue', 'espray para debajo de la lengua'],
  ['buccal tablet', 'tablet for inside the cheek', 'tableta para dentro de la mejilla'],
  ['buccal film', 'film for inside the cheek', 'lámina para dentro de la mejilla'],
  ['film', 'film', 'lámina'],
  ['sprinkle capsule', 'sprinkle capsule', 'cápsula para espolvorear'],
  ['solution', 'liquid', 'líquido'],
  ['suspension', 'liquid', 'líquido'],
  ['oral solution', 'liquid to swallow', 'líquido para tragar'],
  ['oral suspension', 'liquid to swallow', 'líquido para tragar'],
  ['oral drops', 'drops to swallow', 'gotas para tragar'],
  ['oral spray', 'mouth spray', 'espray para la boca'],
  ['syrup', 'liquid to swallow', 'líquido para tragar'],
  ['concentrate', 'concentrated liquid', 'líquido concentrado'],
  ['powder', 'powder', 'polvo'],
  ['granules', 'granules', 'gránulos'],
  ['oral powder', 'powder to swallow', 'polvo para tragar'],
  ['oral granules', 'granules to swallow', 'gránulos para tragar'],
  ['powder for liquid', 'powder to mix', 'polvo para mezclar'],
  ['inhalation powder for liquid', 'powder to mix and breathe in', 'polvo para mezclar e inhalar'],
  ['oral powder for liquid', 'powder to mix and drink', 'polvo para mezclar y beber'],
  ['lozenge', 'lozenge', 'pastilla para chupar'],
  ['gum', 'chewing gum', 'goma de mascar'],
  ['mouthwash', 'mouth rinse', 'enjuague bucal'],
  ['metered dose inhaler', 'inhaler', 'inhalador'],
  ['dry powder inhaler', 'powder inhaler', 'inhalador de polvo'],
  ['soft mist inhaler', 'spray to breathe in', 'espray para inhalar'],
  ['inhaler', 'inhaler', 'inhalador'],
  ['inhalation solution', 'liquid to breathe in', 'líquido para inhalar'],
  ['inhalation suspension', 'liquid to breathe in', 'líquido para inhalar'],
  ['inhalation spray', 'spray to breathe in', 'espray para inhalar'],
  ['inhalation powder', 'powder inhaler', 'inhalador de polvo'],
  ['inhalation capsule', 'capsule to breathe in', 'cápsula para inhalar'],
  ['inhalation', 'to breathe in', 'para inhalar'],
  ['aerosol', 'aerosol', 'aerosol'],
  ['inhalation aerosol', 'inhaler', 'inhalador'],
  ['spray', 'spray', 'espray'],
  ['drops', 'drops', 'gotas'],
  ['nasal spray', 'nose spray', 'espray para la nariz'],
  ['nasal solution', 'nose drops', 'gotas para la nariz'],
  ['nasal suspension', 'nose spray', 'espray para la nariz'],
  ['nasal drops', 'nose drops', 'gotas para la nariz'],
  ['nasal gel', 'nose gel', 'gel para la nariz'],
  ['nasal ointment', 'ointment for the nose', 'ungüento para la nariz'],
  ['nasal', 'for the nose', 'para la nariz'],
  ['injection', 'injection', 'inyección'],
  ['prefilled syringe', 'filled syringe', 'jeringa llena'],
  ['pen injector', 'injection pen', 'pluma para inyección'],
  ['auto-injector', 'auto-injector', 'autoinyector'],
  ['cartridge', 'cartridge for injection', 'cartucho para inyección'],
  ['cream', 'cream', 'crema'],
  ['ointment', 'ointment', 'ungüento'],
  ['gel', 'gel', 'gel'],
  ['lotion', 'lotion', 'loción'],
  ['foam', 'foam', 'espuma'],
  ['shampoo', 'shampoo', 'champú'],
  ['pad', 'pad', 'almohadilla'],
  ['topical cream', 'cream for the skin', 'crema para la piel'],
  ['topical ointment', 'ointment for the skin', 'ungüento para la piel'],
  ['topical gel', 'gel for the skin', 'gel para la piel'],
  ['topical lotion', 'lotion for the skin', 'loción para la piel'],
  ['topical solution', 'liquid for the skin', 'líquido para la piel'],
  ['topical suspension', 'liquid for the skin', 'líquido para la piel'],
  ['topical foam', 'foam for the skin', 'espuma para la piel'],
  ['topical spray', 'spray for the skin', 'espray para la piel'],
  ['topical powder', 'powder for the skin', 'polvo para la piel'],
  ['topical', 'for the skin', 'para la piel'],
  ['patch', 'skin patch', 'parche para la piel'],
  ['ophthalmic solution', 'eye drops', 'gotas para los ojos'],
  ['ophthalmic suspension', 'eye drops', 'gotas para los ojos'],
  ['ophthalmic drops', 'eye drops', 'gotas para los ojos'],
  ['ophthalmic ointment', 'eye ointment', 'ungüento para los ojos'],
  ['ophthalmic gel', 'eye gel', 'gel para los ojos'],
  ['ophthalmic', 'for the eyes', 'para los ojos'],
  ['otic solution', 'ear drops', 'gotas para los oídos'],
  ['otic suspension', 'ear drops', 'gotas para los oídos'],
  ['otic drops', 'ear drops', 'gotas para los oídos'],
  ['otic', 'for the ears', 'para los oídos'],
  ['suppository', 'suppository', 'supositorio'],
  ['enema', 'enema', 'enema'],
  ['rectal cream', 'cream for the rectum', 'crema para el recto'],
  ['rectal ointment', 'ointment for the rectum', 'ungüento para el recto'],
  ['rectal foam', 'foam for the rectum', 'espuma para el recto'],
  ['rectal gel', 'gel for the rectum', 'gel para el recto'],
  ['rectal', 'for the rectum', 'para el recto'],
  ['vaginal cream', 'cream for the vagina', 'crema para la vagina'],
  ['vaginal gel', 'gel for the vagina', 'gel para la vagina'],
  ['insert', 'insert for the vagina', 'óvulo para la vagina'],
  ['ring', 'ring for the vagina', 'anillo para la vagina'],
  ['vaginal', 'for the vagina', 'para la vagina'],
  ['implant', 'implant', 'implante'],
  ['intrauterine system', 'device in the womb', 'dispositivo en el útero'],
]

const texts: ReadonlyMap<string, InBothLanguages> = new Map(rows.map(([form, en, es]) => [form, { en, es }]))

/** Routes that a form needs no words for. */
const impliedRoutes: Readonly<Record<string, RegExp>> = {
  oral: /tablet|capsule|syrup|concentrate|lozenge|gum|mouthwash|film/,
  injection: /injection|syringe|injector|cartridge/,
  topical: /patch|shampoo|pad/,
  rectal: /suppository|enema/,
  vaginal: /insert|ring/,
  inhalation: /inhaler|spray to/,
  sublingual: /never/,
}

const isSwallowedSolid = /tablet|capsule|granules/

const releases: Readonly<Record<string, (text: InBothLanguages) => InBothLanguages>> = {
  'extended release': ({ en, es }) => ({ en: `long-acting ${en}`.trim(), es: `${es} de acción prolongada`.trim() }),
  'delayed release': ({ en, es }) => ({
    en: `${en} that dissolves after the stomach`.trim(),
    es: `${es} que se deshace después del estómago`.trim(),
  }),
  'modified release': ({ en, es }) => ({
    en: `modified-release ${en}`.trim(),
    es: `${es} de liberación modificada`.trim(),
  }),
}

/** Forms that add nothing to a more exact one: "solution" beside "prefilled syringe". */
const general: ReadonlySet<string> = new Set([
  'solution',
  'suspension',
  'injection',
  'aerosol',
  'powder',
  'tablet',
  'capsule',
  'spray',
  'inhaler',
])

/** Two general forms together. */
const together: Readonly<Record<string, string>> = {
  'injection powder': 'injection',
  'injection solution': 'injection',
  'injection suspension': 'injection',
  'powder solution': 'powder for liquid',
  'powder suspension': 'powder for liquid',
  'granules suspension': 'powder for liquid',
  'granules solution': 'powder for liquid',
  'aerosol powder': 'dry powder inhaler',
  'aerosol solution': 'aerosol',
  'aerosol suspension': 'aerosol',
  'aerosol spray': 'spray',
  'solution spray': 'spray',
  'spray suspension': 'spray',
  'powder spray': 'spray',
  'aerosol inhaler': 'metered dose inhaler',
  'inhaler powder': 'dry powder inhaler',
  'inhaler spray': 'soft mist inhaler',
  'solution syrup': 'syrup',
  'suspension syrup': 'syrup',
  'concentrate solution': 'concentrate',
  'capsule powder': 'capsule',
  'drops solution': 'drops',
  'drops suspension': 'drops',
}

/** The form that two words name together; undefined when they exclude each other. */
export function joinForms(a: string | undefined, b: string): string | undefined {
  if (a === undefined || a === b) return b
  const both = together[[a, b].toSorted().join(' ')]
  if (both !== undefined) return both
  if (general.has(a) && general.has(b)) return undefined
  if (general.has(a)) return b
  return general.has(b) ? a : undefined
}

/** The words for a form in both languages; undefined when the parts do not fit together. */
export function formText({ release, route, base }: FormParts): InBothLanguages | undefined {
  const exact = texts.get([route, base].filter((part) => part !== undefined).join(' '))
  const isImplied = route === undefined || base === undefined || impliedRoutes[route]?.test(base) === true
  const text = exact ?? (isImplied && base !== undefined ? texts.get(base) : undefined)
  const words =
    text ?? (base === undefined && (route === undefined || route === 'oral') ? { en: '', es: '' } : undefined)
  if (release === undefined) return words
  if (words === undefined || (release === 'delayed release' && base !== undefined && !isSwallowedSolid.test(base)))
    return undefined
  return releases[release]?.(words)
}

/** Whether a form can be swallowed, as far as it says. */
export const isSwallowed = ({ route, base }: FormParts): boolean =>
  route === undefined || route === 'oral'
    ? base === undefined || /tablet|capsule|solution|suspension|syrup|concentrate|granules|film|gum|lozenge/.test(base)
    : false
