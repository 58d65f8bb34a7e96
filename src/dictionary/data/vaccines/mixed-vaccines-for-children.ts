import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-polio',
      codes: [
        { system: 'CVX', code: '10', name: 'IPV' },
        { system: 'CVX', code: '324', name: 'Poliovirus, inactivated, fractional-dose (fIPV)' },
        { system: 'CVX', code: '89', name: 'polio, unspecified formulation' },
      ],
      en: {
        name: 'Polio vaccine',
        about: 'Helps protect against polio, an illness from a virus. Polio can harm the nerves and make muscles weak.',
        find: ['polio shot', 'ipv', 'poliovirus'],
      },
      es: {
        name: 'Vacuna contra la polio',
        about: 'Ayuda a proteger contra la polio, una enfermedad que causa un virus. La polio puede dañar los nervios y debilitar los músculos.',
        find: ['polio', 'poliomielitis', 'ipv'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-polio-oral',
      codes: [
        { system: 'CVX', code: '02', name: 'OPV', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '182', name: 'OPV, Unspecified', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '178', name: 'OPV bivalent', source: 'CDC, CVX code set' },
      ],
      broader: 'vaccine-polio',
      en: {
        name: 'Polio vaccine by mouth (OPV)',
        about: 'Helps protect against polio, an illness from a virus. This form is drops in the mouth with a weak live virus.',
        find: ['polio drops', 'opv', 'sabin', 'poliovirus'],
      },
      es: {
        name: 'Vacuna contra la polio por la boca (OPV)',
        about: 'Ayuda a proteger contra la polio, una enfermedad que causa un virus. Esta forma son gotas por la boca con un virus vivo y débil.',
        find: ['sabin', 'polio', 'poliomielitis', 'opv', 'gotas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap',
      codes: [
        { system: 'CVX', code: '20', name: 'DTaP' },
        { system: 'CVX', code: '106', name: 'DTaP, 5 pertussis antigens' },
        { system: 'CVX', code: '107', name: 'DTaP, unspecified formulation' },
      ],
      en: {
        name: 'DTaP vaccine (for young children)',
        about: 'Helps the body fight off diphtheria, tetanus and whooping cough. This form is for a baby or a young child.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'diphtheria'],
      },
      es: {
        name: 'Vacuna DTaP (para niños pequeños)',
        about: 'Ayuda a proteger contra la difteria, el tétanos y la tos ferina. Es la forma que se usa en bebés y niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtp',
      codes: [
        { system: 'CVX', code: '01', name: 'DTP' },
      ],
      en: {
        name: 'DTP vaccine (an older form, for children)',
        about: 'Helps the body fight off diphtheria, tetanus and whooping cough. This is an old form for young children; in the United States, DTaP took its place.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'diphtheria'],
      },
      es: {
        name: 'Vacuna DTP (una forma más antigua, para niños)',
        about: 'Ayuda a proteger contra la difteria, el tétanos y la tos ferina. Es una forma más antigua para niños; en Estados Unidos se usa ahora la DTaP.',
        find: ['tétanos', 'tos ferina', 'difteria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dt-children',
      codes: [
        { system: 'CVX', code: '28', name: 'DT (pediatric)' },
      ],
      en: {
        name: 'DT vaccine (for young children)',
        about: 'Helps the body fight off diphtheria and tetanus. This form is for young children and has no part against whooping cough.',
        find: ['tetanus shot', 'diphtheria'],
      },
      es: {
        name: 'Vacuna DT (para niños pequeños)',
        about: 'Ayuda a proteger contra la difteria y el tétanos. Es una forma para niños pequeños y no protege contra la tos ferina.',
        find: ['tétanos', 'difteria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-hib',
      codes: [
        { system: 'CVX', code: '49', name: 'Hib (PRP-OMP)' },
        { system: 'CVX', code: '48', name: 'Hib (PRP-T)' },
        { system: 'CVX', code: '17', name: 'Hib, unspecified formulation' },
        { system: 'CVX', code: '47', name: 'Hib (HbOC)', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '46', name: 'Hib (PRP-D)', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Hib vaccine',
        about: 'Helps protect against Hib, a germ that can infect the lungs, the blood or the lining of the brain. It is not a flu vaccine, even if the long name of the germ sounds like it.',
        find: ['hib', 'haemophilus', 'meningitis'],
      },
      es: {
        name: 'Vacuna contra la Hib',
        about: 'Ayuda a proteger contra la Hib, una bacteria que puede infectar los pulmones, la sangre o la capa que cubre el cerebro. No es una vacuna contra la gripe.',
        find: ['hib', 'haemophilus', 'meningitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap-hib',
      codes: [
        { system: 'CVX', code: '50', name: 'DTaP-Hib' },
      ],
      en: {
        name: 'DTaP and Hib vaccine in one',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough and Hib. It is for a young child, and is one shot in place of two.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hib'],
      },
      es: {
        name: 'Vacuna DTaP y Hib en una',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina y una bacteria que se llama Hib. Es una inyección en lugar de dos, para bebés y niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hib'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-hib-hepatitis-b',
      codes: [
        { system: 'CVX', code: '51', name: 'Hib-Hep B' },
      ],
      en: {
        name: 'Hib and hepatitis B vaccine in one',
        about: 'Helps protect against two germs. Hib can infect the lining of the brain, and the hepatitis B virus can harm the liver.',
        find: ['hib', 'haemophilus', 'hep b', 'liver'],
      },
      es: {
        name: 'Vacuna contra la Hib y la hepatitis B en una',
        about: 'Ayuda a proteger contra la bacteria Hib y el virus de la hepatitis B. La Hib puede infectar la capa que cubre el cerebro, y la hepatitis B afecta el hígado.',
        find: ['hib', 'haemophilus', 'hepatitis', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap-hepatitis-b-polio',
      codes: [
        { system: 'CVX', code: '110', name: 'DTaP-Hep B-IPV' },
      ],
      en: {
        name: 'DTaP, hepatitis B and polio vaccine in one',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough, polio and hepatitis B. It is for a young child, and is one shot in place of three.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hep b', 'ipv', 'pediarix'],
      },
      es: {
        name: 'Vacuna DTaP, hepatitis B y polio en una',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina, la hepatitis B y la polio. Es una inyección en lugar de tres, para bebés y niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hepatitis', 'polio', 'pediarix'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap-polio',
      codes: [
        { system: 'CVX', code: '130', name: 'DTaP-IPV', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'DTaP and polio vaccine in one',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough and polio. It is for a young child, and is one shot in place of two.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'ipv', 'kinrix', 'quadracel'],
      },
      es: {
        name: 'Vacuna DTaP y polio en una',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina y la polio. Es una inyección en lugar de dos, para niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'polio', 'kinrix', 'quadracel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtp-hib-hepatitis-b',
      codes: [
        { system: 'CVX', code: '198', name: 'DTP-hepB-Hib Pentavalent Non-US', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '102', name: 'DTP-Hib-Hep B', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Pentavalent vaccine (DTP, hepatitis B and Hib)',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough, hepatitis B and Hib. It is for a young child, and is used in many parts of the world.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hib', 'hep b', 'pentavalent'],
      },
      es: {
        name: 'Vacuna pentavalente (DTP, hepatitis B y Hib)',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina, la hepatitis B y la Hib. Se usa en niños pequeños en muchos otros países.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hib', 'hepatitis', 'pentavalente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtp-hib',
      codes: [
        { system: 'CVX', code: '22', name: 'DTP-Hib', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'DTP and Hib vaccine in one (an older form)',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough and Hib. It is an old form for a young child, with two parts in one shot.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hib'],
      },
      es: {
        name: 'Vacuna DTP y Hib en una (más antigua)',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina y la Hib. Es una forma más antigua para niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hib'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap-hib-polio',
      codes: [
        { system: 'CVX', code: '120', name: 'DTaP-Hib-IPV' },
      ],
      en: {
        name: 'DTaP, Hib and polio vaccine in one',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough, polio and Hib. It is for a young child, and is one shot in place of three.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hib', 'ipv', 'pentacel'],
      },
      es: {
        name: 'Vacuna DTaP, Hib y polio en una',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina, la polio y una bacteria que se llama Hib. Es una inyección en lugar de tres, para niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hib', 'polio', 'pentacel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dtap-polio-hib-hepatitis-b',
      codes: [
        { system: 'CVX', code: '146', name: 'DTaP,IPV,Hib,HepB' },
      ],
      en: {
        name: 'DTaP, polio, Hib and hepatitis B vaccine in one',
        about: 'Helps the body fight off diphtheria, tetanus, whooping cough, polio, Hib and hepatitis B. It is for a young child, and is one shot in place of four.',
        find: ['tetanus shot', 'whooping cough', 'pertussis', 'hib', 'hep b', 'ipv', 'vaxelis'],
      },
      es: {
        name: 'Vacuna DTaP, polio, Hib y hepatitis B en una',
        about: 'Ayuda a proteger contra la difteria, el tétanos, la tos ferina, la polio, la hepatitis B y la bacteria Hib. Es una inyección en lugar de cuatro, para niños pequeños.',
        find: ['tétanos', 'tos ferina', 'difteria', 'hib', 'hepatitis', 'polio', 'vaxelis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal-c-y-hib',
      codes: [
        { system: 'CVX', code: '148', name: 'Meningococcal C/Y-HIB PRP' },
      ],
      en: {
        name: 'Meningococcal C and Y and Hib vaccine in one',
        about: 'Helps protect against Hib and two kinds (C and Y) of meningococcus. Both are germs that can infect the blood or the lining of the brain.',
        find: ['meningitis', 'hib', 'haemophilus', 'meningococcus'],
      },
      es: {
        name: 'Vacuna contra el meningococo C e Y y la Hib',
        about: 'Ayuda a proteger contra la Hib y dos tipos (C e Y) de meningococo. Son bacterias que pueden infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis', 'hib', 'haemophilus', 'meningococo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
