import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'kidney-disease-stage-3',
      codes: [
        { system: 'SNOMED CT', code: '433144002', name: 'Chronic kidney disease stage 3 (disorder)' },
        { system: 'ICD-10-CM', code: 'N18.30', name: 'Chronic kidney disease, stage 3 unspecified' },
        { system: 'ICD-10-CM', code: 'N18.31', name: 'Chronic kidney disease, stage 3a' },
        { system: 'ICD-10-CM', code: 'N18.32', name: 'Chronic kidney disease, stage 3b' },
      ],
      en: {
        name: 'Chronic kidney disease, stage 3',
        about: 'For three months or more, the kidneys have cleaned the blood less well than expected. Stage 3 is the middle of five stages.',
        find: ['kidney', 'ckd', 'renal'],
      },
      es: {
        name: 'Enfermedad crónica de los riñones, etapa 3',
        about: 'Desde hace tres meses o más, los riñones limpian la sangre menos de lo esperado. La etapa 3 es la del medio de cinco.',
        find: ['riñón', 'enfermedad renal crónica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
