import type { DictionaryFile } from '../../entry'

export default {
  topic: 'urine',
  entries: [
    {
      id: 'urine-albumin-creatinine',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '9318-7', name: 'Albumin/Creatinine [Mass Ratio] in Urine' },
        { system: 'LOINC', code: '14959-1', name: 'Microalbumin Creatinine Ratio' },
        { system: 'LOINC', code: '14958-3', name: 'Microalbumin/Creatinine [Mass Ratio] in 24 hour Urine' },
      ],
      units: ['mg/g{creat}', 'mg/mmol{creat}'],
      en: {
        name: 'Protein in urine (albumin and creatinine)',
        about: 'Looks for a protein called albumin in the urine and compares it with a waste called creatinine. It helps show how well the kidneys keep protein in the blood.',
        find: ['kidney test', 'urine protein', 'microalbumin', 'acr'],
      },
      es: {
        name: 'Proteína en la orina (albúmina y creatinina)',
        about: 'Busca en la orina una proteína, la albúmina, y la compara con un desecho, la creatinina. Ayuda a ver qué tan bien los riñones guardan la proteína en la sangre.',
        find: ['riñón', 'proteína en la orina', 'microalbúmina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-appearance',
      codes: [
        { system: 'LOINC', code: '5767-9', name: 'Appearance of Urine' },
        { system: 'LOINC', code: '32167-9', name: 'Clarity of Urine' },
      ],
      en: {
        name: 'How clear the urine is',
        about: 'Tells how the urine looks, such as clear or cloudy. It is part of a common urine test.',
        find: ['urinalysis', 'clarity', 'cloudy urine', 'pee', 'appearance'],
      },
      es: {
        name: 'Qué tan clara es la orina',
        about: 'Dice cómo se ve la orina; por ejemplo, clara o turbia. Es parte de una prueba común de orina.',
        find: ['análisis de orina', 'aspecto', 'turbia', 'pipí'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-color',
      codes: [
        { system: 'LOINC', code: '5778-6', name: 'Color of Urine' },
      ],
      en: {
        name: 'Color of the urine',
        about: 'Tells what color the urine has. It is part of a common urine test.',
        find: ['urinalysis', 'pee', 'yellow'],
      },
      es: {
        name: 'Color de la orina',
        about: 'Dice qué color tiene la orina. Es parte de una prueba común de orina.',
        find: ['análisis de orina', 'pipí', 'amarilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-odor',
      codes: [
        { system: 'LOINC', code: '34533-0', name: 'Odor of Urine' },
      ],
      en: {
        name: 'Smell of the urine',
        about: 'Tells how the urine smells. Some urine tests note it.',
        find: ['urinalysis', 'odor', 'pee'],
      },
      es: {
        name: 'Olor de la orina',
        about: 'Dice a qué huele la orina. Algunas pruebas de orina lo anotan.',
        find: ['análisis de orina', 'pipí'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-specific-gravity',
      codes: [
        { system: 'LOINC', code: '5811-5', name: 'Specific gravity of Urine by Test strip' },
        { system: 'LOINC', code: '2965-2', name: 'Specific gravity of Urine' },
      ],
      en: {
        name: 'Specific gravity (how strong the urine is)',
        about: 'Shows how much is dissolved in the urine, compared with plain water. It helps show the balance of water in the body.',
        find: ['urinalysis', 'concentration', 'water', 'kidneys', 'sg'],
      },
      es: {
        name: 'Densidad (qué tan cargada está la orina)',
        about: 'Muestra cuánto hay disuelto en la orina, comparada con el agua. Ayuda a ver el equilibrio del agua en el cuerpo.',
        find: ['análisis de orina', 'gravedad específica', 'concentración', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-ph',
      codes: [
        { system: 'LOINC', code: '5803-2', name: 'pH of Urine by Test strip' },
        { system: 'LOINC', code: '2756-5', name: 'pH of Urine' },
      ],
      units: ['[pH]'],
      en: {
        name: 'pH of the urine (how acid it is)',
        about: 'Shows how acid the urine is: the lower the number, the more acid. What people eat can change it.',
        find: ['urinalysis', 'acid', 'kidneys'],
      },
      es: {
        name: 'pH de la orina (qué tan ácida es)',
        about: 'Muestra qué tan ácida es la orina: cuanto más bajo el número, más ácida. Puede cambiar con lo que se come.',
        find: ['análisis de orina', 'acidez', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-nitrite',
      codes: [
        { system: 'LOINC', code: '5802-4', name: 'Nitrite [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Nitrite in the urine',
        about: 'Looks for nitrite in the urine with a test strip. Some bacteria make nitrite, so it is used to look for an infection.',
        find: ['urinalysis', 'uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Nitritos en la orina',
        about: 'Busca nitritos en la orina con una tira. Algunas bacterias los hacen; por eso sirve para buscar una infección.',
        find: ['análisis de orina', 'infección de orina', 'infección urinaria', 'mal de orín'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-glucose',
      codes: [
        { system: 'LOINC', code: '5792-7', name: 'Glucose [Mass/volume] in Urine by Test strip' },
        { system: 'LOINC', code: '2350-7', name: 'Glucose [Mass/volume] in Urine' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Sugar in the urine (how much)',
        about: 'Shows how much sugar is in the urine. As the kidneys clean the blood, they keep most of the sugar in it.',
        find: ['urinalysis', 'glucose', 'sugar', 'diabetes test'],
      },
      es: {
        name: 'Azúcar en la orina (cuánta)',
        about: 'Muestra cuánta azúcar hay en la orina. Al limpiar la sangre, los riñones dejan en ella casi todo el azúcar.',
        find: ['análisis de orina', 'glucosa', 'azúcar', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-glucose-found',
      codes: [
        { system: 'LOINC', code: '25428-4', name: 'Glucose [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Sugar in the urine (found or not)',
        about: 'Looks for sugar in the urine with a test strip. As the kidneys clean the blood, they keep most of the sugar in it.',
        find: ['urinalysis', 'glucose', 'sugar', 'diabetes test'],
      },
      es: {
        name: 'Azúcar en la orina (si la hay)',
        about: 'Busca azúcar en la orina con una tira. Al limpiar la sangre, los riñones dejan en ella casi todo el azúcar.',
        find: ['análisis de orina', 'glucosa', 'azúcar', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-protein',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '5804-0', name: 'Protein [Mass/volume] in Urine by Test strip' },
        { system: 'LOINC', code: '2888-6', name: 'Protein [Mass/volume] in Urine' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Protein in the urine (how much)',
        about: 'Shows how much protein is in the urine. The kidneys keep most protein in the blood, so it helps show how they work.',
        find: ['urinalysis', 'kidney test', 'kidneys'],
      },
      es: {
        name: 'Proteína en la orina (cuánta)',
        about: 'Muestra cuánta proteína hay en la orina. Los riñones guardan casi toda la proteína en la sangre; por eso ayuda a ver cómo trabajan.',
        find: ['análisis de orina', 'prueba de los riñones', 'riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-protein-found',
      codes: [
        { system: 'LOINC', code: '20454-5', name: 'Protein [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Protein in the urine (found or not)',
        about: 'Looks for protein in the urine with a test strip. The kidneys keep most protein in the blood, so it helps show how they work.',
        find: ['urinalysis', 'kidney test', 'kidneys'],
      },
      es: {
        name: 'Proteína en la orina (si la hay)',
        about: 'Busca proteína en la orina con una tira. Los riñones guardan casi toda la proteína en la sangre; por eso ayuda a ver cómo trabajan.',
        find: ['análisis de orina', 'prueba de los riñones', 'riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-protein-creatinine',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '2890-2', name: 'Protein/Creatinine [Mass Ratio] in Urine' },
      ],
      units: ['mg/g{creat}', 'mg/mg{creat}'],
      en: {
        name: 'Protein in urine compared with creatinine',
        about: 'Compares the protein in the urine with a waste called creatinine. It helps show how well the kidneys keep protein in the blood.',
        find: ['kidney test', 'upcr', 'urine protein', 'kidneys'],
      },
      es: {
        name: 'Proteína en la orina comparada con creatinina',
        about: 'Compara la proteína de la orina con un desecho, la creatinina. Ayuda a ver qué tan bien los riñones guardan la proteína en la sangre.',
        find: ['prueba de los riñones', 'riñón', 'proteína en la orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-albumin',
      topic: 'kidneys',
      codes: [
        { system: 'LOINC', code: '14957-5', name: 'Microalbumin [Mass/volume] in Urine' },
      ],
      units: ['mg/L', 'mg/dL'],
      en: {
        name: 'Albumin in the urine (a kidney test)',
        about: 'Shows how much of a protein called albumin is in the urine, even small amounts. It helps show how well the kidneys keep protein in the blood.',
        find: ['microalbumin', 'kidney test', 'urine protein', 'kidneys'],
      },
      es: {
        name: 'Albúmina en la orina (prueba de los riñones)',
        about: 'Muestra cuánta albúmina, una proteína, hay en la orina, aun si es poca. Ayuda a ver qué tan bien los riñones guardan la proteína en la sangre.',
        find: ['microalbúmina', 'riñón', 'proteína en la orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-bilirubin-found',
      codes: [
        { system: 'LOINC', code: '5770-3', name: 'Bilirubin.total [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Bilirubin in the urine (found or not)',
        about: 'Looks for bilirubin in the urine with a test strip. It is a yellow waste from old red blood cells, and the liver clears it.',
        find: ['urinalysis', 'liver test'],
      },
      es: {
        name: 'Bilirrubina en la orina (si la hay)',
        about: 'Busca bilirrubina en la orina con una tira. Es un desecho amarillo de los glóbulos rojos viejos, y el hígado lo saca.',
        find: ['análisis de orina', 'prueba del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-bilirubin',
      codes: [
        { system: 'LOINC', code: '20505-4', name: 'Bilirubin.total [Mass/volume] in Urine by Test strip' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Bilirubin in the urine (how much)',
        about: 'Shows how much bilirubin is in the urine. It is a yellow waste from old red blood cells, and the liver clears it.',
        find: ['urinalysis', 'liver test'],
      },
      es: {
        name: 'Bilirrubina en la orina (cuánta)',
        about: 'Muestra cuánta bilirrubina hay en la orina. Es un desecho amarillo de los glóbulos rojos viejos, y el hígado lo saca.',
        find: ['análisis de orina', 'prueba del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-ketones',
      codes: [
        { system: 'LOINC', code: '5797-6', name: 'Ketones [Mass/volume] in Urine by Test strip' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Ketones in the urine (how much)',
        about: 'Shows how much there is of ketones in the urine. The body makes ketones when it burns fat for energy in place of sugar.',
        find: ['urinalysis', 'ketone', 'diabetes test'],
      },
      es: {
        name: 'Cetonas en la orina (cuántas)',
        about: 'Muestra cuántas cetonas hay en la orina. El cuerpo las hace cuando quema grasa en vez de azúcar para tener energía.',
        find: ['análisis de orina', 'cetona', 'acetona', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-ketones-found',
      codes: [
        { system: 'LOINC', code: '2514-8', name: 'Ketones [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Ketones in the urine (found or not)',
        about: 'Looks for ketones in the urine with a test strip. The body makes ketones when it burns fat for energy in place of sugar.',
        find: ['urinalysis', 'ketone', 'diabetes test'],
      },
      es: {
        name: 'Cetonas en la orina (si las hay)',
        about: 'Busca cetonas en la orina con una tira. El cuerpo las hace cuando quema grasa en vez de azúcar para tener energía.',
        find: ['análisis de orina', 'cetona', 'acetona', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-urobilinogen',
      codes: [
        { system: 'LOINC', code: '20405-7', name: 'Urobilinogen [Mass/volume] in Urine by Test strip' },
        { system: 'LOINC', code: '19161-9', name: 'Urobilinogen [Units/volume] in Urine by Test strip' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Urobilinogen in the urine',
        about: 'Shows how much urobilinogen is in the urine. It comes from a yellow waste that the liver clears.',
        find: ['urinalysis', 'liver test'],
      },
      es: {
        name: 'Urobilinógeno en la orina',
        about: 'Muestra cuánto urobilinógeno hay en la orina. Sale de un desecho amarillo que el hígado saca de la sangre.',
        find: ['análisis de orina', 'prueba del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-leukocyte-esterase',
      codes: [
        { system: 'LOINC', code: '5799-2', name: 'Leukocyte esterase [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Sign of white blood cells in urine (test strip)',
        about: 'Looks with a test strip for a sign of white blood cells in the urine. White blood cells fight germs.',
        find: ['leukocyte esterase', 'urinalysis', 'uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Señal de glóbulos blancos en la orina (tira)',
        about: 'Busca con una tira una señal de glóbulos blancos en la orina. Los glóbulos blancos luchan contra los microbios.',
        find: ['esterasa leucocitaria', 'análisis de orina', 'infección de orina', 'leucocitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-white-cells-found',
      codes: [
        { system: 'LOINC', code: '20455-2', name: 'Leukocytes [Presence] in Urine sediment by Light microscopy' },
      ],
      en: {
        name: 'White blood cells in the urine (found or not)',
        about: 'Looks for white blood cells in the urine with a microscope. White blood cells fight germs.',
        find: ['urinalysis', 'wbc', 'uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Glóbulos blancos en la orina (si los hay)',
        about: 'Busca glóbulos blancos en la orina con el microscopio. Los glóbulos blancos luchan contra los microbios.',
        find: ['análisis de orina', 'leucocitos', 'infección de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-white-cells-microscope',
      codes: [
        { system: 'LOINC', code: '5821-4', name: 'Leukocytes [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'White blood cells in urine (under a microscope)',
        about: 'Counts the white blood cells seen in one small field of the microscope. White blood cells fight germs.',
        find: ['urinalysis', 'wbc', 'uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Glóbulos blancos en la orina (en el microscopio)',
        about: 'Cuenta los glóbulos blancos que se ven en un campo pequeño del microscopio. Los glóbulos blancos luchan contra los microbios.',
        find: ['análisis de orina', 'leucocitos', 'infección de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-white-cells-count',
      codes: [
        { system: 'LOINC', code: '30405-5', name: 'Leukocytes [#/volume] in Urine' },
      ],
      units: ['/uL'],
      en: {
        name: 'White blood cells in the urine (count)',
        about: 'Counts the white blood cells in an amount of urine. White blood cells fight germs.',
        find: ['urinalysis', 'wbc', 'uti', 'bladder infection', 'urine infection'],
      },
      es: {
        name: 'Glóbulos blancos en la orina (conteo)',
        about: 'Cuenta los glóbulos blancos que hay en una cantidad de orina. Los glóbulos blancos luchan contra los microbios.',
        find: ['análisis de orina', 'leucocitos', 'infección de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-blood-found',
      codes: [
        { system: 'LOINC', code: '53963-5', name: 'Blood [Presence] in Urine by Visual' },
      ],
      en: {
        name: 'Blood in the urine (found or not)',
        about: 'Looks for blood in the urine. It is part of a common urine test.',
        find: ['urinalysis', 'hematuria', 'kidneys', 'bladder'],
      },
      es: {
        name: 'Sangre en la orina (si la hay)',
        about: 'Busca sangre en la orina. Es parte de una prueba común de orina.',
        find: ['análisis de orina', 'hematuria', 'riñones', 'vejiga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-hemoglobin-found',
      codes: [
        { system: 'LOINC', code: '5794-3', name: 'Hemoglobin [Presence] in Urine by Test strip' },
      ],
      en: {
        name: 'Blood in the urine, by test strip (hemoglobin)',
        about: 'Looks for hemoglobin, the red part of blood, in the urine with a test strip. It is a way to look for blood.',
        find: ['urinalysis', 'hematuria', 'kidneys', 'bladder'],
      },
      es: {
        name: 'Sangre en la orina, con tira (hemoglobina)',
        about: 'Busca con una tira la hemoglobina, la parte roja de la sangre, en la orina. Es una forma de buscar sangre.',
        find: ['análisis de orina', 'hematuria', 'riñones', 'vejiga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-red-cells-microscope',
      codes: [
        { system: 'LOINC', code: '13945-1', name: 'Erythrocytes [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'Red blood cells in urine (under a microscope)',
        about: 'Counts the red blood cells seen in one small field of the microscope. It is part of a urine test.',
        find: ['urinalysis', 'rbc', 'blood in urine', 'hematuria'],
      },
      es: {
        name: 'Glóbulos rojos en la orina (en el microscopio)',
        about: 'Cuenta los glóbulos rojos que se ven en un campo pequeño del microscopio. Es parte de una prueba de orina.',
        find: ['análisis de orina', 'eritrocitos', 'sangre en la orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-bacteria-microscope',
      codes: [
        { system: 'LOINC', code: '5769-5', name: 'Bacteria [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'Bacteria in urine (under a microscope)',
        about: 'Shows about how many bacteria are seen in one small field of the microscope. Bacteria are a kind of germ.',
        find: ['urinalysis', 'uti', 'germs', 'bladder infection'],
      },
      es: {
        name: 'Bacterias en la orina (en el microscopio)',
        about: 'Muestra más o menos cuántas bacterias se ven en un campo pequeño del microscopio. Las bacterias son un tipo de microbio.',
        find: ['análisis de orina', 'infección de orina', 'microbios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-bacteria-found',
      codes: [
        { system: 'LOINC', code: '25145-4', name: 'Bacteria [Presence] in Urine sediment by Light microscopy' },
      ],
      en: {
        name: 'Bacteria in the urine (found or not)',
        about: 'Looks for bacteria in the urine with a microscope. Bacteria are a kind of germ.',
        find: ['urinalysis', 'uti', 'germs', 'bladder infection'],
      },
      es: {
        name: 'Bacterias en la orina (si las hay)',
        about: 'Busca bacterias en la orina con el microscopio. Las bacterias son un tipo de microbio.',
        find: ['análisis de orina', 'infección de orina', 'microbios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-epithelial-cells',
      codes: [
        { system: 'LOINC', code: '5787-7', name: 'Epithelial cells [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'Lining cells in urine (epithelial cells)',
        about: 'Counts cells that come from the skin or from the lining of the urine paths. They are seen under a microscope.',
        find: ['urinalysis', 'squamous cells', 'skin cells'],
      },
      es: {
        name: 'Células de piel y vías de la orina (epiteliales)',
        about: 'Cuenta, con el microscopio, las células de la orina que vienen de la piel o de la capa de dentro de las vías de la orina.',
        find: ['análisis de orina', 'células epiteliales', 'células escamosas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-transitional-cells',
      codes: [
        { system: 'LOINC', code: '30089-7', name: 'Transitional cells [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'Bladder lining cells in urine (transitional cells)',
        about: 'Counts cells that come from the lining of the bladder and the urine paths. They are seen under a microscope.',
        find: ['urinalysis', 'transitional epithelial cells'],
      },
      es: {
        name: 'Células de la vejiga en la orina (transicionales)',
        about: 'Cuenta, con el microscopio, las células que vienen de la capa de dentro de la vejiga y de las vías de la orina.',
        find: ['análisis de orina', 'células de transición'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-yeast',
      codes: [
        { system: 'LOINC', code: '5822-2', name: 'Yeast [#/area] in Urine sediment by Microscopy high power field' },
      ],
      units: ['/[HPF]'],
      en: {
        name: 'Yeast in the urine',
        about: 'Shows about how much yeast is seen in one small field of the microscope. Yeast is a tiny kind of fungus.',
        find: ['urinalysis', 'fungus', 'candida', 'germs'],
      },
      es: {
        name: 'Levaduras en la orina',
        about: 'Muestra más o menos cuántas levaduras se ven en un campo pequeño del microscopio. Las levaduras son un tipo de hongo muy pequeño.',
        find: ['análisis de orina', 'hongos', 'cándida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-mucus-found',
      codes: [
        { system: 'LOINC', code: '8247-9', name: 'Mucus [Presence] in Urine sediment by Light microscopy' },
      ],
      en: {
        name: 'Mucus in the urine (found or not)',
        about: 'Looks for mucus in the urine with a microscope. Mucus is a thick fluid made by the lining of the urine paths.',
        find: ['urinalysis', 'slime'],
      },
      es: {
        name: 'Moco en la orina (si lo hay)',
        about: 'Busca moco en la orina con el microscopio. El moco es un líquido espeso que se hace en las vías de la orina.',
        find: ['análisis de orina', 'mucosidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-hyaline-casts',
      codes: [
        { system: 'LOINC', code: '5796-8', name: 'Hyaline casts [#/area] in Urine sediment by Microscopy low power field' },
      ],
      units: ['/[LPF]'],
      en: {
        name: 'Hyaline casts in the urine',
        about: 'Counts hyaline casts, seen under a microscope. They are tiny clear tubes of protein that form in the kidneys.',
        find: ['urinalysis', 'kidney', 'casts'],
      },
      es: {
        name: 'Cilindros hialinos en la orina',
        about: 'Cuenta, con el microscopio, los cilindros hialinos, que son tubos muy pequeños y claros de proteína que se forman en los riñones.',
        find: ['análisis de orina', 'riñón', 'cilindros'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-crystals-amorphous',
      codes: [
        { system: 'LOINC', code: '60340-7', name: 'Crystals.amorphous [Presence] in Urine sediment by Light microscopy' },
      ],
      en: {
        name: 'Shapeless crystals in the urine (amorphous)',
        about: 'Looks for tiny grains of salts with no clear shape in the urine, with a microscope.',
        find: ['urinalysis', 'crystals', 'sediment'],
      },
      es: {
        name: 'Cristales sin forma en la orina (amorfos)',
        about: 'Busca con el microscopio granos muy pequeños de sales, sin forma clara, en la orina.',
        find: ['análisis de orina', 'cristales', 'sedimento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-collection-time',
      codes: [
        { system: 'LOINC', code: '13362-9', name: 'Collection duration of Urine' },
      ],
      units: ['h'],
      en: {
        name: 'How long urine was collected',
        about: 'Tells for how many hours urine was collected for a test.',
        find: ['24 hour urine', 'collection time', 'pee'],
      },
      es: {
        name: 'Cuánto tiempo se juntó la orina',
        about: 'Dice por cuántas horas se juntó la orina para una prueba.',
        find: ['orina de 24 horas', 'tiempo de recolección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-creatinine',
      codes: [
        { system: 'LOINC', code: '2161-8', name: 'Creatinine [Mass/volume] in Urine' },
        { system: 'LOINC', code: '35674-1', name: 'Creatinine [Mass/volume] in Urine collected for unspecified duration' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Creatinine in the urine',
        about: 'Shows how much of a waste from the muscles, called creatinine, is in the urine. Other things in the urine are often compared with it.',
        find: ['kidney test', 'kidneys'],
      },
      es: {
        name: 'Creatinina en la orina',
        about: 'Muestra cuánta creatinina, un desecho de los músculos, hay en la orina. Otras cosas de la orina se comparan muchas veces con ella.',
        find: ['prueba de los riñones', 'riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-sodium',
      codes: [
        { system: 'LOINC', code: '2955-3', name: 'Sodium [Moles/volume] in Urine' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Sodium in the urine (a salt)',
        about: 'Shows how much sodium, a kind of salt, is in the urine. It helps show how the kidneys handle salt and water.',
        find: ['salt', 'electrolytes', 'kidneys'],
      },
      es: {
        name: 'Sodio en la orina (una sal)',
        about: 'Muestra cuánto sodio, un tipo de sal, hay en la orina. Ayuda a ver cómo los riñones manejan la sal y el agua.',
        find: ['sal', 'electrolitos', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-potassium',
      codes: [
        { system: 'LOINC', code: '2828-2', name: 'Potassium [Moles/volume] in Urine' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Potassium in the urine (a mineral)',
        about: 'Shows how much potassium, a mineral, is in the urine. It helps show how the kidneys handle it.',
        find: ['mineral', 'electrolytes', 'kidneys'],
      },
      es: {
        name: 'Potasio en la orina (un mineral)',
        about: 'Muestra cuánto potasio, un mineral, hay en la orina. Ayuda a ver cómo lo manejan los riñones.',
        find: ['mineral', 'electrolitos', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-chloride',
      codes: [
        { system: 'LOINC', code: '2078-4', name: 'Chloride [Moles/volume] in Urine' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Chloride in the urine (a salt)',
        about: 'Shows how much chloride, a part of table salt, is in the urine. It helps show how the kidneys handle salt.',
        find: ['salt', 'electrolytes', 'kidneys'],
      },
      es: {
        name: 'Cloruro en la orina (una sal)',
        about: 'Muestra cuánto cloruro, una parte de la sal de mesa, hay en la orina. Ayuda a ver cómo los riñones manejan la sal.',
        find: ['sal', 'cloro', 'electrolitos', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-osmolality',
      codes: [
        { system: 'LOINC', code: '2695-5', name: 'Osmolality of Urine' },
      ],
      units: ['mosm/kg'],
      en: {
        name: 'Osmolality of the urine (what is dissolved in it)',
        about: 'Shows how much is dissolved in the urine, such as salt and wastes. It helps show how the kidneys handle water.',
        find: ['concentration', 'water balance', 'kidneys'],
      },
      es: {
        name: 'Osmolalidad de la orina (lo que va disuelto)',
        about: 'Muestra cuánto hay disuelto en la orina, como sal y desechos. Ayuda a ver cómo los riñones manejan el agua.',
        find: ['concentración', 'equilibrio de agua', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-urea-nitrogen',
      codes: [
        { system: 'LOINC', code: '3095-7', name: 'Urea nitrogen [Mass/volume] in Urine' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Urea nitrogen in the urine',
        about: 'Shows how much urea nitrogen is in the urine. It is a waste made when the body uses protein.',
        find: ['urea', 'kidneys', 'protein'],
      },
      es: {
        name: 'Nitrógeno de la urea en la orina',
        about: 'Muestra cuánto nitrógeno de la urea hay en la orina. Es un desecho de las proteínas.',
        find: ['urea', 'nitrógeno ureico', 'riñones', 'proteína'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urinalysis-strip',
      codes: [
        { system: 'LOINC', code: '24357-6', name: 'Urinalysis macro (dipstick) panel - Urine' },
      ],
      en: {
        name: 'Urine test with a strip (urinalysis)',
        about: 'A strip is dipped into the urine. It checks for sugar, protein, blood, signs of an infection and other things.',
        find: ['dipstick', 'pee test', 'urine test'],
      },
      es: {
        name: 'Prueba de orina con tira (análisis de orina)',
        about: 'Se moja una tira en la orina. Busca azúcar, proteína, sangre, señales de infección y otras cosas.',
        find: ['examen general de orina', 'prueba de pipí', 'tira reactiva'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urinalysis-complete',
      codes: [
        { system: 'LOINC', code: '24356-8', name: 'Urinalysis complete panel - Urine' },
      ],
      en: {
        name: 'Urine test with a strip and a microscope',
        about: 'A urine test in two parts. A strip is dipped into the urine, and the urine is looked at under a microscope.',
        find: ['urinalysis', 'pee test', 'urine test', 'complete urinalysis'],
      },
      es: {
        name: 'Prueba de orina con tira y microscopio',
        about: 'Una prueba de orina en dos partes: se moja una tira y se mira la orina en el microscopio.',
        find: ['análisis de orina completo', 'examen general de orina', 'prueba de pipí'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-culture',
      codes: [
        { system: 'LOINC', code: '630-4', name: 'Bacteria identified in Urine by Culture' },
      ],
      en: {
        name: 'Urine culture (looks for germs)',
        about: 'Urine is kept warm in the lab to see if bacteria grow, and which kind. It is used to look for an infection.',
        find: ['uti', 'urine infection', 'bladder infection', 'germs', 'bacteria'],
      },
      es: {
        name: 'Cultivo de orina (busca microbios)',
        about: 'La orina se guarda tibia en el laboratorio para ver si crecen bacterias, y de qué tipo. Sirve para buscar una infección.',
        find: ['urocultivo', 'infección de orina', 'infección urinaria', 'bacterias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
