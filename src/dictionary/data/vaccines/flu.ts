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
        { system: 'CVX', code: '111', name: 'Influenza, live, trivalent, intranasal, PF' },
        { system: 'CVX', code: '153', name: 'Influenza, MDCK, trivalent, PF' },
        { system: 'CVX', code: '161', name: 'Influenza, injectable,quadrivalent, preservative free, pediatric' },
        { system: 'CVX', code: '201', name: 'Influenza, Southern Hemisphere, quadrivalent, PF' },
        { system: 'CVX', code: '320', name: 'Influenza, MDCK, trivalent, preservative' },
        { system: 'CVX', code: '331', name: 'Influenza, Southern Hemisphere, trivalent, PF' },
        { system: 'CVX', code: '144', name: 'influenza, seasonal, intradermal, preservative free' },
        { system: 'CVX', code: '166', name: 'influenza, intradermal, quadrivalent, preservative free' },
        { system: 'CVX', code: '200', name: 'influenza, Southern Hemisphere, pediatric, preservative free' },
        { system: 'CVX', code: '202', name: 'influenza, Southern Hemisphere, quadrivalent, with preservative' },
        { system: 'CVX', code: '15', name: 'influenza, split (incl. purified surface antigen)' },
        { system: 'CVX', code: '16', name: 'influenza, whole' },
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
    {
      id: 'vaccine-bird-flu',
      codes: [
        { system: 'CVX', code: '160', name: 'Influenza A monovalent (H5N1), ADJUVANTED-2013' },
        { system: 'CVX', code: '321', name: 'Influenza-avian, H5N8, monovalent, PF' },
        { system: 'CVX', code: '322', name: 'Influenza-avian, H5N8, monovalent, preservative' },
        { system: 'CVX', code: '323', name: 'Influenza-avian, H5, unspecified formulation' },
      ],
      en: {
        name: 'Bird flu vaccine',
        about: 'Helps protect against bird flu, a flu that spreads among birds and can pass to people. It is not the same as the yearly flu vaccine.',
        find: ['bird flu', 'avian flu', 'avian influenza', 'h5n1'],
      },
      es: {
        name: 'Vacuna contra la gripe aviar (de las aves)',
        about: 'Ayuda a proteger contra la gripe aviar, que pasa entre las aves y puede llegar a las personas. No es la misma vacuna que la de la gripe de cada año.',
        find: ['gripe aviar', 'influenza aviar', 'h5n1'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
