import type { DictionaryFile } from '../../entry'

export default {
  topic: 'bloodCells',
  entries: [
    {
      id: 'hemoglobin',
      codes: [
        { system: 'LOINC', code: '718-7', name: 'Hemoglobin [Mass/volume] in Blood' },
        { system: 'LOINC', code: '20509-6', name: 'Hemoglobin [Mass/volume] in Blood by calculation' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'Hemoglobin (carries oxygen)',
        about: 'Shows how much hemoglobin is in the blood. Hemoglobin is the part of red blood cells that carries oxygen.',
        find: ['red blood', 'anemia test', 'blood count'],
      },
      es: {
        name: 'Hemoglobina (lleva el oxígeno)',
        about: 'Muestra cuánta hemoglobina hay en la sangre. Es la parte de los glóbulos rojos que lleva el oxígeno.',
        find: ['glóbulos rojos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'white-blood-cells',
      codes: [
        { system: 'LOINC', code: '6690-2', name: 'Leukocytes [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26464-8', name: 'Leukocytes [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'White blood cells',
        about: 'Counts the white cells in the blood. These cells help the body fight germs.',
        find: ['wbc', 'infection', 'leukocytes'],
      },
      es: {
        name: 'Glóbulos blancos',
        about: 'Cuenta los glóbulos blancos de la sangre. Ayudan al cuerpo a luchar contra los microbios.',
        find: ['leucocitos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'platelets',
      codes: [
        { system: 'LOINC', code: '777-3', name: 'Platelets [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26515-7', name: 'Platelets [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Platelets (help blood clot)',
        about: 'Counts the platelets in the blood. Platelets are tiny pieces of cells that help blood clot and stop bleeding.',
        find: ['clotting', 'bleeding'],
      },
      es: {
        name: 'Plaquetas (ayudan a coagular)',
        about: 'Cuenta las plaquetas de la sangre. Son trozos muy pequeños de células que ayudan a que la sangre coagule y pare de salir.',
        find: ['coágulos', 'sangrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-count',
      codes: [
        { system: 'LOINC', code: '58410-2', name: 'CBC panel - Blood by Automated count' },
        { system: 'LOINC', code: '57021-8', name: 'CBC W Auto Differential panel - Blood' },
        { system: 'LOINC', code: '57782-5', name: 'CBC W Ordered Manual Differential panel - Blood' },
      ],
      en: {
        name: 'Blood cell counts (CBC)',
        about: 'A group of tests that count the cells in the blood: red cells, white cells and platelets. It is one of the most common blood tests.',
        find: ['cbc', 'complete blood count', 'full blood count'],
      },
      es: {
        name: 'Conteo de células de la sangre (hemograma)',
        about: 'Un grupo de pruebas que cuentan las células de la sangre: glóbulos rojos, glóbulos blancos y plaquetas. Es una de las pruebas de sangre más comunes.',
        find: ['hemograma', 'conteo sanguíneo', 'biometría'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hematocrit',
      codes: [
        { system: 'LOINC', code: '4544-3', name: 'Hematocrit [Volume Fraction] of Blood by Automated count' },
        { system: 'LOINC', code: '20570-8', name: 'Hematocrit [Volume Fraction] of Blood' },
        { system: 'LOINC', code: '48703-3', name: 'Hematocrit [Volume Fraction] of Blood by Estimated' },
      ],
      units: ['%', 'L/L'],
      en: {
        name: 'Hematocrit (share of blood that is red cells)',
        about: 'Shows how much of the blood is made up of red blood cells. Red blood cells carry oxygen through the body.',
        find: ['hct', 'red blood cells', 'anemia test', 'crit'],
      },
      es: {
        name: 'Hematocrito (parte de glóbulos rojos)',
        about: 'Muestra qué parte de la sangre son glóbulos rojos. Los glóbulos rojos llevan el oxígeno por el cuerpo.',
        find: ['glóbulos rojos', 'prueba de anemia', 'hto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'red-blood-cells',
      codes: [
        { system: 'LOINC', code: '789-8', name: 'Erythrocytes [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26453-1', name: 'Erythrocytes [#/volume] in Blood' },
      ],
      units: ['10*6/uL', '10*12/L'],
      en: {
        name: 'Red blood cells',
        about: 'Counts the red cells in the blood. These cells carry oxygen through the body.',
        find: ['rbc', 'erythrocytes', 'red cell count', 'anemia test'],
      },
      es: {
        name: 'Glóbulos rojos',
        about: 'Cuenta los glóbulos rojos de la sangre. Llevan el oxígeno por el cuerpo.',
        find: ['eritrocitos', 'hematíes', 'prueba de anemia', 'rbc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mcv',
      codes: [
        { system: 'LOINC', code: '787-2', name: 'MCV [Entitic volume] by Automated count' },
        { system: 'LOINC', code: '30428-7', name: 'MCV' },
      ],
      units: ['fL'],
      en: {
        name: 'MCV (size of red blood cells)',
        about: 'Shows how big the red blood cells are, on average. Red blood cells carry oxygen through the body.',
        find: ['red blood cell size', 'mean corpuscular volume', 'anemia test'],
      },
      es: {
        name: 'VCM (tamaño de los glóbulos rojos)',
        about: 'Muestra qué tan grandes son los glóbulos rojos, en promedio. Los glóbulos rojos llevan el oxígeno por el cuerpo.',
        find: ['mcv', 'volumen corpuscular medio', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mchc',
      codes: [
        { system: 'LOINC', code: '786-4', name: 'MCHC [Mass/volume] by Automated count' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'MCHC (how packed red cells are)',
        about: 'Shows how tightly the red cells are packed with hemoglobin. That is the part of the blood that carries oxygen.',
        find: ['red blood cells', 'hemoglobin', 'anemia test'],
      },
      es: {
        name: 'CHCM (qué tan llenos van los glóbulos rojos)',
        about: 'Muestra qué tan llenos van los glóbulos rojos de hemoglobina, que es la que lleva el oxígeno por el cuerpo.',
        find: ['mchc', 'glóbulos rojos', 'hemoglobina', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mch',
      codes: [
        { system: 'LOINC', code: '785-6', name: 'MCH [Entitic mass] by Automated count' },
      ],
      units: ['pg'],
      en: {
        name: 'MCH (hemoglobin in each red cell)',
        about: 'Shows about how much hemoglobin each red blood cell holds. That is the part of the blood that carries oxygen.',
        find: ['red blood cells', 'hemoglobin', 'anemia test'],
      },
      es: {
        name: 'HCM (hemoglobina de cada glóbulo rojo)',
        about: 'Muestra más o menos cuánta hemoglobina hay en cada glóbulo rojo. Ella es la que lleva el oxígeno por el cuerpo.',
        find: ['mch', 'glóbulos rojos', 'hemoglobina', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rdw',
      codes: [
        { system: 'LOINC', code: '788-0', name: 'Erythrocyte distribution width [Ratio] by Automated count' },
        { system: 'LOINC', code: '30385-9', name: 'RBC Distribution Width' },
      ],
      units: ['%'],
      en: {
        name: 'RDW (how much red cells differ in size)',
        about: 'Shows how much the red blood cells differ from each other in size. It is given as a percent.',
        find: ['red blood cell size', 'anemia test', 'rdw-cv'],
      },
      es: {
        name: 'RDW (cuánto varía el tamaño de glóbulos rojos)',
        about: 'Muestra cuánto varía el tamaño de los glóbulos rojos entre sí. Se da en porcentaje.',
        find: ['ancho de distribución', 'ade', 'glóbulos rojos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rdw-sd',
      codes: [
        { system: 'LOINC', code: '21000-5', name: 'Erythrocyte distribution width [Entitic volume] by Automated count' },
      ],
      units: ['fL'],
      en: {
        name: 'RDW-SD (spread of red cell sizes)',
        about: 'Shows how far apart the sizes of the red blood cells are. It is given as a volume, not as a percent.',
        find: ['red blood cell size', 'anemia test'],
      },
      es: {
        name: 'RDW-SD (rango de tamaños de glóbulos rojos)',
        about: 'Muestra qué tan lejos están entre sí los tamaños de los glóbulos rojos. Se da en volumen, no en porcentaje.',
        find: ['ancho de distribución', 'glóbulos rojos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mpv',
      codes: [
        { system: 'LOINC', code: '32623-1', name: 'Platelet mean volume [Entitic volume] in Blood by Automated count' },
      ],
      units: ['fL'],
      en: {
        name: 'MPV (size of platelets)',
        about: 'Shows how big the platelets are, on average. Platelets are tiny pieces of cells that help blood clot.',
        find: ['mean platelet volume', 'clotting'],
      },
      es: {
        name: 'VPM (tamaño de las plaquetas)',
        about: 'Muestra qué tan grandes son las plaquetas, en promedio. Las plaquetas son trozos muy pequeños de células que ayudan a coagular la sangre.',
        find: ['mpv', 'volumen plaquetario medio', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pdw',
      codes: [
        { system: 'LOINC', code: '32207-3', name: 'Platelet distribution width [Entitic volume] in Blood by Automated count' },
      ],
      units: ['fL'],
      en: {
        name: 'PDW (how much platelets differ in size)',
        about: 'Shows how much the platelets differ from each other in size. Platelets are tiny pieces of cells that help blood clot.',
        find: ['platelet distribution width', 'clotting'],
      },
      es: {
        name: 'PDW (cuánto varía el tamaño de las plaquetas)',
        about: 'Muestra cuánto varía el tamaño de las plaquetas entre sí. Las plaquetas son trozos muy pequeños de células que ayudan a coagular la sangre.',
        find: ['ancho de distribución', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'platelet-estimate',
      codes: [
        { system: 'LOINC', code: '9317-9', name: 'Platelet adequacy [Presence] in Blood by Light microscopy' },
      ],
      en: {
        name: 'Platelets seen on a blood slide',
        about: 'A look at a drop of blood under a microscope to judge about how many platelets there are. Platelets help blood clot.',
        find: ['platelet estimate', 'blood smear', 'clotting'],
      },
      es: {
        name: 'Plaquetas vistas en el microscopio',
        about: 'Se mira una gota de sangre en el microscopio para ver más o menos cuántas plaquetas hay. Las plaquetas ayudan a coagular la sangre.',
        find: ['plaquetas', 'frotis de sangre', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neutrophils-percent',
      codes: [
        { system: 'LOINC', code: '770-8', name: 'Neutrophils/100 leukocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'Neutrophils (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are neutrophils. Neutrophils fight germs, above all bacteria.',
        find: ['white blood cells', 'neutrophil percent', 'infection', 'differential'],
      },
      es: {
        name: 'Neutrófilos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son neutrófilos. Los neutrófilos luchan contra los microbios, sobre todo las bacterias.',
        find: ['glóbulos blancos', 'porcentaje de neutrófilos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neutrophils-count',
      codes: [
        { system: 'LOINC', code: '751-8', name: 'Neutrophils [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26499-4', name: 'Neutrophils' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Neutrophils (count)',
        about: 'Counts the neutrophils in the blood. They are white blood cells that fight germs, above all bacteria.',
        find: ['anc', 'absolute neutrophil count', 'white blood cells', 'infection'],
      },
      es: {
        name: 'Neutrófilos (conteo)',
        about: 'Cuenta los neutrófilos de la sangre. Son glóbulos blancos que luchan contra los microbios, sobre todo las bacterias.',
        find: ['glóbulos blancos', 'neutrófilos absolutos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lymphocytes-percent',
      codes: [
        { system: 'LOINC', code: '736-9', name: 'Lymphocytes/100 leukocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'Lymphocytes (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are lymphocytes. Lymphocytes fight viruses and other germs, and some of them make antibodies.',
        find: ['white blood cells', 'lymphocyte percent', 'infection', 'differential'],
      },
      es: {
        name: 'Linfocitos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son linfocitos. Los linfocitos luchan contra los virus y otros microbios, y algunos hacen anticuerpos.',
        find: ['glóbulos blancos', 'porcentaje de linfocitos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lymphocytes-count',
      codes: [
        { system: 'LOINC', code: '731-0', name: 'Lymphocytes [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26474-7', name: 'Lymphocytes' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Lymphocytes (count)',
        about: 'Counts the lymphocytes in the blood. They are white blood cells that fight viruses and other germs, and some of them make antibodies.',
        find: ['white blood cells', 'absolute lymphocyte count', 'infection'],
      },
      es: {
        name: 'Linfocitos (conteo)',
        about: 'Cuenta los linfocitos de la sangre. Son glóbulos blancos que luchan contra los virus y otros microbios, y algunos hacen anticuerpos.',
        find: ['glóbulos blancos', 'linfocitos absolutos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'monocytes-percent',
      codes: [
        { system: 'LOINC', code: '5905-5', name: 'Monocytes/100 leukocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'Monocytes (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are monocytes. Monocytes fight germs and clear away old and hurt cells.',
        find: ['white blood cells', 'monocyte percent', 'differential'],
      },
      es: {
        name: 'Monocitos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son monocitos. Los monocitos luchan contra los microbios y limpian las células viejas o dañadas.',
        find: ['glóbulos blancos', 'porcentaje de monocitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'monocytes-count',
      codes: [
        { system: 'LOINC', code: '742-7', name: 'Monocytes [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26484-6', name: 'Monocytes' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Monocytes (count)',
        about: 'Counts the monocytes in the blood. They are white blood cells that fight germs and clear away old and hurt cells.',
        find: ['white blood cells', 'absolute monocyte count'],
      },
      es: {
        name: 'Monocitos (conteo)',
        about: 'Cuenta los monocitos de la sangre. Son glóbulos blancos que luchan contra los microbios y limpian las células viejas o dañadas.',
        find: ['glóbulos blancos', 'monocitos absolutos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eosinophils-percent',
      codes: [
        { system: 'LOINC', code: '713-8', name: 'Eosinophils/100 leukocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'Eosinophils (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are eosinophils. These cells take part in allergies and fight some parasites.',
        find: ['white blood cells', 'eosinophil percent', 'allergy', 'differential'],
      },
      es: {
        name: 'Eosinófilos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son eosinófilos. Son células que tienen que ver con las alergias y que luchan contra algunos parásitos.',
        find: ['glóbulos blancos', 'porcentaje de eosinófilos', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eosinophils-count',
      codes: [
        { system: 'LOINC', code: '711-2', name: 'Eosinophils [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26449-9', name: 'Eosinophils [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Eosinophils (count)',
        about: 'Counts the eosinophils in the blood. They are white blood cells that take part in allergies and fight some parasites.',
        find: ['white blood cells', 'absolute eosinophil count', 'allergy'],
      },
      es: {
        name: 'Eosinófilos (conteo)',
        about: 'Cuenta los eosinófilos de la sangre. Son glóbulos blancos que tienen que ver con las alergias y luchan contra algunos parásitos.',
        find: ['glóbulos blancos', 'eosinófilos absolutos', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'basophils-percent',
      codes: [
        { system: 'LOINC', code: '706-2', name: 'Basophils/100 leukocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'Basophils (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are basophils. Basophils are few, and they take part in allergies.',
        find: ['white blood cells', 'basophil percent', 'allergy', 'differential'],
      },
      es: {
        name: 'Basófilos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son basófilos. Los basófilos son pocos y tienen que ver con las alergias.',
        find: ['glóbulos blancos', 'porcentaje de basófilos', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'basophils-count',
      codes: [
        { system: 'LOINC', code: '704-7', name: 'Basophils [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26444-0', name: 'Basophils' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Basophils (count)',
        about: 'Counts the basophils in the blood. They are a small group of white blood cells that take part in allergies.',
        find: ['white blood cells', 'absolute basophil count', 'allergy'],
      },
      es: {
        name: 'Basófilos (conteo)',
        about: 'Cuenta los basófilos de la sangre. Son un grupo pequeño de glóbulos blancos que tienen que ver con las alergias.',
        find: ['glóbulos blancos', 'basófilos absolutos', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'granulocytes-count',
      codes: [
        { system: 'LOINC', code: '30394-1', name: 'Granulocytes [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Granulocytes (count)',
        about: 'Counts the granulocytes in the blood. They are the white blood cells with small grains inside, and they help fight germs.',
        find: ['white blood cells', 'infection'],
      },
      es: {
        name: 'Granulocitos (conteo)',
        about: 'Cuenta los granulocitos de la sangre. Son los glóbulos blancos que tienen granos pequeños por dentro, y ayudan a luchar contra los microbios.',
        find: ['glóbulos blancos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'immature-granulocytes-percent',
      codes: [
        { system: 'LOINC', code: '38518-7', name: 'Immature granulocytes/100 leukocytes in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Young white blood cells (immature granulocytes)',
        about: 'Shows how many out of all white blood cells are young ones, still growing. They grow in the bone marrow, where blood is made, and help fight germs.',
        find: ['ig', 'white blood cells', 'differential'],
      },
      es: {
        name: 'Glóbulos blancos jóvenes (granulocitos inmaduros)',
        about: 'Muestra qué parte de los glóbulos blancos son células jóvenes, que aún crecen. Crecen en la médula, dentro de los huesos, y ayudan a luchar contra los microbios.',
        find: ['glóbulos blancos', 'granulocitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bands-percent',
      codes: [
        { system: 'LOINC', code: '26508-2', name: 'Band form neutrophils/100 leukocytes in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Bands (young neutrophils, share of white cells)',
        about: 'Shows how many out of all white blood cells are bands. Bands are young neutrophils, cells that fight germs.',
        find: ['band neutrophils', 'white blood cells', 'infection', 'differential'],
      },
      es: {
        name: 'Bandas (neutrófilos jóvenes, parte)',
        about: 'Muestra qué parte de los glóbulos blancos son bandas. Las bandas, o cayados, son neutrófilos jóvenes, células que luchan contra los microbios.',
        find: ['cayados', 'neutrófilos en banda', 'glóbulos blancos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'metamyelocytes-percent',
      codes: [
        { system: 'LOINC', code: '28541-1', name: 'Metamyelocytes/100 leukocytes in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Metamyelocytes (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are metamyelocytes. They are young cells that grow into cells that fight germs.',
        find: ['young white blood cells', 'differential'],
      },
      es: {
        name: 'Metamielocitos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son metamielocitos. Son células jóvenes que crecen hasta ser células que luchan contra los microbios.',
        find: ['glóbulos blancos jóvenes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'myelocytes-percent',
      codes: [
        { system: 'LOINC', code: '26498-6', name: 'Myelocytes/100 leukocytes in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Myelocytes (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are myelocytes. They are very young cells that grow into cells that fight germs.',
        find: ['young white blood cells', 'differential'],
      },
      es: {
        name: 'Mielocitos (parte de los glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son mielocitos. Son células muy jóvenes que crecen hasta ser células que luchan contra los microbios.',
        find: ['glóbulos blancos jóvenes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'variant-lymphocytes-percent',
      codes: [
        { system: 'LOINC', code: '13046-8', name: 'Variant lymphocytes/100 leukocytes in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Variant lymphocytes (share of white blood cells)',
        about: 'Shows how many out of all white blood cells are lymphocytes that look different from the others. Lymphocytes help fight germs.',
        find: ['atypical lymphocytes', 'reactive lymphocytes', 'variant lymphocytes', 'white blood cells'],
      },
      es: {
        name: 'Linfocitos variantes (parte de glóbulos blancos)',
        about: 'Muestra qué parte de los glóbulos blancos son linfocitos que se ven distintos de los demás. Los linfocitos ayudan a luchar contra los microbios.',
        find: ['linfocitos atípicos', 'linfocitos reactivos', 'glóbulos blancos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nrbc-percent',
      codes: [
        { system: 'LOINC', code: '58413-6', name: 'Nucleated erythrocytes/100 leukocytes [Ratio] in Blood by Automated count' },
      ],
      units: ['/100{WBCs}'],
      en: {
        name: 'Young red cells for each 100 white cells (NRBC)',
        about: 'Counts young red blood cells that still have a core, for each hundred white blood cells. Red blood cells grow in the bone marrow.',
        find: ['nucleated red blood cells', 'nrbc'],
      },
      es: {
        name: 'Glóbulos rojos jóvenes por 100 blancos (NRBC)',
        about: 'Cuenta los glóbulos rojos jóvenes, que aún tienen núcleo, por cada cien glóbulos blancos. Los glóbulos rojos crecen en la médula, dentro de los huesos.',
        find: ['eritroblastos', 'nrbc', 'glóbulos rojos nucleados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nrbc-count',
      codes: [
        { system: 'LOINC', code: '771-6', name: 'Nucleated erythrocytes [#/volume] in Blood by Automated count' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Young red blood cells with a core (NRBC count)',
        about: 'Counts the young red blood cells that still have a core. Red blood cells grow in the bone marrow.',
        find: ['nucleated red blood cells', 'nrbc'],
      },
      es: {
        name: 'Glóbulos rojos jóvenes con núcleo (conteo)',
        about: 'Cuenta los glóbulos rojos jóvenes, que aún tienen núcleo. Los glóbulos rojos crecen en la médula, dentro de los huesos.',
        find: ['eritroblastos', 'nrbc', 'glóbulos rojos nucleados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'reticulocytes-count',
      codes: [
        { system: 'LOINC', code: '60474-4', name: 'Reticulocytes [#/volume] in Blood by Automated count' },
      ],
      units: ['10*3/uL', '10*6/uL', '10*9/L', '10*12/L'],
      en: {
        name: 'New red blood cells (reticulocyte count)',
        about: 'Counts the reticulocytes in the blood, which are red blood cells made a short time ago. It helps show how fast new red blood cells are made.',
        find: ['retic count', 'red blood cells', 'anemia test'],
      },
      es: {
        name: 'Glóbulos rojos nuevos (conteo de reticulocitos)',
        about: 'Cuenta los reticulocitos, que son glóbulos rojos hechos hace poco. Ayuda a ver qué tan rápido se hacen glóbulos rojos nuevos.',
        find: ['reticulocitos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'reticulocytes-percent',
      codes: [
        { system: 'LOINC', code: '17849-1', name: 'Reticulocytes/100 erythrocytes in Blood by Automated count' },
      ],
      units: ['%'],
      en: {
        name: 'New red blood cells (share, reticulocytes)',
        about: 'Shows how many out of all red blood cells were made a short time ago. It helps show how fast new red blood cells are made.',
        find: ['retic percent', 'red blood cells', 'anemia test'],
      },
      es: {
        name: 'Glóbulos rojos nuevos (parte, reticulocitos)',
        about: 'Muestra qué parte de los glóbulos rojos se hicieron hace poco. Ayuda a ver qué tan rápido se hacen glóbulos rojos nuevos.',
        find: ['reticulocitos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'white-cell-differential',
      codes: [
        { system: 'LOINC', code: '57023-4', name: 'Auto Differential panel - Blood' },
      ],
      en: {
        name: 'Kinds of white blood cells (differential)',
        about: 'A group of tests that count each kind of white blood cell. White blood cells help the body fight germs.',
        find: ['auto differential', 'diff', 'neutrophils', 'lymphocytes', 'infection'],
      },
      es: {
        name: 'Tipos de glóbulos blancos (fórmula leucocitaria)',
        about: 'Un grupo de pruebas que cuentan cada tipo de glóbulo blanco. Los glóbulos blancos ayudan al cuerpo a luchar contra los microbios.',
        find: ['diferencial', 'fórmula blanca', 'neutrófilos', 'linfocitos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hemoglobin-and-hematocrit',
      codes: [
        { system: 'LOINC', code: '24360-0', name: 'Hemoglobin and Hematocrit panel - Blood' },
      ],
      en: {
        name: 'Hemoglobin and hematocrit (red blood)',
        about: 'Two tests that look at the red part of the blood. They show how much hemoglobin there is and how much of the blood is red cells.',
        find: ['h and h', 'h&h', 'anemia test', 'red blood cells'],
      },
      es: {
        name: 'Hemoglobina y hematocrito (parte roja)',
        about: 'Dos pruebas que miran la parte roja de la sangre. Muestran cuánta hemoglobina hay y qué parte de la sangre son glóbulos rojos.',
        find: ['glóbulos rojos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
