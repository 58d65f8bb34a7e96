import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-hpv',
      codes: [
        { system: 'CVX', code: '62', name: 'HPV, quadrivalent' },
        { system: 'CVX', code: '118', name: 'HPV, bivalent' },
        { system: 'CVX', code: '137', name: 'HPV, unspecified formulation' },
        { system: 'CVX', code: '165', name: 'HPV9' },
      ],
      en: {
        name: 'HPV vaccine',
        about: 'Helps protect against HPV, a very common virus. Some kinds of HPV can cause cancer many years later.',
        find: ['human papillomavirus', 'cervical cancer', 'gardasil'],
      },
      es: {
        name: 'Vacuna contra el VPH (HPV)',
        about: 'Ayuda a proteger contra el VPH, un virus muy común. Algunos tipos del VPH pueden causar cáncer muchos años después.',
        find: ['virus del papiloma humano', 'hpv', 'vph', 'papiloma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-mmr',
      codes: [
        { system: 'CVX', code: '03', name: 'MMR' },
      ],
      en: {
        name: 'MMR vaccine (measles, mumps and rubella)',
        about: 'Helps protect against measles, mumps and rubella. All three come from viruses that spread with ease.',
        find: ['measles shot', 'mumps', 'rubella', 'german measles'],
      },
      es: {
        name: 'Vacuna MMR (sarampión, paperas y rubéola)',
        about: 'Ayuda a proteger contra el sarampión, las paperas y la rubéola. Las tres vienen de virus que pasan fácil de una persona a otra.',
        find: ['triple viral', 'srp', 'sarampión', 'paperas', 'rubéola'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-measles',
      codes: [
        { system: 'CVX', code: '05', name: 'measles', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Measles vaccine',
        about: 'Helps protect against measles, a rash with fever and cough. The virus that causes it spreads with ease.',
        find: ['measles shot'],
      },
      es: {
        name: 'Vacuna contra el sarampión',
        about: 'Ayuda a proteger contra el sarampión, que da ronchas, fiebre y tos. Viene de un virus que pasa fácil de una persona a otra.',
        find: ['sarampión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-measles-rubella',
      codes: [
        { system: 'CVX', code: '04', name: 'M/R', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Measles and rubella vaccine in one',
        about: 'Helps protect against measles and rubella. Both come from viruses that spread with ease.',
        find: ['measles shot', 'german measles'],
      },
      es: {
        name: 'Vacuna contra el sarampión y la rubéola en una',
        about: 'Ayuda a proteger contra el sarampión y la rubéola. Las dos vienen de virus que pasan fácil de una persona a otra.',
        find: ['sarampión', 'rubéola', 'doble viral', 'sr'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-mumps',
      codes: [
        { system: 'CVX', code: '07', name: 'mumps', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Mumps vaccine',
        about: 'Helps protect against mumps, which makes glands near the jaw swell. The virus that causes it spreads with ease.',
        find: ['mumps shot'],
      },
      es: {
        name: 'Vacuna contra las paperas',
        about: 'Ayuda a proteger contra las paperas, que hinchan las glándulas cerca de la quijada. Vienen de un virus que pasa fácil de una persona a otra.',
        find: ['paperas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-rubella',
      codes: [
        { system: 'CVX', code: '06', name: 'rubella', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Rubella vaccine (German measles)',
        about: 'Helps protect against rubella, a rash with fever. The virus can harm a baby before birth.',
        find: ['german measles', 'rubella shot'],
      },
      es: {
        name: 'Vacuna contra la rubéola',
        about: 'Ayuda a proteger contra la rubéola, que da ronchas y fiebre. El virus puede dañar a un bebé antes de nacer.',
        find: ['rubéola', 'sarampión alemán'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-mmrv',
      codes: [
        { system: 'CVX', code: '94', name: 'MMRV' },
      ],
      en: {
        name: 'MMRV vaccine (MMR and chickenpox in one)',
        about: 'Helps protect against measles, mumps, rubella and chickenpox. All four come from viruses that spread with ease.',
        find: ['measles shot', 'mumps', 'rubella', 'varicella', 'proquad'],
      },
      es: {
        name: 'Vacuna MMRV (triple viral y varicela en una)',
        about: 'Ayuda a proteger contra el sarampión, las paperas, la rubéola y la varicela. Son cuatro virus que pasan fácil de una persona a otra.',
        find: ['triple viral', 'sarampión', 'paperas', 'rubéola', 'varicela', 'proquad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-chickenpox',
      codes: [
        { system: 'CVX', code: '21', name: 'varicella' },
      ],
      en: {
        name: 'Chickenpox vaccine (varicella)',
        about: 'Helps protect against chickenpox, a rash that itches and comes with a fever. The virus spreads with ease.',
        find: ['varicella', 'chicken pox shot', 'varivax'],
      },
      es: {
        name: 'Vacuna contra la varicela',
        about: 'Ayuda a proteger contra la varicela, una enfermedad con fiebre y ronchas que dan comezón. El virus pasa fácil de una persona a otra.',
        find: ['varicela', 'varivax'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-shingles-recombinant',
      codes: [
        { system: 'CVX', code: '187', name: 'zoster recombinant' },
      ],
      broader: 'vaccine-shingles',
      en: {
        name: 'Shingles vaccine (recombinant, not live)',
        about: 'Helps protect against shingles, a rash that hurts and that comes from the chickenpox virus. There is no live virus in this form.',
        find: ['zoster', 'herpes zoster', 'shingrix'],
      },
      es: {
        name: 'Vacuna contra la culebrilla (recombinante)',
        about: 'Ayuda a proteger contra la culebrilla, un sarpullido que duele y que viene del virus de la varicela. Esta forma no lleva ningún virus vivo.',
        find: ['herpes zóster', 'zóster', 'culebrilla', 'shingrix'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-shingles-live',
      codes: [
        { system: 'CVX', code: '121', name: 'zoster live' },
      ],
      broader: 'vaccine-shingles',
      en: {
        name: 'Shingles vaccine (live, an older form)',
        about: 'Helps protect against shingles, a rash that hurts. This older form holds a weak live virus, and it is no longer used in the United States.',
        find: ['zoster', 'herpes zoster', 'zostavax'],
      },
      es: {
        name: 'Vacuna contra la culebrilla (viva, más antigua)',
        about: 'Ayuda a proteger contra la culebrilla, un sarpullido que duele. Esta forma más antigua lleva un virus vivo y débil, y ya no se usa en Estados Unidos.',
        find: ['herpes zóster', 'zóster', 'culebrilla', 'zostavax'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-shingles',
      codes: [
        { system: 'CVX', code: '188', name: 'zoster, unspecified formulation' },
      ],
      en: {
        name: 'Shingles vaccine (zoster)',
        about: 'Helps protect against shingles, a rash that hurts. The rash comes from the chickenpox virus, which stays in the body and can wake up years later.',
        find: ['zoster', 'herpes zoster'],
      },
      es: {
        name: 'Vacuna contra la culebrilla (herpes zóster)',
        about: 'Ayuda a proteger contra la culebrilla, un sarpullido que duele. Viene del virus de la varicela, que se queda en el cuerpo y puede despertar años después.',
        find: ['herpes zóster', 'zóster', 'culebrilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-rotavirus',
      codes: [
        { system: 'CVX', code: '119', name: 'rotavirus, monovalent' },
        { system: 'CVX', code: '116', name: 'rotavirus, pentavalent' },
        { system: 'CVX', code: '122', name: 'rotavirus, unspecified formulation' },
        { system: 'CVX', code: '74', name: 'rotavirus, tetravalent', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Rotavirus vaccine',
        about: 'Helps protect babies from a virus that causes vomiting and loose stools. It is given as drops in the mouth.',
        find: ['rotavirus', 'diarrhea', 'stomach virus'],
      },
      es: {
        name: 'Vacuna contra el rotavirus',
        about: 'Ayuda a proteger a los bebés contra el rotavirus, un virus que causa diarrea y vómitos. Se da en gotas por la boca.',
        find: ['rotavirus', 'diarrea', 'vómitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
