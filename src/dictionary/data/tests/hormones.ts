import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'tsh',
      codes: [
        { system: 'LOINC', code: '3016-3', name: 'Thyrotropin [Units/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '11579-0', name: 'Thyrotropin [Units/volume] in Serum or Plasma by Detection limit <= 0.05 mIU/L' },
        { system: 'LOINC', code: '11580-8', name: 'Thyrotropin [Units/volume] in Serum or Plasma by Detection limit <= 0.005 mIU/L' },
      ],
      units: ['m[IU]/L', 'u[IU]/mL'],
      en: {
        name: 'TSH (a thyroid test)',
        about: 'Shows how much TSH is in the blood. TSH is the signal that tells the thyroid, a gland in the neck, how much hormone to make.',
        find: ['thyroid'],
      },
      es: {
        name: 'TSH (prueba de la tiroides)',
        about: 'Muestra cuánta TSH hay en la sangre. La TSH es la señal que le dice a la tiroides, una glándula del cuello, cuánta hormona hacer.',
        find: ['tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
