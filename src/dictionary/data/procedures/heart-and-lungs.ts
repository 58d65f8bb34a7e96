import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'pacemaker',
      codes: [
        { system: 'SNOMED CT', code: '307280005', name: 'Implantation of cardiac pacemaker (procedure)' },
      ],
      en: {
        name: 'Placing a pacemaker',
        about: 'A small device is put under the skin of the chest, with wires to the heart. It sends tiny signals that help the heart keep a steady beat.',
        find: ['heart device', 'heartbeat'],
      },
      es: {
        name: 'Colocación de un marcapasos',
        about: 'Se pone un dispositivo pequeño debajo de la piel del pecho, con cables al corazón. Manda señales muy pequeñas que ayudan al corazón a latir parejo.',
        find: ['marcapasos', 'latido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'spirometry',
      codes: [
        { system: 'SNOMED CT', code: '127783003' },
      ],
      broader: 'lung-function-test',
      en: {
        name: 'Spirometry (a breathing test)',
        about: 'A person blows hard into a tube. It measures how much air the lungs move, and how fast.',
        find: ['breathing test', 'lung test', 'pft'],
      },
      es: {
        name: 'Espirometría (prueba de respiración)',
        about: 'La persona sopla fuerte en un tubo. Se mide cuánto aire mueven los pulmones y con qué rapidez.',
        find: ['prueba de los pulmones', 'soplar', 'respiración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-rehabilitation',
      codes: [
        { system: 'SNOMED CT', code: '15081005' },
      ],
      en: {
        name: 'Lung rehab (pulmonary rehabilitation)',
        about: 'A program with exercise, breathing practice and teaching for people with a lung problem. The aim is to breathe with less effort.',
        find: ['pulmonary rehab', 'breathing exercise', 'lung program'],
      },
      es: {
        name: 'Rehabilitación de los pulmones',
        about: 'Es un programa con ejercicio, práctica de respiración y clases para personas con un problema de los pulmones. La meta es respirar con menos esfuerzo.',
        find: ['rehabilitación pulmonar', 'ejercicios de respiración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-ct-high-resolution',
      codes: [
        { system: 'SNOMED CT', code: '16335031000119103' },
      ],
      broader: 'ct-scan',
      en: {
        name: 'Detailed CT scan of the chest',
        about: 'A CT scan uses X-rays to take many pictures of the chest. This kind shows very fine parts of the lungs.',
        find: ['cat scan', 'chest scan', 'lung scan', 'hrct'],
      },
      es: {
        name: 'Tomografía detallada del pecho (CT)',
        about: 'Con rayos X se toman muchas imágenes del pecho. Este tipo muestra partes muy finas de los pulmones.',
        find: ['tac', 'tomografía del tórax', 'pulmones', 'escáner'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-function-test',
      codes: [
        { system: 'SNOMED CT', code: '23426006', name: 'Measurement of respiratory function (procedure)' },
      ],
      en: {
        name: 'Lung function test',
        about: 'Measures how the lungs work, for example how much air they hold or move.',
        find: ['breathing test', 'pft', 'spirometry', 'pulmonary function'],
      },
      es: {
        name: 'Prueba de la función de los pulmones',
        about: 'Mide cómo trabajan los pulmones. Por ejemplo, cuánto aire les cabe o cuánto mueven.',
        find: ['prueba de función pulmonar', 'respiración', 'espirometría'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '399208008', name: 'Plain chest X-ray (procedure)' },
      ],
      en: {
        name: 'Chest X-ray',
        about: 'X-rays make a picture of the inside of the chest. It shows the lungs, the heart and the bones around them.',
        find: ['x-ray', 'lungs', 'chest picture', 'cxr'],
      },
      es: {
        name: 'Rayos X del pecho (radiografía de tórax)',
        about: 'Con rayos X se toma una imagen del pecho por dentro. Se ven los pulmones, el corazón y los huesos.',
        find: ['placa de tórax', 'radiografía', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'electrical-cardioversion',
      codes: [
        { system: 'SNOMED CT', code: '180325003', name: 'Direct current cardioversion (procedure)' },
      ],
      en: {
        name: 'Cardioversion (a shock resets the heartbeat)',
        about: 'A short, controlled electric shock is given to the heart through the chest. It is done to bring back a steady heartbeat.',
        find: ['heart shock', 'atrial fibrillation', 'afib', 'heart rhythm'],
      },
      es: {
        name: 'Cardioversión (choque eléctrico al corazón)',
        about: 'Se da al corazón un choque eléctrico corto y controlado. Se hace para que el corazón vuelva a latir parejo.',
        find: ['ritmo del corazón', 'descarga eléctrica', 'fibrilación auricular', 'latido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-catheter-ablation',
      codes: [
        { system: 'SNOMED CT', code: '18286008', name: 'Catheter ablation of tissue of heart (procedure)' },
      ],
      en: {
        name: 'Catheter ablation of the heart',
        about: 'A thin tube is passed through a blood vessel to the heart. It treats tiny spots that cause an uneven or fast heartbeat.',
        find: ['ablation', 'heart rhythm', 'atrial fibrillation', 'afib'],
      },
      es: {
        name: 'Ablación del corazón con catéter',
        about: 'Un tubo fino llega al corazón por un vaso de sangre. Trata puntos muy pequeños que causan un latido rápido o disparejo.',
        find: ['ablación', 'ritmo del corazón', 'arritmia', 'fibrilación auricular'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'transthoracic-echocardiogram',
      codes: [
        { system: 'SNOMED CT', code: '433236007', name: 'Transthoracic echocardiography (procedure)' },
      ],
      broader: 'echocardiogram',
      en: {
        name: 'Heart ultrasound from outside the chest (echo)',
        about: 'A small device is moved over the chest. Its sound waves make moving pictures of the heart.',
        find: ['echo', 'echocardiogram', 'tte', 'heart scan'],
      },
      es: {
        name: 'Ultrasonido del corazón por fuera del pecho',
        about: 'Se pasa un sensor pequeño sobre el pecho. Las ondas de sonido forman imágenes del corazón en movimiento.',
        find: ['ecocardiograma', 'eco del corazón', 'ecocardiografía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-therapy',
      codes: [
        { system: 'SNOMED CT', code: '57485005', name: 'Oxygen therapy (procedure)' },
      ],
      en: {
        name: 'Oxygen therapy (extra oxygen)',
        about: 'Extra oxygen is given to breathe in. It may come through a mask or small tubes in the nose.',
        find: ['oxygen', 'mask', 'breathing help'],
      },
      es: {
        name: 'Terapia de oxígeno (oxígeno adicional)',
        about: 'Se da oxígeno adicional para respirar. Puede ser con una mascarilla o con tubitos en la nariz.',
        find: ['oxígeno', 'mascarilla', 'oxigenoterapia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral-sleep-apnea-clinic',
      codes: [
        { system: 'SNOMED CT', code: '698560000' },
      ],
      broader: 'referral',
      en: {
        name: 'Referral to a sleep apnea clinic',
        about: 'A person is sent to a clinic for sleep apnea. In sleep apnea, breathing stops for short times during sleep.',
        find: ['sleep clinic', 'sleep apnea', 'sleep study', 'snoring'],
      },
      es: {
        name: 'Referencia a una clínica de apnea del sueño',
        about: 'Se manda a la persona a una clínica para la apnea del sueño. Con apnea, la respiración se corta por ratos cortos al dormir.',
        find: ['remisión', 'referido', 'apnea', 'dormir', 'ronquidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sputum-test',
      codes: [
        { system: 'SNOMED CT', code: '269911007' },
      ],
      en: {
        name: 'Sputum test (mucus from the lungs)',
        about: 'Mucus that is coughed up from the lungs is tested. It can show germs or other things in the lungs.',
        find: ['phlegm test', 'mucus test', 'cough', 'sputum'],
      },
      es: {
        name: 'Prueba de flema (moco de los pulmones)',
        about: 'Se estudia la flema que sale de los pulmones al toser. Puede mostrar gérmenes u otras cosas.',
        find: ['esputo', 'moco', 'tos', 'flema'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'percutaneous-coronary-intervention',
      codes: [
        { system: 'SNOMED CT', code: '415070008', name: 'Percutaneous coronary intervention (procedure)' },
      ],
      en: {
        name: 'Heart artery opening (angioplasty, PCI)',
        about: 'A thin tube is passed through a blood vessel to the heart. It is used to open a narrow or blocked heart artery.',
        find: ['pci', 'angioplasty', 'stent', 'balloon', 'blocked artery'],
      },
      es: {
        name: 'Abrir una arteria del corazón (angioplastia)',
        about: 'Un tubo fino llega al corazón por un vaso de sangre. Se usa para abrir una arteria del corazón estrecha o tapada.',
        find: ['angioplastia', 'arteria tapada', 'stent', 'globo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ecg',
      codes: [
        { system: 'SNOMED CT', code: '29303009', name: 'Electrocardiographic procedure (procedure)' },
      ],
      en: {
        name: 'ECG or EKG (heart tracing)',
        about: 'Small patches on the skin pick up the electric signals of the heart. They are drawn as lines that show the heartbeat.',
        find: ['ecg', 'ekg', 'electrocardiogram', 'heart test'],
      },
      es: {
        name: 'Electrocardiograma (trazado del corazón)',
        about: 'Unos parches en la piel captan las señales eléctricas del corazón. Se dibujan como líneas que muestran el latido.',
        find: ['ecg', 'ekg', 'electro', 'prueba del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'coronary-bypass',
      codes: [
        { system: 'SNOMED CT', code: '232717009', name: 'Coronary artery bypass grafting (procedure)' },
      ],
      en: {
        name: 'Heart bypass surgery (CABG)',
        about: 'An operation that makes a new path for blood around a narrow or blocked heart artery. It uses a blood vessel from some other part of the body.',
        find: ['bypass', 'cabg', 'open heart surgery', 'blocked artery'],
      },
      es: {
        name: 'Cirugía de bypass del corazón (CABG)',
        about: 'Es una operación que hace un nuevo camino para la sangre si una arteria del corazón está estrecha o tapada. Se usa un vaso de otra parte del cuerpo.',
        find: ['bypass', 'puente coronario', 'derivación coronaria', 'corazón abierto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'echocardiogram',
      codes: [
        { system: 'SNOMED CT', code: '40701008', name: 'Echocardiography (procedure)' },
      ],
      en: {
        name: 'Heart ultrasound (echo)',
        about: 'Sound waves make moving pictures of the heart. They show how it pumps and how its valves open and close.',
        find: ['echo', 'echocardiogram', 'heart scan', 'sonogram'],
      },
      es: {
        name: 'Ultrasonido del corazón (ecocardiograma)',
        about: 'Con ondas de sonido se ve el corazón en movimiento. Muestra cómo bombea y cómo se mueven las válvulas.',
        find: ['eco del corazón', 'ecocardiografía', 'sonograma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sleep-apnea-monitor',
      codes: [
        { system: 'SNOMED CT', code: '82808001' },
      ],
      en: {
        name: 'Sleep apnea monitor with an alarm',
        about: 'A device tracks breathing during sleep. An alarm sounds if the breathing stops for a while.',
        find: ['apnea alarm', 'sleep monitor', 'breathing alarm'],
      },
      es: {
        name: 'Monitor de apnea del sueño con alarma',
        about: 'Un dispositivo sigue la respiración al dormir. Suena una alarma si la respiración se detiene por un rato.',
        find: ['apnea', 'alarma', 'dormir', 'respiración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'asthma-screening',
      codes: [
        { system: 'SNOMED CT', code: '171231001' },
      ],
      en: {
        name: 'Asthma screening',
        about: 'A check that looks for signs of asthma. With asthma, the airways get tight at times, and it is hard to breathe.',
        find: ['asthma check', 'breathing check'],
      },
      es: {
        name: 'Revisión para buscar asma',
        about: 'Es una revisión que busca señales de asma. Con asma, a ratos se estrechan las vías por donde pasa el aire.',
        find: ['asma', 'prueba de asma', 'respiración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-valve-replacement',
      codes: [
        { system: 'SNOMED CT', code: '34068001', name: 'Heart valve replacement (procedure)' },
      ],
      en: {
        name: 'Heart valve replacement',
        about: 'A heart valve is replaced with a new one. Valves open and close to keep blood moving in one direction.',
        find: ['valve surgery', 'new heart valve', 'heart operation'],
      },
      es: {
        name: 'Cambio de una válvula del corazón',
        about: 'Se cambia una válvula del corazón por otra. Las válvulas se abren y se cierran para que la sangre vaya en una sola dirección.',
        find: ['reemplazo de válvula', 'válvula nueva', 'cirugía del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-catheterization',
      codes: [
        { system: 'SNOMED CT', code: '41976001', name: 'Cardiac catheterization (procedure)' },
      ],
      en: {
        name: 'Heart catheterization (a thin tube to the heart)',
        about: 'A thin tube is passed through a blood vessel to the heart. It is used to look at the heart or to treat it.',
        find: ['heart cath', 'cardiac cath', 'catheter'],
      },
      es: {
        name: 'Cateterismo del corazón (un tubo fino)',
        about: 'Un tubo fino llega al corazón por un vaso de sangre. Se usa para ver el corazón o para tratarlo.',
        find: ['cateterismo cardíaco', 'catéter', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'coronary-stent',
      codes: [
        { system: 'SNOMED CT', code: '36969009', name: 'Placement of stent in coronary artery (procedure)' },
      ],
      broader: 'percutaneous-coronary-intervention',
      en: {
        name: 'Placing a heart stent',
        about: 'A stent is a tiny mesh tube. It is put inside a heart artery to help keep it open.',
        find: ['stent', 'pci', 'angioplasty', 'blocked artery'],
      },
      es: {
        name: 'Colocación de un stent en el corazón',
        about: 'Un stent es un tubito de malla. Se pone dentro de una arteria del corazón para ayudar a que siga abierta.',
        find: ['stent', 'malla', 'angioplastia', 'arteria tapada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral-heart-specialist',
      codes: [
        { system: 'SNOMED CT', code: '183519002' },
      ],
      broader: 'referral',
      en: {
        name: 'Referral to heart care (cardiology)',
        about: 'A person is sent to care for the heart and blood vessels. A doctor for this is called a cardiologist.',
        find: ['cardiologist', 'cardiology', 'heart doctor'],
      },
      es: {
        name: 'Referencia a atención del corazón (cardiología)',
        about: 'Se manda a la persona a la atención del corazón. El doctor del corazón se llama cardiólogo.',
        find: ['cardiólogo', 'cardiología', 'remisión', 'referido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-and-belly-ct',
      codes: [
        { system: 'SNOMED CT', code: '418891003' },
      ],
      broader: 'ct-scan',
      en: {
        name: 'CT scan of the chest and belly',
        about: 'A CT scan uses X-rays to take many pictures. They show the inside of the chest and the belly.',
        find: ['cat scan', 'abdomen', 'chest scan'],
      },
      es: {
        name: 'Tomografía del pecho y del abdomen (CT)',
        about: 'Con rayos X se toman muchas imágenes. Muestran el pecho y el abdomen por dentro.',
        find: ['tac', 'tomografía', 'vientre', 'tórax'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'coronary-angiography',
      codes: [
        { system: 'SNOMED CT', code: '33367005', name: 'Coronary angiography (procedure)' },
      ],
      en: {
        name: 'Coronary angiogram (pictures of heart arteries)',
        about: 'Dye and X-rays are used to make pictures of the heart arteries. They show how blood flows through them.',
        find: ['angiogram', 'heart arteries', 'heart cath', 'dye test'],
      },
      es: {
        name: 'Angiografía coronaria (arterias del corazón)',
        about: 'Se usan un tinte y rayos X para ver las arterias del corazón. Se ve cómo pasa la sangre por ellas.',
        find: ['angiograma', 'arterias', 'cateterismo', 'contraste'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sputum-microscopy',
      codes: [
        { system: 'SNOMED CT', code: '167995008' },
      ],
      broader: 'sputum-test',
      en: {
        name: 'Sputum under a microscope (mucus from the lungs)',
        about: 'Mucus that is coughed up from the lungs is looked at under a microscope. It can show germs or cells.',
        find: ['phlegm test', 'mucus test', 'sputum'],
      },
      es: {
        name: 'Flema vista con un microscopio',
        about: 'Se mira con un microscopio la flema que sale de los pulmones al toser. Puede mostrar gérmenes o células.',
        find: ['esputo', 'moco', 'tos', 'flema'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-by-mask',
      codes: [
        { system: 'SNOMED CT', code: '371908008', name: 'Oxygen administration by mask (procedure)' },
      ],
      broader: 'oxygen-therapy',
      en: {
        name: 'Oxygen through a mask',
        about: 'Extra oxygen is given to breathe in. It comes through a mask over the nose and mouth.',
        find: ['oxygen mask', 'extra oxygen', 'breathing help'],
      },
      es: {
        name: 'Oxígeno con mascarilla',
        about: 'Se da oxígeno adicional para respirar. Llega por una mascarilla que cubre la nariz y la boca.',
        find: ['mascarilla de oxígeno', 'respiración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'biventricular-defibrillator',
      codes: [
        { system: 'SNOMED CT', code: '447365002' },
      ],
      en: {
        name: 'Placing a biventricular defibrillator (CRT-D)',
        about: 'A device is put under the skin, with wires to the heart. It helps both sides of the heart beat together, and can give a shock to reset the beat.',
        find: ['icd', 'crt-d', 'defibrillator', 'heart device'],
      },
      es: {
        name: 'Colocación de un desfibrilador biventricular',
        about: 'Se pone un dispositivo bajo la piel, con cables al corazón. Ayuda a que los dos lados latan a la vez, y puede dar un choque si el latido cambia.',
        find: ['desfibrilador', 'dai', 'aparato del corazón', 'marcapasos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-needle-biopsy',
      codes: [
        { system: 'SNOMED CT', code: '432231006' },
      ],
      broader: 'biopsy',
      en: {
        name: 'Lung sample taken with a thin needle',
        about: 'A very thin needle takes out a small sample of the lung. It is then looked at under a microscope.',
        find: ['lung biopsy', 'needle biopsy', 'fna'],
      },
      es: {
        name: 'Muestra del pulmón con una aguja fina',
        about: 'Una aguja muy fina saca una muestra pequeña del pulmón. Luego se mira con un microscopio.',
        find: ['biopsia de pulmón', 'biopsia con aguja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-volume-reduction',
      codes: [
        { system: 'SNOMED CT', code: '429609002' },
      ],
      en: {
        name: 'Lung volume reduction surgery',
        about: 'Parts of the lungs with damage are taken out or closed off. This gives the other parts more room to work.',
        find: ['lung surgery', 'emphysema surgery', 'copd'],
      },
      es: {
        name: 'Cirugía para reducir los pulmones',
        about: 'Se sacan o se cierran partes dañadas de los pulmones. Así las otras partes tienen más espacio para trabajar.',
        find: ['cirugía de pulmón', 'enfisema', 'epoc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-stress-test',
      codes: [
        { system: 'SNOMED CT', code: '76746007', name: 'Cardiovascular stress testing (procedure)' },
      ],
      en: {
        name: 'Heart stress test',
        about: 'The heart is watched while it works harder. A person exercises, or gets a medicine that makes the heart work harder.',
        find: ['treadmill test', 'exercise test', 'heart test'],
      },
      es: {
        name: 'Prueba de esfuerzo del corazón',
        about: 'Se mira el corazón cuando trabaja más. Para eso, la persona hace ejercicio o se le da una medicina.',
        find: ['caminadora', 'prueba de ejercicio', 'prueba del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pacemaker-procedure',
      codes: [
        { system: 'SNOMED CT', code: '233174007', name: 'Cardiac pacemaker procedure (procedure)' },
      ],
      en: {
        name: 'Pacemaker procedure',
        about: 'A pacemaker is put in, checked, changed or taken out. It is a small device that helps the heart keep a steady beat.',
        find: ['pacemaker', 'heart device', 'heartbeat'],
      },
      es: {
        name: 'Procedimiento para un marcapasos',
        about: 'Se pone, se revisa, se cambia o se saca un marcapasos. Es un dispositivo pequeño que ayuda al corazón a latir parejo.',
        find: ['marcapasos', 'latido', 'aparato del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-lung-machine',
      codes: [
        { system: 'SNOMED CT', code: '63697000', name: 'Cardiopulmonary bypass operation (procedure)' },
      ],
      en: {
        name: 'Heart-lung machine during surgery',
        about: 'A machine does the work of the heart and lungs during an operation. It moves the blood and adds oxygen to it.',
        find: ['cardiopulmonary bypass', 'open heart surgery', 'bypass machine'],
      },
      es: {
        name: 'Máquina de corazón y pulmón en una cirugía',
        about: 'Una máquina hace el trabajo del corazón y los pulmones en una operación. Mueve la sangre y le pone oxígeno.',
        find: ['circulación extracorpórea', 'corazón abierto', 'bypass cardiopulmonar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
