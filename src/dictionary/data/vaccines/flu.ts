import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-flu',
      codes: [
        { system: 'CVX', code: '140', name: 'Influenza, split virus, trivalent, PF' },
        { system: 'CVX', code: '150', name: 'Influenza, split virus, quadrivalent, PF' },
        { system: 'CVX', code: '141', name: 'Influenza, split virus, trivalent, preservative' },
        { system: 'CVX', code: '88', name: 'influenza, unspecified formulation' },
        { system: 'CVX', code: '158', name: 'Influenza, split virus, quadrivalent, preservative' },
        { system: 'CVX', code: '168', name: 'Influenza, adjuvanted, trivalent, PF' },
        { system: 'CVX', code: '171', name: 'Influenza, MDCK, quadrivalent, PF' },
        { system: 'CVX', code: '185', name: 'Influenza, recombinant, quadrivalent, PF' },
        { system: 'CVX', code: '186', name: 'Influenza, MDCK, quadrivalent, preservative' },
        { system: 'CVX', code: '197', name: 'Influenza, high-dose, quadrivalent, PF' },
        { system: 'CVX', code: '205', name: 'Influenza, adjuvanted, quadrivalent, PF' },
        { system: 'CVX', code: '135', name: 'Influenza, high-dose, trivalent, PF' },
        { system: 'CVX', code: '149', name: 'Influenza, live, quadrivalent, intranasal' },
        { system: 'CVX', code: '155', name: 'Influenza, recombinant, trivalent, PF' },
      ],
      en: {
        name: 'Flu vaccine',
        about: 'Helps protect against the flu, an illness of the nose, throat and lungs that spreads with ease. A new one is made each year, because flu viruses change.',
        find: ['flu shot', 'influenza'],
      },
      es: {
        name: 'Vacuna contra la gripe',
        about: 'Ayuda a proteger contra la gripe, una enfermedad de la nariz, la garganta y los pulmones que pasa fácil de una persona a otra. Cada año se hace una nueva, porque los virus cambian.',
        find: ['gripe', 'influenza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
