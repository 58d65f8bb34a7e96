import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'colonoscopy',
      codes: [
        { system: 'SNOMED CT', code: '73761001', name: 'Colonoscopy (procedure)' },
      ],
      en: {
        name: 'Colonoscopy (a look inside the large bowel)',
        about: 'A thin, soft tube with a camera is used to look inside the large bowel. Small growths or samples can be taken out at the same time.',
        find: ['bowel test', 'colon', 'camera test'],
      },
      es: {
        name: 'Colonoscopia (mirar dentro del intestino grueso)',
        about: 'Con un tubo fino y blando que tiene una cámara se mira dentro del intestino grueso. A la vez se pueden sacar pólipos o muestras pequeñas.',
        find: ['colon', 'intestino', 'cámara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
