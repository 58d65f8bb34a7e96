import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'stroke',
      codes: [
        { system: 'SNOMED CT', code: '230690007', name: 'Cerebrovascular accident (disorder)' },
      ],
      en: {
        name: 'Stroke',
        about: 'A part of the brain does not get enough blood, because a blood vessel is blocked or has torn. What that part does can be lost or get weak.',
        find: ['brain attack', 'cva', 'cerebrovascular accident'],
      },
      es: {
        name: 'Derrame o ataque cerebral (ACV)',
        about: 'A una parte del cerebro no le llega sangre suficiente, porque un vaso está tapado o se rompió. Lo que hace esa parte puede perderse o ser más débil.',
        find: ['derrame cerebral', 'embolia', 'acv', 'accidente cerebrovascular'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stroke-ischemic',
      codes: [
        { system: 'ICD-10-CM', code: 'I63.9', name: 'Cerebral infarction, unspecified' },
        { system: 'SNOMED CT', code: '422504002', name: 'Ischemic stroke (disorder)' },
      ],
      broader: 'stroke',
      en: {
        name: 'Stroke from a blocked blood vessel (ischemic)',
        about: 'A part of the brain does not get enough blood, because a blood vessel is blocked. What that part does can be lost or get weak.',
        find: ['brain attack', 'cva', 'cerebral infarction', 'clot'],
      },
      es: {
        name: 'Ataque cerebral por un vaso tapado (isquémico)',
        about: 'A una parte del cerebro no le llega sangre suficiente, porque un vaso está tapado. Lo que hace esa parte puede perderse o ser más débil.',
        find: ['derrame cerebral', 'embolia', 'infarto cerebral', 'coágulo', 'acv'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mini-stroke',
      codes: [
        { system: 'ICD-10-CM', code: 'G45.9', name: 'Transient cerebral ischemic attack, unspecified' },
        { system: 'SNOMED CT', code: '266257000', name: 'Transient ischemic attack (disorder)' },
      ],
      en: {
        name: 'Mini-stroke (transient ischemic attack, TIA)',
        about: 'A part of the brain got too little blood for a short time. The signs were like those of a stroke and went away.',
        find: ['tia', 'transient ischemic attack', 'warning stroke'],
      },
      es: {
        name: 'Mini derrame (ataque isquémico transitorio)',
        about: 'A una parte del cerebro le llegó poca sangre por poco tiempo. Las señales fueron como las de un derrame, y se quitaron.',
        find: ['ait', 'derrame pequeño', 'ataque isquémico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'epilepsy',
      codes: [
        { system: 'SNOMED CT', code: '84757009', name: 'Epilepsy (disorder)' },
        { system: 'ICD-10-CM', code: 'G40.909', name: 'Epilepsy, unspecified, not intractable, without status epilepticus' },
      ],
      en: {
        name: 'Epilepsy (seizures that come back)',
        about: 'A condition of the brain in which seizures can come back. In a seizure, the brain sends a burst of signals that the body cannot control.',
        find: ['seizures', 'convulsions', 'fits'],
      },
      es: {
        name: 'Epilepsia (convulsiones que vuelven)',
        about: 'Un problema de salud del cerebro en el que pueden volver las convulsiones. En ellas, el cerebro manda muchas señales sin control.',
        find: ['convulsiones', 'ataques', 'crisis epilépticas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'seizure-disorder',
      codes: [
        { system: 'SNOMED CT', code: '128613002', name: 'Seizure disorder (disorder)' },
      ],
      en: {
        name: 'Seizure disorder (seizures can come back)',
        about: 'A condition of the brain in which seizures can come back. In a seizure, the brain sends a burst of signals that the body cannot control.',
        find: ['seizures', 'convulsions', 'fits', 'epilepsy'],
      },
      es: {
        name: 'Trastorno con convulsiones (pueden volver)',
        about: 'Un problema de salud del cerebro en el que pueden volver las convulsiones. En ellas, el cerebro manda muchas señales sin control.',
        find: ['convulsiones', 'ataques', 'epilepsia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'seizure',
      codes: [
        { system: 'ICD-10-CM', code: 'R56.9', name: 'Unspecified convulsions' },
        { system: 'SNOMED CT', code: '91175000', name: 'Seizure (finding)' },
      ],
      en: {
        name: 'Seizure (convulsion)',
        about: 'A burst of signals in the brain that the body cannot control. It can make the body shake, stiffen or stare.',
        find: ['convulsion', 'fit', 'shaking'],
      },
      es: {
        name: 'Convulsión (ataque)',
        about: 'El cerebro manda de golpe muchas señales sin control. El cuerpo puede temblar o ponerse duro, o la mirada queda fija.',
        find: ['convulsiones', 'ataque', 'crisis epiléptica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alzheimers',
      codes: [
        { system: 'SNOMED CT', code: '26929004', name: "Alzheimer's disease (disorder)" },
        { system: 'ICD-10-CM', code: 'G30.9', name: "Alzheimer's disease, unspecified" },
      ],
      en: {
        name: 'Alzheimer’s disease',
        about: 'An illness of the brain that slowly affects memory, thought and daily life. It is the most common kind of dementia.',
        find: ['dementia', 'memory loss', 'alzheimer'],
      },
      es: {
        name: 'Enfermedad de Alzheimer',
        about: 'Una enfermedad del cerebro que poco a poco afecta la memoria, las ideas y la vida diaria. Es el tipo más común de demencia.',
        find: ['demencia', 'pérdida de memoria', 'alzheimer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alzheimers-early-familial',
      codes: [
        { system: 'SNOMED CT', code: '230265002' },
      ],
      broader: 'alzheimers',
      en: {
        name: 'Alzheimer’s before old age, runs in a family',
        about: 'An illness of the brain that slowly affects memory and thought. This kind starts before old age and is passed down in a family.',
        find: ['dementia', 'memory loss', 'early onset', 'familial alzheimer'],
      },
      es: {
        name: 'Alzheimer antes de la vejez, de familia',
        about: 'Una enfermedad del cerebro que poco a poco afecta la memoria y las ideas. Este tipo empieza antes de la vejez y pasa de padres a hijos.',
        find: ['demencia', 'pérdida de memoria', 'alzheimer', 'inicio temprano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'memory-loss',
      codes: [
        { system: 'SNOMED CT', code: '386807006', name: 'Memory impairment (finding)' },
        { system: 'ICD-10-CM', code: 'R41.3', name: 'Other amnesia' },
      ],
      en: {
        name: 'Memory problems',
        about: 'It is hard to remember things, or to learn new ones. It can have many causes.',
        find: ['memory loss', 'forgetting', 'amnesia', 'forgetful'],
      },
      es: {
        name: 'Problemas de memoria',
        about: 'Cuesta recordar cosas, o aprender cosas nuevas. Puede tener muchas causas.',
        find: ['pérdida de memoria', 'olvidos', 'amnesia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'migraine',
      codes: [
        { system: 'SNOMED CT', code: '37796009', name: 'Migraine (disorder)' },
        { system: 'ICD-10-CM', code: 'G43.909', name: 'Migraine, unspecified, not intractable, without status migrainosus' },
      ],
      en: {
        name: 'Migraine',
        about: 'Strong headaches that come back, often with a sick stomach. Light, sound or moving can make the pain stronger.',
        find: ['headache', 'migraines', 'head pain'],
      },
      es: {
        name: 'Migraña',
        about: 'Dolores de cabeza fuertes que vuelven, muchas veces con náuseas. La luz, el ruido o moverse pueden hacer más fuerte el dolor.',
        find: ['jaqueca', 'dolor de cabeza', 'migrañas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'migraine-chronic',
      codes: [
        { system: 'SNOMED CT', code: '427419006', name: 'Transformed migraine (disorder)' },
      ],
      broader: 'migraine',
      en: {
        name: 'Chronic migraine (headache on most days)',
        about: 'Migraine that over time has come to bring a headache on more days than not.',
        find: ['transformed migraine', 'headache', 'migraines'],
      },
      es: {
        name: 'Migraña crónica (dolor casi todos los días)',
        about: 'Migraña que con el tiempo pasó a dar dolor de cabeza la mayoría de los días.',
        find: ['jaqueca', 'migraña transformada', 'dolor de cabeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'migraine-chronic-hard-to-treat',
      codes: [
        { system: 'SNOMED CT', code: '124171000119105' },
      ],
      broader: 'migraine',
      en: {
        name: 'Chronic migraine without aura, hard to treat',
        about: 'Strong headaches on many days, which medicines have not helped enough. An aura is a warning sign, such as flashes of light, and is not there.',
        find: ['intractable migraine', 'headache', 'migraines'],
      },
      es: {
        name: 'Migraña crónica sin aura, difícil de tratar',
        about: 'Dolor de cabeza fuerte muchos días, que las medicinas no calman lo suficiente. Sin aura quiere decir sin señales antes, como ver luces.',
        find: ['jaqueca', 'migraña', 'dolor de cabeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'headache',
      codes: [
        { system: 'SNOMED CT', code: '25064002', name: 'Headache (finding)' },
        { system: 'ICD-10-CM', code: 'R51', name: 'Headache' },
      ],
      en: {
        name: 'Headache',
        about: 'Pain in the head. It can have many causes.',
        find: ['head pain', 'head hurts'],
      },
      es: {
        name: 'Dolor de cabeza',
        about: 'Dolor en la cabeza. Puede tener muchas causas.',
        find: ['cefalea', 'dolor de la cabeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tension-headache',
      codes: [
        { system: 'ICD-10-CM', code: 'G44.209', name: 'Tension-type headache, unspecified, not intractable' },
        { system: 'SNOMED CT', code: '398057008', name: 'Tension-type headache (disorder)' },
      ],
      en: {
        name: 'Tension-type headache',
        about: 'A dull pain or a feeling of pressure in the head, often on both sides, like a tight band. It is very common.',
        find: ['headache', 'stress headache', 'tension headache'],
      },
      es: {
        name: 'Dolor de cabeza por tensión',
        about: 'Un dolor parejo o una presión en la cabeza, muchas veces en los dos lados, como una banda apretada. Es muy común.',
        find: ['cefalea tensional', 'dolor de cabeza', 'estrés'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dizziness',
      codes: [
        { system: 'ICD-10-CM', code: 'R42', name: 'Dizziness and giddiness' },
        { system: 'SNOMED CT', code: '404640003', name: 'Dizziness (finding)' },
      ],
      en: {
        name: 'Dizziness',
        about: 'A person feels faint or unsteady, or the room seems to spin. It can have many causes.',
        find: ['dizzy', 'lightheaded', 'vertigo'],
      },
      es: {
        name: 'Mareo',
        about: 'La persona se siente débil o sin equilibrio, o todo parece dar vueltas. Puede tener muchas causas.',
        find: ['mareado', 'vértigo', 'vahído'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fainting',
      codes: [
        { system: 'ICD-10-CM', code: 'R55', name: 'Syncope and collapse' },
        { system: 'SNOMED CT', code: '271594007', name: 'Syncope (disorder)' },
      ],
      en: {
        name: 'Fainting (syncope)',
        about: 'The person passes out for a short time, most often because too little blood gets to the brain.',
        find: ['passing out', 'blackout', 'syncope', 'collapse'],
      },
      es: {
        name: 'Desmayo (síncope)',
        about: 'La persona se desmaya por poco tiempo, casi siempre porque llega poca sangre al cerebro.',
        find: ['desmayarse', 'síncope', 'perder el conocimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carpal-tunnel',
      codes: [
        { system: 'ICD-10-CM', code: 'G56.00', name: 'Carpal tunnel syndrome, unspecified upper limb' },
        { system: 'SNOMED CT', code: '57406009', name: 'Carpal tunnel syndrome (disorder)' },
      ],
      en: {
        name: 'Carpal tunnel syndrome (wrist nerve)',
        about: 'A nerve is squeezed where it passes through the wrist. The hand can tingle, hurt, go numb or feel weak.',
        find: ['wrist', 'hand numbness', 'carpal tunnel', 'nerve'],
      },
      es: {
        name: 'Síndrome del túnel carpiano (muñeca)',
        about: 'Un nervio está apretado donde pasa por la muñeca. La mano puede hormiguear, doler, dormirse o sentirse débil.',
        find: ['túnel carpiano', 'muñeca', 'mano dormida', 'nervio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'parkinsons',
      codes: [
        { system: 'ICD-10-CM', code: 'G20', name: "Parkinson's disease" },
        { system: 'SNOMED CT', code: '49049000', name: "Parkinson's disease (disorder)" },
      ],
      en: {
        name: 'Parkinson’s disease',
        about: 'An illness of the brain that slowly affects how a person moves. It can bring shaking, stiff muscles and slow movement.',
        find: ['parkinson', 'tremor', 'shaking'],
      },
      es: {
        name: 'Enfermedad de Parkinson',
        about: 'Una enfermedad del cerebro que poco a poco afecta cómo se mueve la persona. Puede dar temblor, músculos duros y movimientos lentos.',
        find: ['parkinson', 'temblor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'multiple-sclerosis',
      codes: [
        { system: 'ICD-10-CM', code: 'G35', name: 'Multiple sclerosis' },
        { system: 'SNOMED CT', code: '24700007', name: 'Multiple sclerosis (disorder)' },
      ],
      en: {
        name: 'Multiple sclerosis (MS)',
        about: 'The body’s defenses harm the cover around nerves in the brain and the spinal cord. Signals then travel more slowly or get lost.',
        find: ['ms', 'nerves', 'brain', 'spinal cord'],
      },
      es: {
        name: 'Esclerosis múltiple (EM)',
        about: 'Las defensas del cuerpo dañan la capa que cubre los nervios del cerebro y de la médula. Las señales pasan más lento o se pierden.',
        find: ['em', 'nervios', 'cerebro', 'médula espinal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nerve-damage',
      codes: [
        { system: 'ICD-10-CM', code: 'G62.9', name: 'Polyneuropathy, unspecified' },
        { system: 'SNOMED CT', code: '42658009', name: 'Disorder of the peripheral nervous system (disorder)' },
        { system: 'SNOMED CT', code: '302226006', name: 'Peripheral nerve disease (disorder)' },
      ],
      en: {
        name: 'Nerve problems outside the brain (neuropathy)',
        about: 'Nerves outside the brain and the spinal cord do not work as expected. Parts of the body can tingle, hurt, go numb or feel weak.',
        find: ['neuropathy', 'numbness', 'tingling', 'nerve damage', 'polyneuropathy'],
      },
      es: {
        name: 'Problemas de los nervios (neuropatía)',
        about: 'Los nervios fuera del cerebro y de la médula no trabajan como se espera. Partes del cuerpo pueden hormiguear, doler, dormirse o estar débiles.',
        find: ['neuropatía', 'hormigueo', 'nervios', 'pies dormidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'restless-legs',
      codes: [
        { system: 'ICD-10-CM', code: 'G25.81', name: 'Restless legs syndrome' },
        { system: 'SNOMED CT', code: '32914008', name: 'Restless legs (disorder)' },
      ],
      en: {
        name: 'Restless legs syndrome',
        about: 'The legs feel odd and there is a strong urge to move them, most of all at rest and at night.',
        find: ['rls', 'legs', 'sleep'],
      },
      es: {
        name: 'Síndrome de las piernas inquietas',
        about: 'Las piernas se sienten raras y dan muchas ganas de moverlas, más que nada en reposo y de noche.',
        find: ['piernas inquietas', 'sueño', 'piernas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tremor',
      codes: [
        { system: 'ICD-10-CM', code: 'R25.1', name: 'Tremor, unspecified' },
        { system: 'SNOMED CT', code: '26079004', name: 'Tremor (finding)' },
      ],
      en: {
        name: 'Tremor (shaking)',
        about: 'A part of the body shakes, often the hands, and the person cannot stop it.',
        find: ['shaking', 'shaky hands', 'trembling'],
      },
      es: {
        name: 'Temblor',
        about: 'Una parte del cuerpo tiembla, muchas veces las manos, y la persona no lo puede parar.',
        find: ['temblor de manos', 'temblar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bells-palsy',
      codes: [
        { system: 'ICD-10-CM', code: 'G51.0', name: "Bell's palsy" },
        { system: 'SNOMED CT', code: '193093009', name: "Bell's palsy (disorder)" },
      ],
      en: {
        name: 'Bell’s palsy (one side of the face is weak)',
        about: 'Within hours or days, a nerve of the face stops working as expected. One side of the face droops, and the eye may not close all the way.',
        find: ['facial palsy', 'droopy face', 'bell palsy'],
      },
      es: {
        name: 'Parálisis de Bell (un lado de la cara débil)',
        about: 'En horas o días, un nervio de la cara deja de trabajar como se espera. Un lado de la cara se cae, y el ojo puede no cerrar del todo.',
        find: ['parálisis facial', 'cara caída', 'nervio facial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'disorientation',
      codes: [
        { system: 'ICD-10-CM', code: 'R41.0', name: 'Disorientation, unspecified' },
      ],
      en: {
        name: 'Disorientation (confusion)',
        about: 'The person is not sure of the time, the place or who people are.',
        find: ['confused', 'disoriented'],
      },
      es: {
        name: 'Desorientación (confusión)',
        about: 'La persona no sabe bien qué día es, dónde está o quiénes son los demás.',
        find: ['confusión', 'desorientado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'delirium',
      codes: [
        { system: 'SNOMED CT', code: '2776000', name: 'Delirium (disorder)' },
      ],
      en: {
        name: 'Delirium (sudden confusion)',
        about: 'Over hours or days, a person becomes confused and cannot pay attention. It can come with an illness, a medicine or a hospital stay.',
        find: ['confused', 'confusion', 'disoriented'],
      },
      es: {
        name: 'Delírium (confusión repentina)',
        about: 'En horas o días, la persona está confundida y no pone atención. Puede venir con una enfermedad, una medicina o una estadía en el hospital.',
        find: ['confusión', 'desorientado', 'delirio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cerebral-palsy',
      codes: [
        { system: 'SNOMED CT', code: '128188000', name: 'Cerebral palsy (disorder)' },
      ],
      en: {
        name: 'Cerebral palsy (movement and posture)',
        about: 'A condition that affects how a person moves and holds the body. It comes from a change in the brain before birth or early in life.',
        find: ['cp', 'movement', 'muscles'],
      },
      es: {
        name: 'Parálisis cerebral (movimiento y postura)',
        about: 'Un problema de salud que afecta cómo la persona se mueve y sostiene el cuerpo. Viene de un cambio en el cerebro antes de nacer o muy temprano en la vida.',
        find: ['movimiento', 'músculos', 'pci'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dystonia',
      codes: [
        { system: 'SNOMED CT', code: '15802004', name: 'Dystonia (disorder)' },
      ],
      en: {
        name: 'Dystonia (muscles that tighten)',
        about: 'Muscles tighten by themselves, for a long time or again and again. They can twist a part of the body or hold it in an odd way.',
        find: ['muscle spasm', 'twisting', 'movement'],
      },
      es: {
        name: 'Distonía (músculos que se aprietan)',
        about: 'Los músculos se aprietan solos, por mucho rato o una y otra vez. Pueden torcer una parte del cuerpo o dejarla en una posición rara.',
        find: ['espasmo', 'torcer', 'movimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-muscle-tone',
      codes: [
        { system: 'SNOMED CT', code: '398152000', name: 'Poor muscle tone (finding)' },
      ],
      en: {
        name: 'Low muscle tone',
        about: 'At rest, the muscles are softer and looser than expected. This can make it harder to sit, stand or move.',
        find: ['hypotonia', 'floppy', 'weak muscles'],
      },
      es: {
        name: 'Tono muscular bajo',
        about: 'En reposo, los músculos están más blandos y sueltos de lo esperado. Puede costar más sentarse, pararse o moverse.',
        find: ['hipotonía', 'flacidez', 'músculos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'spasticity',
      codes: [
        { system: 'SNOMED CT', code: '221360009', name: 'Spasticity (finding)' },
      ],
      en: {
        name: 'Spasticity (stiff, tight muscles)',
        about: 'Muscles are tight and stiff, so it is hard to move them. It comes from a change in the brain or the spinal cord.',
        find: ['tight muscles', 'stiff muscles', 'spasms'],
      },
      es: {
        name: 'Espasticidad (músculos duros y apretados)',
        about: 'Los músculos están duros y apretados, y cuesta moverlos. Viene de un cambio en el cerebro o en la médula.',
        find: ['músculos duros', 'rigidez', 'espasmos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'intellectual-disability',
      codes: [
        { system: 'SNOMED CT', code: '110359009', name: 'Intellectual disability (disorder)' },
      ],
      en: {
        name: 'Intellectual disability',
        about: 'It takes more time or help to learn, to understand and to do the things of daily life. It starts in childhood.',
        find: ['learning', 'developmental disability', 'delay'],
      },
      es: {
        name: 'Discapacidad intelectual',
        about: 'Hace falta más tiempo o ayuda para aprender, entender y hacer las cosas de cada día. Empieza en la niñez.',
        find: ['aprendizaje', 'discapacidad del desarrollo', 'retraso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'meningomyelocele',
      codes: [
        { system: 'SNOMED CT', code: '414667000', name: 'Meningomyelocele (disorder)' },
      ],
      en: {
        name: 'Myelomeningocele (a form of spina bifida)',
        about: 'Before birth, the bones of the spine did not close all the way. A part of the spinal cord and its cover came out through the gap.',
        find: ['spina bifida', 'spine', 'birth'],
      },
      es: {
        name: 'Mielomeningocele (un tipo de espina bífida)',
        about: 'Antes de nacer, los huesos de la espalda no cerraron del todo. Una parte de la médula y lo que la cubre salió por el hueco.',
        find: ['espina bífida', 'columna', 'nacimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hydrocephalus',
      codes: [
        { system: 'SNOMED CT', code: '230745008', name: 'Hydrocephalus (disorder)' },
      ],
      en: {
        name: 'Hydrocephalus (fluid in the brain)',
        about: 'There is too much fluid in the spaces inside the brain. It can press on the brain.',
        find: ['water on the brain', 'shunt', 'fluid'],
      },
      es: {
        name: 'Hidrocefalia (líquido en el cerebro)',
        about: 'Hay demasiado líquido en los espacios dentro del cerebro. Puede apretar el cerebro.',
        find: ['agua en el cerebro', 'válvula', 'líquido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
