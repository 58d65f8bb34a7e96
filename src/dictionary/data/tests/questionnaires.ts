import type { DictionaryFile } from '../../entry'

export default {
  topic: 'other',
  entries: [
    {
      id: 'phq-9',
      codes: [
        { system: 'LOINC', code: '44261-6', name: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]' },
      ],
      units: ['{score}'],
      en: {
        name: 'PHQ-9 (questions about mood)',
        about: 'Adds up the answers to nine questions about mood, sleep and energy in the last two weeks. It helps start a talk about how a person feels.',
        find: ['depression questions', 'mood'],
      },
      es: {
        name: 'PHQ-9 (preguntas sobre el ánimo)',
        about: 'Suma las respuestas a nueve preguntas sobre el ánimo, el sueño y la energía en las últimas dos semanas. Ayuda a hablar de cómo se siente una persona.',
        find: ['preguntas de depresión', 'ánimo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'smoking-status',
      codes: [
        { system: 'LOINC', code: '72166-2', name: 'Tobacco smoking status' },
      ],
      en: {
        name: 'Smoking status',
        about: 'Notes whether a person smokes tobacco, used to smoke or has never smoked.',
        find: ['tobacco', 'cigarettes', 'smoker'],
      },
      es: {
        name: 'Si fuma tabaco',
        about: 'Anota si una persona fuma tabaco, si fumaba antes o si nunca ha fumado.',
        find: ['tabaco', 'cigarrillos', 'fumador', 'tabaquismo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'e-cigarette-status',
      codes: [
        { system: 'LOINC', code: '105045-9', name: 'Electronic cigarette status' },
      ],
      en: {
        name: 'E-cigarette status (vaping)',
        about: 'Notes whether a person vapes, used to vape or never has. To vape is to breathe in the mist of an e-cigarette.',
        find: ['vape', 'vaping', 'electronic cigarette', 'nicotine'],
      },
      es: {
        name: 'Si usa cigarrillos electrónicos (vapear)',
        about: 'Anota si una persona vapea, si vapeaba antes o si nunca lo ha hecho. Vapear es respirar el vapor de un aparato que se calienta.',
        find: ['vapear', 'vapeador', 'nicotina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-drinks-per-day',
      codes: [
        { system: 'LOINC', code: '74013-4', name: 'Alcoholic drinks per day' },
      ],
      units: ['{#}/d'],
      en: {
        name: 'Drinks with alcohol in a day',
        about: 'Notes roughly how many drinks with alcohol a person has in a day.',
        find: ['alcohol', 'drinking', 'beer', 'wine'],
      },
      es: {
        name: 'Bebidas con alcohol al día',
        about: 'Anota más o menos cuántas bebidas con alcohol toma una persona en un día.',
        find: ['alcohol', 'tomar', 'cerveza', 'vino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-history',
      codes: [
        { system: 'LOINC', code: '11331-6', name: 'History of Alcohol use' },
      ],
      en: {
        name: 'Alcohol use over time',
        about: 'Tells about drinking alcohol, now and in the past.',
        find: ['alcohol', 'drinking', 'beer', 'wine'],
      },
      es: {
        name: 'Uso de alcohol a lo largo del tiempo',
        about: 'Cuenta si una persona toma o ha tomado alcohol, y cuánto.',
        find: ['alcohol', 'tomar', 'cerveza', 'vino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'occupation',
      codes: [
        { system: 'LOINC', code: '11341-5', name: 'History of Occupation' },
      ],
      en: {
        name: 'Work, now and in the past',
        about: 'Notes the work that a person does or has done.',
        find: ['job', 'occupation'],
      },
      es: {
        name: 'Trabajo de ahora y de antes',
        about: 'Anota el trabajo que hace o ha hecho una persona.',
        find: ['ocupación', 'empleo', 'oficio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'occupation-industry',
      codes: [
        { system: 'LOINC', code: '86188-0', name: 'History of Occupation Industry' },
      ],
      en: {
        name: 'Kind of business a person works or worked in',
        about: 'Notes the kind of business a person works or has worked in. It can be a farm, a store or a school.',
        find: ['job', 'industry', 'occupation'],
      },
      es: {
        name: 'Tipo de empresa donde trabaja o trabajó',
        about: 'Anota en qué tipo de empresa trabaja o ha trabajado una persona. Puede ser el campo, una tienda o una escuela.',
        find: ['industria', 'empleo', 'ocupación', 'ramo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'employment-status',
      codes: [
        { system: 'LOINC', code: '67875-5', name: 'Employment status current' },
      ],
      en: {
        name: 'Work status',
        about: 'Notes whether a person has work, is looking for work or does not work.',
        find: ['job', 'employment', 'unemployed', 'retired'],
      },
      es: {
        name: 'Situación de trabajo',
        about: 'Anota si una persona tiene trabajo, lo busca o no trabaja.',
        find: ['empleo', 'desempleo', 'jubilado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'education-level',
      codes: [
        { system: 'LOINC', code: '82589-3', name: 'Highest level of educ' },
      ],
      en: {
        name: 'Highest level of school',
        about: 'Notes the highest level of school that a person has finished.',
        find: ['education', 'school', 'college', 'grade'],
      },
      es: {
        name: 'Nivel de estudios',
        about: 'Anota hasta qué nivel de la escuela llegó una persona.',
        find: ['educación', 'escuela', 'universidad', 'grado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'housing-status',
      codes: [
        { system: 'LOINC', code: '71802-3', name: 'Housing status' },
      ],
      en: {
        name: 'Housing status',
        about: 'Notes whether a person has a place to live, and of what kind.',
        find: ['home', 'housing', 'homeless', 'shelter'],
      },
      es: {
        name: 'Vivienda',
        about: 'Anota si una persona tiene dónde vivir, y qué tipo de lugar es.',
        find: ['casa', 'hogar', 'sin hogar', 'albergue'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'race',
      codes: [
        { system: 'LOINC', code: '32624-9', name: 'Race' },
      ],
      en: {
        name: 'Race',
        about: 'Notes the race or races that are on record for a person.',
        find: ['ethnicity', 'background'],
      },
      es: {
        name: 'Raza',
        about: 'Anota la raza o las razas que figuran de una persona.',
        find: ['etnia', 'origen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hispanic-or-latino',
      codes: [
        { system: 'LOINC', code: '56051-6', name: 'Hispanic or Latino' },
      ],
      en: {
        name: 'Hispanic or Latino',
        about: 'Notes if a person is Hispanic or Latino. This is often asked apart from race.',
        find: ['ethnicity', 'latina', 'latinx', 'background'],
      },
      es: {
        name: 'Hispano o latino',
        about: 'Anota si una persona es hispana o latina. Muchas veces se pregunta aparte de la raza.',
        find: ['etnia', 'latina', 'hispana', 'origen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'preferred-language',
      codes: [
        { system: 'LOINC', code: '54899-0', name: 'Preferred language' },
      ],
      en: {
        name: 'Preferred language',
        about: 'Notes the language in which a person wants to speak about care.',
        find: ['language', 'interpreter', 'spanish'],
      },
      es: {
        name: 'Idioma preferido',
        about: 'Anota en qué idioma quiere hablar una persona sobre la atención.',
        find: ['lengua', 'intérprete', 'español'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sex',
      codes: [
        { system: 'LOINC', code: '46098-0', name: 'Sex' },
      ],
      en: {
        name: 'Sex',
        about: 'Notes the sex that is on record for a person.',
        find: ['male', 'female', 'gender'],
      },
      es: {
        name: 'Sexo',
        about: 'Anota el sexo que figura de una persona.',
        find: ['hombre', 'mujer', 'género'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sex-at-birth',
      codes: [
        { system: 'LOINC', code: '76689-9', name: 'Sex assigned at birth' },
      ],
      en: {
        name: 'Sex noted at birth',
        about: 'Notes the sex that was written down when a person was born.',
        find: ['male', 'female', 'birth sex', 'gender'],
      },
      es: {
        name: 'Sexo anotado al nacer',
        about: 'Anota el sexo que se escribió cuando nació una persona.',
        find: ['hombre', 'mujer', 'género'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sexual-orientation',
      codes: [
        { system: 'LOINC', code: '76690-7', name: 'Sexual orientation' },
      ],
      en: {
        name: 'Sexual orientation',
        about: 'Notes to whom a person is drawn, in the words that they choose. It can be straight, gay, lesbian or bisexual, or something else.',
        find: ['straight', 'gay', 'lesbian', 'bisexual', 'lgbt'],
      },
      es: {
        name: 'Orientación sexual',
        about: 'Anota quién le gusta o le atrae a una persona, con la palabra que elija; por ejemplo, gay, lesbiana o bisexual.',
        find: ['gay', 'lesbiana', 'bisexual', 'lgbt'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'primary-insurance',
      codes: [
        { system: 'LOINC', code: '76437-3', name: 'Primary insurance' },
      ],
      en: {
        name: 'Main health insurance',
        about: 'Notes the main insurance that pays for care.',
        find: ['insurance', 'medicare', 'medicaid', 'payer'],
      },
      es: {
        name: 'Seguro de salud principal',
        about: 'Anota el seguro principal que paga la atención.',
        find: ['seguro', 'medicare', 'medicaid', 'aseguradora'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'payment-sources',
      codes: [
        { system: 'LOINC', code: '48768-6', name: 'Payment sources Document' },
      ],
      en: {
        name: 'Who pays for care',
        about: 'Lists who pays for care, such as health insurance.',
        find: ['insurance', 'medicare', 'medicaid', 'payer'],
      },
      es: {
        name: 'Quién paga la atención',
        about: 'Dice quién paga la atención, como un seguro de salud.',
        find: ['seguro', 'medicare', 'medicaid', 'pagos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'advance-directive-completed',
      codes: [
        { system: 'LOINC', code: '45473-6', name: 'Advance healthcare directive completed' },
      ],
      en: {
        name: 'Advance directive (wishes for care written down)',
        about: 'Notes whether a person has written down wishes for care. They are for a time when the person may not be able to speak.',
        find: ['living will', 'health care proxy', 'end of life', 'wishes'],
      },
      es: {
        name: 'Voluntades anticipadas (deseos por escrito)',
        about: 'Anota si una persona dejó por escrito qué atención desea, por si un día no puede hablar por sí misma.',
        find: ['directivas anticipadas', 'testamento vital', 'deseos', 'fin de la vida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'treatment-goals',
      codes: [
        { system: 'LOINC', code: '75773-2', name: 'Goals, preferences, and priorities for medical treatment Narrative - Reported' },
      ],
      en: {
        name: 'Goals and wishes for treatment',
        about: 'Tells in a person’s own words what matters most to them about their treatment.',
        find: ['goals of care', 'wishes', 'preferences', 'advance care planning'],
      },
      es: {
        name: 'Metas y deseos para el tratamiento',
        about: 'Dice con palabras de la persona qué es lo más importante para ella en el tratamiento.',
        find: ['metas de atención', 'deseos', 'preferencias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-experience-wishes',
      codes: [
        { system: 'LOINC', code: '95541-9', name: 'Care experience preference' },
      ],
      en: {
        name: 'Wishes for how care feels',
        about: 'Tells what a person wants care to be like, such as what brings comfort or which customs matter.',
        find: ['care experience preference', 'comfort', 'wishes', 'beliefs'],
      },
      es: {
        name: 'Deseos de cómo se da la atención',
        about: 'Dice cómo desea una persona que sea la atención; por ejemplo, qué le da calma o qué costumbres le importan.',
        find: ['preferencias', 'comodidad', 'deseos', 'creencias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visits-and-stays-history',
      codes: [
        { system: 'LOINC', code: '46240-8', name: 'History of Hospitalizations+Outpatient visits' },
      ],
      en: {
        name: 'Past hospital stays and visits',
        about: 'Lists past stays in a hospital and past visits to a clinic or office.',
        find: ['hospital stays', 'visits', 'encounters'],
      },
      es: {
        name: 'Estadías en el hospital y visitas anteriores',
        about: 'Dice qué estadías en el hospital y qué visitas hubo antes.',
        find: ['hospital', 'visitas', 'consultas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thinking-and-memory-history',
      codes: [
        { system: 'LOINC', code: '11332-4', name: 'History of Cognitive Function Narrative' },
      ],
      en: {
        name: 'Memory and thinking',
        about: 'Tells in words how a person’s memory and thinking are and have been.',
        find: ['cognitive function', 'memory', 'brain'],
      },
      es: {
        name: 'Memoria y pensamiento',
        about: 'Cuenta en palabras cómo están y han estado la memoria y el pensamiento de una persona.',
        find: ['función cognitiva', 'memoria', 'mente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'functional-status',
      codes: [
        { system: 'LOINC', code: '75276-6', name: 'Functional status [Interpretation]' },
      ],
      en: {
        name: 'How a person manages daily tasks',
        about: 'Sums up how a person does the tasks of each day. These may be to wash, to dress or to walk.',
        find: ['functional status', 'daily living', 'disability', 'adl'],
      },
      es: {
        name: 'Cómo se hacen las tareas de cada día',
        about: 'Resume cómo hace una persona las tareas de cada día. Puede ser bañarse, vestirse o caminar.',
        find: ['estado funcional', 'vida diaria', 'discapacidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'depression-severity',
      codes: [
        { system: 'LOINC', code: '94023-9', name: 'Depression severity' },
      ],
      en: {
        name: 'How strong the signs of depression are',
        about: 'Sums up how strong the signs of depression are. Depression is an illness with a low mood or little joy.',
        find: ['depression', 'mood', 'sadness'],
      },
      es: {
        name: 'Qué tan fuertes son las señales de depresión',
        about: 'Resume qué tan fuertes son las señales de la depresión. Es una enfermedad con tristeza o poca alegría.',
        find: ['depresión', 'ánimo', 'tristeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-status',
      codes: [
        { system: 'LOINC', code: '55277-8', name: 'HIV status' },
      ],
      en: {
        name: 'HIV status',
        about: 'Notes what is known about HIV: whether a person has it, does not have it or it is not known.',
        find: ['hiv', 'aids', 'virus'],
      },
      es: {
        name: 'Estado de VIH',
        about: 'Anota lo que se sabe del VIH: si una persona lo tiene, si no lo tiene o si no se sabe.',
        find: ['vih', 'sida', 'virus'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phq-9-form',
      codes: [
        { system: 'LOINC', code: '44249-1', name: 'PHQ-9 quick depression assessment panel [Reported.PHQ]' },
      ],
      en: {
        name: 'PHQ-9 form (questions about mood)',
        about: 'Nine questions about mood, sleep and energy in the last two weeks, with the answers. It helps start a talk about how a person feels.',
        find: ['depression questions', 'mood', 'phq'],
      },
      es: {
        name: 'Formulario PHQ-9 (preguntas sobre el ánimo)',
        about: 'Nueve preguntas sobre el ánimo, el sueño y la energía en las últimas dos semanas, con las respuestas. Ayuda a hablar de cómo se siente una persona.',
        find: ['preguntas de depresión', 'ánimo', 'phq'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phq-9-teens-form',
      codes: [
        { system: 'LOINC', code: '89206-7', name: 'Patient Health Questionnaire-9: Modified for Teens [Reported.PHQ.Teen]' },
      ],
      en: {
        name: 'PHQ-9 for teens (questions about mood)',
        about: 'Questions for teens about mood, sleep and energy in the last two weeks. They help start a talk about how a teen feels.',
        find: ['depression questions', 'mood', 'phq-a', 'phq-9 modified'],
      },
      es: {
        name: 'PHQ-9 para adolescentes (preguntas del ánimo)',
        about: 'Preguntas para adolescentes sobre el ánimo, el sueño y la energía en las últimas dos semanas. Ayudan a hablar de cómo se sienten.',
        find: ['preguntas de depresión', 'ánimo', 'jóvenes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phq-2',
      codes: [
        { system: 'LOINC', code: '55758-7', name: 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]' },
      ],
      units: ['{score}'],
      en: {
        name: 'PHQ-2 (two questions about mood)',
        about: 'Adds up the answers to two questions about mood in the last two weeks. It helps start a talk about how a person feels.',
        find: ['depression questions', 'mood', 'phq'],
      },
      es: {
        name: 'PHQ-2 (dos preguntas sobre el ánimo)',
        about: 'Suma las respuestas a dos preguntas sobre el ánimo en las últimas dos semanas. Ayuda a hablar de cómo se siente una persona.',
        find: ['preguntas de depresión', 'ánimo', 'phq'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gad-7',
      codes: [
        { system: 'LOINC', code: '70274-6', name: 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]' },
      ],
      units: ['{score}'],
      en: {
        name: 'GAD-7 (questions about worry), score',
        about: 'Adds up the answers to seven questions about worry and nerves in the last two weeks. It helps start a talk about how a person feels.',
        find: ['anxiety questions', 'worry', 'nerves'],
      },
      es: {
        name: 'GAD-7 (preguntas sobre los nervios), puntaje',
        about: 'Suma las respuestas a siete preguntas sobre las preocupaciones y los nervios en las últimas dos semanas. Ayuda a hablar de cómo se siente una persona.',
        find: ['preguntas de ansiedad', 'preocupación', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gad-7-form',
      codes: [
        { system: 'LOINC', code: '69737-5', name: 'Generalized anxiety disorder 7 item (GAD-7)' },
      ],
      en: {
        name: 'GAD-7 form (questions about worry)',
        about: 'Seven questions about worry and nerves in the last two weeks, with the answers. It helps start a talk about how a person feels.',
        find: ['anxiety questions', 'worry', 'nerves'],
      },
      es: {
        name: 'Formulario GAD-7 (preguntas sobre los nervios)',
        about: 'Siete preguntas sobre las preocupaciones y los nervios en las últimas dos semanas, con las respuestas. Ayuda a hablar de cómo se siente una persona.',
        find: ['preguntas de ansiedad', 'preocupación', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'audit-c',
      codes: [
        { system: 'LOINC', code: '75626-2', name: 'Total score [AUDIT-C]' },
      ],
      units: ['{score}'],
      en: {
        name: 'AUDIT-C (questions about alcohol), score',
        about: 'Adds up the answers to three questions. They are about how often and how much a person drinks alcohol.',
        find: ['alcohol', 'drinking', 'screening'],
      },
      es: {
        name: 'AUDIT-C (preguntas sobre el alcohol), puntaje',
        about: 'Suma las respuestas a tres preguntas sobre cada cuánto y cuánto alcohol toma una persona.',
        find: ['alcohol', 'tomar', 'bebida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'audit-c-form',
      codes: [
        { system: 'LOINC', code: '72109-2', name: 'Alcohol Use Disorder Identification Test - Consumption [AUDIT-C]' },
      ],
      en: {
        name: 'AUDIT-C form (questions about alcohol)',
        about: 'Three questions, with the answers. They are about how often and how much a person drinks alcohol.',
        find: ['alcohol', 'drinking', 'screening'],
      },
      es: {
        name: 'Formulario AUDIT-C (preguntas sobre el alcohol)',
        about: 'Tres preguntas sobre cada cuánto y cuánto alcohol toma una persona, con las respuestas.',
        find: ['alcohol', 'tomar', 'bebida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dast-10',
      codes: [
        { system: 'LOINC', code: '82667-7', name: 'Total score [DAST-10]' },
      ],
      units: ['{score}'],
      en: {
        name: 'DAST-10 (questions about drug use), score',
        about: 'Adds up the answers to ten questions about drug use in the last year. They are not about alcohol or tobacco.',
        find: ['drugs', 'substance use', 'screening'],
      },
      es: {
        name: 'DAST-10 (preguntas sobre drogas), puntaje',
        about: 'Suma las respuestas a diez preguntas sobre el uso de drogas en el último año. No son sobre el alcohol ni el tabaco.',
        find: ['uso de sustancias', 'drogas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dast-10-form',
      codes: [
        { system: 'LOINC', code: '82666-9', name: 'Drug Abuse Screening Test-10 [DAST-10]' },
      ],
      en: {
        name: 'DAST-10 form (questions about drug use)',
        about: 'Ten questions about drug use in the last year, with the answers. They are not about alcohol or tobacco.',
        find: ['drugs', 'substance use', 'screening'],
      },
      es: {
        name: 'Formulario DAST-10 (preguntas sobre drogas)',
        about: 'Diez preguntas sobre el uso de drogas en el último año, con las respuestas. No son sobre el alcohol ni el tabaco.',
        find: ['uso de sustancias', 'drogas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'taps-form',
      codes: [
        { system: 'LOINC', code: '96841-2', name: 'Tobacco, Alcohol, Prescription medications, and other Substance use screen [TAPS]' },
      ],
      en: {
        name: 'TAPS (tobacco, alcohol and other substances)',
        about: 'Questions, with the answers. They are about the use of tobacco, alcohol, medicines and other drugs.',
        find: ['substance use', 'drugs', 'drinking', 'smoking', 'screening'],
      },
      es: {
        name: 'TAPS (tabaco, alcohol y otras sustancias)',
        about: 'Preguntas con las respuestas. Son sobre el uso de tabaco, alcohol, medicinas con receta y otras sustancias.',
        find: ['uso de sustancias', 'drogas', 'tomar', 'fumar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hark-form',
      codes: [
        { system: 'LOINC', code: '76499-3', name: 'Humiliation, Afraid, Rape, and Kick questionnaire [HARK]' },
      ],
      en: {
        name: 'HARK (questions about safety with a partner)',
        about: 'Four questions, with the answers. They ask if a partner, now or in the past, has hurt or scared the person.',
        find: ['abuse', 'violence at home', 'safety', 'partner'],
      },
      es: {
        name: 'HARK (preguntas de seguridad con la pareja)',
        about: 'Cuatro preguntas con las respuestas. Tratan de si una pareja de ahora o de antes lastimó o asustó a la persona.',
        find: ['abuso', 'violencia en casa', 'seguridad', 'pareja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hark',
      codes: [
        { system: 'LOINC', code: '76504-0', name: 'Total score [HARK]' },
      ],
      units: ['{score}'],
      en: {
        name: 'HARK (safety with a partner), score',
        about: 'Adds up the answers to four questions. They ask if a partner, now or in the past, has hurt or scared the person.',
        find: ['abuse', 'violence at home', 'safety', 'partner'],
      },
      es: {
        name: 'HARK (seguridad con la pareja), puntaje',
        about: 'Suma las respuestas a cuatro preguntas. Tratan de si una pareja de ahora o de antes lastimó o asustó a la persona.',
        find: ['abuso', 'violencia en casa', 'seguridad', 'pareja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hunger-vital-sign',
      codes: [
        { system: 'LOINC', code: '88121-9', name: 'Hunger Vital Sign [HVS]' },
      ],
      en: {
        name: 'Hunger Vital Sign (questions about enough food)',
        about: 'Two questions, with the answers. They ask if there was enough food, or money for food, in the last year.',
        find: ['food', 'hunger', 'food insecurity', 'groceries'],
      },
      es: {
        name: 'Hunger Vital Sign (preguntas sobre la comida)',
        about: 'Dos preguntas con las respuestas. Tratan de si alcanzó la comida, o el dinero para comprarla, en el último año.',
        find: ['comida', 'hambre', 'inseguridad alimentaria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hunger-vital-sign-result',
      codes: [
        { system: 'LOINC', code: '88124-3', name: 'Food insecurity risk [HVS]' },
      ],
      en: {
        name: 'Hunger Vital Sign, what it found',
        about: 'Sums up the answers to two questions. They ask if there was enough food, or money for food, in the last year.',
        find: ['food', 'hunger', 'food insecurity', 'groceries'],
      },
      es: {
        name: 'Hunger Vital Sign, lo que resultó',
        about: 'Resume las respuestas a dos preguntas. Tratan de si alcanzó la comida, o el dinero para comprarla, en el último año.',
        find: ['comida', 'hambre', 'inseguridad alimentaria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'exercise-vital-sign',
      codes: [
        { system: 'LOINC', code: '89574-8', name: 'Exercise Vital Sign (EVS)' },
      ],
      en: {
        name: 'Exercise Vital Sign (how much a person moves)',
        about: 'Two questions, with the answers. They ask on how many days a week a person exercises, and for how long.',
        find: ['exercise', 'activity', 'fitness', 'walking'],
      },
      es: {
        name: 'Exercise Vital Sign (cuánto ejercicio se hace)',
        about: 'Dos preguntas con las respuestas. Tratan de cuántos días por semana hace ejercicio una persona, y por cuánto tiempo.',
        find: ['ejercicio', 'actividad', 'caminar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prapare-form',
      codes: [
        { system: 'LOINC', code: '93025-5', name: "Protocol for Responding to and Assessing Patients' Assets, Risks, and Experiences [PRAPARE]" },
      ],
      en: {
        name: 'PRAPARE (questions about daily life)',
        about: 'Questions about daily life, such as home, work, food, money and feeling safe, with the answers. They help show where help may be of use.',
        find: ['social needs', 'housing', 'food', 'money', 'screening'],
      },
      es: {
        name: 'PRAPARE (preguntas sobre la vida diaria)',
        about: 'Preguntas sobre la vida diaria, como la casa, el trabajo, la comida, el dinero y sentirse seguro. Ayudan a ver dónde puede servir una ayuda.',
        find: ['necesidades sociales', 'vivienda', 'comida', 'dinero'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prapare-personal',
      codes: [
        { system: 'LOINC', code: '93043-8', name: 'Personal characteristics [PRAPARE]' },
      ],
      en: {
        name: 'PRAPARE: facts about the person',
        about: 'A part of the PRAPARE questions. It is about things such as language, background and past work or service.',
        find: ['social needs', 'race', 'language', 'veteran'],
      },
      es: {
        name: 'PRAPARE: datos de la persona',
        about: 'Una parte de las preguntas PRAPARE. Trata de cosas como el idioma, el origen y el trabajo o servicio de antes.',
        find: ['necesidades sociales', 'raza', 'idioma', 'veterano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prapare-family-and-home',
      codes: [
        { system: 'LOINC', code: '93042-0', name: 'Family and home [PRAPARE]' },
      ],
      en: {
        name: 'PRAPARE: family and home',
        about: 'A part of the PRAPARE questions. It is about who lives in the home and about having a place to live.',
        find: ['social needs', 'housing', 'household'],
      },
      es: {
        name: 'PRAPARE: familia y hogar',
        about: 'Una parte de las preguntas PRAPARE. Trata de quién vive en la casa y de tener dónde vivir.',
        find: ['necesidades sociales', 'vivienda', 'casa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prapare-money-and-resources',
      codes: [
        { system: 'LOINC', code: '93041-2', name: 'Money and resources [PRAPARE]' },
      ],
      en: {
        name: 'PRAPARE: money and resources',
        about: 'A part of the PRAPARE questions. It is about school, work, insurance, money and things needed for daily life.',
        find: ['social needs', 'income', 'job', 'insurance', 'transportation'],
      },
      es: {
        name: 'PRAPARE: dinero y recursos',
        about: 'Una parte de las preguntas PRAPARE. Trata de la escuela, el trabajo, el seguro, el dinero y lo que hace falta para vivir.',
        find: ['necesidades sociales', 'ingresos', 'empleo', 'seguro', 'transporte'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prapare-social-and-emotional',
      codes: [
        { system: 'LOINC', code: '93040-4', name: 'Social and emotional health [PRAPARE]' },
      ],
      en: {
        name: 'PRAPARE: social and emotional health',
        about: 'A part of the PRAPARE questions. It is about time with people one cares for, and about stress.',
        find: ['social needs', 'stress', 'friends', 'lonely'],
      },
      es: {
        name: 'PRAPARE: salud social y emocional',
        about: 'Una parte de las preguntas PRAPARE. Trata del tiempo con personas queridas y del estrés.',
        find: ['necesidades sociales', 'estrés', 'amigos', 'soledad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mmse',
      codes: [
        { system: 'LOINC', code: '72106-8', name: 'Total score [MMSE]' },
      ],
      units: ['{score}'],
      en: {
        name: 'MMSE (a short test of memory and thinking)',
        about: 'Adds up the points from a short test of memory, attention and language.',
        find: ['mini mental', 'memory test', 'dementia test', 'cognitive'],
      },
      es: {
        name: 'MMSE (prueba corta de memoria y pensamiento)',
        about: 'Suma los puntos de una prueba corta de memoria, atención y lenguaje.',
        find: ['mini mental', 'prueba de memoria', 'demencia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nyha-function',
      codes: [
        { system: 'LOINC', code: '88020-3', name: 'Functional capacity NYHA' },
      ],
      en: {
        name: 'NYHA class (heart and daily activity)',
        about: 'Tells how much a heart illness limits daily activity, in four steps. It is based on how a person feels when active and at rest.',
        find: ['heart failure', 'heart class', 'new york heart association'],
      },
      es: {
        name: 'Clase NYHA (el corazón y la actividad diaria)',
        about: 'Dice cuánto limita una enfermedad del corazón la actividad diaria, en cuatro pasos. Se basa en cómo se siente la persona al moverse y al descansar.',
        find: ['insuficiencia cardíaca', 'corazón', 'clase funcional'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nyha-tests',
      codes: [
        { system: 'LOINC', code: '88021-1', name: 'Objective assessment of cardiovascular disease NYHA' },
      ],
      en: {
        name: 'NYHA class by tests (heart)',
        about: 'Tells how much of a heart illness is seen in tests and when the person is checked, in four steps.',
        find: ['heart failure', 'heart class', 'new york heart association'],
      },
      es: {
        name: 'Clase NYHA según las pruebas (corazón)',
        about: 'Dice cuánto de una enfermedad del corazón se ve en las pruebas y al revisar a la persona, en cuatro pasos.',
        find: ['insuficiencia cardíaca', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'promis-mental-health',
      codes: [
        { system: 'LOINC', code: '71970-8', name: 'PROMIS-10 Global Mental Health (GMH) score' },
      ],
      units: ['{score}'],
      en: {
        name: 'PROMIS-10 score for mental health',
        about: 'Adds up answers about quality of life, mood and time with other people. It is worked out from a form with ten questions.',
        find: ['mental health', 'mood', 'quality of life', 'global health'],
      },
      es: {
        name: 'PROMIS-10, puntaje de salud mental',
        about: 'Suma respuestas sobre la calidad de vida, el ánimo y el trato con otras personas. Sale de un formulario de diez preguntas.',
        find: ['salud mental', 'ánimo', 'calidad de vida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vr-12-form',
      codes: [
        { system: 'LOINC', code: '71934-4', name: 'Veterans Rand health survey - 12 item (VR-12)' },
      ],
      en: {
        name: 'VR-12 (questions about health and daily life)',
        about: 'Twelve questions about how a person feels and how health affects daily life, with the answers. It was first made for veterans.',
        find: ['veterans', 'quality of life', 'health survey'],
      },
      es: {
        name: 'VR-12 (preguntas sobre salud y vida diaria)',
        about: 'Doce preguntas sobre cómo se siente una persona y cómo la salud afecta la vida diaria, con las respuestas. Se hizo primero para veteranos.',
        find: ['veteranos', 'calidad de vida', 'encuesta de salud'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ecog-status',
      codes: [
        { system: 'LOINC', code: '89247-1', name: 'ECOG Performance Status score' },
      ],
      units: ['{score}'],
      en: {
        name: 'ECOG (how an illness changes daily life)',
        about: 'A number for how much a person can do in daily life, such as work, walking and washing. It is mostly used in cancer care.',
        find: ['performance status', 'cancer', 'activity', 'function'],
      },
      es: {
        name: 'ECOG (cómo cambia la vida con una enfermedad)',
        about: 'Un número que dice cuánto puede hacer una persona en la vida diaria, como trabajar, caminar y bañarse. Se usa sobre todo en la atención del cáncer.',
        find: ['estado funcional', 'cáncer', 'actividad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cause-of-death',
      codes: [
        { system: 'LOINC', code: '69453-9', name: 'Cause of Death [US Standard Certificate of Death]' },
      ],
      en: {
        name: 'Cause of death',
        about: 'Tells the cause of death as it was written on the official form.',
        find: ['death certificate', 'died'],
      },
      es: {
        name: 'Causa de la muerte',
        about: 'Dice la causa de la muerte como se escribió en el formulario oficial.',
        find: ['acta de defunción', 'certificado de defunción', 'falleció'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'death-certificate',
      codes: [
        { system: 'LOINC', code: '69409-1', name: 'U.S. standard certificate of death - 2003 revision' },
      ],
      en: {
        name: 'Death certificate',
        about: 'The official form that is filled in when a person has died. It tells when and where, and the cause.',
        find: ['cause of death', 'died'],
      },
      es: {
        name: 'Acta de defunción',
        about: 'El formulario oficial que se llena cuando una persona ha fallecido. Dice cuándo, dónde y por qué causa.',
        find: ['certificado de defunción', 'causa de muerte', 'falleció'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
