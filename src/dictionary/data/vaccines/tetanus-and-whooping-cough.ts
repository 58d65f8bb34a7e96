import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-tdap',
      codes: [
        { system: 'CVX', code: '115', name: 'Tdap' },
      ],
      en: {
        name: 'Tdap vaccine',
        about: 'Helps the body fight off tetanus, diphtheria and whooping cough. This form is for older children, teens and adults.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'booster'],
      },
      es: {
        name: 'Vacuna Tdap',
        about: 'Ayuda a proteger contra el tétanos, la difteria y la tos ferina. Es la forma que se usa en niños mayores, jóvenes y adultos.',
        find: ['tétanos', 'tos ferina', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
