import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-covid-19-mrna',
      codes: [
        { system: 'CVX', code: '208', name: 'COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose' },
        { system: 'CVX', code: '207', name: 'COVID-19, mRNA, LNP-S, PF, 100 mcg/0.5mL dose or 50 mcg/0.25mL dose' },
        { system: 'CVX', code: '217', name: 'COVID-19, mRNA, LNP-S, PF, 30 mcg/0.3 mL dose, tris-sucrose' },
        { system: 'CVX', code: '218', name: 'COVID-19, mRNA, LNP-S, PF, 10 mcg/0.2 mL dose, tris-sucrose' },
        { system: 'CVX', code: '219', name: 'COVID-19, mRNA, LNP-S, PF, 3 mcg/0.2 mL dose, tris-sucrose' },
        { system: 'CVX', code: '221', name: 'COVID-19, mRNA, LNP-S, PF, 50 mcg/0.5 mL dose' },
        { system: 'CVX', code: '227', name: 'COVID-19, mRNA, LNP-S, PF, pediatric 50 mcg/0.5 mL dose' },
        { system: 'CVX', code: '228', name: 'COVID-19, mRNA, LNP-S, PF, pediatric 25 mcg/0.25 mL dose' },
        { system: 'CVX', code: '229', name: 'COVID-19, mRNA, LNP-S, bivalent, PF, 50 mcg/0.5 mL or 25mcg/0.25 mL dose' },
        { system: 'CVX', code: '230', name: 'COVID-19, mRNA, LNP-S, bivalent, PF, 10 mcg/0.2 mL' },
        { system: 'CVX', code: '300', name: 'COVID-19, mRNA, LNP-S, bivalent, PF, 30 mcg/0.3 mL dose' },
        { system: 'CVX', code: '301', name: 'COVID-19, mRNA, LNP-S, bivalent, PF, 10 mcg/0.2 mL dose' },
        { system: 'CVX', code: '302', name: 'COVID-19, mRNA, LNP-S, bivalent, PF, 3 mcg/0.2 mL dose' },
        { system: 'CVX', code: '308', name: 'COVID-19, mRNA, LNP-S, PF, tris-sucrose, 3 mcg/0.3 mL' },
        { system: 'CVX', code: '309', name: 'COVID-19, mRNA, LNP-S, PF, tris-sucrose, 30 mcg/0.3 mL' },
        { system: 'CVX', code: '310', name: 'COVID-19, mRNA, LNP-S, PF, tris-sucrose, 10 mcg/0.3 mL' },
        { system: 'CVX', code: '311', name: 'COVID-19, mRNA, LNP-S, PF, 25 mcg/0.25 mL' },
        { system: 'CVX', code: '312', name: 'COVID-19, mRNA, LNP-S, PF, 50 mcg/0.5 mL' },
      ],
      broader: 'vaccine-covid-19',
      en: {
        name: 'COVID-19 vaccine (mRNA type)',
        about: 'Helps protect against COVID-19, which comes from a virus. This type shows the cells of the body how to make one piece of the virus, and so the body learns to fight it.',
        find: ['covid shot', 'coronavirus', 'mrna', 'spike protein', 'booster'],
      },
      es: {
        name: 'Vacuna contra el COVID-19 (tipo ARNm)',
        about: 'Ayuda a proteger contra el COVID-19, una enfermedad que causa un virus. Este tipo les muestra a las células cómo hacer una parte del virus, y así el cuerpo aprende a combatirlo.',
        find: ['covid', 'coronavirus', 'arnm', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-covid-19-protein',
      codes: [
        { system: 'CVX', code: '211', name: 'COVID-19, subunit, rS-nanoparticle+Matrix-M1 Adjuvant, PF, 0.5 mL' },
        { system: 'CVX', code: '313', name: 'COVID-19, subunit, rS-nanoparticle, adjuvanted, PF, 5 mcg/0.5 mL' },
      ],
      broader: 'vaccine-covid-19',
      en: {
        name: 'COVID-19 vaccine (protein type)',
        about: 'Helps protect against COVID-19, which comes from a virus. This type brings one piece of the virus, a protein, and so the body learns to fight it.',
        find: ['covid shot', 'coronavirus', 'novavax', 'booster'],
      },
      es: {
        name: 'Vacuna contra el COVID-19 (tipo proteína)',
        about: 'Ayuda a proteger contra el COVID-19, una enfermedad que causa un virus. Este tipo lleva una parte del virus, y así el cuerpo aprende a combatirlo.',
        find: ['covid', 'coronavirus', 'novavax', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-covid-19-janssen',
      codes: [
        { system: 'CVX', code: '212', name: 'COVID-19 vaccine, vector-nr, rS-Ad26, PF, 0.5 mL' },
      ],
      broader: 'vaccine-covid-19',
      en: {
        name: 'COVID-19 vaccine (Johnson & Johnson, Janssen)',
        about: 'Helps protect against COVID-19, which comes from a virus. This type uses another virus, changed so that it cannot grow, to show the body what to fight.',
        find: ['covid shot', 'coronavirus', 'johnson', 'janssen'],
      },
      es: {
        name: 'Vacuna contra el COVID-19 (Johnson & Johnson)',
        about: 'Ayuda a proteger contra el COVID-19, una enfermedad que causa un virus. Otro virus, cambiado para que no crezca, le muestra al cuerpo qué combatir.',
        find: ['covid', 'coronavirus', 'johnson', 'janssen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-covid-19-astrazeneca',
      codes: [
        { system: 'CVX', code: '210', name: 'COVID-19 vaccine, vector-nr, rS-ChAdOx1, PF, 0.5 mL' },
      ],
      broader: 'vaccine-covid-19',
      en: {
        name: 'COVID-19 vaccine (AstraZeneca)',
        about: 'Helps protect against COVID-19, which comes from a virus. It was used in many countries outside the United States.',
        find: ['covid shot', 'coronavirus', 'astrazeneca', 'oxford'],
      },
      es: {
        name: 'Vacuna contra el COVID-19 (AstraZeneca)',
        about: 'Ayuda a proteger contra el COVID-19, una enfermedad que causa un virus. Se usó en muchos países fuera de Estados Unidos.',
        find: ['covid', 'coronavirus', 'astrazeneca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-covid-19',
      codes: [
        { system: 'CVX', code: '213', name: 'SARS-COV-2 (COVID-19) vaccine, UNSPECIFIED' },
      ],
      en: {
        name: 'COVID-19 vaccine',
        about: 'Helps protect against COVID-19, which comes from a virus. There are a few types, and all of them help the body learn to fight the virus.',
        find: ['covid shot', 'coronavirus', 'booster'],
      },
      es: {
        name: 'Vacuna contra el COVID-19',
        about: 'Ayuda a proteger contra el COVID-19, una enfermedad que causa un virus. Hay varios tipos, y con todos el cuerpo aprende a combatir el virus.',
        find: ['covid', 'coronavirus', 'refuerzo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
