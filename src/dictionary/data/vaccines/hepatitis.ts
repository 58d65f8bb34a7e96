import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-hepatitis-a',
      codes: [
        { system: 'CVX', code: '52', name: 'Hep A, adult' },
        { system: 'CVX', code: '83', name: 'Hep A, ped/adol, 2 dose' },
        { system: 'CVX', code: '85', name: 'Hep A, unspecified formulation' },
        { system: 'CVX', code: '31', name: 'Hep A, pediatric, unspecified formulation' },
        { system: 'CVX', code: '84', name: 'Hep A, ped/adol, 3 dose', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Hepatitis A vaccine',
        about: 'Helps protect the liver from the hepatitis A virus. This virus can spread through food, water or close touch.',
        find: ['hep a', 'liver', 'hepatitis shot'],
      },
      es: {
        name: 'Vacuna contra la hepatitis A',
        about: 'Ayuda a proteger el hígado contra el virus de la hepatitis A. Este virus puede pasar por la comida, el agua o el contacto cercano.',
        find: ['hepatitis', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-hepatitis-b',
      codes: [
        { system: 'CVX', code: '08', name: 'Hep B, adolescent or pediatric' },
        { system: 'CVX', code: '43', name: 'Hep B, adult' },
        { system: 'CVX', code: '45', name: 'Hep B, unspecified formulation' },
        { system: 'CVX', code: '44', name: 'Hep B, high-dosage, dialysis or IC' },
        { system: 'CVX', code: '42', name: 'Hep B, adolescent/high risk infant' },
        { system: 'CVX', code: '189', name: 'HepB-CpG' },
        { system: 'CVX', code: '220', name: 'HepB recombinant, 3-antigen, Al(OH)3', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Hepatitis B vaccine',
        about: 'Helps protect the liver from the hepatitis B virus. The virus can spread through blood and some other fluids of the body, and to a baby at birth.',
        find: ['hep b', 'liver', 'hepatitis shot'],
      },
      es: {
        name: 'Vacuna contra la hepatitis B',
        about: 'Ayuda a proteger el hígado contra el virus de la hepatitis B. Este virus puede pasar por la sangre y otros líquidos del cuerpo, y de la madre al bebé al nacer.',
        find: ['hepatitis', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-hepatitis-a-b',
      codes: [
        { system: 'CVX', code: '104', name: 'Hep A-Hep B' },
        { system: 'CVX', code: '193', name: 'Hep A-Hep B, pediatric/adolescent', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Hepatitis A and B vaccine in one',
        about: 'Helps protect the liver from two viruses, hepatitis A and hepatitis B. One shot has both parts.',
        find: ['hep a', 'hep b', 'liver', 'hepatitis shot', 'twinrix'],
      },
      es: {
        name: 'Vacuna contra la hepatitis A y B en una',
        about: 'Ayuda a proteger el hígado contra dos virus, los de la hepatitis A y la hepatitis B. Las dos partes van en una sola inyección.',
        find: ['hepatitis', 'hígado', 'twinrix'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-hepatitis-e',
      codes: [
        { system: 'CVX', code: '59', name: 'Hep E' },
      ],
      en: {
        name: 'Hepatitis E vaccine',
        about: 'Helps protect the liver from the hepatitis E virus. This virus spreads most of all through water that is not clean, and at times through food.',
        find: ['hep e', 'liver', 'hepatitis shot'],
      },
      es: {
        name: 'Vacuna contra la hepatitis E',
        about: 'Ayuda a proteger el hígado contra el virus de la hepatitis E. Este virus pasa sobre todo por el agua sucia, y a veces por la comida.',
        find: ['hepatitis', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
