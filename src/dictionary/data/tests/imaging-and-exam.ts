import type { DictionaryFile } from '../../entry'

export default {
  topic: 'scans',
  entries: [
    {
      id: 'specimen-type',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '66746-9', name: 'Specimen type' },
      ],
      en: {
        name: 'Kind of sample',
        about: 'Tells what kind of sample was tested, such as blood, urine or a swab.',
        find: ['specimen', 'sample'],
      },
      es: {
        name: 'Tipo de muestra',
        about: 'Dice qué tipo de muestra se usó para la prueba, como sangre, orina o un hisopo.',
        find: ['espécimen', 'muestra'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-x-ray-two-views',
      codes: [
        { system: 'LOINC', code: '36643-5', name: 'XR Chest 2 Views', source: 'the ranked list of documents' },
      ],
      en: {
        name: 'Chest X-ray (2 views)',
        about: 'Pictures of the heart, the lungs and the bones of the chest, made with X-rays. They are taken from two sides.',
        find: ['x-ray', 'chest', 'lungs', 'xr chest', 'cxr'],
      },
      es: {
        name: 'Radiografía de tórax (pecho), 2 vistas',
        about: 'Imágenes del corazón, los pulmones y los huesos del pecho, hechas con rayos X. Se toman de dos lados.',
        find: ['rayos x', 'pecho', 'pulmones', 'placa de tórax', 'tórax'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-scan',
      codes: [
        { system: 'LOINC', code: '83311-1', name: 'Bone density quantitative measurement by DXA panel' },
      ],
      en: {
        name: 'Bone density scan (DXA)',
        about: 'An X-ray test that measures how dense the bones are. It uses a very small amount of X-rays.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 'bones'],
      },
      es: {
        name: 'Densidad de los huesos (DXA)',
        about: 'Una prueba con rayos X que mide qué tan densos son los huesos. Usa muy pocos rayos X.',
        find: ['densitometría', 'dexa', 'prueba de osteoporosis', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-t-score',
      codes: [
        { system: 'LOINC', code: '38265-5', name: 'DXA [T-score] Bone density' },
      ],
      en: {
        name: 'Bone density compared with young adults (T-score)',
        about: 'Compares how dense a bone is with the bones of young adults. It comes from an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 't score', 'bones'],
      },
      es: {
        name: 'Densidad de los huesos, T-score',
        about: 'Compara qué tan denso es un hueso con los huesos de adultos jóvenes. Sale de una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'puntaje t', 'prueba de osteoporosis', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-t-score-hip',
      codes: [
        { system: 'LOINC', code: '80946-7', name: 'DXA Hip-L T-score BMD' },
      ],
      broader: 'bone-density-t-score',
      en: {
        name: 'Hip bone density T-score',
        about: 'Compares how dense the bone of the hip is with that of young adults. It comes from an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 't score', 'hip'],
      },
      es: {
        name: 'Densidad del hueso de la cadera, T-score',
        about: 'Compara qué tan denso es el hueso de la cadera con el de adultos jóvenes. Sale de una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'puntaje t', 'prueba de osteoporosis', 'cadera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-t-score-femur',
      codes: [
        { system: 'LOINC', code: '80948-3', name: 'DXA Femur-L T-score BMD' },
      ],
      broader: 'bone-density-t-score',
      en: {
        name: 'Thigh bone (femur) density T-score',
        about: 'Compares how dense the thigh bone is with that of young adults. It comes from an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 't score', 'femur'],
      },
      es: {
        name: 'Densidad del hueso del muslo (fémur), T-score',
        about: 'Compara qué tan denso es el hueso del muslo con el de adultos jóvenes. Sale de una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'puntaje t', 'prueba de osteoporosis', 'fémur'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-z-score-hip',
      codes: [
        { system: 'LOINC', code: '80938-4', name: 'DXA Hip-L Z-score BMD' },
      ],
      en: {
        name: 'Hip bone density Z-score',
        about: 'Compares how dense the bone of the hip is with that of people of the same age and sex. It comes from an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 'z score', 'hip'],
      },
      es: {
        name: 'Densidad del hueso de la cadera, Z-score',
        about: 'Compara qué tan denso es el hueso de la cadera con el de personas de la misma edad y sexo. Sale de una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'puntaje z', 'prueba de osteoporosis', 'cadera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-z-score-femur',
      codes: [
        { system: 'LOINC', code: '80940-0', name: 'DXA Femur-L Z-score BMD' },
      ],
      en: {
        name: 'Thigh bone (femur) density Z-score',
        about: 'Compares how dense the thigh bone is with that of people of the same age and sex. It comes from an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'osteoporosis test', 'z score', 'femur'],
      },
      es: {
        name: 'Densidad del hueso del muslo (fémur), Z-score',
        about: 'Compara qué tan denso es el hueso del muslo con el de personas de la misma edad y sexo. Sale de una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'puntaje z', 'prueba de osteoporosis', 'fémur'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-hip',
      codes: [
        { system: 'LOINC', code: '46278-8', name: 'DXA Hip-L ArMass BMD' },
      ],
      units: ['g/cm2'],
      en: {
        name: 'Hip bone density',
        about: 'Shows how dense the bone of the hip is. It is measured with an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'bmd', 'osteoporosis test', 'hip'],
      },
      es: {
        name: 'Densidad del hueso de la cadera',
        about: 'Muestra qué tan denso es el hueso de la cadera. Se mide con una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'prueba de osteoporosis', 'cadera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-femur',
      codes: [
        { system: 'LOINC', code: '80954-1', name: 'DXA Femur-L ArMass BMD' },
      ],
      units: ['g/cm2'],
      en: {
        name: 'Thigh bone (femur) density',
        about: 'Shows how dense the thigh bone is. It is measured with an X-ray test of the bones.',
        find: ['dexa', 'bone scan', 'bmd', 'osteoporosis test', 'femur'],
      },
      es: {
        name: 'Densidad del hueso del muslo (fémur)',
        about: 'Muestra qué tan denso es el hueso del muslo. Se mide con una prueba de los huesos con rayos X.',
        find: ['densitometría', 'dexa', 'prueba de osteoporosis', 'fémur'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'imaging-findings',
      codes: [
        { system: 'LOINC', code: '18782-3', name: 'Radiology Study observation (narrative)' },
      ],
      en: {
        name: 'What was seen on the images',
        about: 'Tells in words what was seen on an X-ray, a scan or other pictures of the body. It is a part of the report.',
        find: ['radiology report', 'x-ray', 'scan', 'findings'],
      },
      es: {
        name: 'Lo que se vio en las imágenes',
        about: 'La parte de un informe que dice en palabras lo que se vio en las imágenes del cuerpo, como una radiografía.',
        find: ['informe de radiología', 'rayos x', 'hallazgos', 'imagen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'imaging-impression',
      codes: [
        { system: 'LOINC', code: '19005-8', name: 'Radiology Imaging study [Impression] (narrative)' },
      ],
      en: {
        name: 'Summary of an imaging report (impression)',
        about: 'The part of a report that sums up what the doctor who read the images thinks they show. The images may be an X-ray or a scan.',
        find: ['radiology report', 'x-ray', 'scan', 'conclusion'],
      },
      es: {
        name: 'Resumen del informe de imágenes (impresión)',
        about: 'La parte de un informe que resume lo que piensa de las imágenes el médico que las leyó. Puede ser una radiografía u otra imagen.',
        find: ['informe de radiología', 'rayos x', 'conclusión', 'imagen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'report-evaluation-and-plan-note',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '51847-2', name: 'Evaluation + Plan note', source: 'documents.tsv' },
      ],
      en: {
        name: 'Evaluation and plan note',
        about: 'A note in which a care provider writes what they think is going on. It also tells what the plan is.',
        find: ['assessment and plan', 'doctor note', 'plan'],
      },
      es: {
        name: 'Nota de evaluación y plan',
        about: 'Una nota en la que un profesional de salud escribe lo que piensa que pasa. También dice cuál es el plan.',
        find: ['nota del doctor', 'plan', 'evaluación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'report-history-and-physical-note',
      topic: 'other',
      broader: 'report-evaluation-and-plan-note',
      codes: [
        { system: 'LOINC', code: '34117-2', name: 'History and physical note', source: 'documents.tsv' },
      ],
      en: {
        name: 'History and physical note',
        about: 'A note on what a person said about how they feel and their past health. It also tells what the provider found when looking at the body.',
        find: ['h&p', 'physical exam', 'doctor note'],
      },
      es: {
        name: 'Nota de historia y revisión física',
        about: 'Una nota sobre lo que la persona contó de cómo se siente y de los problemas que tuvo antes. También dice lo que el profesional vio al revisar el cuerpo.',
        find: ['nota del doctor', 'historia clínica', 'examen físico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'report-emergency-department-note',
      topic: 'other',
      broader: 'report-evaluation-and-plan-note',
      codes: [
        { system: 'LOINC', code: '34111-5', name: 'Emergency department Note', source: 'documents.tsv' },
        { system: 'LOINC', code: '34878-9', name: 'Emergency medicine Note', source: 'documents.tsv' },
      ],
      en: {
        name: 'Emergency room note',
        about: 'A note on care in the emergency room. It tells why the person came, what was found and what was done.',
        find: ['er note', 'ed note', 'emergency department'],
      },
      es: {
        name: 'Nota de la sala de emergencias',
        about: 'Una nota sobre la atención en la sala de emergencias. Dice por qué llegó la persona, qué se encontró y qué se hizo.',
        find: ['urgencias', 'emergencia', 'nota del doctor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
