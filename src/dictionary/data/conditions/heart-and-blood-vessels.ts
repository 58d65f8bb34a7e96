import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'high-blood-pressure',
      codes: [
        { system: 'SNOMED CT', code: '38341003', name: 'Hypertensive disorder, systemic arterial (disorder)' },
        { system: 'SNOMED CT', code: '59621000', name: 'Essential hypertension (disorder)' },
        { system: 'ICD-10-CM', code: 'I10', name: 'Essential (primary) hypertension' },
      ],
      en: {
        name: 'High blood pressure',
        about: 'Blood pressure that stays above the expected range over time. The heart has to work harder to move the blood.',
        find: ['hypertension', 'pressure'],
      },
      es: {
        name: 'Presión alta (hipertensión)',
        about: 'La presión de la sangre sigue por encima del rango esperado con el tiempo. El corazón tiene que trabajar más para mover la sangre.',
        find: ['hipertensión', 'presión arterial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-cholesterol',
      codes: [
        { system: 'SNOMED CT', code: '55822004', name: 'Hyperlipidemia (disorder)' },
        { system: 'SNOMED CT', code: '267434003', name: 'Mixed hyperlipidemia (disorder)' },
        { system: 'ICD-10-CM', code: 'E78.5', name: 'Hyperlipidemia, unspecified' },
        { system: 'ICD-10-CM', code: 'E78.2', name: 'Mixed hyperlipidemia' },
        { system: 'SNOMED CT', code: '13644009', name: 'Hypercholesterolemia (disorder)' },
        { system: 'ICD-10-CM', code: 'E78.00', name: 'Pure hypercholesterolemia, unspecified' },
      ],
      en: {
        name: 'High cholesterol or other fats in the blood',
        about: 'There is more cholesterol or other fat in the blood than expected. Over many years, these fats can build up in the blood vessels.',
        find: ['hyperlipidemia', 'cholesterol', 'lipids'],
      },
      es: {
        name: 'Colesterol alto u otras grasas en la sangre',
        about: 'Hay más colesterol u otra grasa en la sangre de lo esperado. Con los años, estas grasas se pueden juntar en los vasos de la sangre.',
        find: ['hiperlipidemia', 'colesterol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'atrial-fibrillation',
      codes: [
        { system: 'SNOMED CT', code: '49436004', name: 'Atrial fibrillation (disorder)' },
        { system: 'ICD-10-CM', code: 'I48.91', name: 'Unspecified atrial fibrillation' },
        { system: 'ICD-10-CM', code: 'I48.0', name: 'Paroxysmal atrial fibrillation' },
        { system: 'ICD-10-CM', code: 'I48.20', name: 'Chronic atrial fibrillation, unspecified' },
        { system: 'SNOMED CT', code: '282825002', name: 'Paroxysmal atrial fibrillation (disorder)' },
      ],
      en: {
        name: 'Atrial fibrillation (uneven heartbeat)',
        about: 'The upper parts of the heart beat out of step, so the heartbeat is not even. It can come and go, or it can last.',
        find: ['afib', 'heart rhythm', 'irregular heartbeat'],
      },
      es: {
        name: 'Fibrilación auricular (latido irregular)',
        about: 'Las partes de arriba del corazón laten sin ritmo, y el latido no es parejo. Puede ir y venir, o puede durar.',
        find: ['ritmo del corazón', 'arritmia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-failure',
      codes: [
        { system: 'SNOMED CT', code: '88805009', name: 'Chronic congestive heart failure (disorder)' },
        { system: 'SNOMED CT', code: '42343007', name: 'Congestive heart failure (disorder)' },
        { system: 'SNOMED CT', code: '84114007', name: 'Heart failure (disorder)' },
        { system: 'ICD-10-CM', code: 'I50.9', name: 'Heart failure, unspecified' },
        { system: 'ICD-10-CM', code: 'I50.22', name: 'Chronic systolic (congestive) heart failure' },
        { system: 'ICD-10-CM', code: 'I50.32', name: 'Chronic diastolic (congestive) heart failure' },
      ],
      en: {
        name: 'Heart failure (weak or stiff heart)',
        about: 'The heart does not pump as much blood as the body needs. It can make a person tired, swollen or short of breath.',
        find: ['chf', 'congestive heart failure', 'weak heart', 'pump'],
      },
      es: {
        name: 'Insuficiencia cardíaca (corazón débil o rígido)',
        about: 'El corazón no alcanza a bombear toda la sangre que el cuerpo necesita. Puede causar cansancio, hinchazón o falta de aire.',
        find: ['corazón débil', 'falla del corazón', 'insuficiencia cardíaca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'coronary-artery-disease',
      codes: [
        { system: 'SNOMED CT', code: '414545008', name: 'Ischemic heart disease (disorder)' },
        { system: 'SNOMED CT', code: '53741008', name: 'Coronary arteriosclerosis (disorder)' },
        { system: 'ICD-10-CM', code: 'I25.10', name: 'Atherosclerotic heart disease of native coronary artery without angina pectoris' },
      ],
      en: {
        name: 'Coronary artery disease (heart blood vessels)',
        about: 'The blood vessels that feed the heart have become narrow, most often from a buildup of fat. Less blood can get to the heart muscle.',
        find: ['cad', 'heart disease', 'clogged arteries', 'ischemic heart disease'],
      },
      es: {
        name: 'Enfermedad coronaria (arterias del corazón)',
        about: 'Los vasos que llevan sangre al corazón se han hecho estrechos, casi siempre por grasa. Puede llegar menos sangre al músculo del corazón.',
        find: ['enfermedad coronaria', 'arterias tapadas', 'cardiopatía isquémica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'old-heart-attack',
      codes: [
        { system: 'SNOMED CT', code: '399211009', name: 'History of myocardial infarction (situation)' },
        { system: 'SNOMED CT', code: '1755008', name: 'Old myocardial infarction (disorder)' },
        { system: 'ICD-10-CM', code: 'I25.2', name: 'Old myocardial infarction' },
      ],
      en: {
        name: 'Heart attack in the past',
        about: 'A heart attack that happened some time ago. Part of the heart muscle got too little blood then.',
        find: ['old heart attack', 'myocardial infarction', 'history of heart attack'],
      },
      es: {
        name: 'Ataque al corazón en el pasado',
        about: 'Un ataque al corazón que pasó hace tiempo. En ese momento, una parte del músculo del corazón recibió muy poca sangre.',
        find: ['infarto', 'infarto antiguo', 'ataque cardíaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-attack',
      codes: [
        { system: 'SNOMED CT', code: '22298006', name: 'Myocardial infarction (disorder)' },
        { system: 'SNOMED CT', code: '57054005', name: 'Acute myocardial infarction (disorder)' },
        { system: 'ICD-10-CM', code: 'I21.9', name: 'Acute myocardial infarction, unspecified' },
      ],
      en: {
        name: 'Heart attack (myocardial infarction)',
        about: 'Too little blood gets to a part of the heart muscle, and that part is harmed. Most often a clot blocks the way.',
        find: ['mi', 'infarction', 'coronary'],
      },
      es: {
        name: 'Ataque al corazón (infarto)',
        about: 'Llega muy poca sangre a una parte del músculo del corazón, y esa parte se daña. Casi siempre un coágulo cierra el paso.',
        find: ['infarto', 'ataque cardíaco', 'infarto de miocardio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-attack-nstemi',
      codes: [
        { system: 'SNOMED CT', code: '401314000', name: 'Acute non-ST segment elevation myocardial infarction (disorder)' },
      ],
      broader: 'heart-attack',
      en: {
        name: 'Heart attack of the NSTEMI kind',
        about: 'Too little blood gets to a part of the heart muscle. The kind of heart attack is named after what the heart tracing (ECG) shows.',
        find: ['nstemi', 'mi', 'infarction'],
      },
      es: {
        name: 'Ataque al corazón del tipo NSTEMI',
        about: 'Llega muy poca sangre a una parte del músculo del corazón. El tipo de infarto se llama así por lo que muestra el trazo del corazón (ECG).',
        find: ['infarto', 'nstemi', 'ataque cardíaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-attack-stemi',
      codes: [
        { system: 'SNOMED CT', code: '401303003', name: 'Acute ST segment elevation myocardial infarction (disorder)' },
      ],
      broader: 'heart-attack',
      en: {
        name: 'Heart attack of the STEMI kind',
        about: 'Too little blood gets to a part of the heart muscle. The kind of heart attack is named after what the heart tracing (ECG) shows.',
        find: ['stemi', 'mi', 'infarction'],
      },
      es: {
        name: 'Ataque al corazón del tipo STEMI',
        about: 'Llega muy poca sangre a una parte del músculo del corazón. El tipo de infarto se llama así por lo que muestra el trazo del corazón (ECG).',
        find: ['infarto', 'stemi', 'ataque cardíaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'angina',
      codes: [
        { system: 'ICD-10-CM', code: 'I20.9', name: 'Angina pectoris, unspecified' },
        { system: 'SNOMED CT', code: '194828000', name: 'Angina (disorder)' },
      ],
      en: {
        name: 'Angina (chest pain from the heart)',
        about: 'Pain or pressure in the chest, because the heart muscle gets too little blood for a time. It often comes with effort and goes with rest.',
        find: ['chest pain', 'heart pain', 'angina pectoris'],
      },
      es: {
        name: 'Angina de pecho (dolor que viene del corazón)',
        about: 'Dolor o presión en el pecho, porque al músculo del corazón le llega poca sangre por un rato.',
        find: ['dolor de pecho', 'dolor del corazón', 'angina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'unstable-angina',
      codes: [
        { system: 'SNOMED CT', code: '4557003', name: 'Preinfarction syndrome (disorder)' },
      ],
      broader: 'angina',
      en: {
        name: 'Unstable angina (new or stronger chest pain)',
        about: 'Chest pain or pressure from the heart that is new, gets stronger or comes at rest. The heart muscle gets too little blood.',
        find: ['chest pain', 'preinfarction syndrome', 'acute coronary syndrome'],
      },
      es: {
        name: 'Angina inestable (dolor nuevo o más fuerte)',
        about: 'Dolor o presión en el pecho que es nuevo, más fuerte o viene en reposo. Al músculo del corazón le llega poca sangre.',
        find: ['dolor de pecho', 'angina', 'síndrome coronario agudo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-mitral',
      codes: [
        { system: 'SNOMED CT', code: '48724000', name: 'Mitral valve regurgitation (disorder)' },
        { system: 'ICD-10-CM', code: 'I34.0', name: 'Nonrheumatic mitral (valve) insufficiency' },
      ],
      en: {
        name: 'Mitral valve leak (mitral regurgitation)',
        about: 'The mitral valve, on the left side of the heart, does not close all the way. Some blood leaks back.',
        find: ['leaky valve', 'heart valve', 'mitral insufficiency'],
      },
      es: {
        name: 'Fuga de la válvula mitral (insuficiencia)',
        about: 'La válvula mitral, del lado izquierdo del corazón, no cierra del todo. Un poco de sangre se regresa.',
        find: ['válvula del corazón', 'insuficiencia mitral', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-mitral-narrow',
      codes: [
        { system: 'SNOMED CT', code: '79619009', name: 'Mitral valve stenosis (disorder)' },
      ],
      en: {
        name: 'Narrow mitral valve (mitral stenosis)',
        about: 'The mitral valve, on the left side of the heart, does not open all the way. Less blood gets through.',
        find: ['heart valve', 'stenosis', 'tight valve'],
      },
      es: {
        name: 'Válvula mitral estrecha (estenosis)',
        about: 'La válvula mitral, del lado izquierdo del corazón, no abre del todo. Pasa menos sangre.',
        find: ['válvula del corazón', 'estenosis mitral', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-aortic',
      codes: [
        { system: 'SNOMED CT', code: '60573004', name: 'Aortic valve stenosis (disorder)' },
        { system: 'ICD-10-CM', code: 'I35.0', name: 'Nonrheumatic aortic (valve) stenosis' },
      ],
      en: {
        name: 'Narrow aortic valve (aortic stenosis)',
        about: 'The aortic valve, where blood leaves the heart, does not open all the way. The heart has to push harder.',
        find: ['heart valve', 'stenosis', 'tight valve'],
      },
      es: {
        name: 'Válvula aórtica estrecha (estenosis)',
        about: 'La válvula aórtica, por donde la sangre sale del corazón, no abre del todo. El corazón tiene que empujar más.',
        find: ['válvula del corazón', 'estenosis aórtica', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-aortic-leak',
      codes: [
        { system: 'SNOMED CT', code: '60234000', name: 'Aortic valve regurgitation (disorder)' },
      ],
      en: {
        name: 'Aortic valve leak (aortic regurgitation)',
        about: 'The aortic valve, where blood leaves the heart, does not close all the way. Some blood leaks back.',
        find: ['leaky valve', 'heart valve', 'aortic insufficiency'],
      },
      es: {
        name: 'Fuga de la válvula aórtica (insuficiencia)',
        about: 'La válvula aórtica, por donde la sangre sale del corazón, no cierra del todo. Un poco de sangre se regresa.',
        find: ['válvula del corazón', 'insuficiencia aórtica', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-pulmonary-narrow',
      codes: [
        { system: 'SNOMED CT', code: '56786000', name: 'Pulmonic valve stenosis (disorder)' },
      ],
      en: {
        name: 'Narrow pulmonary valve (stenosis)',
        about: 'The pulmonary valve, where blood leaves the heart for the lungs, does not open all the way. Less blood gets through.',
        find: ['heart valve', 'pulmonic stenosis', 'tight valve'],
      },
      es: {
        name: 'Válvula pulmonar estrecha (estenosis)',
        about: 'La válvula pulmonar, por donde la sangre sale del corazón a los pulmones, no abre del todo. Pasa menos sangre.',
        find: ['válvula del corazón', 'estenosis pulmonar', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-pulmonary-leak',
      codes: [
        { system: 'SNOMED CT', code: '91434003', name: 'Pulmonic valve regurgitation (disorder)' },
      ],
      en: {
        name: 'Pulmonary valve leak (regurgitation)',
        about: 'The pulmonary valve, where blood leaves the heart for the lungs, does not close all the way. Some blood leaks back.',
        find: ['leaky valve', 'heart valve', 'pulmonic regurgitation'],
      },
      es: {
        name: 'Fuga de la válvula pulmonar (insuficiencia)',
        about: 'La válvula pulmonar, por donde la sangre sale del corazón a los pulmones, no cierra del todo. Un poco de sangre se regresa.',
        find: ['válvula del corazón', 'insuficiencia pulmonar', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-tricuspid-leak',
      codes: [
        { system: 'SNOMED CT', code: '111287006', name: 'Tricuspid valve regurgitation (disorder)' },
      ],
      en: {
        name: 'Tricuspid valve leak (regurgitation)',
        about: 'The tricuspid valve, on the right side of the heart, does not close all the way. Some blood leaks back.',
        find: ['leaky valve', 'heart valve', 'tricuspid insufficiency'],
      },
      es: {
        name: 'Fuga de la válvula tricúspide (insuficiencia)',
        about: 'La válvula tricúspide, del lado derecho del corazón, no cierra del todo. Un poco de sangre se regresa.',
        find: ['válvula del corazón', 'insuficiencia tricúspide', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-tricuspid-narrow',
      codes: [
        { system: 'SNOMED CT', code: '49915006', name: 'Tricuspid valve stenosis (disorder)' },
      ],
      en: {
        name: 'Narrow tricuspid valve (stenosis)',
        about: 'The tricuspid valve, on the right side of the heart, does not open all the way. Less blood gets through.',
        find: ['heart valve', 'tricuspid stenosis', 'tight valve'],
      },
      es: {
        name: 'Válvula tricúspide estrecha (estenosis)',
        about: 'La válvula tricúspide, del lado derecho del corazón, no abre del todo. Pasa menos sangre.',
        find: ['válvula del corazón', 'estenosis tricúspide', 'soplo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'irregular-heartbeat',
      codes: [
        { system: 'ICD-10-CM', code: 'I49.9', name: 'Cardiac arrhythmia, unspecified' },
        { system: 'SNOMED CT', code: '698247007', name: 'Cardiac arrhythmia (disorder)' },
      ],
      en: {
        name: 'Irregular heartbeat (arrhythmia)',
        about: 'The heart beats too fast, too slow or out of step. There are many kinds.',
        find: ['heart rhythm', 'palpitations', 'arrhythmia'],
      },
      es: {
        name: 'Latido irregular (arritmia)',
        about: 'El corazón late muy rápido, muy lento o sin ritmo. Hay muchos tipos.',
        find: ['arritmia', 'ritmo del corazón', 'palpitaciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cardiomyopathy',
      codes: [
        { system: 'ICD-10-CM', code: 'I42.9', name: 'Cardiomyopathy, unspecified' },
        { system: 'SNOMED CT', code: '85898001', name: 'Cardiomyopathy (disorder)' },
      ],
      en: {
        name: 'Cardiomyopathy (heart muscle disease)',
        about: 'A disease of the heart muscle. The muscle may be stretched, thick or stiff, and it can be harder for the heart to pump.',
        find: ['heart muscle', 'enlarged heart', 'weak heart'],
      },
      es: {
        name: 'Cardiomiopatía (enfermedad del músculo cardíaco)',
        about: 'Una enfermedad del músculo del corazón. Puede estar estirado, grueso o duro, y al corazón le puede costar más bombear.',
        find: ['miocardiopatía', 'músculo del corazón', 'corazón grande'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leg-artery-disease',
      codes: [
        { system: 'ICD-10-CM', code: 'I73.9', name: 'Peripheral vascular disease, unspecified' },
        { system: 'SNOMED CT', code: '399957001', name: 'Peripheral arterial occlusive disease (disorder)' },
      ],
      en: {
        name: 'Peripheral artery disease (often in the legs)',
        about: 'Blood vessels outside the heart, most often in the legs, have become narrow. Less blood gets through.',
        find: ['pad', 'pvd', 'poor circulation', 'leg pain', 'claudication'],
      },
      es: {
        name: 'Enfermedad arterial periférica (vasos estrechos)',
        about: 'Los vasos de la sangre lejos del corazón, casi siempre en las piernas, se han hecho estrechos. Pasa menos sangre.',
        find: ['arterias estrechas', 'circulación', 'dolor de piernas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-clot-leg',
      codes: [
        { system: 'ICD-10-CM', code: 'I82.409', name: 'Acute embolism and thrombosis of unspecified deep veins of unspecified lower extremity' },
        { system: 'SNOMED CT', code: '128053003', name: 'Deep venous thrombosis (disorder)' },
      ],
      en: {
        name: 'Deep vein blood clot (DVT)',
        about: 'A blood clot in a vein deep inside the body, most often in a leg.',
        find: ['dvt', 'thrombosis', 'leg clot', 'blood clot'],
      },
      es: {
        name: 'Coágulo en una vena profunda (trombosis)',
        about: 'Un coágulo de sangre en una vena profunda del cuerpo, casi siempre en una pierna.',
        find: ['trombosis', 'coágulo', 'tvp', 'pierna'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-clot-lung',
      codes: [
        { system: 'ICD-10-CM', code: 'I26.99', name: 'Other pulmonary embolism without acute cor pulmonale' },
        { system: 'SNOMED CT', code: '59282003', name: 'Pulmonary embolism (disorder)' },
      ],
      en: {
        name: 'Blood clot in the lung (pulmonary embolism)',
        about: 'A clot has moved through the blood into the lungs and blocks a blood vessel there. Most often it comes from a leg.',
        find: ['pe', 'embolism', 'lung clot', 'blood clot'],
      },
      es: {
        name: 'Coágulo en el pulmón (embolia pulmonar)',
        about: 'Un coágulo llegó con la sangre a los pulmones y tapa un vaso allí. Casi siempre viene de una pierna.',
        find: ['embolia', 'coágulo', 'trombo', 'pulmón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'varicose-veins',
      codes: [
        { system: 'ICD-10-CM', code: 'I83.90', name: 'Asymptomatic varicose veins of unspecified lower extremity' },
        { system: 'SNOMED CT', code: '128060009', name: 'Venous varices (disorder)' },
      ],
      en: {
        name: 'Varicose veins',
        about: 'Veins that have become wide and twisted, most often in the legs. They can often be seen under the skin.',
        find: ['leg veins', 'spider veins', 'varices'],
      },
      es: {
        name: 'Várices',
        about: 'Venas que se han hecho anchas y torcidas, casi siempre en las piernas. Muchas veces se ven bajo la piel.',
        find: ['venas varicosas', 'varices', 'piernas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-blood-pressure',
      codes: [
        { system: 'ICD-10-CM', code: 'I95.9', name: 'Hypotension, unspecified' },
        { system: 'SNOMED CT', code: '45007003', name: 'Low blood pressure (disorder)' },
      ],
      en: {
        name: 'Low blood pressure (hypotension)',
        about: 'Blood pressure is below the expected range. Some people feel dizzy or faint from it, and some feel nothing.',
        find: ['hypotension', 'pressure', 'dizzy'],
      },
      es: {
        name: 'Presión baja (hipotensión)',
        about: 'La presión de la sangre está por debajo del rango esperado. Algunas personas sienten mareo, y otras no sienten nada.',
        find: ['hipotensión', 'presión arterial', 'mareo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'aortic-aneurysm',
      codes: [
        { system: 'ICD-10-CM', code: 'I71.4', name: 'Abdominal aortic aneurysm, without rupture' },
        { system: 'SNOMED CT', code: '233985008', name: 'Abdominal aortic aneurysm (disorder)' },
      ],
      en: {
        name: 'Abdominal aortic aneurysm (a wide spot)',
        about: 'A part of the aorta in the belly is wider than the rest. The aorta is the main blood vessel from the heart.',
        find: ['aaa', 'aneurysm', 'aorta', 'bulge'],
      },
      es: {
        name: 'Aneurisma de la aorta en el abdomen',
        about: 'Una parte de la aorta en la barriga es más ancha que el resto. La aorta es el vaso principal que sale del corazón.',
        find: ['aneurisma', 'aorta', 'abdomen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'raynaud',
      codes: [
        { system: 'ICD-10-CM', code: 'I73.00', name: "Raynaud's syndrome without gangrene" },
      ],
      en: {
        name: 'Raynaud’s syndrome (cold fingers or toes)',
        about: 'Small blood vessels in the fingers or toes squeeze tight, most often in the cold. The skin can turn pale or blue for a while.',
        find: ['raynaud', 'cold hands', 'white fingers'],
      },
      es: {
        name: 'Síndrome de Raynaud (dedos fríos)',
        about: 'Los vasos pequeños de los dedos se aprietan, casi siempre con el frío. La piel puede ponerse pálida o azul por un rato.',
        find: ['raynaud', 'manos frías', 'dedos blancos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cardiac-arrest',
      codes: [
        { system: 'SNOMED CT', code: '410429000', name: 'Cardiac arrest (disorder)' },
      ],
      en: {
        name: 'Cardiac arrest (the heart stops)',
        about: 'The heart stops pumping blood. It is not the same as a heart attack, in which the heart most often still beats.',
        find: ['heart stopped', 'cpr', 'arrest'],
      },
      es: {
        name: 'Paro cardíaco (el corazón se para)',
        about: 'El corazón deja de bombear sangre. No es lo mismo que un ataque al corazón, en el que casi siempre sigue latiendo.',
        find: ['paro del corazón', 'paro cardiorrespiratorio', 'reanimación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ventricular-fibrillation',
      codes: [
        { system: 'ICD-10-CM', code: 'I49.01', name: 'Ventricular fibrillation' },
      ],
      en: {
        name: 'Ventricular fibrillation (heart quivers)',
        about: 'The lower parts of the heart quiver and do not pump blood. An electric shock can bring the heartbeat back.',
        find: ['vfib', 'v-fib', 'heart rhythm', 'defibrillator'],
      },
      es: {
        name: 'Fibrilación ventricular (el corazón tiembla)',
        about: 'Las partes de abajo del corazón tiemblan y no bombean sangre. Un choque eléctrico puede hacer que vuelva el latido.',
        find: ['ritmo del corazón', 'arritmia', 'desfibrilador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-imaging-not-as-expected',
      codes: [
        { system: 'SNOMED CT', code: '274531002' },
      ],
      en: {
        name: 'Heart pictures not as expected',
        about: 'Pictures of the heart or its blood vessels showed something that was not expected. They do not always tell what it is.',
        find: ['heart scan', 'echo', 'imaging'],
      },
      es: {
        name: 'Imágenes del corazón fuera de lo esperado',
        about: 'En las imágenes del corazón o de los vasos se vio algo que no se esperaba. No siempre dicen qué es.',
        find: ['imagen del corazón', 'ecocardiograma', 'estudio del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shock',
      codes: [
        { system: 'SNOMED CT', code: '27942005', name: 'Shock (disorder)' },
      ],
      en: {
        name: 'Shock (too little blood flow)',
        about: 'Too little blood gets to the parts of the body. It is treated as an emergency.',
        find: ['low blood pressure', 'circulatory shock'],
      },
      es: {
        name: 'Choque o shock (llega muy poca sangre)',
        about: 'A las partes del cuerpo les llega muy poca sangre. Se trata como una emergencia.',
        find: ['shock', 'choque circulatorio', 'presión baja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'septic-shock',
      codes: [
        { system: 'SNOMED CT', code: '76571007', name: 'Septic shock (disorder)' },
      ],
      broader: 'shock',
      en: {
        name: 'Septic shock (from an infection)',
        about: 'The body reacts so strongly to an infection that blood pressure falls. Then too little blood gets to the parts of the body.',
        find: ['sepsis', 'blood poisoning', 'low blood pressure'],
      },
      es: {
        name: 'Choque séptico (por una infección)',
        about: 'El cuerpo reacciona tan fuerte a una infección que la presión baja. Entonces llega muy poca sangre a las partes del cuerpo.',
        find: ['sepsis', 'shock séptico', 'presión baja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
