import type { DictionaryFile } from '../../entry'

export default {
  topic: 'liver',
  entries: [
    {
      id: 'alt',
      codes: [
        { system: 'LOINC', code: '1742-6', name: 'Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'ALT (a liver test)',
        about: 'Shows how much ALT is in the blood. ALT is a protein found above all in liver cells, and some of it gets into the blood.',
        find: ['liver', 'sgpt', 'liver enzymes', 'alanine aminotransferase'],
      },
      es: {
        name: 'ALT (prueba del hígado)',
        about: 'Muestra cuánta ALT hay en la sangre. La ALT es una proteína que está sobre todo en las células del hígado, y una parte pasa a la sangre.',
        find: ['hígado', 'tgp', 'enzimas del hígado', 'alanina aminotransferasa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ast',
      codes: [
        { system: 'LOINC', code: '1920-8', name: 'Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'AST (a test of the liver and muscles)',
        about: 'Shows how much AST is in the blood. AST is a protein found in the cells of the liver, the muscles and the heart.',
        find: ['liver', 'sgot', 'liver enzymes', 'aspartate aminotransferase'],
      },
      es: {
        name: 'AST (prueba del hígado y los músculos)',
        about: 'Muestra cuánta AST hay en la sangre. La AST es una proteína que está en las células del hígado, los músculos y el corazón.',
        find: ['hígado', 'tgo', 'enzimas del hígado', 'aspartato aminotransferasa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bilirubin-total',
      codes: [
        { system: 'LOINC', code: '1975-2', name: 'Bilirubin.total [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Bilirubin, total (yellow waste in the blood)',
        about: 'Shows how much bilirubin is in the blood in all. It is a yellow waste from old red blood cells, and the liver clears it.',
        find: ['liver', 'jaundice test', 'yellow skin'],
      },
      es: {
        name: 'Bilirrubina total (desecho amarillo)',
        about: 'Muestra cuánta bilirrubina hay en la sangre en total. Es un desecho amarillo de los glóbulos rojos viejos, y el hígado lo saca.',
        find: ['hígado', 'prueba de ictericia', 'piel amarilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bilirubin-direct',
      codes: [
        { system: 'LOINC', code: '1968-7', name: 'Bilirubin.direct [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Direct bilirubin (has been through the liver)',
        about: 'Shows how much of the bilirubin in the blood has been changed by the liver. Bilirubin is a yellow waste from old red blood cells.',
        find: ['liver', 'jaundice test', 'conjugated bilirubin'],
      },
      es: {
        name: 'Bilirrubina directa (ya pasó por el hígado)',
        about: 'Muestra cuánta bilirrubina de la sangre ya fue cambiada por el hígado. Es un desecho amarillo de los glóbulos rojos viejos.',
        find: ['hígado', 'prueba de ictericia', 'bilirrubina conjugada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bilirubin-indirect',
      codes: [
        { system: 'LOINC', code: '1971-1', name: 'Bilirubin.indirect [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Indirect bilirubin (not yet through the liver)',
        about: 'Shows how much of the bilirubin in the blood has not yet been changed by the liver. Bilirubin is a yellow waste from old red blood cells.',
        find: ['liver', 'jaundice test', 'unconjugated bilirubin'],
      },
      es: {
        name: 'Bilirrubina indirecta (aún sin pasar el hígado)',
        about: 'Muestra cuánta bilirrubina de la sangre aún no fue cambiada por el hígado. Es un desecho amarillo de los glóbulos rojos viejos.',
        find: ['hígado', 'prueba de ictericia', 'bilirrubina no conjugada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alkaline-phosphatase',
      codes: [
        { system: 'LOINC', code: '6768-6', name: 'Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'Alkaline phosphatase (liver and bone test)',
        about: 'Shows how much of a protein called ALP is in the blood. It comes mostly from the liver and the bones.',
        find: ['alp', 'alk phos', 'liver', 'bones', 'liver enzymes'],
      },
      es: {
        name: 'Fosfatasa alcalina (hígado y huesos)',
        about: 'Muestra cuánta fosfatasa alcalina, una proteína, hay en la sangre. Viene sobre todo del hígado y de los huesos.',
        find: ['alp', 'hígado', 'huesos', 'enzimas del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'albumin-blood',
      codes: [
        { system: 'LOINC', code: '1751-7', name: 'Albumin [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2862-1', name: 'Albumin [Mass/volume] in Serum or Plasma by Electrophoresis' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'Albumin in the blood (a protein)',
        about: 'Shows how much albumin is in the blood. It is a protein that the liver makes, and it helps keep fluid inside the blood vessels.',
        find: ['protein', 'liver', 'kidneys', 'nutrition'],
      },
      es: {
        name: 'Albúmina en la sangre (una proteína)',
        about: 'Muestra cuánta albúmina hay en la sangre. Es una proteína que hace el hígado, y ayuda a que el líquido no salga de los vasos de la sangre.',
        find: ['proteína', 'hígado', 'riñones', 'nutrición'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'protein-total-blood',
      codes: [
        { system: 'LOINC', code: '2885-2', name: 'Protein [Mass/volume] in Serum or Plasma' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'Total protein in the blood',
        about: 'Shows how much protein is in the blood in all. Most of it is albumin and globulins.',
        find: ['protein', 'liver', 'albumin', 'globulin'],
      },
      es: {
        name: 'Proteína total en la sangre',
        about: 'Muestra cuánta proteína hay en la sangre en total. Casi toda es albúmina y globulinas.',
        find: ['proteínas', 'hígado', 'albúmina', 'globulina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'globulin-blood',
      codes: [
        { system: 'LOINC', code: '10834-0', name: 'Globulin [Mass/volume] in Serum by calculation' },
        { system: 'LOINC', code: '2336-6', name: 'Globulin [Mass/volume] in Serum' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'Globulins in the blood (a group of proteins)',
        about: 'Shows how much there is of globulins, a group of proteins in the blood. Some of them help the body fight germs.',
        find: ['protein', 'globulin', 'antibodies', 'liver'],
      },
      es: {
        name: 'Globulinas en la sangre (grupo de proteínas)',
        about: 'Muestra cuántas globulinas, un grupo de proteínas, hay en la sangre. Algunas ayudan al cuerpo a luchar contra los microbios.',
        find: ['proteínas', 'globulina', 'anticuerpos', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ldh',
      codes: [
        { system: 'LOINC', code: '2532-0', name: 'Lactate dehydrogenase [Enzymatic activity/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '14804-9', name: 'Lactate dehydrogenase [Enzymatic activity/volume] in Serum or Plasma by Lactate to pyruvate reaction' },
      ],
      units: ['U/L'],
      en: {
        name: 'LDH (found in most cells of the body)',
        about: 'Shows how much LDH is in the blood. It is a protein found in most cells, and it gets into the blood when cells break down.',
        find: ['lactate dehydrogenase', 'lactic acid dehydrogenase', 'tissue'],
      },
      es: {
        name: 'LDH (está en casi todas las células)',
        about: 'Muestra cuánta LDH hay en la sangre. Es una proteína de casi todas las células, y pasa a la sangre cuando las células se rompen.',
        find: ['dhl', 'lactato deshidrogenasa', 'tejidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lipase',
      codes: [
        { system: 'LOINC', code: '3040-3', name: 'Lipase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'Lipase (a test of the pancreas)',
        about: 'Shows how much lipase is in the blood. The pancreas, a gland near the stomach, makes lipase to help break down fat in food.',
        find: ['pancreas', 'digestion', 'pancreatitis test'],
      },
      es: {
        name: 'Lipasa (prueba del páncreas)',
        about: 'Muestra cuánta lipasa hay en la sangre. La hace el páncreas, una glándula cerca del estómago, para digerir la grasa de la comida.',
        find: ['páncreas', 'digestión', 'prueba de pancreatitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'amylase',
      codes: [
        { system: 'LOINC', code: '1798-8', name: 'Amylase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'Amylase (pancreas and spit glands)',
        about: 'Shows how much amylase is in the blood. It helps break down starch in food, and is made in the pancreas and in the glands that make spit.',
        find: ['pancreas', 'digestion', 'saliva', 'pancreatitis test'],
      },
      es: {
        name: 'Amilasa (páncreas y glándulas de la saliva)',
        about: 'Muestra cuánta amilasa hay en la sangre. La hacen el páncreas y las glándulas de la saliva para digerir el almidón de la comida.',
        find: ['páncreas', 'digestión', 'saliva', 'prueba de pancreatitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ggt',
      codes: [
        { system: 'LOINC', code: '2324-2', name: 'Gamma glutamyl transferase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'GGT (a test of the liver and bile paths)',
        about: 'Shows how much GGT is in the blood. It is a protein found above all in the liver and in the paths that carry bile.',
        find: ['gamma gt', 'liver', 'liver enzymes', 'bile'],
      },
      es: {
        name: 'GGT (prueba del hígado y las vías de la bilis)',
        about: 'Muestra cuánta GGT hay en la sangre. Es una proteína que está sobre todo en el hígado y en las vías que llevan la bilis.',
        find: ['gamma gt', 'hígado', 'enzimas del hígado', 'bilis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-in-stool-fit',
      codes: [
        { system: 'LOINC', code: '57905-2', name: 'Hemoglobin.gastrointestinal [Presence] in Stool by Immunologic method' },
        { system: 'LOINC', code: '29771-3', name: 'Hemoglobin.gastrointestinal.lower [Presence] in Stool by Immunoassay' },
      ],
      broader: 'blood-in-stool',
      en: {
        name: 'Hidden blood in stool, FIT test',
        about: 'Looks for blood in the stool (poop) that the eye may not see. FIT looks for blood from the lower part of the gut.',
        find: ['fit', 'fobt', 'poop test', 'colon test', 'occult blood'],
      },
      es: {
        name: 'Sangre oculta en las heces (prueba FIT)',
        about: 'Busca en las heces (popó) sangre que quizás no se ve a simple vista. La prueba FIT busca sangre de la parte baja del intestino.',
        find: ['fit', 'popó', 'caca', 'prueba del colon', 'sangre en las heces'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-in-stool',
      codes: [
        { system: 'LOINC', code: '2335-8', name: 'Hemoglobin.gastrointestinal [Presence] in Stool' },
      ],
      en: {
        name: 'Hidden blood in stool',
        about: 'Looks for blood in the stool (poop) that the eye may not see.',
        find: ['fobt', 'poop test', 'colon test', 'occult blood', 'guaiac'],
      },
      es: {
        name: 'Sangre oculta en las heces',
        about: 'Busca en las heces (popó) sangre que quizás no se ve a simple vista.',
        find: ['popó', 'caca', 'prueba del colon', 'guayaco', 'sangre en las heces'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'liver-panel',
      codes: [
        { system: 'LOINC', code: '24325-3', name: 'Hepatic function 2000 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Liver tests (hepatic panel)',
        about: 'A group of blood tests that help show how the liver is doing. They look at proteins that the liver makes or holds and at a yellow waste.',
        find: ['liver function tests', 'lfts', 'liver enzymes', 'alt', 'ast'],
      },
      es: {
        name: 'Pruebas del hígado (panel hepático)',
        about: 'Un grupo de pruebas de sangre que ayudan a ver cómo está el hígado. Miran proteínas que el hígado hace o guarda, y un desecho amarillo.',
        find: ['función hepática', 'enzimas del hígado', 'alt', 'ast'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
