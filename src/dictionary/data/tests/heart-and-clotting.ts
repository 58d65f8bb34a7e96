import type { DictionaryFile } from '../../entry'

export default {
  topic: 'heart',
  entries: [
    {
      id: 'inr',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '6301-6', name: 'INR in Platelet poor plasma by Coagulation assay' },
      ],
      units: ['{INR}'],
      en: {
        name: 'INR (how long blood takes to clot)',
        about: 'Shows how long blood takes to clot, in a way that all labs can compare. It is used, among other things, to follow the blood thinner warfarin.',
        find: ['blood thinner test', 'clotting', 'warfarin', 'coumadin', 'prothrombin'],
      },
      es: {
        name: 'INR (cuánto tarda la sangre en coagular)',
        about: 'Muestra cuánto tarda la sangre en coagular, de forma que todos lo pueden comparar. Sirve, por ejemplo, para seguir la warfarina.',
        find: ['anticoagulante', 'coágulos', 'warfarina', 'protrombina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prothrombin-time',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '5902-2', name: 'Prothrombin time (PT)' },
      ],
      units: ['s'],
      en: {
        name: 'PT (prothrombin time, a clotting test)',
        about: 'Shows how many seconds the blood takes to clot in one kind of test. It looks at clotting proteins that the liver makes.',
        find: ['clotting', 'pt', 'protime', 'liver', 'blood thinner test'],
      },
      es: {
        name: 'TP (tiempo de protrombina, coagulación)',
        about: 'Muestra en cuántos segundos coagula la sangre en un tipo de prueba. Mira proteínas de la coagulación que hace el hígado.',
        find: ['coágulos', 'coagulación', 'hígado', 'anticoagulante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'aptt',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '14979-9', name: 'aPTT in Platelet poor plasma by Coagulation assay' },
        { system: 'LOINC', code: '3173-2', name: 'aPTT in Blood by Coagulation assay' },
      ],
      units: ['s'],
      en: {
        name: 'aPTT (how long blood takes to clot)',
        about: 'Shows how many seconds the blood takes to clot in one kind of test. It can be used to follow the blood thinner heparin.',
        find: ['clotting', 'ptt', 'heparin', 'blood thinner test'],
      },
      es: {
        name: 'TTPa (cuánto tarda la sangre en coagular)',
        about: 'Muestra en cuántos segundos coagula la sangre en un tipo de prueba. Puede servir para seguir la heparina, que hace que la sangre coagule menos.',
        find: ['coágulos', 'coagulación', 'aptt', 'heparina', 'anticoagulante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fibrinogen',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '3255-7', name: 'Fibrinogen [Mass/volume] in Platelet poor plasma by Coagulation assay' },
      ],
      units: ['mg/dL'],
      en: {
        name: 'Fibrinogen (helps blood clot)',
        about: 'Shows how much fibrinogen is in the blood. It is a protein from the liver that forms the threads of a blood clot.',
        find: ['clotting', 'protein', 'bleeding'],
      },
      es: {
        name: 'Fibrinógeno (ayuda a coagular)',
        about: 'Muestra cuánto fibrinógeno hay en la sangre. Es una proteína del hígado que forma los hilos de un coágulo.',
        find: ['coágulos', 'coagulación', 'proteína', 'sangrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'd-dimer-feu',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '48065-7', name: 'Fibrin D-dimer FEU [Mass/volume] in Platelet poor plasma' },
      ],
      units: ['ng/mL{FEU}', 'ug/mL{FEU}'],
      en: {
        name: 'D-dimer (pieces of blood clots), in FEU',
        about: 'Shows how much there is of D-dimer, tiny pieces left when the body breaks down blood clots. FEU is one of two ways to count it.',
        find: ['clot', 'blood clot test', 'dvt', 'lung clot'],
      },
      es: {
        name: 'Dímero D (restos de coágulos), en FEU',
        about: 'Muestra cuánto dímero D hay, que son restos muy pequeños de cuando el cuerpo deshace coágulos. FEU es una de dos formas de contarlo.',
        find: ['coágulo', 'prueba de coágulos', 'trombosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'd-dimer-ddu',
      topic: 'clotting',
      codes: [
        { system: 'LOINC', code: '48066-5', name: 'Fibrin D-dimer DDU [Mass/volume] in Platelet poor plasma' },
      ],
      units: ['ng/mL{DDU}', 'ug/mL{DDU}'],
      en: {
        name: 'D-dimer (pieces of blood clots), in DDU',
        about: 'Shows how much there is of D-dimer, tiny pieces left when the body breaks down blood clots. DDU is one of two ways to count it.',
        find: ['clot', 'blood clot test', 'dvt', 'lung clot'],
      },
      es: {
        name: 'Dímero D (restos de coágulos), en DDU',
        about: 'Muestra cuánto dímero D hay, que son restos muy pequeños de cuando el cuerpo deshace coágulos. DDU es una de dos formas de contarlo.',
        find: ['coágulo', 'prueba de coágulos', 'trombosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'troponin-t',
      codes: [
        { system: 'LOINC', code: '6598-7', name: 'Troponin T.cardiac [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ng/L'],
      en: {
        name: 'Troponin T (a heart test)',
        about: 'Shows how much troponin T, a protein of the heart muscle, is in the blood. More of it gets into the blood when that muscle is under strain or hurt.',
        find: ['heart attack test', 'heart', 'chest pain'],
      },
      es: {
        name: 'Troponina T (prueba del corazón)',
        about: 'Muestra cuánta troponina T hay en la sangre. Es una proteína del músculo del corazón, y pasa más a la sangre cuando ese músculo se esfuerza de más o se daña.',
        find: ['prueba de infarto', 'corazón', 'dolor de pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'troponin-i',
      codes: [
        { system: 'LOINC', code: '10839-9', name: 'Troponin I.cardiac [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ng/L'],
      en: {
        name: 'Troponin I (a heart test)',
        about: 'Shows how much troponin I, a protein of the heart muscle, is in the blood. More of it gets into the blood when that muscle is under strain or hurt.',
        find: ['heart attack test', 'heart', 'chest pain'],
      },
      es: {
        name: 'Troponina I (prueba del corazón)',
        about: 'Muestra cuánta troponina I hay en la sangre. Es una proteína del músculo del corazón, y pasa más a la sangre cuando ese músculo se esfuerza de más o se daña.',
        find: ['prueba de infarto', 'corazón', 'dolor de pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'troponin-i-high-sensitivity',
      codes: [
        { system: 'LOINC', code: '89579-7', name: 'Troponin I.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method' },
      ],
      units: ['ng/L'],
      en: {
        name: 'Troponin I, high sensitivity (a heart test)',
        about: 'Shows how much troponin I, a heart muscle protein, is in the blood, even a trace of it. More of it gets into the blood when that muscle is under strain or hurt.',
        find: ['heart attack test', 'heart', 'chest pain', 'hs troponin'],
      },
      es: {
        name: 'Troponina I de alta sensibilidad (corazón)',
        about: 'Muestra cuánta troponina I hay en la sangre, aun si es muy poca. Esta proteína del músculo del corazón pasa a la sangre cuando ese músculo se esfuerza de más o se daña.',
        find: ['prueba de infarto', 'corazón', 'dolor de pecho', 'troponina ultrasensible'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'troponin-i-series',
      codes: [
        { system: 'LOINC', code: '89577-1', name: 'Troponin I.cardiac panel - Serum or Plasma by High sensitivity method' },
      ],
      en: {
        name: 'Troponin I tests, high sensitivity (heart)',
        about: 'A group of tests that measure troponin I, a protein inside heart muscle. The blood may be tested more than once over some hours.',
        find: ['heart attack test', 'heart', 'chest pain', 'hs troponin'],
      },
      es: {
        name: 'Pruebas de troponina I de alta sensibilidad',
        about: 'Un grupo de pruebas que miden la troponina I, una proteína del músculo del corazón. La sangre se puede medir varias veces en unas horas.',
        find: ['prueba de infarto', 'corazón', 'dolor de pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'creatine-kinase',
      codes: [
        { system: 'LOINC', code: '2157-6', name: 'Creatine kinase [Enzymatic activity/volume] in Serum or Plasma' },
      ],
      units: ['U/L'],
      en: {
        name: 'Creatine kinase, CK (a muscle test)',
        about: 'Shows how much CK is in the blood. It is a protein found in muscles, and some gets into the blood after hard work or when muscle is hurt.',
        find: ['cpk', 'ck', 'muscles', 'heart'],
      },
      es: {
        name: 'Creatina quinasa, CK (prueba de los músculos)',
        about: 'Muestra cuánta CK hay en la sangre. Es una proteína de los músculos, y una parte pasa a la sangre tras un esfuerzo o cuando un músculo se daña.',
        find: ['cpk', 'músculos', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'creatine-kinase-mb',
      codes: [
        { system: 'LOINC', code: '13969-1', name: 'Creatine kinase.MB [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'CK-MB (a heart and muscle test)',
        about: 'Shows how much CK-MB is in the blood. It is a protein found above all in heart muscle, and a little of it in other muscles.',
        find: ['ck mb', 'heart', 'chest pain', 'muscles'],
      },
      es: {
        name: 'CK-MB (prueba del corazón y los músculos)',
        about: 'Muestra cuánta CK-MB hay en la sangre. Es una proteína que está sobre todo en el músculo del corazón, y un poco en otros músculos.',
        find: ['corazón', 'dolor de pecho', 'músculos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nt-probnp',
      codes: [
        { system: 'LOINC', code: '33762-6', name: 'Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL'],
      en: {
        name: 'NT-proBNP (a heart test)',
        about: 'Shows how much NT-proBNP is in the blood. The heart makes it when its walls are stretched.',
        find: ['heart failure test', 'heart', 'fluid', 'bnp'],
      },
      es: {
        name: 'NT-proBNP (prueba del corazón)',
        about: 'Muestra cuánto NT-proBNP hay en la sangre. El corazón lo hace cuando se estiran las paredes del corazón.',
        find: ['prueba de insuficiencia cardíaca', 'corazón', 'líquido', 'bnp'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bnp',
      codes: [
        { system: 'LOINC', code: '30934-4', name: 'Natriuretic peptide B [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '42637-9', name: 'Natriuretic peptide B [Mass/volume] in Blood' },
      ],
      units: ['pg/mL'],
      en: {
        name: 'BNP (a heart test)',
        about: 'Shows how much BNP is in the blood. The heart makes BNP when its walls are stretched.',
        find: ['heart failure test', 'heart', 'fluid', 'natriuretic peptide'],
      },
      es: {
        name: 'BNP (prueba del corazón)',
        about: 'Muestra cuánto BNP hay en la sangre. El corazón lo hace cuando se estiran las paredes del corazón.',
        find: ['prueba de insuficiencia cardíaca', 'corazón', 'líquido', 'péptido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ejection-fraction',
      codes: [
        { system: 'LOINC', code: '10230-1', name: 'Left ventricular Ejection fraction' },
      ],
      units: ['%'],
      en: {
        name: 'Ejection fraction (how the heart pumps)',
        about: 'Shows how much of the blood in the main pump of the heart, the left side, is pushed out with each beat.',
        find: ['ef', 'lvef', 'heart', 'heart ultrasound', 'echo'],
      },
      es: {
        name: 'Fracción de eyección (cómo bombea el corazón)',
        about: 'Muestra qué parte de la sangre del lado izquierdo del corazón, el que más bombea, sale con cada latido.',
        find: ['fevi', 'corazón', 'ecocardiograma', 'bombeo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'capillary-refill',
      codes: [
        { system: 'LOINC', code: '44963-7', name: 'Capillary refill Time Nail Bed' },
      ],
      units: ['s'],
      en: {
        name: 'How fast color comes back to a pressed nail',
        about: 'A nail is pressed until it turns pale, and it is noted how long the color takes to come back. It shows how blood flows in the fingers.',
        find: ['capillary refill', 'blood flow', 'fingers'],
      },
      es: {
        name: 'Cuánto tarda en volver el color a la uña',
        about: 'Se aprieta una uña hasta que se pone pálida y se ve cuánto tarda en volver el color. Muestra cómo corre la sangre en los dedos.',
        find: ['llenado capilar', 'circulación', 'dedos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neck-vein-swelling',
      codes: [
        { system: 'LOINC', code: '69428-1', name: 'Jugular vein distension' },
      ],
      en: {
        name: 'Neck veins (whether they look full)',
        about: 'Tells if the large veins in the neck look full. It is a part of checking how the heart moves blood.',
        find: ['jugular vein', 'jvd', 'heart', 'neck'],
      },
      es: {
        name: 'Venas del cuello (si se ven llenas)',
        about: 'Dice si se ven llenas las venas grandes del cuello. Es parte de revisar cómo mueve la sangre el corazón.',
        find: ['vena yugular', 'ingurgitación yugular', 'corazón', 'cuello'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-and-heart-exam',
      codes: [
        { system: 'LOINC', code: '45033-8', name: 'Cardiovascular physiologic and EKG assessment panel' },
      ],
      en: {
        name: 'Heart check with an EKG',
        about: 'A group of measurements of the heart, among them an EKG. An EKG shows the small electric signals of the heartbeat.',
        find: ['ecg', 'ekg', 'heart tracing', 'electrocardiogram'],
      },
      es: {
        name: 'Revisión del corazón con electrocardiograma',
        about: 'Un grupo de mediciones del corazón, con un electrocardiograma. Esa prueba muestra la señal de los latidos.',
        find: ['ekg', 'ecg', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-impression',
      codes: [
        { system: 'LOINC', code: '8601-7', name: 'EKG impression' },
      ],
      en: {
        name: 'EKG summary (tracing of the heartbeat)',
        about: 'Sums up what was seen on an EKG. An EKG shows the small electric signals of the heartbeat.',
        find: ['ecg', 'ekg', 'heart tracing', 'electrocardiogram'],
      },
      es: {
        name: 'Resumen del electrocardiograma (EKG)',
        about: 'Resume lo que se vio en un electrocardiograma. Este muestra las señales eléctricas pequeñas de los latidos.',
        find: ['ekg', 'ecg', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-study',
      codes: [
        { system: 'LOINC', code: '11524-6', name: 'EKG study' },
      ],
      en: {
        name: 'EKG (tracing of the heartbeat)',
        about: 'A test that shows the small electric signals of the heartbeat as a line. Small pads on the skin pick up the signals.',
        find: ['ecg', 'ekg', 'heart tracing', 'electrocardiogram'],
      },
      es: {
        name: 'Electrocardiograma, EKG (trazo de los latidos)',
        about: 'Una prueba que muestra como una línea las señales eléctricas pequeñas de los latidos. Se toman con parches en la piel.',
        find: ['ekg', 'ecg', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-lead',
      codes: [
        { system: 'LOINC', code: '44967-8', name: 'EKG lead' },
      ],
      en: {
        name: 'EKG lead (where the signal was taken)',
        about: 'Tells from which view an EKG line was taken. An EKG shows the small electric signals of the heartbeat from more than one side.',
        find: ['ecg', 'ekg', 'heart tracing'],
      },
      es: {
        name: 'Derivación del EKG (de dónde es la señal)',
        about: 'Dice desde qué lado se tomó una línea del electrocardiograma. La prueba muestra las señales de los latidos desde varios lados.',
        find: ['ekg', 'ecg', 'corazón', 'electrocardiograma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-pr-interval',
      codes: [
        { system: 'LOINC', code: '44976-9', name: 'P-R interval {EKG lead}' },
      ],
      units: ['ms'],
      en: {
        name: 'PR interval (a part of the EKG)',
        about: 'Shows how long the signal of a heartbeat takes from the upper to the lower part of the heart. It is read from an EKG, a tracing of the heartbeat.',
        find: ['ecg', 'ekg', 'heart tracing'],
      },
      es: {
        name: 'Intervalo PR (una parte del EKG)',
        about: 'Muestra cuánto tarda la señal del latido de la parte de arriba a la de abajo del corazón. Se lee en el electrocardiograma.',
        find: ['ekg', 'ecg', 'corazón', 'electrocardiograma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-qt-interval',
      codes: [
        { system: 'LOINC', code: '44975-1', name: 'Q-T interval {EKG lead}' },
      ],
      units: ['ms'],
      en: {
        name: 'QT interval (a part of the EKG)',
        about: 'Shows how long the lower part of the heart takes to beat and get ready again. It is read from an EKG, a tracing of the heartbeat.',
        find: ['ecg', 'ekg', 'heart tracing'],
      },
      es: {
        name: 'Intervalo QT (una parte del EKG)',
        about: 'Muestra cuánto tarda la parte de abajo del corazón en latir y quedar lista otra vez. Se lee en el electrocardiograma.',
        find: ['ekg', 'ecg', 'corazón', 'electrocardiograma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ekg-qrs-duration',
      codes: [
        { system: 'LOINC', code: '44973-6', name: 'QRS dur {EKG lead}' },
      ],
      units: ['ms'],
      en: {
        name: 'QRS length (a part of the EKG)',
        about: 'Shows how long the signal of a heartbeat takes to spread through the lower part of the heart. It is read from an EKG, a tracing of the heartbeat.',
        find: ['ecg', 'ekg', 'heart tracing'],
      },
      es: {
        name: 'Duración del QRS (una parte del EKG)',
        about: 'Muestra cuánto tarda la señal del latido en pasar por la parte de abajo del corazón. Se lee en el electrocardiograma.',
        find: ['ekg', 'ecg', 'corazón', 'electrocardiograma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-failure-measurements',
      codes: [
        { system: 'LOINC', code: '55405-5', name: 'Heartfailure Tracking Panel' },
      ],
      en: {
        name: 'Measurements to follow heart failure',
        about: 'A group of measurements that are used to follow heart failure over time. In heart failure it is hard for the heart to pump the blood that the body needs.',
        find: ['heart failure', 'chf', 'heart', 'weight', 'fluid'],
      },
      es: {
        name: 'Mediciones para seguir la insuficiencia cardíaca',
        about: 'Un grupo de mediciones para seguir la insuficiencia cardíaca. En ella, al corazón le cuesta bombear la sangre que el cuerpo necesita.',
        find: ['corazón', 'insuficiencia cardíaca', 'peso', 'líquido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
