import { MY, LAST, ULTIMO, DOCTOR, MEDICO, type FormOfQuestion } from './question-patterns'
import { visitForms } from './visit-forms'
import type { TopicKind } from './question-words'

const everything: readonly TopicKind[] = ['test', 'vaccine', 'procedure', 'condition', 'allergy', 'visit']
const MEDICINES = '(?:medicines?|medications?|meds|pills?|drugs?|tablets?)'
const MEDICINAS = '(?:medicinas?|medicamentos?|pastillas?|remedios?)'
const NOW = '(?: now| currently| today| right now)?'
const AHORA = '(?: ahora| actualmente| hoy)?'

/**
 * The questions that are understood, in English, then in Spanish; the first pattern that fits a whole question decides. They are matched with folded
 * words (`wordsOf`) without articles and "of" or "de" (`isFiller`).
 */
export const questionForms: readonly FormOfQuestion[] = [
  ...visitForms,
  {
    form: 'latest',
    kinds: ['test'],
    subject: 'body weight',
    patterns: ['(?:how much|what) do i weigh', 'cuanto peso'],
  },
  { form: 'latest', kinds: ['test'], subject: 'body height', patterns: ['how tall am i', 'cuanto mido'] },
  {
    form: 'prescriber',
    kinds: ['medicine'],
    patterns: [
      `who (?:prescribed|ordered|put on|started on) ${MY}S`,
      `(?:which|what) ${DOCTOR} (?:prescribed|ordered|put on|started on) ${MY}S`,
      `(?:le )?quien (?:le )?(?:receto|prescribio|ordeno|indico) ${MY}S`,
      `(?:que|cual) ${MEDICO} (?:le )?(?:receto|prescribio|ordeno|indico) ${MY}S`,
    ],
  },
  {
    form: 'since',
    kinds: ['medicine'],
    patterns: [
      `since when (?:do i take|do i use|am i taking|am i on|have i taken|have i been (?:taking|using|on)) ${MY}S`,
      `how long have i (?:taken|used|been (?:taking|using|on)) ${MY}S`,
      `when did i (?:first )?(?:start|begin|take|use)(?: (?:to take|to use|taking|using|on))? ${MY}S`,
      `(?:desde cuando|cuanto tiempo hace que|hace cuanto(?: tiempo)?(?: que)?) (?:tomo|uso|estoy tomando) ${MY}S`,
      `(?:cuanto tiempo|desde cuando) (?:llevo|tengo) (?:tomando|usando) ${MY}S`,
      `cuando (?:empece|comence)(?: (?:a )?(?:tomar|usar)| con)? ${MY}S`,
    ],
  },
  {
    form: 'taking',
    kinds: ['condition'],
    patterns: [
      `(?:what|which)(?: ${MEDICINES})? (?:do i take|do i use|am i taking|am i on)${NOW} for ${MY}S`,
      `(?:do i take|am i taking|am i on) (?:anything|something|any ${MEDICINES}) for ${MY}S`,
      `(?:what are )?${MY}${MEDICINES} (?:do i take )?for ${MY}S`,
      `(?:que|cual|cuales)(?: ${MEDICINAS})? (?:tomo|uso|estoy tomando)${AHORA} (?:para|por|contra) ${MY}S`,
      `(?:tomo|estoy tomando) (?:algo|alguna? ${MEDICINAS}) (?:para|por|contra) ${MY}S`,
      `(?:cuales son )?${MY}${MEDICINAS} (?:que tomo )?(?:para|por|contra) ${MY}S`,
    ],
  },
  {
    form: 'list',
    kinds: ['medicine'],
    subject: 'medicines',
    patterns: [
      `(?:what|which)(?: ${MEDICINES})? (?:do i take|am i taking|am i on)${NOW}`,
      `(?:que|cuales)(?: ${MEDICINAS})? (?:tomo|estoy tomando)${AHORA}`,
    ],
  },
  {
    form: 'list',
    kinds: ['allergy'],
    subject: 'allergies',
    patterns: [
      'what am i allergic to',
      'do i have (?:any )?allergies',
      'a que (?:soy|es) alergic[oa]',
      'tengo alergias',
    ],
  },
  {
    form: 'why',
    kinds: ['medicine'],
    patterns: [
      `why (?:do i take|do i use|am i taking|am i on) ${MY}S`,
      `what (?:do i take|am i taking|is|are) ${MY}S for`,
      `whats ${MY}S for`,
      `(?:por que|para que) (?:tomo|uso|estoy tomando|es|son|sirve|sirven) ${MY}S`,
    ],
  },
  {
    form: 'medicine',
    kinds: ['medicine'],
    patterns: [
      '(?:do i (?:still )?take|am i (?:still )?(?:taking|on)) S',
      `(?:how|when) (?:do|should|must) i (?:take|use) ${MY}S`,
      `how (?:much|many|often|many times a day) (?:do|should|must) i (?:take|use) ${MY}S`,
      `how (?:much|many) ${MY}S (?:do|should|must) i take(?: a day| each day)?`,
      `(?:what is |whats )?${MY}(?:dose|dosage|directions|instructions) (?:for )?${MY}S`,
      `(?:what is |whats )?${MY}S (?:dose|dosage|directions|instructions)`,
      `(?:tomo|estoy tomando|sigo tomando|(?:todavia|aun) tomo) ${MY}S`,
      `(?:como|cuando) (?:tomo|uso|debo tomar|tengo que tomar|toma) ${MY}S`,
      `(?:cuant[oa]s?|cada cuanto|con que frecuencia|cuantas veces (?:a )?dia) (?:tomo|debo tomar|tengo que tomar) ${MY}S`,
      `cuant[oa]s? ${MY}S (?:tomo|debo tomar|tengo que tomar)`,
      `(?:cual es |cuales son )?${MY}(?:dosis|indicaciones|instrucciones) (?:para )?${MY}S`,
    ],
  },
  {
    form: 'have',
    kinds: ['vaccine'],
    patterns: [
      '(?:am i|was i|have i been|did i get) (?:vaccinated|immunized) (?:for|against) S',
      '(?:estoy|esta|fui|he sido) vacunad[oa] (?:contra|para|por) S',
      '(?:vacune|vacunaron|han vacunado) (?:contra|para|por) S',
    ],
  },
  {
    form: 'when',
    kinds: ['vaccine'],
    patterns: [
      'when (?:was i|did i get) (?:last )?(?:vaccinated|immunized) (?:for|against) S',
      'cuando (?:vacune|vacunaron|fui vacunad[oa]) (?:contra|para|por) S',
    ],
  },
  {
    form: 'have',
    kinds: ['allergy'],
    patterns: [
      '(?:am i|im) allergic to S',
      '(?:do i have )?an? allergy to S',
      '(?:soy|es|estoy) alergic[oa](?: a)? S',
      'tengo alergia a S',
    ],
  },
  {
    form: 'when',
    kinds: ['condition'],
    patterns: [
      `(?:when|how long ago) was i (?:first )?diagnosed with S`,
      `(?:since when|how long) (?:do i have|have i had) ${MY}S`,
      `when did ${MY}S (?:start|begin)`,
      `cuando (?:diagnosticaron|detectaron|empezo|comenzo)(?: con)? ${MY}S`,
      `(?:desde cuando|cuanto tiempo hace que|hace cuanto(?: tiempo)?(?: que)?) (?:tengo|padezco|sufro) ${MY}S`,
    ],
  },
  {
    form: 'when',
    kinds: everything,
    patterns: [
      `(?:when (?:was|were|did i have)|whens|(?:when was )?last time i (?:had|got|did)) ${MY}(?:${LAST} )?S`,
      `when did i (?:last )?(?:have|get|do|receive) ${MY}(?:${LAST} )?S(?: last| done)?`,
      `(?:what (?:is|was) )?(?:date|day) ${MY}(?:${LAST} )?S`,
      `when did i last have ${MY}S (?:checked|tested|measured|done|taken)`,
      `cuando (?:fue|fueron) ${MY}(?:${ULTIMO} )?S`,
      `cuando (?:revisaron|midieron|hicieron|checaron) ${MY}S por ultima vez`,
      `cuando (?:tuve|hice|hicieron|puse|pusieron|recibi|di|dieron|he hecho) (?:por ultima vez )?${MY}(?:${ULTIMO} )?S(?: por ultima vez)?`,
      `(?:cual (?:es|fue) )?fecha ${MY}(?:${ULTIMO} )?S`,
    ],
  },
  {
    form: 'latest',
    kinds: ['test', 'vaccine', 'visit', 'procedure'],
    patterns: [
      `(?:what (?:is|was|were|are) |whats |how (?:is|was|are|were) )?${MY}${LAST} S`,
      `(?:cual (?:es|fue|son|fueron) |como (?:esta|estuvo|salio|salieron) |que tal )?${MY}${ULTIMO} S`,
      `(?:cual (?:es|fue) )?${MY}S mas recientes?`,
    ],
  },
  {
    form: 'latest',
    formWithSpan: 'history',
    kinds: ['test'],
    patterns: [
      `(?:what (?:is|was|are|were)|whats|how (?:high|low) (?:is|was|are)|how (?:is|was)|hows) (?:my|your) S${NOW}`,
      `(?:cual (?:es|fue|son)|cuanto (?:es|fue)|como (?:esta|estan|estuvo|estuvieron|salio)|que tan (?:alt[oa]|baj[oa]) (?:es|esta)) (?:mi|mis|tu) S${AHORA}`,
      `(?:cuant[oa]|que tan (?:alt[oa]|baj[oa])) tengo ${MY}S${AHORA}`,
      `cuant[oa] S tengo${AHORA}`,
    ],
  },
  {
    form: 'have',
    kinds: ['condition', 'allergy', 'vaccine', 'procedure'],
    patterns: [
      `(?:do|did) i (?:still |ever )?have ${MY}S`,
      `(?:have i (?:ever )?(?:had|got|gotten|received|been diagnosed with)|did i (?:ever )?(?:get|receive)) ${MY}S`,
      `was i (?:ever )?diagnosed with S`,
      `(?:todavia |aun )?(?:tengo|tuve|he tenido) (?:alguna vez )?${MY}S`,
      `(?:he recibido|recibi|puse|pusieron|han puesto|he puesto|hicieron|hice|han hecho) (?:alguna vez )?${MY}S`,
    ],
  },
  {
    form: 'team',
    kinds: ['person'],
    patterns: [`who(?: is| are|s) (?:in |on )?${MY}S`, `quien(?:es)? (?:es|son|estan en|esta en) ${MY}S`],
  },
  {
    form: 'list',
    kinds: [...everything, 'medicine'],
    patterns: [
      `(?:(?:what|which) (?:are|is|were) |list |all )?(?:all )?my S`,
      `(?:what|which) S (?:do i have|have i had|did i (?:have|get)|do i take|am i (?:taking|on))${NOW}`,
      `(?:cuales (?:son|fueron) |lista )?(?:todas |todos )?mis S`,
      `(?:que|cuales) S (?:me )?(?:tengo|tuve|he tenido|tomo|puse|pusieron|han puesto|he puesto|recibi|he recibido|hice|hicieron)${AHORA}`,
    ],
  },
  {
    form: 'history',
    kinds: ['test', 'vaccine', 'visit', 'procedure'],
    patterns: [
      `${MY}S (?:results|values|readings|history|over time|trend|levels)`,
      `(?:resultados|valores|mediciones|historial|historia|niveles) ${MY}S`,
    ],
  },
  {
    form: 'history',
    kinds: ['test', 'vaccine', 'visit', 'procedure'],
    needsSpan: true,
    patterns: [
      `(?:what (?:was|were|is|are) |how (?:was|were|has|have|did) |whats )?${MY}S(?: been| do)?`,
      `(?:cual (?:fue|era|es) |cuales (?:fueron|son) |como (?:estuvo|estuvieron|fue|ha estado|estaba) )?${MY}S`,
    ],
  },
]
