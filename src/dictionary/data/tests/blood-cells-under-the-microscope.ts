import type { DictionaryFile } from '../../entry'

export default {
  topic: 'bloodCells',
  entries: [
    {
      id: 'red-cells-differ-in-size',
      codes: [
        { system: 'LOINC', code: '38892-6', name: 'Anisocytosis [Presence] in Blood' },
      ],
      en: {
        name: 'Red cells of different sizes (anisocytosis)',
        about: 'Tells if the red blood cells differ in size when seen under a microscope, and how much. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'aniso'],
      },
      es: {
        name: 'Glóbulos rojos de distinto tamaño (anisocitosis)',
        about: 'Dice si los glóbulos rojos se ven de distinto tamaño en el microscopio, y cuánto. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'red-cells-differ-in-shape',
      codes: [
        { system: 'LOINC', code: '779-9', name: 'Poikilocytosis [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Red cells of different shapes (poikilocytosis)',
        about: 'Tells if the red blood cells differ in shape when seen under a microscope, and how much. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'poik'],
      },
      es: {
        name: 'Glóbulos rojos de otra forma (poiquilocitosis)',
        about: 'Dice si los glóbulos rojos se ven de distinta forma en el microscopio, y cuánto. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'poiquilocitosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'large-red-cells',
      codes: [
        { system: 'LOINC', code: '30424-6', name: 'Macrocytes [Presence] in Blood' },
      ],
      en: {
        name: 'Large red blood cells (macrocytes)',
        about: 'Tells if red blood cells that are large were found in the blood, and about how many.',
        find: ['blood smear', 'red blood cells', 'macrocytosis'],
      },
      es: {
        name: 'Glóbulos rojos grandes (macrocitos)',
        about: 'Dice si se encontraron en la sangre glóbulos rojos grandes, y más o menos cuántos.',
        find: ['frotis de sangre', 'glóbulos rojos', 'macrocitosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'small-red-cells',
      codes: [
        { system: 'LOINC', code: '30434-5', name: 'Microcytes [Presence] in Blood' },
      ],
      en: {
        name: 'Small red blood cells (microcytes)',
        about: 'Tells if red blood cells that are small were found in the blood, and about how many.',
        find: ['blood smear', 'red blood cells', 'microcytosis'],
      },
      es: {
        name: 'Glóbulos rojos pequeños (microcitos)',
        about: 'Dice si se encontraron en la sangre glóbulos rojos pequeños, y más o menos cuántos.',
        find: ['frotis de sangre', 'glóbulos rojos', 'microcitosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bluish-red-cells',
      codes: [
        { system: 'LOINC', code: '10378-8', name: 'Polychromasia [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Bluish red blood cells (polychromasia)',
        about: 'Tells if red blood cells with a bluish tint were seen under a microscope. Such cells are young and new in the blood.',
        find: ['blood smear', 'red blood cells', 'polychromatophilia'],
      },
      es: {
        name: 'Glóbulos rojos azulados (policromasia)',
        about: 'Dice si se vieron en el microscopio glóbulos rojos de color azulado. Son células jóvenes, nuevas en la sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'policromatofilia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pale-red-cells',
      codes: [
        { system: 'LOINC', code: '728-6', name: 'Hypochromia [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Pale red blood cells (hypochromia)',
        about: 'Tells if red blood cells that look pale were seen. Their red color comes from hemoglobin, which carries oxygen.',
        find: ['blood smear', 'red blood cells', 'hypochromasia'],
      },
      es: {
        name: 'Glóbulos rojos pálidos (hipocromía)',
        about: 'Dice si se vieron pálidos los glóbulos rojos en el microscopio. El color rojo viene de la hemoglobina, que lleva el oxígeno.',
        find: ['frotis de sangre', 'glóbulos rojos', 'hipocromasia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oval-red-cells',
      codes: [
        { system: 'LOINC', code: '774-0', name: 'Ovalocytes [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Oval red blood cells (ovalocytes)',
        about: 'Tells if oval red blood cells were seen under a microscope. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'elliptocytes'],
      },
      es: {
        name: 'Glóbulos rojos ovalados (ovalocitos)',
        about: 'Dice si se vieron en el microscopio glóbulos rojos ovalados. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'eliptocitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'teardrop-red-cells',
      codes: [
        { system: 'LOINC', code: '7791-7', name: 'Dacrocytes [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Teardrop-shaped red blood cells (dacrocytes)',
        about: 'Tells if red blood cells shaped like a teardrop were seen under a microscope. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'teardrop cells'],
      },
      es: {
        name: 'Glóbulos rojos en forma de lágrima (dacriocitos)',
        about: 'Dice si se vieron en el microscopio glóbulos rojos con forma de lágrima. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'dacrocitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pieces-of-red-cells',
      codes: [
        { system: 'LOINC', code: '800-3', name: 'Schistocytes [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Pieces of red blood cells (schistocytes)',
        about: 'Tells if pieces of red blood cells were seen under a microscope. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'fragmented cells'],
      },
      es: {
        name: 'Trozos de glóbulos rojos (esquistocitos)',
        about: 'Dice si se vieron en el microscopio trozos de glóbulos rojos. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'fragmentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bumpy-red-cells',
      codes: [
        { system: 'LOINC', code: '7790-9', name: 'Burr cells [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Red blood cells with small bumps (burr cells)',
        about: 'Tells if red blood cells with small bumps all around were seen under a microscope. It is part of a close look at a drop of blood.',
        find: ['blood smear', 'red blood cells', 'echinocytes'],
      },
      es: {
        name: 'Glóbulos rojos con puntas pequeñas (equinocitos)',
        about: 'Dice si se vieron en el microscopio glóbulos rojos con puntas pequeñas alrededor. Es parte de mirar de cerca una gota de sangre.',
        find: ['frotis de sangre', 'glóbulos rojos', 'burr'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
