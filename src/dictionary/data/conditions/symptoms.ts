import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'sleep-apnea',
      codes: [
        { system: 'SNOMED CT', code: '73430006', name: 'Sleep apnea (disorder)' },
      ],
      broader: 'sleep-disorder',
      en: {
        name: 'Sleep apnea (pauses in breathing during sleep)',
        about: 'Breathing stops or gets very shallow for short times during sleep. It can leave a person tired by day.',
        find: ['apnea', 'snoring', 'cpap', 'tired'],
      },
      es: {
        name: 'Apnea del sueño (pausas al respirar)',
        about: 'La respiración se para o se hace muy débil por ratos cortos durante el sueño. Puede dejar a la persona cansada de día.',
        find: ['apnea', 'ronquidos', 'cpap', 'cansancio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'obstructive-sleep-apnea',
      codes: [
        { system: 'SNOMED CT', code: '78275009', name: 'Obstructive sleep apnea syndrome (disorder)' },
        { system: 'ICD-10-CM', code: 'G47.33', name: 'Obstructive sleep apnea (adult) (pediatric)' },
      ],
      broader: 'sleep-apnea',
      en: {
        name: 'Obstructive sleep apnea (throat closes in sleep)',
        about: 'During sleep the throat gets narrow or closes for short times, and breathing pauses. It can come with snoring and with feeling tired by day.',
        find: ['apnea', 'osa', 'snoring', 'cpap', 'tired'],
      },
      es: {
        name: 'Apnea obstructiva del sueño',
        about: 'Al dormir, la garganta se cierra por ratos cortos y la respiración se para. Puede haber ronquidos y cansancio de día.',
        find: ['apnea', 'ronquidos', 'cpap', 'cansancio', 'aos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tired',
      codes: [
        { system: 'SNOMED CT', code: '84229001', name: 'Fatigue (finding)' },
        { system: 'ICD-10-CM', code: 'R53.83', name: 'Other fatigue' },
      ],
      en: {
        name: 'Tiredness (fatigue)',
        about: 'A feeling of being very tired, with little energy for everyday things. It can have many causes.',
        find: ['fatigue', 'exhausted', 'no energy', 'tired'],
      },
      es: {
        name: 'Cansancio (fatiga)',
        about: 'La persona se siente muy cansada, con poca energía para las cosas de cada día. Puede tener muchas causas.',
        find: ['fatiga', 'agotamiento', 'sin energía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fever',
      codes: [
        { system: 'SNOMED CT', code: '386661006', name: 'Fever (finding)' },
        { system: 'ICD-10-CM', code: 'R50.9', name: 'Fever, unspecified' },
      ],
      en: {
        name: 'Fever',
        about: 'The body is warmer than usual. An infection is a common cause, but not the only one.',
        find: ['high temperature', 'feverish', 'hot'],
      },
      es: {
        name: 'Fiebre',
        about: 'El cuerpo está más caliente de lo común. Una infección es una causa común, pero no la única.',
        find: ['calentura', 'temperatura alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shortness-of-breath',
      codes: [
        { system: 'SNOMED CT', code: '267036007', name: 'Dyspnea (finding)' },
        { system: 'ICD-10-CM', code: 'R06.02', name: 'Shortness of breath' },
      ],
      en: {
        name: 'Shortness of breath',
        about: 'It feels hard to breathe or to get enough air. The heart, the lungs or other things can be the cause.',
        find: ['dyspnea', 'trouble breathing', 'breathless', 'hard to breathe'],
      },
      es: {
        name: 'Falta de aire',
        about: 'Cuesta respirar, o se siente que no entra aire suficiente. Puede venir del corazón, de los pulmones o de otra cosa.',
        find: ['disnea', 'dificultad para respirar', 'ahogo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'palpitations',
      codes: [
        { system: 'SNOMED CT', code: '80313002', name: 'Palpitations (finding)' },
        { system: 'ICD-10-CM', code: 'R00.2', name: 'Palpitations' },
      ],
      en: {
        name: 'Palpitations (feeling the heart beat)',
        about: 'The heart is felt to beat fast, hard or out of step.',
        find: ['heartbeat', 'racing heart', 'skipped beats', 'pounding heart'],
      },
      es: {
        name: 'Palpitaciones (sentir los latidos)',
        about: 'Se siente que el corazón late rápido, fuerte o a destiempo.',
        find: ['latidos', 'corazón acelerado', 'taquicardia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cough',
      codes: [
        { system: 'SNOMED CT', code: '49727002', name: 'Cough (finding)' },
        { system: 'ICD-10-CM', code: 'R05', name: 'Cough' },
      ],
      en: {
        name: 'Cough',
        about: 'Air is pushed out of the lungs in a quick burst. It helps clear the throat and the airways.',
        find: ['coughing'],
      },
      es: {
        name: 'Tos',
        about: 'El aire sale de golpe de los pulmones. Así se limpian la garganta y las vías del aire.',
        find: ['toser'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nausea',
      codes: [
        { system: 'SNOMED CT', code: '422587007', name: 'Nausea (finding)' },
        { system: 'ICD-10-CM', code: 'R11.0', name: 'Nausea' },
      ],
      en: {
        name: 'Nausea (feeling sick to the stomach)',
        about: 'The stomach feels upset, as if the person may throw up.',
        find: ['queasy', 'sick to the stomach', 'upset stomach'],
      },
      es: {
        name: 'Náusea (ganas de vomitar)',
        about: 'El estómago se siente revuelto, como si la persona fuera a vomitar.',
        find: ['asco', 'ganas de vomitar', 'náuseas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vomiting',
      codes: [
        { system: 'SNOMED CT', code: '422400008', name: 'Vomiting (disorder)' },
        { system: 'ICD-10-CM', code: 'R11.10', name: 'Vomiting, unspecified' },
      ],
      en: {
        name: 'Vomiting (throwing up)',
        about: 'What is in the stomach comes back up through the mouth.',
        find: ['throwing up', 'puking', 'emesis'],
      },
      es: {
        name: 'Vómito',
        about: 'Lo que hay en el estómago vuelve a salir por la boca.',
        find: ['vomitar', 'devolver', 'vómitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nausea-vomiting',
      codes: [
        { system: 'SNOMED CT', code: '16932000', name: 'Nausea and vomiting (disorder)' },
        { system: 'ICD-10-CM', code: 'R11.2', name: 'Nausea with vomiting, unspecified' },
      ],
      broader: 'nausea',
      en: {
        name: 'Nausea and vomiting',
        about: 'The stomach feels upset, and what is in it comes back up through the mouth.',
        find: ['throwing up', 'queasy', 'sick to the stomach', 'puking'],
      },
      es: {
        name: 'Náusea y vómito',
        about: 'El estómago se siente revuelto, y lo que hay en él vuelve a salir por la boca.',
        find: ['vomitar', 'devolver', 'asco', 'ganas de vomitar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diarrhea',
      codes: [
        { system: 'SNOMED CT', code: '62315008', name: 'Diarrhea (finding)' },
        { system: 'ICD-10-CM', code: 'R19.7', name: 'Diarrhea, unspecified' },
      ],
      en: {
        name: 'Diarrhea (loose stools)',
        about: 'Stools are loose or like water, and they come more often.',
        find: ['loose stools', 'runny stools', 'the runs'],
      },
      es: {
        name: 'Diarrea',
        about: 'El excremento sale aguado o líquido, y más veces.',
        find: ['excremento aguado', 'soltura', 'chorrillo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'belly-pain',
      codes: [
        { system: 'SNOMED CT', code: '21522001', name: 'Abdominal pain (finding)' },
        { system: 'ICD-10-CM', code: 'R10.9', name: 'Unspecified abdominal pain' },
      ],
      en: {
        name: 'Belly pain',
        about: 'Pain in the belly, the part of the body between the chest and the groin. It can have many causes.',
        find: ['abdominal pain', 'stomach ache', 'tummy ache', 'cramps'],
      },
      es: {
        name: 'Dolor de barriga',
        about: 'Dolor en la barriga, la parte del cuerpo entre el pecho y la ingle. Puede tener muchas causas.',
        find: ['dolor abdominal', 'dolor de estómago', 'cólicos', 'panza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bloating',
      codes: [
        { system: 'ICD-10-CM', code: 'R14.0', name: 'Abdominal distension (gaseous)' },
      ],
      en: {
        name: 'Bloating (swollen, gassy belly)',
        about: 'The belly feels full or tight, or looks bigger. Gas is a common cause.',
        find: ['gas', 'distension', 'swollen belly', 'gassy'],
      },
      es: {
        name: 'Barriga inflada (distensión)',
        about: 'La barriga se siente llena o apretada, o se ve más grande. Los gases son una causa común.',
        find: ['gases', 'hinchazón', 'distensión abdominal', 'panza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'trouble-swallowing',
      codes: [
        { system: 'SNOMED CT', code: '40739000', name: 'Dysphagia (disorder)' },
        { system: 'ICD-10-CM', code: 'R13.10', name: 'Dysphagia, unspecified' },
      ],
      en: {
        name: 'Trouble swallowing (dysphagia)',
        about: 'Food, drink or spit is hard to swallow, or seems to get stuck on the way down.',
        find: ['dysphagia', 'hard to swallow', 'food gets stuck'],
      },
      es: {
        name: 'Dificultad para tragar (disfagia)',
        about: 'Cuesta tragar comida, líquidos o saliva, o parece que se atoran al bajar.',
        find: ['disfagia', 'tragar', 'comida atorada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-murmur',
      codes: [
        { system: 'SNOMED CT', code: '88610006', name: 'Heart murmur (finding)' },
        { system: 'ICD-10-CM', code: 'R01.1', name: 'Cardiac murmur, unspecified' },
      ],
      en: {
        name: 'Heart murmur (an extra heart sound)',
        about: 'An extra sound that is heard when somebody listens to the heart. The blood makes it as it moves through the heart.',
        find: ['murmur', 'heart sound', 'whoosh'],
      },
      es: {
        name: 'Soplo del corazón (un sonido de más)',
        about: 'Un sonido de más que se oye al escuchar el corazón. Lo hace la sangre al pasar por el corazón.',
        find: ['soplo cardíaco', 'ruido del corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-pain',
      codes: [
        { system: 'SNOMED CT', code: '29857009', name: 'Chest pain (finding)' },
        { system: 'ICD-10-CM', code: 'R07.9', name: 'Chest pain, unspecified' },
      ],
      en: {
        name: 'Chest pain',
        about: 'Pain or pressure in the chest. It can come from the heart, the lungs, the muscles, the stomach or something else.',
        find: ['chest pressure', 'tight chest', 'heart pain'],
      },
      es: {
        name: 'Dolor de pecho',
        about: 'Dolor o presión en el pecho. Puede venir del corazón, los pulmones, los músculos, el estómago u otra cosa.',
        find: ['dolor torácico', 'presión en el pecho', 'opresión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sleep-disorder',
      codes: [
        { system: 'SNOMED CT', code: '39898005', name: 'Sleep disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'G47.9', name: 'Sleep disorder, unspecified' },
      ],
      en: {
        name: 'Sleep disorder (trouble with sleep)',
        about: 'A problem with sleep. It can be trouble falling asleep, waking up often, being sleepy by day or something else.',
        find: ['poor sleep', 'bad sleep', 'insomnia', 'sleepy'],
      },
      es: {
        name: 'Trastorno del sueño (problemas para dormir)',
        about: 'Un problema con el sueño. Puede ser no poder dormir, despertar seguido, tener sueño de día u otra cosa.',
        find: ['dormir', 'insomnio', 'desvelo', 'sueño'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'insomnia',
      codes: [
        { system: 'SNOMED CT', code: '193462001', name: 'Insomnia (disorder)' },
        { system: 'ICD-10-CM', code: 'G47.00', name: 'Insomnia, unspecified' },
      ],
      broader: 'sleep-disorder',
      en: {
        name: 'Insomnia (trouble sleeping)',
        about: 'It is hard to fall asleep or to stay asleep.',
        find: ['cannot sleep', 'sleepless', 'awake at night'],
      },
      es: {
        name: 'Insomnio (no poder dormir)',
        about: 'Cuesta trabajo dormirse, o el sueño se corta en la noche.',
        find: ['no poder dormir', 'desvelo', 'falta de sueño'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'snoring',
      codes: [
        { system: 'SNOMED CT', code: '72863001', name: 'Snoring (finding)' },
        { system: 'ICD-10-CM', code: 'R06.83', name: 'Snoring' },
      ],
      en: {
        name: 'Snoring',
        about: 'A rough, loud sound in sleep. It comes when air moves through a narrow nose or throat.',
        find: ['snore', 'noisy sleep'],
      },
      es: {
        name: 'Ronquidos',
        about: 'Un sonido fuerte al dormir. Sale cuando el aire pasa por una nariz o una garganta estrecha.',
        find: ['roncar', 'ronca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'weakness',
      codes: [
        { system: 'SNOMED CT', code: '13791008', name: 'Asthenia (finding)' },
        { system: 'ICD-10-CM', code: 'R53.1', name: 'Weakness' },
      ],
      en: {
        name: 'Weakness (less strength)',
        about: 'The body has less strength or energy than before. Everyday things may take more effort.',
        find: ['asthenia', 'feeling weak', 'no strength', 'tired'],
      },
      es: {
        name: 'Debilidad (poca fuerza)',
        about: 'El cuerpo tiene menos fuerza o energía que antes. Las cosas de cada día pueden costar más.',
        find: ['astenia', 'poca fuerza', 'sin fuerzas', 'cansancio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'localized-swelling',
      codes: [
        { system: 'ICD-10-CM', code: 'R60.0', name: 'Localized edema' },
      ],
      en: {
        name: 'Swelling in one part of the body (edema)',
        about: 'Fluid makes one part of the body swell, such as the feet, the legs or a hand.',
        find: ['edema', 'swollen feet', 'swollen legs', 'fluid', 'puffy'],
      },
      es: {
        name: 'Hinchazón en una parte del cuerpo (edema)',
        about: 'Una parte del cuerpo se hincha por líquido, como los pies, las piernas o una mano.',
        find: ['edema', 'pies hinchados', 'piernas hinchadas', 'líquido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leg-swelling',
      codes: [
        { system: 'SNOMED CT', code: '102572006', name: 'Edema of lower extremity (finding)' },
      ],
      broader: 'localized-swelling',
      en: {
        name: 'Swelling in the leg or foot (edema)',
        about: 'Fluid makes the leg, the ankle or the foot swell. It can be on one side or on both.',
        find: ['edema', 'swollen legs', 'swollen ankles', 'swollen feet', 'fluid'],
      },
      es: {
        name: 'Hinchazón de la pierna o el pie (edema)',
        about: 'La pierna, el tobillo o el pie se hincha por líquido. Puede ser de un lado o de los dos.',
        find: ['edema', 'piernas hinchadas', 'tobillos hinchados', 'pies hinchados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'peripheral-edema',
      codes: [
        { system: 'SNOMED CT', code: '271809000', name: 'Peripheral edema (disorder)' },
      ],
      broader: 'localized-swelling',
      en: {
        name: 'Peripheral edema (swelling in the legs or arms)',
        about: 'Fluid makes parts far from the heart swell. Most often these are the feet, ankles and legs.',
        find: ['edema', 'swollen legs', 'swollen ankles', 'swollen feet', 'fluid'],
      },
      es: {
        name: 'Edema periférico (piernas o brazos hinchados)',
        about: 'Partes lejos del corazón se hinchan por líquido. Casi siempre son los pies, los tobillos y las piernas.',
        find: ['edema', 'piernas hinchadas', 'tobillos hinchados', 'pies hinchados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'weight-loss',
      codes: [
        { system: 'SNOMED CT', code: '89362005', name: 'Weight loss (finding)' },
        { system: 'ICD-10-CM', code: 'R63.4', name: 'Abnormal weight loss' },
      ],
      en: {
        name: 'Weight loss',
        about: 'The body weighs less than before. The code does not say why.',
        find: ['losing weight', 'lost weight', 'thinner'],
      },
      es: {
        name: 'Pérdida de peso',
        about: 'El cuerpo pesa menos que antes. El código no dice por qué.',
        find: ['bajar de peso', 'adelgazar', 'bajó de peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'weight-gain',
      codes: [
        { system: 'SNOMED CT', code: '8943002', name: 'Weight gain (finding)' },
        { system: 'ICD-10-CM', code: 'R63.5', name: 'Abnormal weight gain' },
      ],
      en: {
        name: 'Weight gain',
        about: 'The body weighs more than before. The code does not say why.',
        find: ['gaining weight', 'gained weight', 'heavier'],
      },
      es: {
        name: 'Aumento de peso',
        about: 'El cuerpo pesa más que antes. El código no dice por qué.',
        find: ['subir de peso', 'engordar', 'subió de peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-in-urine',
      codes: [
        { system: 'SNOMED CT', code: '34436003', name: 'Blood in urine (finding)' },
        { system: 'ICD-10-CM', code: 'R31.9', name: 'Hematuria, unspecified' },
      ],
      en: {
        name: 'Blood in the urine (hematuria)',
        about: 'There is blood in the urine. It can be seen, or it shows up only in a test.',
        find: ['hematuria', 'blood in pee', 'red urine'],
      },
      es: {
        name: 'Sangre en la orina (hematuria)',
        about: 'Hay sangre en la orina. A veces se ve, y a veces solo la encuentra una prueba.',
        find: ['hematuria', 'orina roja', 'orinar sangre', 'pipí con sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leaking-urine',
      codes: [
        { system: 'SNOMED CT', code: '165232002', name: 'Urinary incontinence (finding)' },
        { system: 'ICD-10-CM', code: 'R32', name: 'Unspecified urinary incontinence' },
      ],
      en: {
        name: 'Leaking urine (incontinence)',
        about: 'Urine comes out when the person does not want it to. It is common, and there can be many causes.',
        find: ['incontinence', 'bladder leak', 'wet pants', 'bladder control'],
      },
      es: {
        name: 'Escape de orina (incontinencia)',
        about: 'La orina se sale sin querer. Es común y puede tener muchas causas.',
        find: ['incontinencia', 'se sale la orina', 'vejiga', 'fuga de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stress-incontinence',
      codes: [
        { system: 'ICD-10-CM', code: 'N39.3', name: 'Stress incontinence (female) (male)' },
      ],
      broader: 'leaking-urine',
      en: {
        name: 'Leaking urine with a cough or strain',
        about: 'Some urine comes out with a cough, a sneeze, a laugh or when lifting something. “Stress” means pressure on the bladder here.',
        find: ['stress incontinence', 'bladder leak', 'incontinence'],
      },
      es: {
        name: 'Escape de orina al toser o hacer fuerza',
        about: 'Se sale un poco de orina al toser, estornudar, reír o cargar algo. Se llama “de esfuerzo” por la presión sobre la vejiga.',
        find: ['incontinencia de esfuerzo', 'se sale la orina', 'vejiga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rash',
      codes: [
        { system: 'SNOMED CT', code: '271807003', name: 'Eruption of skin (disorder)' },
        { system: 'ICD-10-CM', code: 'R21', name: 'Rash and other nonspecific skin eruption' },
      ],
      en: {
        name: 'Skin rash',
        about: 'The skin has a change that can be seen, such as red spots, bumps or patches.',
        find: ['rash', 'spots', 'red skin', 'bumps', 'eruption'],
      },
      es: {
        name: 'Sarpullido (erupción en la piel)',
        about: 'La piel tiene un cambio que se ve, como manchas rojas, granitos o ronchas.',
        find: ['erupción', 'salpullido', 'manchas', 'granitos', 'ronchas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lymph-swelling',
      codes: [
        { system: 'SNOMED CT', code: '30746006', name: 'Lymphadenopathy (disorder)' },
        { system: 'ICD-10-CM', code: 'R59.9', name: 'Enlarged lymph nodes, unspecified' },
      ],
      en: {
        name: 'Swollen lymph nodes',
        about: 'Lymph nodes are bigger than usual. These small glands in the neck, armpits, groin and elsewhere help the body fight germs.',
        find: ['swollen glands', 'lymph glands', 'lymphadenopathy', 'lump in neck'],
      },
      es: {
        name: 'Ganglios hinchados',
        about: 'Los ganglios están más grandes de lo común. Están en el cuello, las axilas, la ingle y otras partes, y ayudan a luchar contra los gérmenes.',
        find: ['ganglios linfáticos', 'linfadenopatía', 'adenopatía', 'bolitas en el cuello'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pain',
      codes: [
        { system: 'SNOMED CT', code: '22253000', name: 'Pain (finding)' },
      ],
      en: {
        name: 'Pain',
        about: 'Something hurts. The code does not say where.',
        find: ['ache', 'hurt', 'sore'],
      },
      es: {
        name: 'Dolor',
        about: 'Algo duele. El código no dice dónde.',
        find: ['dolores', 'adolorido', 'molestia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chronic-pain',
      codes: [
        { system: 'SNOMED CT', code: '82423001', name: 'Chronic pain (finding)' },
      ],
      broader: 'pain',
      en: {
        name: 'Chronic pain (pain that lasts for months)',
        about: 'Pain that goes on for months, or that keeps coming back. The code does not say where it is.',
        find: ['long-term pain', 'ongoing pain', 'ache', 'hurt'],
      },
      es: {
        name: 'Dolor crónico (dura meses)',
        about: 'Dolor que dura meses o que vuelve una y otra vez. El código no dice dónde está.',
        find: ['dolor de mucho tiempo', 'dolor constante', 'dolores'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wheezing',
      codes: [
        { system: 'SNOMED CT', code: '56018004', name: 'Wheezing (finding)' },
      ],
      en: {
        name: 'Wheezing (a whistling breath)',
        about: 'A whistling sound with breathing. It comes from airways that are narrow.',
        find: ['whistling breath', 'asthma', 'tight airways'],
      },
      es: {
        name: 'Silbido al respirar (sibilancias)',
        about: 'Un sonido como un silbido al respirar. Viene de vías del aire estrechas.',
        find: ['sibilancias', 'pitido', 'chillido en el pecho', 'asma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chills',
      codes: [
        { system: 'SNOMED CT', code: '43724002', name: 'Chill (finding)' },
      ],
      en: {
        name: 'Chills (feeling cold and shivering)',
        about: 'The person feels cold and may shiver. It often comes with a fever.',
        find: ['shivering', 'shakes', 'cold', 'fever'],
      },
      es: {
        name: 'Escalofríos (sentir frío y temblar)',
        about: 'La persona siente frío y puede temblar. Muchas veces viene con fiebre.',
        find: ['temblor', 'frío', 'fiebre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'loss-of-taste',
      codes: [
        { system: 'SNOMED CT', code: '36955009', name: 'Loss of taste (finding)' },
      ],
      en: {
        name: 'Loss of taste',
        about: 'Food and drink taste of little or of nothing.',
        find: ['cannot taste', 'ageusia', 'no taste'],
      },
      es: {
        name: 'Pérdida del gusto',
        about: 'La comida y la bebida saben a poco o a nada.',
        find: ['no sentir sabor', 'ageusia', 'sin gusto', 'sabor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
