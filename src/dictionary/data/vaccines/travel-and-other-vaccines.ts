import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'vaccine-smallpox-mpox',
      codes: [
        { system: 'CVX', code: '206', name: 'Vaccinia, smallpox monkeypox vaccine live, PF, SQ or ID injection' },
        { system: 'CVX', code: '325', name: 'Vaccinia (smallpox, monkeypox), unspecified' },
      ],
      en: {
        name: 'Smallpox and mpox vaccine',
        about: 'Helps protect against smallpox and mpox. Both are illnesses with a rash, and their viruses are much alike.',
        find: ['monkeypox', 'vaccinia', 'jynneos'],
      },
      es: {
        name: 'Vacuna contra la viruela y la mpox',
        about: 'Ayuda a proteger contra la viruela y la mpox, la viruela del mono. Las dos causan ronchas y vienen de virus muy parecidos.',
        find: ['viruela', 'viruela símica', 'viruela del mono', 'mpox', 'jynneos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-chikungunya',
      codes: [
        { system: 'CVX', code: '317', name: 'Chikungunya live attenuated vaccine, 0.5 mL, PF' },
        { system: 'CVX', code: '329', name: 'Chikungunya, VLP, recombinant, 0.8 mL, PF' },
      ],
      en: {
        name: 'Chikungunya vaccine',
        about: 'Helps protect against chikungunya, a virus that can spread when a mosquito bites. It brings a fever and makes the joints hurt.',
        find: ['travel shot', 'mosquito'],
      },
      es: {
        name: 'Vacuna contra el chikunguña',
        about: 'Ayuda a proteger contra el chikunguña, un virus que pasan los mosquitos. Causa fiebre y dolor en las articulaciones.',
        find: ['chikungunya', 'mosquito', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-anthrax',
      codes: [
        { system: 'CVX', code: '318', name: 'Anthrax, post-exposure prophylaxis' },
      ],
      en: {
        name: 'Anthrax vaccine (after contact with the germ)',
        about: 'Helps protect against anthrax, an illness from a germ. This form is given after a person may have come in contact with the germ.',
        find: ['anthrax'],
      },
      es: {
        name: 'Vacuna contra el ántrax (después del contacto)',
        about: 'Ayuda a proteger contra el ántrax, una enfermedad que causa una bacteria. Esta forma se da cuando una persona pudo tener contacto con ella.',
        find: ['ántrax', 'carbunco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-dengue',
      codes: [
        { system: 'CVX', code: '330', name: 'Dengue fever, unspecified' },
      ],
      en: {
        name: 'Dengue vaccine',
        about: 'Helps protect against dengue, a virus that can spread when a mosquito bites. It can bring a fever and make the head and body hurt.',
        find: ['travel shot', 'mosquito', 'dengue fever'],
      },
      es: {
        name: 'Vacuna contra el dengue',
        about: 'Ayuda a proteger contra el dengue, un virus que pasan los mosquitos. Puede dar fiebre, dolor de cabeza y dolor en el cuerpo.',
        find: ['dengue', 'mosquito'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-yellow-fever',
      codes: [
        { system: 'CVX', code: '37', name: 'yellow fever live' },
      ],
      en: {
        name: 'Yellow fever vaccine',
        about: 'Helps protect against yellow fever, which comes from a virus. In some warm parts of the world, the bite of a mosquito can pass it on.',
        find: ['travel shot', 'mosquito'],
      },
      es: {
        name: 'Vacuna contra la fiebre amarilla',
        about: 'Ayuda a proteger contra la fiebre amarilla, que viene de un virus. En algunas partes cálidas del mundo, los mosquitos lo pasan cuando pican.',
        find: ['fiebre amarilla', 'mosquito', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-japanese-encephalitis',
      codes: [
        { system: 'CVX', code: '39', name: 'Japanese encephalitis SC' },
        { system: 'CVX', code: '134', name: 'Japanese Encephalitis IM', source: 'CDC, CVX code set' },
        { system: 'CVX', code: '129', name: 'Japanese Encephalitis, unspecified formulation', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Japanese encephalitis vaccine',
        about: 'Helps protect the brain from a virus found in parts of Asia and the Pacific. Bites of mosquitoes spread it.',
        find: ['travel shot', 'mosquito'],
      },
      es: {
        name: 'Vacuna contra la encefalitis japonesa',
        about: 'Ayuda a proteger el cerebro contra un virus que hay en partes de Asia y del Pacífico. Lo pasan los mosquitos cuando pican.',
        find: ['encefalitis', 'mosquito', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-typhoid-oral',
      codes: [
        { system: 'CVX', code: '25', name: 'typhoid, oral' },
      ],
      broader: 'vaccine-typhoid',
      en: {
        name: 'Typhoid vaccine (by mouth)',
        about: 'Helps protect against typhoid fever, an illness from a germ in unclean food or water. This form is taken by mouth.',
        find: ['travel vaccine', 'typhoid fever'],
      },
      es: {
        name: 'Vacuna contra la tifoidea (por la boca)',
        about: 'Ayuda a proteger contra la fiebre tifoidea, que causa una bacteria en la comida o el agua sucia. Esta forma se toma por la boca.',
        find: ['tifoidea', 'fiebre tifoidea', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-typhoid-shot',
      codes: [
        { system: 'CVX', code: '101', name: 'typhoid, ViCPs' },
      ],
      broader: 'vaccine-typhoid',
      en: {
        name: 'Typhoid vaccine (shot)',
        about: 'Helps protect against typhoid fever, an illness from a germ in unclean food or water. This form is a shot.',
        find: ['travel shot', 'typhoid fever'],
      },
      es: {
        name: 'Vacuna contra la tifoidea (inyección)',
        about: 'Ayuda a proteger contra la fiebre tifoidea, que causa una bacteria en la comida o el agua sucia. Esta forma es una inyección.',
        find: ['tifoidea', 'fiebre tifoidea', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-typhoid',
      codes: [
        { system: 'CVX', code: '91', name: 'typhoid, unspecified formulation', source: 'CDC, CVX code set' },
      ],
      en: {
        name: 'Typhoid vaccine',
        about: 'Helps protect against typhoid fever, an illness from a germ in unclean food or water. There is more than one form of it.',
        find: ['travel shot', 'typhoid fever'],
      },
      es: {
        name: 'Vacuna contra la tifoidea',
        about: 'Ayuda a proteger contra la fiebre tifoidea, que causa una bacteria en la comida o el agua sucia. Hay más de una forma de esta vacuna.',
        find: ['tifoidea', 'fiebre tifoidea', 'vacuna de viaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-rabies',
      codes: [
        { system: 'CVX', code: '18', name: 'rabies, intramuscular injection' },
        { system: 'CVX', code: '40', name: 'rabies, intradermal injection' },
        { system: 'CVX', code: '90', name: 'rabies, unspecified formulation' },
        { system: 'CVX', code: '175', name: 'Rabies - IM Diploid cell culture' },
        { system: 'CVX', code: '176', name: 'Rabies - IM fibroblast culture' },
      ],
      en: {
        name: 'Rabies vaccine',
        about: 'Helps protect against rabies, a virus that can pass to people when an animal bites. It can be given before a bite, or soon after one.',
        find: ['animal bite', 'dog bite', 'bat'],
      },
      es: {
        name: 'Vacuna contra la rabia',
        about: 'Ayuda a proteger contra la rabia, un virus que puede pasar a las personas por la mordida de un animal. Se puede dar antes de una mordida, o poco después.',
        find: ['rabia', 'mordida de animal', 'mordida de perro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-bcg',
      codes: [
        { system: 'CVX', code: '19', name: 'BCG' },
      ],
      en: {
        name: 'BCG vaccine (tuberculosis)',
        about: 'Helps protect against TB (tuberculosis), which affects the lungs most of all. It is used in many parts of the world, but not much in the United States.',
        find: ['tb', 'tuberculosis'],
      },
      es: {
        name: 'Vacuna BCG (tuberculosis)',
        about: 'Ayuda a proteger contra la tuberculosis, que afecta más que nada los pulmones. Se usa en muchas partes del mundo, pero poco en Estados Unidos.',
        find: ['tuberculosis', 'bcg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
