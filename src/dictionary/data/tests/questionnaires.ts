import type { DictionaryFile } from '../../entry'

export default {
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
  ],
} satisfies DictionaryFile
