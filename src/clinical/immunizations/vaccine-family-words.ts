/** Tetanus, diphtheria and whooping cough are in the same vaccines. */
const tetanus = /t[eé]tan|diphther|difteria|pertussis|tos ferina|whooping|\b(?:td|tdap|dtap|dt)\b/i
const hepatitisList = /\bhep(?:atitis)?[ .-]*/i

/** Words, brands and abbreviations of the families of vaccines, in English and Spanish. */
const wordsByFamily = {
  flu: /\bflu\b|(?<!haemophilus |hemophilus )influenza(?!e)|gripe|\b(?:fluzone|flumist|fluarix|flucelvax|fluad|afluria|flulaval|flublok)/i,
  covid: /covid|sars|coronavirus|comirnaty|spikevax/i,
  pneumococcal: /pneumo|neumoc|prevnar|vaxneuvance|\b(?:pcv|ppsv)/i,
  shingles: /zoster|shingles|shingrix|culebrilla/i,
  hepatitisA: new RegExp(`${hepatitisList.source}a\\b|havrix|vaqta`, 'i'),
  hepatitisB: new RegExp(
    `${hepatitisList.source}(?:a[ ,/&-]{0,9}(?:and|y)?[ -]{0,9}(?:hep(?:atitis)?[ -]{0,9})?)?b\\b|engerix|recombivax|heplisav`,
    'i',
  ),
  hpv: /\bhpv|\bvph|papil{1,2}oma|gardasil|cervarix/i,
  tetanus,
  tdap: tetanus,
  dtap: tetanus,
  polio: /polio|\b(?:ipv|opv)\b/i,
  hib: /ha?emophilus|\bhib\b/i,
  rotavirus: /\brota/i,
  mmr: /measles|mumps|rubella|sarampi|paperas|rub[eé]ola|\bmmr/i,
  chickenpox: /varicella|varicela|chicken ?pox|varivax/i,
  meningococcal: /mening|menactra|menveo|menquadfi|bexsero|trumenba|\bmcv/i,
  rsv: /\brsv\b|syncytial|sincitial|arexvy|abrysvo|nirsevimab|beyfortus/i,
} as const

type FamilyWords = keyof typeof wordsByFamily

const sharedWords = { meningococcalAcwy: 'meningococcal', meningococcalB: 'meningococcal' } as const

export type VaccineFamily = Exclude<FamilyWords, 'meningococcal'> | keyof typeof sharedWords

/** Whether a name is known to be of other families than this one ("COVID-19 vaccine" of the flu). */
export function namesOtherFamily(name: string, family: VaccineFamily): boolean {
  const own = Object.hasOwn(sharedWords, family)
    ? sharedWords[family as keyof typeof sharedWords]
    : (family as FamilyWords)
  return !wordsByFamily[own].test(name) && Object.values(wordsByFamily).some((words) => words.test(name))
}
