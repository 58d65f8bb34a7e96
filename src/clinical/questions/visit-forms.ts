import { DOCTOR, LAST, MEDICO, MY, ULTIMO, type FormOfQuestion } from './question-patterns'

const VISITS = '(?:visits?|appointments?|checkups?)'
const VISITAS = '(?:visitas?|citas?|consultas?)'

/** Questions about visits and the people who were seen. */
export const visitForms: readonly FormOfQuestion[] = [
  {
    form: 'next',
    kinds: ['visit'],
    patterns: [
      `(?:when (?:is|are)|what is|whats|whens|do i have)? ?${MY}(?:next|upcoming) S`,
      `when do i (?:have|see|go to) ${MY}(?:next )?S`,
      `when (?:is|are) ${MY}S`,
      `(?:cuando (?:es|sera|tengo)|cual es|tengo)? ?${MY}(?:proxim[oa]|siguiente) S`,
      `cuando (?:es|sera|tengo) ${MY}S`,
    ],
  },
  {
    form: 'list',
    kinds: ['visit'],
    subject: 'visit',
    needsSpan: true,
    patterns: [
      `(?:did i have|do i have|have i had|was there|is there|are there) ?(?:an?|any)? ${VISITS}`,
      `how many ${VISITS} (?:did i have|have i had|do i have)`,
      `did i (?:go to|see|visit) (?:a )?${DOCTOR}`,
      `who did i see`,
      `(?:tuve|tengo|hay|hubo) (?:algun[oa]s? )?${VISITAS}`,
      `cuantas ${VISITAS} (?:tuve|he tenido|tengo)`,
      `(?:fui|vi|estuve con) (?:a )?(?:algun )?${MEDICO}`,
      `(?:a )?quien vi`,
    ],
  },
  {
    form: 'latest',
    kinds: ['visit'],
    subject: 'visit',
    patterns: [
      'who did i (?:last )?see(?: last| last time| at my last (?:visit|appointment))?',
      `(?:a )?quien vi(?: por ultima vez| en ${MY}ultima (?:visita|cita|consulta))?`,
    ],
  },
  {
    form: 'saw',
    kinds: ['person'],
    patterns: [
      'when did i (?:last )?see S(?: last)?',
      'did i see S',
      '(?:when was )?last time i saw S',
      '(?:my )?last (?:visit|appointment) with S',
      `(?:what (?:was|were) |when (?:was|were) )?${MY}${VISITS} with S`,
      'cuando vi (?:por ultima vez )?(?:a )?S(?: por ultima vez)?',
      '(?:mi )?ultima (?:visita|cita|consulta) con S',
      `(?:cual fue |cuando fue )?${MY}${VISITAS} con S`,
      'vi (?:a )?S',
      'cuando (?:fui|estuve) (?:por ultima vez )?con S',
    ],
  },
  {
    form: 'said',
    kinds: ['visit'],
    patterns: [
      `what (?:was|did (?:they|we|${DOCTOR})) (?:said|say|discussed?|talk about) (?:at|in|during) ${MY}(?:${LAST} )?S`,
      `(?:what (?:are|is|were) )?${MY}notes? (?:from|for|at) ${MY}(?:${LAST} )?S`,
      `que (?:dijo|dijeron|hablo|hablamos)(?: ${MEDICO})? (?:en|durante) ${MY}(?:${ULTIMO} )?S`,
      `(?:cuales son )?${MY}notas? ${MY}(?:${ULTIMO} )?S`,
    ],
  },
  {
    form: 'said',
    kinds: ['visit'],
    subject: 'visit',
    patterns: [
      `what (?:was|did (?:they|we|${DOCTOR})) (?:said|say) about ${MY}(?:${LAST} )?(?:visit|appointment)`,
      `que (?:dijo|dijeron)(?: ${MEDICO})? (?:de|sobre) ${MY}(?:${ULTIMO} )?(?:visita|cita|consulta)`,
    ],
  },
  {
    form: 'said',
    kinds: ['person'],
    patterns: [
      `what did S say(?: (?:at|in|during) ${MY}(?:last )?(?:visit|appointment))?`,
      `que dijo S(?: en ${MY}(?:ultima )?(?:visita|cita|consulta))?`,
    ],
  },
]
