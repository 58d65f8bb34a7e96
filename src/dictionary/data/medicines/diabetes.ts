import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'metformin',
      codes: [
        { system: 'RxNorm', code: '6809' },
        { system: 'ingredient', code: 'metformin' },
      ],
      en: {
        name: 'Metformin (a blood sugar medicine)',
        about: 'Helps lower the sugar in the blood. It helps the body use its own insulin, and the liver lets out less sugar.',
        find: ['diabetes medicine', 'sugar'],
      },
      es: {
        name: 'Metformina (medicina para el azúcar)',
        about: 'Ayuda a bajar el azúcar en la sangre. Ayuda al cuerpo a usar la insulina que hace, y el hígado suelta menos azúcar.',
        find: ['medicina para la diabetes', 'azúcar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
