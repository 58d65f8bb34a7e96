import type { DictionaryFile } from '../../entry'

export default {
  topic: 'fats',
  entries: [
    {
      id: 'glucose-blood',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '2345-7', name: 'Glucose [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2339-0', name: 'Glucose [Mass/volume] in Blood' },
        { system: 'LOINC', code: '41653-7', name: 'Glucose [Mass/volume] in Capillary blood by Glucometer' },
        { system: 'LOINC', code: '14749-6', name: 'Glucose [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '15074-8', name: 'Glucose [Moles/volume] in Blood' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Blood sugar (glucose)',
        about: 'Shows how much sugar is in the blood when the sample is taken. The body uses this sugar, called glucose, for energy.',
        find: ['sugar', 'glucose', 'diabetes test'],
      },
      es: {
        name: 'Azúcar en la sangre (glucosa)',
        about: 'Muestra cuánta azúcar hay en la sangre cuando se toma la muestra. El cuerpo usa esta azúcar, la glucosa, para tener energía.',
        find: ['azúcar', 'glucosa', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'a1c',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '4548-4', name: 'Hemoglobin A1c/Hemoglobin.total in Blood' },
        { system: 'LOINC', code: '17856-6', name: 'Hemoglobin A1c/Hemoglobin.total in Blood by HPLC' },
      ],
      units: ['%', 'mmol/mol'],
      en: {
        name: 'A1c (blood sugar over about 3 months)',
        about: 'Shows how much sugar was in the blood over the last two to three months. It looks at the sugar that sticks to red blood cells.',
        find: ['sugar', 'hemoglobin a1c', 'hba1c', 'diabetes test'],
      },
      es: {
        name: 'A1c (azúcar en la sangre de unos 3 meses)',
        about: 'Muestra cuánta azúcar hubo en la sangre en los últimos dos o tres meses. Mide el azúcar que se pega a los glóbulos rojos.',
        find: ['azúcar', 'hemoglobina a1c', 'hba1c', 'glicosilada', 'hemoglobina glicosilada', 'hemoglobina glucosilada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-total',
      codes: [
        { system: 'LOINC', code: '2093-3', name: 'Cholesterol [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Total cholesterol',
        about: 'Shows how much cholesterol, a kind of fat, is in the blood in all. It adds up the different kinds of cholesterol.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol total',
        about: 'Muestra cuánto colesterol, un tipo de grasa, hay en la sangre en total. Suma los distintos tipos de colesterol.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-ldl',
      codes: [
        { system: 'LOINC', code: '13457-7', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation' },
        { system: 'LOINC', code: '2089-1', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '18262-6', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'LDL cholesterol',
        about: 'Shows how much LDL, one kind of cholesterol, is in the blood. LDL can build up inside the walls of blood vessels.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol LDL',
        about: 'Muestra cuánto LDL, un tipo de colesterol, hay en la sangre. El LDL se puede juntar dentro de las paredes de los vasos de la sangre.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-hdl',
      codes: [
        { system: 'LOINC', code: '2085-9', name: 'Cholesterol in HDL [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'HDL cholesterol',
        about: 'Shows how much HDL, one kind of cholesterol, is in the blood. HDL helps carry cholesterol back to the liver, which clears it.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol HDL',
        about: 'Muestra cuánto HDL, un tipo de colesterol, hay en la sangre. El HDL ayuda a llevar el colesterol de vuelta al hígado, que lo saca del cuerpo.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'triglycerides',
      codes: [
        { system: 'LOINC', code: '2571-8', name: 'Triglyceride [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Triglycerides (fat in the blood)',
        about: 'Shows how much of a fat called triglycerides is in the blood. The body stores this fat and uses it for energy.',
        find: ['fat', 'lipids'],
      },
      es: {
        name: 'Triglicéridos (grasa en la sangre)',
        about: 'Muestra cuánto hay en la sangre de una grasa, los triglicéridos. El cuerpo guarda esta grasa y la usa para tener energía.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lipid-panel',
      codes: [
        { system: 'LOINC', code: '57698-3', name: 'Lipid panel with direct LDL - Serum or Plasma' },
        { system: 'LOINC', code: '24331-1', name: 'Lipid 1996 panel - Serum or Plasma' },
        { system: 'LOINC', code: '100898-6', name: 'Lipid panel - Serum or Plasma' },
      ],
      en: {
        name: 'Cholesterol and other blood fats (lipid panel)',
        about: 'A group of blood tests that measure cholesterol and other fats in the blood. They are run on one blood sample.',
        find: ['cholesterol test', 'lipids', 'fat', 'heart test', 'triglycerides'],
      },
      es: {
        name: 'Colesterol y otras grasas (perfil de lípidos)',
        about: 'Un grupo de pruebas que miden el colesterol y otras grasas de la sangre. Se hacen con una sola muestra.',
        find: ['prueba de colesterol', 'lípidos', 'panel lipídico', 'grasa', 'triglicéridos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-hdl-ratio',
      codes: [
        { system: 'LOINC', code: '9830-1', name: 'Cholesterol.total/Cholesterol in HDL [Mass Ratio] in Serum or Plasma' },
      ],
      units: ['mg/mg'],
      en: {
        name: 'Total cholesterol compared with HDL',
        about: 'Compares all the cholesterol in the blood with one kind of it, HDL.',
        find: ['cholesterol ratio', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol total comparado con el HDL',
        about: 'Compara todo el colesterol de la sangre con uno de los tipos, el HDL.',
        find: ['relación de colesterol', 'lípidos', 'índice de colesterol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glucose-average-from-a1c',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '27353-2', name: 'Glucose mean value [Mass/volume] in Blood Estimated from glycated hemoglobin' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Average blood sugar (worked out from A1c)',
        about: 'Gives about the average sugar in the blood over the last two to three months. It is worked out from the A1c test.',
        find: ['estimated average glucose', 'eag', 'sugar', 'diabetes test'],
      },
      es: {
        name: 'Promedio de azúcar (se calcula de la A1c)',
        about: 'Da más o menos el promedio de azúcar en la sangre de los últimos dos o tres meses. Se calcula con la prueba A1c.',
        find: ['glucosa promedio', 'azúcar', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'insulin-blood',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '20448-7', name: 'Insulin [Units/volume] in Serum or Plasma' },
      ],
      units: ['u[IU]/mL'],
      en: {
        name: 'Insulin in the blood',
        about: 'Shows how much insulin is in the blood when the sample is taken. Insulin helps sugar move from the blood into the cells.',
        find: ['sugar', 'diabetes test', 'hormone'],
      },
      es: {
        name: 'Insulina en la sangre',
        about: 'Muestra cuánta insulina hay en la sangre cuando se toma la muestra. La insulina ayuda a que el azúcar pase de la sangre a las células.',
        find: ['azúcar', 'prueba de diabetes', 'hormona'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'c-peptide',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '1986-9', name: 'C peptide [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'C-peptide (insulin that the body makes)',
        about: 'Shows about how much insulin the body makes. C-peptide is made along with it.',
        find: ['c peptide', 'insulin', 'diabetes test', 'pancreas'],
      },
      es: {
        name: 'Péptido C (insulina que hace el cuerpo)',
        about: 'Muestra más o menos cuánta insulina hace el cuerpo. El péptido C se hace junto con la insulina en el páncreas.',
        find: ['insulina', 'prueba de diabetes', 'páncreas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glucose-2-hours-after-drink',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '1518-0', name: 'Glucose [Mass/volume] in Serum or Plasma --2 hours post 75 g glucose PO' },
      ],
      units: ['mg/dL', 'mmol/L'],
      broader: 'glucose-blood',
      en: {
        name: 'Blood sugar 2 hours after a sugar drink',
        about: 'Shows how much sugar is in the blood two hours after a drink with a set amount of sugar. It shows how the body handles sugar.',
        find: ['glucose tolerance test', 'ogtt', 'sugar', 'diabetes test'],
      },
      es: {
        name: 'Azúcar 2 horas después de una bebida dulce',
        about: 'Muestra cuánta azúcar hay en la sangre dos horas después de una bebida con azúcar ya medida. Ayuda a ver cómo usa el cuerpo el azúcar.',
        find: ['tolerancia a la glucosa', 'curva de glucosa', 'azúcar', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glucose-1-hour-after-drink',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '20438-8', name: 'Glucose [Mass/volume] in Serum or Plasma --1 hour post dose glucose' },
      ],
      units: ['mg/dL', 'mmol/L'],
      broader: 'glucose-blood',
      en: {
        name: 'Blood sugar 1 hour after sugar was given',
        about: 'Shows how much sugar is in the blood one hour after sugar is given, most often as a drink. It shows how the body handles sugar.',
        find: ['glucose tolerance test', 'glucose challenge', 'sugar', 'pregnancy diabetes test'],
      },
      es: {
        name: 'Azúcar 1 hora después de tomar glucosa',
        about: 'Muestra cuánta azúcar hay en la sangre una hora después de dar azúcar, casi siempre en una bebida. Ayuda a ver cómo usa el cuerpo el azúcar.',
        find: ['tolerancia a la glucosa', 'curva de glucosa', 'azúcar', 'prueba de diabetes del embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glucose-fasting',
      topic: 'sugar',
      codes: [
        { system: 'LOINC', code: '1558-6', name: 'Fasting glucose [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      broader: 'glucose-blood',
      en: {
        name: 'Fasting blood sugar (glucose)',
        about: 'Shows how much sugar is in the blood after some hours with no food. The body uses this sugar, called glucose, for energy.',
        find: ['sugar', 'fasting glucose', 'diabetes test', 'fbs'],
      },
      es: {
        name: 'Azúcar en la sangre en ayunas (glucosa)',
        about: 'Muestra cuánta azúcar hay en la sangre después de varias horas sin comer. El cuerpo usa esta azúcar, la glucosa, para tener energía.',
        find: ['azúcar', 'glucosa en ayunas', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'apolipoprotein-b',
      codes: [
        { system: 'LOINC', code: '1884-6', name: 'Apolipoprotein B [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'Apolipoprotein B (carries blood fats)',
        about: 'Shows how much apolipoprotein B is in the blood. It is a protein on LDL and on other carriers of fat in the blood.',
        find: ['apob', 'cholesterol', 'lipids', 'heart test'],
      },
      es: {
        name: 'Apolipoproteína B (lleva grasas en la sangre)',
        about: 'Muestra cuánta apolipoproteína B hay en la sangre. Es una proteína que está en el LDL y en otras cosas que llevan grasa por la sangre.',
        find: ['apob', 'colesterol', 'lípidos', 'grasa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lipoprotein-a',
      codes: [
        { system: 'LOINC', code: '10835-7', name: 'Lipoprotein a [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Lipoprotein(a) (a carrier of cholesterol)',
        about: 'Shows how much lipoprotein (a) the blood has. It carries cholesterol, and how much there is runs in families.',
        find: ['lp(a)', 'cholesterol', 'lipids', 'heart test'],
      },
      es: {
        name: 'Lipoproteína(a) (lleva colesterol)',
        about: 'Muestra cuánta lipoproteína (a) hay en la sangre. Lleva colesterol, y la cantidad se hereda sobre todo de la familia.',
        find: ['lp(a)', 'colesterol', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
