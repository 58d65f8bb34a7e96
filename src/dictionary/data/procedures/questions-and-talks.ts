import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'depression-screening',
      codes: [
        { system: 'SNOMED CT', code: '171207006', name: 'Depression screening (procedure)' },
      ],
      en: {
        name: 'Depression screening',
        about: 'Questions about mood are asked to look for signs of depression. In depression, a low mood lasts and makes daily life hard.',
        find: ['mood questions', 'depression test', 'mental health check'],
      },
      es: {
        name: 'Preguntas para buscar depresión',
        about: 'Se hacen preguntas sobre el ánimo para buscar señales de depresión. Con ella, la tristeza dura y la vida diaria cuesta más.',
        find: ['ánimo', 'tristeza', 'salud mental', 'depresión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'health-and-social-needs',
      codes: [
        { system: 'SNOMED CT', code: '710824005', name: 'Assessment of health and social care needs (procedure)' },
      ],
      en: {
        name: 'Questions about health and life needs',
        about: 'Looks at needs in health and in daily life. These may be care, food, a home or support.',
        find: ['social needs', 'sdoh', 'needs assessment'],
      },
      es: {
        name: 'Preguntas sobre la salud y otras necesidades',
        about: 'Se ve qué necesita la persona en la salud y en la vida diaria. Puede ser atención, comida, vivienda o apoyo.',
        find: ['necesidades sociales', 'apoyo', 'evaluación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phq-2-asked',
      codes: [
        { system: 'SNOMED CT', code: '454711000124102' },
      ],
      broader: 'depression-screening',
      en: {
        name: 'Two questions about depression (PHQ-2)',
        about: 'Two short questions are asked about mood in the last two weeks. They look for signs of depression.',
        find: ['phq2', 'mood questions', 'depression test'],
      },
      es: {
        name: 'Dos preguntas sobre la depresión (PHQ-2)',
        about: 'Se hacen dos preguntas cortas sobre el ánimo en las últimas dos semanas. Buscan señales de depresión.',
        find: ['phq2', 'ánimo', 'tristeza', 'salud mental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'substance-use-questions',
      codes: [
        { system: 'SNOMED CT', code: '428211000124100' },
      ],
      en: {
        name: 'Questions about substance use',
        about: 'Looks at the use of alcohol, tobacco, drugs or other substances. It is often done with a set of questions.',
        find: ['alcohol', 'drugs', 'tobacco', 'substance use'],
      },
      es: {
        name: 'Preguntas sobre el uso de sustancias',
        about: 'Se ve si hay uso de alcohol, tabaco, drogas u otras sustancias. Muchas veces se hace con preguntas.',
        find: ['alcohol', 'drogas', 'tabaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anxiety-assessment',
      codes: [
        { system: 'SNOMED CT', code: '710841007', name: 'Assessment of anxiety (procedure)' },
      ],
      en: {
        name: 'Questions about anxiety',
        about: 'Looks at anxiety, that is, worry or fear that comes often or stays. It is often done with a set of questions.',
        find: ['gad-7', 'worry', 'fear', 'nerves', 'mental health'],
      },
      es: {
        name: 'Preguntas sobre la ansiedad',
        about: 'Se ve si hay ansiedad, que es preocupación o miedo que dura o vuelve. Muchas veces se hace con preguntas.',
        find: ['gad-7', 'preocupación', 'miedo', 'nervios', 'salud mental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'audit-c-asked',
      codes: [
        { system: 'SNOMED CT', code: '763302001' },
      ],
      en: {
        name: 'Three questions about alcohol (AUDIT-C)',
        about: 'Three short questions are asked about alcohol. They are about how often and how much a person drinks.',
        find: ['audit-c', 'alcohol use disorders identification', 'drinking', 'alcohol questions'],
      },
      es: {
        name: 'Tres preguntas sobre el alcohol (AUDIT-C)',
        about: 'Se hacen tres preguntas cortas. Tratan de cuánto alcohol toma la persona y cuántas veces.',
        find: ['audit-c', 'beber', 'tomar alcohol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-use-screening',
      codes: [
        { system: 'SNOMED CT', code: '713106006', name: 'Screening for drug abuse (procedure)' },
      ],
      en: {
        name: 'Drug use screening',
        about: 'A check that looks for drug use that may cause harm. It is often done with a set of questions.',
        find: ['dast', 'drugs', 'substance use'],
      },
      es: {
        name: 'Revisión sobre el uso de drogas',
        about: 'Se busca si hay un uso de drogas que pueda hacer daño. Muchas veces se hace con preguntas.',
        find: ['dast', 'sustancias', 'drogas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'safety-at-home-questions',
      codes: [
        { system: 'SNOMED CT', code: '866148006' },
      ],
      en: {
        name: 'Questions about safety at home',
        about: 'Asks if anyone at home or close to a person hurts or scares them. Many clinics ask this of everyone.',
        find: ['domestic abuse screening', 'violence'],
      },
      es: {
        name: 'Preguntas sobre la seguridad en casa',
        about: 'Se pregunta si alguien cercano lastima o asusta a la persona. Muchas clínicas se lo preguntan a todos.',
        find: ['violencia en casa', 'maltrato', 'abuso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sleep-apnea-assessment',
      codes: [
        { system: 'SNOMED CT', code: '103750000', name: 'Sleep apnea assessment (procedure)' },
      ],
      en: {
        name: 'Sleep apnea check',
        about: 'Looks for signs of sleep apnea. In sleep apnea, breathing stops for short times during sleep.',
        find: ['sleep test', 'snoring', 'sleep apnea'],
      },
      es: {
        name: 'Revisión de la apnea del sueño',
        about: 'Se buscan señales de apnea del sueño. Con apnea, la respiración se corta por ratos cortos al dormir.',
        find: ['apnea', 'dormir', 'ronquidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phq-9-asked',
      codes: [
        { system: 'SNOMED CT', code: '715252007' },
      ],
      broader: 'depression-screening',
      en: {
        name: 'Nine questions about depression (PHQ-9)',
        about: 'Nine short questions are asked about mood, sleep and energy. They look for signs of depression.',
        find: ['phq9', 'mood questions', 'depression test'],
      },
      es: {
        name: 'Nueve preguntas sobre la depresión (PHQ-9)',
        about: 'Se hacen nueve preguntas cortas sobre el ánimo, el sueño y la energía. Buscan señales de depresión.',
        find: ['phq9', 'ánimo', 'tristeza', 'salud mental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'review-of-systems',
      codes: [
        { system: 'SNOMED CT', code: '415300000', name: 'Review of systems (procedure)' },
      ],
      en: {
        name: 'Review of systems (questions from head to toe)',
        about: 'Questions are asked about each part of the body. They help find signs that a person might not think to bring up.',
        find: ['symptom questions', 'ros', 'check-up'],
      },
      es: {
        name: 'Preguntas sobre cada parte del cuerpo',
        about: 'Se hacen preguntas sobre cada parte del cuerpo. Ayudan a hallar señales que la persona tal vez no mencione.',
        find: ['revisión por sistemas', 'síntomas', 'chequeo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'crafft-asked',
      codes: [
        { system: 'SNOMED CT', code: '868187001' },
      ],
      en: {
        name: 'Questions on alcohol and drugs for teens (CRAFFT)',
        about: 'A short set of questions for young people about alcohol and drugs.',
        find: ['crafft', 'teenager', 'alcohol', 'drugs'],
      },
      es: {
        name: 'Preguntas de alcohol y drogas a jóvenes (CRAFFT)',
        about: 'Son unas preguntas cortas para jóvenes sobre alcohol y drogas.',
        find: ['crafft', 'adolescente', 'alcohol', 'drogas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'morse-fall-scale',
      codes: [
        { system: 'SNOMED CT', code: '762993000' },
      ],
      en: {
        name: 'Fall risk score (Morse Fall Scale)',
        about: 'A short list that looks at things that can make a person fall. It is often used in hospitals.',
        find: ['falls', 'fall risk', 'balance'],
      },
      es: {
        name: 'Escala de riesgo de caídas (Morse)',
        about: 'Es una lista corta de cosas que pueden hacer que alguien se caiga. Se usa mucho en hospitales.',
        find: ['caídas', 'riesgo de caerse', 'equilibrio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'what-to-expect-talk',
      codes: [
        { system: 'SNOMED CT', code: '386516004' },
      ],
      en: {
        name: 'Talk about what to expect next',
        about: 'Care staff tell what may come next, such as how a child grows or how care goes on. It helps a family plan.',
        find: ['anticipatory guidance', 'advice', 'child growth'],
      },
      es: {
        name: 'Charla sobre lo que viene después',
        about: 'El personal de salud explica lo que puede venir, como los cambios en un niño o los pasos de la atención. Ayuda a prepararse.',
        find: ['guía anticipada', 'orientación', 'crecimiento del niño'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'first-assessment',
      codes: [
        { system: 'SNOMED CT', code: '315639002' },
      ],
      en: {
        name: 'First assessment',
        about: 'The first time that care staff look at a person’s health and needs.',
        find: ['initial assessment', 'first visit', 'intake'],
      },
      es: {
        name: 'Primera evaluación',
        about: 'Es la primera vez que el personal de salud ve cómo está la persona y qué necesita.',
        find: ['evaluación inicial', 'primera visita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-plan-made',
      codes: [
        { system: 'SNOMED CT', code: '370789001' },
      ],
      en: {
        name: 'Making a care plan',
        about: 'A plan of care is made for one person. It can list goals and the steps to reach them.',
        find: ['care plan', 'goals'],
      },
      es: {
        name: 'Hacer un plan de atención',
        about: 'Se hace un plan de atención para una persona. Puede tener metas y los pasos para lograrlas.',
        find: ['plan de atención', 'metas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-medicine-review',
      codes: [
        { system: 'SNOMED CT', code: '473231009' },
      ],
      broader: 'medicine-review',
      en: {
        name: 'Review of medicines for a kidney problem',
        about: 'A person has a kidney problem. Somebody goes over all the medicines with that in mind.',
        find: ['kidney medicines', 'medication review', 'renal'],
      },
      es: {
        name: 'Revisión de medicinas por un problema del riñón',
        about: 'Se repasan las medicinas de una persona con un problema del riñón.',
        find: ['medicamentos', 'riñones', 'renal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-counseling',
      codes: [
        { system: 'SNOMED CT', code: '24165007' },
      ],
      en: {
        name: 'Counseling about alcohol',
        about: 'A talk about alcohol. It gives support to a person who wants to drink less or stop.',
        find: ['drinking', 'alcohol help', 'counseling'],
      },
      es: {
        name: 'Charla de apoyo sobre el alcohol',
        about: 'Es una charla sobre tomar alcohol. Da apoyo a quien quiere tomar menos o dejarlo.',
        find: ['beber', 'tomar', 'orientación', 'alcoholismo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'medicine-review',
      codes: [
        { system: 'SNOMED CT', code: '182836005', name: 'Review of medication (procedure)' },
      ],
      en: {
        name: 'Review of medicines',
        about: 'The medicines that a person takes are gone over. It looks at how they help, and how they fit together.',
        find: ['medication review', 'my medicines'],
      },
      es: {
        name: 'Revisión de las medicinas',
        about: 'Se repasan las medicinas que toma la persona. Se ve cómo ayudan y si van bien juntas.',
        find: ['medicamentos', 'lista de medicinas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'health-risks-talk',
      codes: [
        { system: 'SNOMED CT', code: '370995009' },
      ],
      en: {
        name: 'Teaching about health risks',
        about: 'Care staff explain things that can raise the chance of an illness, and ways to lower it.',
        find: ['health education', 'prevention', 'risk'],
      },
      es: {
        name: 'Charla sobre riesgos para la salud',
        about: 'Se habla de lo que puede llevar a una enfermedad y de cómo prevenirla.',
        find: ['educación para la salud', 'prevención', 'riesgo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-plan-coordination',
      codes: [
        { system: 'SNOMED CT', code: '711069006', name: 'Coordination of care plan (procedure)' },
      ],
      en: {
        name: 'Coordination of the care plan',
        about: 'People who give care work together so that the parts of the care plan fit.',
        find: ['care plan', 'care coordination', 'teamwork'],
      },
      es: {
        name: 'Coordinación del plan de atención',
        about: 'Quienes dan la atención se ponen de acuerdo. Así las partes del plan van juntas.',
        find: ['plan de atención', 'coordinación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'before-discharge-assessment',
      codes: [
        { system: 'SNOMED CT', code: '225386006', name: 'Pre-discharge assessment (procedure)' },
      ],
      en: {
        name: 'Check before leaving the hospital',
        about: 'Looks at how a person is and what they need before the stay ends.',
        find: ['discharge', 'going home'],
      },
      es: {
        name: 'Revisión antes de salir del hospital',
        about: 'Se ve cómo está la persona y qué necesita antes de terminar la estadía.',
        find: ['alta', 'ir a casa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'full-interview-and-check',
      codes: [
        { system: 'SNOMED CT', code: '200619008' },
      ],
      en: {
        name: 'Full interview and check',
        about: 'Care staff ask many questions about a person’s health and life, and sum up what they find.',
        find: ['interview', 'evaluation', 'intake'],
      },
      es: {
        name: 'Entrevista y evaluación completas',
        about: 'El personal hace muchas preguntas sobre la salud y la vida de la persona, y resume lo que halla.',
        find: ['entrevista', 'evaluación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
