import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'urine-albumin-creatinine',
      codes: [
        { system: 'LOINC', code: '9318-7', name: 'Albumin/Creatinine [Mass Ratio] in Urine' },
        { system: 'LOINC', code: '14959-1', name: 'Microalbumin Creatinine Ratio' },
      ],
      units: ['mg/g{creat}', 'mg/mmol{creat}'],
      en: {
        name: 'Protein in urine (albumin and creatinine)',
        about: 'Looks for a protein called albumin in the urine and compares it with a waste called creatinine. It helps show how well the kidneys keep protein in the blood.',
        find: ['kidney test', 'urine protein', 'microalbumin', 'acr'],
      },
      es: {
        name: 'Proteína en la orina (albúmina y creatinina)',
        about: 'Busca en la orina una proteína, la albúmina, y la compara con un desecho, la creatinina. Ayuda a ver qué tan bien los riñones guardan la proteína en la sangre.',
        find: ['riñón', 'proteína en la orina', 'microalbúmina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
