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
    {
      id: 'vaccine-td',
      codes: [
        { system: 'CVX', code: '113', name: 'Td (adult), 5 Lf tetanus toxoid, preservative free, adsorbed' },
        { system: 'CVX', code: '09', name: 'Td (adult), 2 Lf tetanus toxoid, preservative free, adsorbed' },
        { system: 'CVX', code: '138', name: 'Td (adult)' },
        { system: 'CVX', code: '139', name: 'Td(adult) unspecified formulation' },
        { system: 'CVX', code: '196', name: 'Td, adsorbed, preservative free, adult use, Lf unspecified', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Td vaccine (tetanus and diphtheria)',
        about: 'Helps the body fight off tetanus and diphtheria. This form is for older children, teens and adults.',
        find: ['tetanus shot', 'diphtheria', 'booster'],
      },
      es: {
        name: 'Vacuna Td (tétanos y difteria)',
        about: 'Ayuda a proteger contra el tétanos y la difteria. Es la forma que se usa en niños mayores, jóvenes y adultos.',
        find: ['tétanos', 'difteria', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-tetanus',
      codes: [
        { system: 'CVX', code: '35', name: 'tetanus toxoid, adsorbed' },
        { system: 'CVX', code: '142', name: 'tetanus toxoid, not adsorbed', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '112', name: 'tetanus toxoid, unspecified formulation', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Tetanus vaccine',
        about: 'Helps the body fight off tetanus, which makes muscles tighten and hurt. The germ can get into the body through a wound.',
        find: ['tetanus shot', 'lockjaw', 'booster'],
      },
      es: {
        name: 'Vacuna contra el tétanos',
        about: 'Ayuda a proteger contra el tétanos, que pone los músculos duros y con dolor. La bacteria puede entrar al cuerpo por una herida.',
        find: ['tétanos', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
