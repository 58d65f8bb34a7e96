import type { DictionaryFile } from '../../entry'

export default {
  topic: 'ironAndVitamins',
  entries: [
    {
      id: 'ferritin',
      codes: [
        { system: 'LOINC', code: '2276-4', name: 'Ferritin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ug/L'],
      en: {
        name: 'Ferritin (iron stored in the body)',
        about: 'Shows how much ferritin is in the blood. It is a protein that stores iron, so it helps show how much iron the body has stored.',
        find: ['iron', 'anemia test', 'iron stores'],
      },
      es: {
        name: 'Ferritina (hierro guardado en el cuerpo)',
        about: 'Muestra cuánta ferritina hay en la sangre. Es una proteína que guarda hierro; por eso ayuda a ver cuánto hierro hay guardado en el cuerpo.',
        find: ['hierro', 'prueba de anemia', 'reservas de hierro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron-blood',
      codes: [
        { system: 'LOINC', code: '2498-4', name: 'Iron [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/dL', 'umol/L'],
      en: {
        name: 'Iron in the blood',
        about: 'Shows how much iron is in the blood when the sample is taken. The body uses iron to make red blood cells.',
        find: ['anemia test', 'serum iron', 'mineral'],
      },
      es: {
        name: 'Hierro en la sangre',
        about: 'Muestra cuánto hierro hay en la sangre cuando se toma la muestra. El cuerpo usa hierro para hacer glóbulos rojos.',
        find: ['prueba de anemia', 'mineral'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron-binding-capacity',
      codes: [
        { system: 'LOINC', code: '2500-7', name: 'Iron binding capacity [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/dL', 'umol/L'],
      en: {
        name: 'Iron binding capacity (room for iron in blood)',
        about: 'Shows how much iron the blood could carry in all. It is mostly used along with other iron tests.',
        find: ['tibc', 'iron', 'anemia test'],
      },
      es: {
        name: 'Capacidad de llevar hierro (TIBC)',
        about: 'Muestra cuánto hierro podría llevar la sangre en total. Se usa casi siempre junto con otras pruebas de hierro.',
        find: ['tibc', 'fijación de hierro', 'hierro', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron-saturation',
      codes: [
        { system: 'LOINC', code: '2502-3', name: 'Iron saturation [Mass Fraction] in Serum or Plasma' },
      ],
      units: ['%'],
      en: {
        name: 'Iron saturation (share of carriers with iron)',
        about: 'Shows how much iron the blood carries, out of all that it could carry. It is worked out from other iron tests.',
        find: ['iron', 'transferrin saturation', 'tsat', 'anemia test'],
      },
      es: {
        name: 'Saturación de hierro (cuánto hierro se lleva)',
        about: 'Muestra cuánto hierro lleva la sangre, de todo el que podría llevar. Se calcula con otras pruebas de hierro.',
        find: ['hierro', 'saturación de transferrina', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'transferrin',
      codes: [
        { system: 'LOINC', code: '3034-6', name: 'Transferrin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'Transferrin (carries iron in the blood)',
        about: 'Shows how much transferrin is in the blood. It is a protein from the liver that carries iron to where the body uses it.',
        find: ['iron', 'anemia test', 'protein'],
      },
      es: {
        name: 'Transferrina (lleva el hierro en la sangre)',
        about: 'Muestra cuánta transferrina hay en la sangre. Es una proteína del hígado que lleva el hierro adonde el cuerpo lo usa.',
        find: ['hierro', 'prueba de anemia', 'proteína'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron-panel',
      codes: [
        { system: 'LOINC', code: '50190-8', name: 'Iron and Iron binding capacity panel - Serum or Plasma' },
      ],
      en: {
        name: 'Iron tests',
        about: 'A group of blood tests about iron. They look at how much iron the blood has, and how much it could carry.',
        find: ['iron panel', 'tibc', 'anemia test', 'serum iron'],
      },
      es: {
        name: 'Pruebas de hierro',
        about: 'Un grupo de pruebas que miran el hierro de la sangre y cuánto hierro podría llevar.',
        find: ['panel de hierro', 'tibc', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-b12',
      codes: [
        { system: 'LOINC', code: '2132-9', name: 'Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL', 'pmol/L'],
      en: {
        name: 'Vitamin B12',
        about: 'Shows how much vitamin B12 is in the blood. The body uses it for the nerves and to make red blood cells.',
        find: ['cobalamin', 'b12', 'anemia test', 'nerves'],
      },
      es: {
        name: 'Vitamina B12',
        about: 'Muestra cuánta vitamina B12 hay en la sangre. El cuerpo la usa para los nervios y para hacer glóbulos rojos.',
        find: ['cobalamina', 'b12', 'prueba de anemia', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'folate-blood',
      codes: [
        { system: 'LOINC', code: '2284-8', name: 'Folate [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'nmol/L'],
      en: {
        name: 'Folate (vitamin B9)',
        about: 'Shows how much folate, a B vitamin, is in the blood. The body uses it to make red blood cells and other new cells.',
        find: ['folic acid', 'b9', 'anemia test', 'vitamin'],
      },
      es: {
        name: 'Folato (vitamina B9)',
        about: 'Muestra cuánto folato, una vitamina B, hay en la sangre. El cuerpo lo usa para hacer glóbulos rojos y otras células nuevas.',
        find: ['ácido fólico', 'b9', 'prueba de anemia', 'vitamina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-d',
      codes: [
        { system: 'LOINC', code: '62292-8', name: '25-Hydroxyvitamin D3+25-Hydroxyvitamin D2 [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'nmol/L'],
      en: {
        name: 'Vitamin D (D2 and D3 together)',
        about: 'Shows how much vitamin D the body has in the blood, from sun, food and pills. Vitamin D helps the body take in calcium for the bones.',
        find: ['25 hydroxy vitamin d', 'bones', 'sunshine vitamin'],
      },
      es: {
        name: 'Vitamina D (D2 y D3 juntas)',
        about: 'Muestra cuánta vitamina D hay en la sangre, del sol, de la comida y de pastillas. Ayuda al cuerpo a tomar el calcio para los huesos.',
        find: ['25 hidroxi vitamina d', 'huesos', 'sol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-d3',
      codes: [
        { system: 'LOINC', code: '1989-3', name: '25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'nmol/L'],
      en: {
        name: 'Vitamin D3 in the blood',
        about: 'Shows how much of one form of vitamin D, called D3, is in the blood. Vitamin D helps the body take in calcium for the bones.',
        find: ['25 hydroxy vitamin d', 'vitamin d', 'bones', 'cholecalciferol'],
      },
      es: {
        name: 'Vitamina D3 en la sangre',
        about: 'Muestra cuánto hay en la sangre de una forma de la vitamina D, la D3. Ayuda al cuerpo a tomar el calcio para los huesos.',
        find: ['25 hidroxi vitamina d', 'vitamina d', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-d-all-forms',
      codes: [
        { system: 'LOINC', code: '35365-6', name: 'Vitamin D+Metabolites [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'Vitamin D in all its forms',
        about: 'Shows how much vitamin D is in the blood, with what the body makes of it. Vitamin D helps the body take in calcium for the bones.',
        find: ['vitamin d', 'bones'],
      },
      es: {
        name: 'Vitamina D en todas las formas',
        about: 'Muestra cuánta vitamina D hay en la sangre, con lo que el cuerpo hace de ella. Ayuda al cuerpo a tomar el calcio para los huesos.',
        find: ['huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
