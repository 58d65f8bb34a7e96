import type { DictionaryFile } from '../../entry'

export default {
  topic: 'salts',
  entries: [
    {
      id: 'creatinine-blood',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '2160-0', name: 'Creatinine [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '38483-4', name: 'Creatinine [Mass/volume] in Blood' },
        { system: 'LOINC', code: '14682-9', name: 'Creatinine [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Creatinine in blood (a kidney test)',
        about: 'Shows how much of a waste from the muscles, called creatinine, is in the blood. The kidneys clear this waste, so the test helps show how they work.',
        find: ['kidney test', 'kidneys'],
      },
      es: {
        name: 'Creatinina en la sangre (prueba de los riñones)',
        about: 'Muestra cuánto hay en la sangre de un desecho de los músculos, la creatinina. Los riñones lo sacan del cuerpo; por eso la prueba ayuda a ver cómo trabajan.',
        find: ['riñón', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'egfr',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '33914-3', name: 'Estimated Glomerular Filtration Rate' },
        { system: 'LOINC', code: '98979-8', name: 'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)' },
        { system: 'LOINC', code: '77147-7', name: 'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (MDRD)' },
      ],
      units: ['mL/min/{1.73_m2}'],
      en: {
        name: 'eGFR (how well the kidneys filter)',
        about: 'Tells about how much blood the kidneys can clean each minute. It is worked out from a blood test and facts such as age and sex.',
        find: ['kidney test', 'gfr', 'kidney function'],
      },
      es: {
        name: 'eGFR (cuánto filtran los riñones)',
        about: 'Dice más o menos cuánta sangre pueden limpiar los riñones cada minuto. Se calcula con una prueba de sangre y con datos como la edad y el sexo.',
        find: ['riñón', 'riñones', 'filtrado', 'función del riñón', 'función renal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sodium-blood',
      codes: [
        { system: 'LOINC', code: '2951-2', name: 'Sodium [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2947-0', name: 'Sodium [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Sodium (a salt in the blood)',
        about: 'Shows how much sodium, a kind of salt, is in the blood. Sodium helps the body keep its water in balance and helps nerves and muscles work.',
        find: ['salt', 'electrolytes'],
      },
      es: {
        name: 'Sodio (una sal de la sangre)',
        about: 'Muestra cuánto sodio, un tipo de sal, hay en la sangre. El sodio ayuda a tener el agua del cuerpo en equilibrio y a que trabajen los nervios y los músculos.',
        find: ['sal', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'potassium-blood',
      codes: [
        { system: 'LOINC', code: '2823-3', name: 'Potassium [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '6298-4', name: 'Potassium [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Potassium (a mineral in the blood)',
        about: 'Shows how much potassium, a mineral, is in the blood. Potassium helps the heart, the nerves and the muscles work.',
        find: ['mineral', 'electrolytes'],
      },
      es: {
        name: 'Potasio (un mineral de la sangre)',
        about: 'Muestra cuánto potasio, un mineral, hay en la sangre. El potasio ayuda a que trabajen el corazón, los nervios y los músculos.',
        find: ['mineral', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'metabolic-panel',
      codes: [
        { system: 'LOINC', code: '24323-8', name: 'Comprehensive metabolic 2000 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Body chemistry tests (CMP)',
        about: 'A group of blood tests that look at sugar, salts, the kidneys and the liver. They are run on one blood sample.',
        find: ['comprehensive metabolic panel', 'chem 14', 'kidney', 'liver'],
      },
      es: {
        name: 'Pruebas químicas de la sangre (CMP)',
        about: 'Un grupo de pruebas de sangre que miran el azúcar, las sales, los riñones y el hígado. Se hacen con una sola muestra.',
        find: ['panel metabólico', 'riñón', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urea-nitrogen-blood',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '3094-0', name: 'Urea nitrogen [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '6299-2', name: 'Urea nitrogen [Mass/volume] in Blood' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'BUN, urea nitrogen (a kidney test)',
        about: 'Shows how much urea nitrogen is in the blood. It is a waste made when the body uses protein, and the kidneys clear it.',
        find: ['kidney test', 'urea nitrogen', 'blood urea nitrogen', 'kidneys'],
      },
      es: {
        name: 'BUN, nitrógeno ureico (prueba de los riñones)',
        about: 'Muestra cuánto nitrógeno de la urea hay en la sangre. Es un desecho de las proteínas que los riñones sacan del cuerpo.',
        find: ['urea', 'nitrógeno ureico', 'riñón', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chloride-blood',
      codes: [
        { system: 'LOINC', code: '2075-0', name: 'Chloride [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2069-3', name: 'Chloride [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Chloride (a salt in the blood)',
        about: 'Shows how much chloride, a part of table salt, is in the blood. Chloride helps the body keep its water in balance.',
        find: ['salt', 'electrolytes'],
      },
      es: {
        name: 'Cloruro (una sal de la sangre)',
        about: 'Muestra cuánto cloruro, una parte de la sal de mesa, hay en la sangre. Ayuda a tener el agua del cuerpo en equilibrio.',
        find: ['sal', 'cloro', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcium-blood',
      codes: [
        { system: 'LOINC', code: '17861-6', name: 'Calcium [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '49765-1', name: 'Calcium [Mass/volume] in Blood' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Calcium (a mineral in the blood)',
        about: 'Shows how much calcium, a mineral, is in the blood. Calcium builds bones and helps nerves, muscles and the heart work.',
        find: ['mineral', 'total calcium', 'electrolytes', 'bones'],
      },
      es: {
        name: 'Calcio (un mineral de la sangre)',
        about: 'Muestra cuánto calcio, un mineral, hay en la sangre. El calcio forma los huesos y ayuda a que trabajen los nervios, los músculos y el corazón.',
        find: ['mineral', 'calcio total', 'electrolitos', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcium-ionized-blood',
      codes: [
        { system: 'LOINC', code: '1994-3', name: 'Calcium.ionized [Moles/volume] in Blood' },
        { system: 'LOINC', code: '1995-0', name: 'Calcium.ionized [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mmol/L'],
      en: {
        name: 'Free calcium in the blood (ionized calcium)',
        about: 'Shows how much of the calcium in the blood is free, not tied to protein. This is the part that nerves, muscles and the heart use.',
        find: ['mineral', 'electrolytes'],
      },
      es: {
        name: 'Calcio libre en la sangre (calcio iónico)',
        about: 'Muestra cuánto calcio de la sangre está libre, sin unirse a las proteínas. Es la parte que usan los nervios, los músculos y el corazón.',
        find: ['calcio ionizado', 'mineral', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bicarbonate-blood',
      codes: [
        { system: 'LOINC', code: '1963-8', name: 'Bicarbonate [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '1959-6', name: 'Bicarbonate [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Bicarbonate (acid balance of the blood)',
        about: 'Shows how much bicarbonate is in the blood. It helps keep the acids of the body in balance.',
        find: ['hco3', 'co2', 'electrolytes', 'acid'],
      },
      es: {
        name: 'Bicarbonato (equilibrio de ácidos de la sangre)',
        about: 'Muestra cuánto bicarbonato hay en la sangre. Ayuda a tener en equilibrio los ácidos del cuerpo.',
        find: ['hco3', 'co2', 'electrolitos', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carbon-dioxide-total-blood',
      codes: [
        { system: 'LOINC', code: '20565-8', name: 'Carbon dioxide, total [Moles/volume] in Blood' },
        { system: 'LOINC', code: '2028-9', name: 'Carbon dioxide, total [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '34728-6', name: 'Carbon dioxide, total [Moles/volume] in Blood by calculation' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Carbon dioxide (acid balance of the blood)',
        about: 'Shows how much carbon dioxide the blood holds in all its forms, most of it as bicarbonate. It helps show how the body keeps acids in balance.',
        find: ['co2', 'total co2', 'bicarbonate', 'electrolytes'],
      },
      es: {
        name: 'Dióxido de carbono (equilibrio de ácidos)',
        about: 'Muestra cuánto dióxido de carbono hay en la sangre en todas las formas, casi todo como bicarbonato. Ayuda a ver el equilibrio de los ácidos del cuerpo.',
        find: ['co2', 'bicarbonato', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anion-gap-3',
      codes: [
        { system: 'LOINC', code: '10466-1', name: 'Anion gap 3 in Serum or Plasma' },
      ],
      units: ['mmol/L', 'meq/L'],
      broader: 'anion-gap',
      en: {
        name: 'Anion gap without potassium (balance of salts)',
        about: 'A number worked out from some of the salts in the blood: sodium, chloride and bicarbonate. It helps show how salts and acids are in balance.',
        find: ['electrolytes', 'acid'],
      },
      es: {
        name: 'Brecha aniónica sin potasio (sales de la sangre)',
        about: 'Un número que se calcula con sales de la sangre: sodio, cloruro y bicarbonato. Ayuda a ver el equilibrio de las sales y los ácidos.',
        find: ['anion gap', 'electrolitos', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anion-gap-4',
      codes: [
        { system: 'LOINC', code: '1863-0', name: 'Anion gap 4 in Serum or Plasma' },
      ],
      units: ['mmol/L', 'meq/L'],
      broader: 'anion-gap',
      en: {
        name: 'Anion gap with potassium (balance of salts)',
        about: 'A number worked out from salts in the blood: sodium, potassium, chloride and bicarbonate. It helps show how salts and acids are in balance.',
        find: ['electrolytes', 'acid'],
      },
      es: {
        name: 'Brecha aniónica con potasio (sales de la sangre)',
        about: 'Un número que se calcula con sales de la sangre: sodio, potasio, cloruro y bicarbonato. Ayuda a ver el equilibrio de las sales y los ácidos.',
        find: ['anion gap', 'electrolitos', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anion-gap',
      codes: [
        { system: 'LOINC', code: '33037-3', name: 'Anion gap in Serum or Plasma' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Anion gap (balance of salts in the blood)',
        about: 'A number worked out from some of the salts in the blood. It helps show how salts and acids are in balance.',
        find: ['electrolytes', 'acid'],
      },
      es: {
        name: 'Brecha aniónica (equilibrio de las sales)',
        about: 'Un número que se calcula con algunas de las sales de la sangre. Ayuda a ver el equilibrio de las sales y los ácidos.',
        find: ['anion gap', 'electrolitos', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'magnesium-blood',
      codes: [
        { system: 'LOINC', code: '19123-9', name: 'Magnesium [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2601-3', name: 'Magnesium [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Magnesium (a mineral in the blood)',
        about: 'Shows how much magnesium, a mineral, is in the blood. Magnesium helps muscles, nerves and the heart work.',
        find: ['mineral', 'electrolytes'],
      },
      es: {
        name: 'Magnesio (un mineral de la sangre)',
        about: 'Muestra cuánto magnesio, un mineral, hay en la sangre. El magnesio ayuda a que trabajen los músculos, los nervios y el corazón.',
        find: ['mineral', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phosphate-blood',
      codes: [
        { system: 'LOINC', code: '2777-1', name: 'Phosphate [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Phosphate (a mineral in the blood)',
        about: 'Shows how much phosphate, a mineral, is in the blood. The body uses it to build bones and to make energy.',
        find: ['phosphorus', 'mineral', 'electrolytes', 'bones'],
      },
      es: {
        name: 'Fosfato (un mineral de la sangre)',
        about: 'Muestra cuánto fosfato, un mineral, hay en la sangre. El cuerpo lo usa para formar los huesos y tener energía.',
        find: ['fósforo', 'mineral', 'electrolitos', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'uric-acid-blood',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '3084-1', name: 'Urate [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Uric acid in the blood',
        about: 'Shows how much uric acid is in the blood. It is a waste that the body makes as it breaks down cells and some foods, and most leaves with the urine.',
        find: ['urate', 'gout test', 'kidneys'],
      },
      es: {
        name: 'Ácido úrico en la sangre',
        about: 'Muestra cuánto ácido úrico hay en la sangre. Es un desecho de las células y de algunas comidas, y casi todo sale con la orina.',
        find: ['urato', 'prueba de gota', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osmolality-blood',
      codes: [
        { system: 'LOINC', code: '2692-2', name: 'Osmolality of Serum or Plasma' },
      ],
      units: ['mosm/kg'],
      en: {
        name: 'Osmolality of the blood (what is dissolved in it)',
        about: 'Shows how much is dissolved in the fluid of the blood, such as salt, sugar and urea. It helps show the balance of water in the body.',
        find: ['water balance', 'osm', 'salts'],
      },
      es: {
        name: 'Osmolalidad de la sangre (lo que va disuelto)',
        about: 'Muestra cuánto hay disuelto en el líquido de la sangre, como sal, azúcar y urea. Ayuda a ver el equilibrio del agua en el cuerpo.',
        find: ['equilibrio de agua', 'sales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urea-nitrogen-creatinine-ratio',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '3097-3', name: 'Urea nitrogen/Creatinine [Mass Ratio] in Serum or Plasma' },
      ],
      units: ['mg/mg'],
      en: {
        name: 'BUN compared with creatinine (kidney test)',
        about: 'Compares two wastes in the blood, urea nitrogen and creatinine. The kidneys clear both of them.',
        find: ['kidney test', 'bun creatinine ratio', 'kidneys'],
      },
      es: {
        name: 'BUN comparado con la creatinina (riñones)',
        about: 'Compara dos desechos de la sangre, el nitrógeno de la urea y la creatinina. Los riñones sacan los dos del cuerpo.',
        find: ['relación bun creatinina', 'riñón', 'urea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'egfr-mdrd-black',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '48643-1', name: 'Glomerular filtration rate/1.73 sq M predicted among blacks [Volume Rate/?Area] in Serum or Plasma by Creatinine-based formula (MDRD)' },
      ],
      units: ['mL/min/{1.73_m2}'],
      broader: 'egfr',
      en: {
        name: 'eGFR by an older formula (for Black people)',
        about: 'Tells about how much blood the kidneys can clean each minute. This older formula also used race; newer ones do not.',
        find: ['kidney test', 'gfr', 'kidney function', 'african american'],
      },
      es: {
        name: 'eGFR con fórmula anterior (personas negras)',
        about: 'Dice más o menos cuánta sangre pueden limpiar los riñones cada minuto. Esta fórmula anterior también usaba la raza; las nuevas no.',
        find: ['riñón', 'riñones', 'filtrado', 'afroamericano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'egfr-mdrd-not-black',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '48642-3', name: 'Glomerular filtration rate/1.73 sq M predicted among non-blacks [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (MDRD)' },
      ],
      units: ['mL/min/{1.73_m2}'],
      broader: 'egfr',
      en: {
        name: 'eGFR by an older formula (not for Black people)',
        about: 'Tells about how much blood the kidneys can clean each minute. This older formula also used race; newer ones do not.',
        find: ['kidney test', 'gfr', 'kidney function', 'non african american'],
      },
      es: {
        name: 'eGFR con fórmula anterior (personas no negras)',
        about: 'Dice más o menos cuánta sangre pueden limpiar los riñones cada minuto. Esta fórmula anterior también usaba la raza; las nuevas no.',
        find: ['riñón', 'riñones', 'filtrado', 'no afroamericano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'basic-metabolic-panel',
      codes: [
        { system: 'LOINC', code: '51990-0', name: 'Basic Metabolic Panel' },
        { system: 'LOINC', code: '24321-2', name: 'Basic metabolic 2000 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Body chemistry tests (BMP)',
        about: 'A group of blood tests that look at sugar, salts and the kidneys. They are run on one blood sample.',
        find: ['basic metabolic panel', 'chem 7', 'kidney', 'electrolytes'],
      },
      es: {
        name: 'Pruebas químicas básicas de la sangre (BMP)',
        about: 'Un grupo de pruebas de sangre que miran el azúcar, las sales y los riñones. Se hacen con una sola muestra.',
        find: ['panel metabólico básico', 'riñón', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-panel',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '24362-6', name: 'Renal function 2000 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Kidney tests (renal panel)',
        about: 'A group of blood tests that help show how the kidneys work. They look at wastes, salts, minerals, sugar and a protein.',
        find: ['renal function panel', 'kidney function', 'electrolytes'],
      },
      es: {
        name: 'Pruebas de los riñones (panel renal)',
        about: 'Un grupo de pruebas de sangre que ayudan a ver cómo trabajan los riñones. Miran desechos, sales, minerales, azúcar y una proteína.',
        find: ['panel renal', 'riñón', 'función renal', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'electrolytes-panel',
      codes: [
        { system: 'LOINC', code: '55231-5', name: 'Electrolytes panel - Blood' },
        { system: 'LOINC', code: '24326-1', name: 'Electrolytes 1998 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Salts in the blood (electrolytes)',
        about: 'A group of blood tests that look at salts such as sodium and potassium. These salts keep water and acids in balance.',
        find: ['sodium', 'potassium', 'chloride', 'salt', 'lytes'],
      },
      es: {
        name: 'Sales de la sangre (electrolitos)',
        about: 'Un grupo de pruebas de sangre que miran sales como el sodio y el potasio. Estas sales tienen en equilibrio el agua y los ácidos.',
        find: ['sodio', 'potasio', 'cloruro', 'sal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
