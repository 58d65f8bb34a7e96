import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-pneumococcal-conjugate',
      codes: [
        { system: 'CVX', code: '133', name: 'Pneumococcal conjugate PCV 13' },
        { system: 'CVX', code: '152', name: 'Pneumococcal Conjugate, unspecified formulation' },
        { system: 'CVX', code: '215', name: 'Pneumococcal conjugate PCV15, polysaccharide CRM197 conjugate, adjuvant, PF' },
        { system: 'CVX', code: '216', name: 'Pneumococcal conjugate PCV20, polysaccharide CRM197 conjugate, adjuvant, PF' },
        { system: 'CVX', code: '327', name: 'Pneumococcal conjugate PCV21, polysaccharide CRM197 conjugate, PF' },
        { system: 'CVX', code: '100', name: 'pneumococcal conjugate PCV 7', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '177', name: 'PCV10', source: 'CDC, CVX code set' },
      ],
      broader: 'vaccine-pneumococcal',
      en: {
        name: 'Pneumococcal conjugate vaccine (PCV)',
        about: 'Helps protect against a germ that can infect the lungs, the ears, the blood or the lining of the brain. A number after PCV says how many kinds of the germ it is for.',
        find: ['pneumonia shot', 'pneumonia vaccine', 'pcv'],
      },
      es: {
        name: 'Vacuna conjugada contra el neumococo (PCV)',
        about: 'Ayuda a proteger contra una bacteria que puede infectar los pulmones, los oídos, la sangre o la capa que cubre el cerebro. Un número después de PCV dice para cuántos tipos es.',
        find: ['neumonía', 'pulmonía', 'pcv'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-pneumococcal-ppsv23',
      codes: [
        { system: 'CVX', code: '33', name: 'pneumococcal polysaccharide PPV23' },
      ],
      broader: 'vaccine-pneumococcal',
      en: {
        name: 'Pneumococcal vaccine PPSV23',
        about: 'Helps protect against a germ that can infect the lungs, the blood or the lining of the brain. It is for 23 kinds of this germ.',
        find: ['pneumonia shot', 'pneumonia vaccine', 'ppsv', 'ppv23', 'pneumovax'],
      },
      es: {
        name: 'Vacuna contra el neumococo PPSV23',
        about: 'Ayuda a proteger contra una bacteria que puede infectar los pulmones, la sangre o la capa que cubre el cerebro. Es para 23 tipos de esta bacteria.',
        find: ['neumonía', 'pulmonía', 'ppsv', 'ppv23', 'pneumovax'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-pneumococcal',
      codes: [
        { system: 'CVX', code: '109', name: 'pneumococcal, unspecified formulation' },
      ],
      en: {
        name: 'Pneumococcal vaccine',
        about: 'Helps protect against a germ that can infect the lungs, the blood or the lining of the brain. There is more than one type of this vaccine.',
        find: ['pneumonia shot', 'pneumonia vaccine'],
      },
      es: {
        name: 'Vacuna contra el neumococo',
        about: 'Ayuda a proteger contra una bacteria que puede infectar los pulmones, la sangre o la capa que cubre el cerebro. Hay más de un tipo de esta vacuna.',
        find: ['neumonía', 'pulmonía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal-acwy',
      codes: [
        { system: 'CVX', code: '114', name: 'meningococcal MCV4P' },
        { system: 'CVX', code: '147', name: 'meningococcal MCV4, unspecified formulation' },
        { system: 'CVX', code: '136', name: 'Meningococcal MCV4O' },
        { system: 'CVX', code: '32', name: 'meningococcal MPSV4' },
        { system: 'CVX', code: '203', name: 'meningococcal conjugate quadrivalent, MenACWY-TT (MCV4)', source: 'CDC, CVX code set' },
      ],
      broader: 'vaccine-meningococcal',
      en: {
        name: 'Meningococcal vaccine (A, C, W and Y)',
        about: 'Helps protect against four kinds of meningococcus: A, C, W and Y. This germ can infect the blood or the lining of the brain.',
        find: ['meningitis shot', 'meningitis', 'menacwy', 'mcv4'],
      },
      es: {
        name: 'Vacuna contra el meningococo (A, C, W e Y)',
        about: 'Ayuda a proteger contra cuatro tipos de meningococo: A, C, W e Y. Esta bacteria puede infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis', 'menacwy', 'mcv4'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal-b',
      codes: [
        { system: 'CVX', code: '162', name: 'meningococcal B, recombinant' },
        { system: 'CVX', code: '163', name: 'meningococcal B, OMV' },
        { system: 'CVX', code: '164', name: 'meningococcal B, unspecified', source: 'CDC, CVX code set' },
      ],
      broader: 'vaccine-meningococcal',
      en: {
        name: 'Meningococcal B vaccine',
        about: 'Helps protect against kind B of meningococcus. This germ can infect the blood or the lining of the brain.',
        find: ['meningitis shot', 'meningitis', 'menb'],
      },
      es: {
        name: 'Vacuna contra el meningococo B',
        about: 'Ayuda a proteger contra el meningococo del tipo B. Esta bacteria puede infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis', 'menb'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal-c',
      codes: [
        { system: 'CVX', code: '103', name: 'meningococcal C conjugate' },
      ],
      broader: 'vaccine-meningococcal',
      en: {
        name: 'Meningococcal C vaccine',
        about: 'Helps protect against kind C of meningococcus. This germ can infect the blood or the lining of the brain.',
        find: ['meningitis shot', 'meningitis', 'menc'],
      },
      es: {
        name: 'Vacuna contra el meningococo C',
        about: 'Ayuda a proteger contra el meningococo del tipo C. Esta bacteria puede infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis', 'menc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal-abcwy',
      codes: [
        { system: 'CVX', code: '316', name: 'Meningococcal polysaccharide (MenACWY-TT conjugate), (MenB), PF' },
        { system: 'CVX', code: '328', name: 'Meningococcal oligosaccharide (MenACWY), (MenB), PF' },
      ],
      broader: 'vaccine-meningococcal',
      en: {
        name: 'Meningococcal vaccine (A, B, C, W and Y)',
        about: 'Helps protect against five kinds of meningococcus: A, B, C, W and Y. This germ can infect the blood or the lining of the brain.',
        find: ['meningitis shot', 'meningitis', 'menabcwy'],
      },
      es: {
        name: 'Vacuna contra el meningococo (A, B, C, W e Y)',
        about: 'Ayuda a proteger contra cinco tipos de meningococo: A, B, C, W e Y. Esta bacteria puede infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis', 'menabcwy'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-meningococcal',
      codes: [
        { system: 'CVX', code: '167', name: 'meningococcal, unknown serogroups', source: 'CDC, CVX code set' },
        // Tables of older records call it “meningococcal, unspecified formulation”: the four kinds are not sure.
        { system: 'CVX', code: '108', name: 'meningococcal ACWY, unspecified formulation', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Meningococcal vaccine',
        about: 'Helps protect against meningococcus. This germ can infect the blood or the lining of the brain.',
        find: ['meningitis shot', 'meningitis'],
      },
      es: {
        name: 'Vacuna contra el meningococo',
        about: 'Ayuda a proteger contra el meningococo. Esta bacteria puede infectar la sangre o la capa que cubre el cerebro.',
        find: ['meningitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-rsv',
      codes: [
        { system: 'CVX', code: '303', name: 'RSV, recombinant, protein subunit RSVpreF, adjuvant reconstituted, 0.5 mL, PF' },
        { system: 'CVX', code: '305', name: 'RSV, bivalent, protein subunit RSVpreF, diluent reconstituted, 0.5 mL, PF' },
        { system: 'CVX', code: '326', name: 'RSV, mRNA, injectable, PF' },
        { system: 'CVX', code: '314', name: 'Respiratory syncytial virus (RSV) vaccine, unspecified' },
      ],
      en: {
        name: 'RSV vaccine',
        about: 'Helps protect against RSV, a common virus of the nose, throat and lungs. Babies and older adults are the ones it makes most ill.',
        find: ['rsv shot', 'respiratory syncytial virus'],
      },
      es: {
        name: 'Vacuna contra el VRS (RSV)',
        about: 'Ayuda a proteger contra el VRS, un virus común de la nariz, la garganta y los pulmones. Afecta más a los bebés y a las personas mayores.',
        find: ['vrs', 'rsv', 'virus sincitial respiratorio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rsv-antibodies',
      codes: [
        { system: 'CVX', code: '306', name: 'RSV, mAb, nirsevimab-alip, 0.5 mL, neonate to 24 months' },
        { system: 'CVX', code: '307', name: 'RSV, mAb, nirsevimab-alip, 1 mL, neonate to 24 months' },
        { system: 'CVX', code: '315', name: 'Respiratory syncytial virus (RSV) MAB, unspecified' },
      ],
      en: {
        name: 'RSV antibodies (for babies and young children)',
        about: 'Gives a young child ready-made antibodies, which help fight off a virus called RSV. RSV is a virus of the nose, throat and lungs.',
        find: ['rsv shot', 'respiratory syncytial virus', 'nirsevimab', 'rsv antibody'],
      },
      es: {
        name: 'Anticuerpos contra el VRS (RSV), para niños',
        about: 'Le da a un niño pequeño anticuerpos ya hechos, que ayudan a combatir un virus que se llama VRS. Es un virus de la nariz, la garganta y los pulmones.',
        find: ['vrs', 'rsv', 'virus sincitial respiratorio', 'nirsevimab'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rsv-vaccine-or-antibodies',
      codes: [
        { system: 'CVX', code: '304', name: 'Respiratory syncytial virus (RSV), unspecified' },
      ],
      en: {
        name: 'Protection against RSV',
        about: 'Helps protect against RSV, a common virus of the nose, throat and lungs. It can be a vaccine, or antibodies that are made ahead.',
        find: ['rsv shot', 'respiratory syncytial virus'],
      },
      es: {
        name: 'Protección contra el VRS (RSV)',
        about: 'Ayuda a proteger contra el VRS, un virus común de la nariz, la garganta y los pulmones. Puede ser una vacuna, o anticuerpos ya hechos.',
        find: ['vrs', 'rsv', 'virus sincitial respiratorio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
