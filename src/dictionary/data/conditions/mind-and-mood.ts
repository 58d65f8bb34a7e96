import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'depression',
      codes: [
        { system: 'SNOMED CT', code: '35489007', name: 'Depressive disorder (disorder)' },
        { system: 'SNOMED CT', code: '370143000', name: 'Major depressive disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F32.9', name: 'Major depressive disorder, single episode, unspecified' },
      ],
      en: {
        name: 'Depression',
        about: 'A health condition that affects mood, thoughts, sleep and energy for two weeks or more. It is common, it can be treated, and it is no one’s fault.',
        find: ['mood', 'mental health', 'sad'],
      },
      es: {
        name: 'Depresión',
        about: 'Un problema de salud que cambia el ánimo, las ideas, el sueño y la energía por dos semanas o más. Es común, se puede tratar y no es culpa de nadie.',
        find: ['ánimo', 'salud mental', 'tristeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
