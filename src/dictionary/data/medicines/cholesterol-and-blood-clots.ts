import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'atorvastatin',
      codes: [
        { system: 'RxNorm', code: '83367' },
        { system: 'ingredient', code: 'atorvastatin' },
      ],
      en: {
        name: 'Atorvastatin (a cholesterol medicine)',
        about: 'Makes the liver produce less cholesterol. It is used to help protect the heart and the blood vessels.',
        find: ['statin', 'cholesterol medicine', 'lipitor'],
      },
      es: {
        name: 'Atorvastatina (medicina para el colesterol)',
        about: 'Hace que el hígado produzca menos colesterol. Se usa para ayudar a proteger el corazón y los vasos de la sangre.',
        find: ['estatina', 'medicina para el colesterol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apixaban',
      codes: [
        { system: 'RxNorm', code: '1364430', source: 'RxNorm' },
        { system: 'ingredient', code: 'apixaban' },
      ],
      en: {
        name: 'Apixaban (a blood thinner)',
        about: 'Helps keep blood clots from forming or from getting bigger. It does not make blood thin; it slows how fast blood can clot.',
        find: ['blood thinner', 'clots', 'eliquis', 'anticoagulant'],
      },
      es: {
        name: 'Apixabán (anticoagulante)',
        about: 'Ayuda a que no se formen coágulos de sangre o a que no crezcan. No hace la sangre más clara: hace que coagule más despacio.',
        find: ['anticoagulante', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'warfarin',
      codes: [
        { system: 'RxNorm', code: '11289' },
        { system: 'ingredient', code: 'warfarin' },
      ],
      en: {
        name: 'Warfarin (a blood thinner)',
        about: 'Helps keep blood clots from forming or from getting bigger. A blood test called INR shows how fast the blood clots with it.',
        find: ['blood thinner', 'clots', 'coumadin'],
      },
      es: {
        name: 'Warfarina (anticoagulante)',
        about: 'Ayuda a que no se formen coágulos de sangre o a que no crezcan. Una prueba de sangre, el INR, muestra a qué ritmo coagula la sangre con ella.',
        find: ['anticoagulante', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
