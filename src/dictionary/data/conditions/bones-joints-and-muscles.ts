import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'osteoporosis',
      codes: [
        { system: 'SNOMED CT', code: '64859006', name: 'Osteoporosis (disorder)' },
        { system: 'ICD-10-CM', code: 'M81.0', name: 'Age-related osteoporosis without current pathological fracture' },
      ],
      en: {
        name: 'Osteoporosis (thin, weak bones)',
        about: 'The bones have lost some of their strength and can break more easily. Many people do not feel it.',
        find: ['weak bones', 'brittle bones', 'thin bones', 'bone loss'],
      },
      es: {
        name: 'Osteoporosis (huesos débiles)',
        about: 'Los huesos perdieron parte de la fuerza y se pueden romper más fácil. Muchas personas no lo sienten.',
        find: ['huesos frágiles', 'huesos débiles', 'pérdida de hueso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-density-change',
      codes: [
        { system: 'ICD-10-CM', code: 'M85.80', name: 'Other specified disorders of bone density and structure, unspecified site' },
      ],
      en: {
        name: 'Change in the density or build of bone',
        about: 'Bones have changed in how dense they are or how they are built. The code covers more than one kind of change, such as osteopenia.',
        find: ['osteopenia', 'thin bones', 'bone loss', 'bone density'],
      },
      es: {
        name: 'Cambio en la densidad o la forma del hueso',
        about: 'Los huesos cambiaron en lo densos que son o en cómo están hechos. El código junta varios cambios, como la osteopenia.',
        find: ['osteopenia', 'densidad del hueso', 'pérdida de hueso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osteopenia',
      codes: [
        { system: 'SNOMED CT', code: '312894000', name: 'Osteopenia (disorder)' },
      ],
      broader: 'bone-density-change',
      en: {
        name: 'Osteopenia (bones somewhat thin)',
        about: 'The bones are less dense than in most young adults, but more than in osteoporosis. Most often a bone density test shows it.',
        find: ['thin bones', 'bone loss', 'bone density', 'dexa'],
      },
      es: {
        name: 'Osteopenia (huesos algo delgados)',
        about: 'Los huesos son menos densos que en adultos jóvenes, pero más que en la osteoporosis. Casi siempre se ve en una densitometría.',
        find: ['huesos delgados', 'pérdida de hueso', 'densidad del hueso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osteoarthritis',
      codes: [
        { system: 'SNOMED CT', code: '396275006', name: 'Osteoarthritis (disorder)' },
        { system: 'ICD-10-CM', code: 'M19.90', name: 'Unspecified osteoarthritis, unspecified site' },
      ],
      en: {
        name: 'Osteoarthritis (worn joints)',
        about: 'The smooth lining of a joint has worn down over time. The joint can hurt, get stiff or swell.',
        find: ['arthritis', 'wear and tear', 'joint pain', 'oa'],
      },
      es: {
        name: 'Artrosis (articulaciones gastadas)',
        about: 'La capa lisa de una articulación se fue gastando. Puede doler, ponerse dura o hincharse.',
        find: ['osteoartritis', 'desgaste', 'artritis', 'dolor en las coyunturas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osteoarthritis-knee',
      codes: [
        { system: 'SNOMED CT', code: '239873007', name: 'Osteoarthritis of knee (disorder)' },
        { system: 'ICD-10-CM', code: 'M17.9', name: 'Osteoarthritis of knee, unspecified' },
        { system: 'ICD-10-CM', code: 'M17.11', name: 'Unilateral primary osteoarthritis, right knee' },
      ],
      broader: 'osteoarthritis',
      en: {
        name: 'Osteoarthritis of the knee (worn knee joint)',
        about: 'The smooth lining of the knee joint has worn down over time. The knee can hurt, get stiff or swell.',
        find: ['knee arthritis', 'wear and tear', 'knee pain', 'oa'],
      },
      es: {
        name: 'Artrosis de rodilla (rodilla gastada)',
        about: 'La capa lisa de la rodilla se fue gastando. La rodilla puede doler, ponerse dura o hincharse.',
        find: ['osteoartritis', 'desgaste', 'artritis', 'dolor de rodilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osteoarthritis-hip',
      codes: [
        { system: 'SNOMED CT', code: '239872002', name: 'Osteoarthritis of hip (disorder)' },
        { system: 'ICD-10-CM', code: 'M16.9', name: 'Osteoarthritis of hip, unspecified' },
      ],
      broader: 'osteoarthritis',
      en: {
        name: 'Osteoarthritis of the hip (worn hip joint)',
        about: 'The smooth lining of the hip joint has worn down over time. The hip can hurt or get stiff.',
        find: ['hip arthritis', 'wear and tear', 'hip pain', 'oa'],
      },
      es: {
        name: 'Artrosis de cadera (cadera gastada)',
        about: 'La capa lisa de la cadera se fue gastando. La cadera puede doler o ponerse dura.',
        find: ['osteoartritis', 'desgaste', 'artritis', 'dolor de cadera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'osteoarthritis-hand',
      codes: [
        { system: 'SNOMED CT', code: '201834006', name: 'Localized, primary osteoarthritis of the hand (disorder)' },
      ],
      broader: 'osteoarthritis',
      en: {
        name: 'Osteoarthritis of the hand (worn finger joints)',
        about: 'The smooth lining of joints in the hand has worn down over time. The fingers or the thumb can hurt, get stiff or change shape.',
        find: ['hand arthritis', 'wear and tear', 'finger pain', 'oa'],
      },
      es: {
        name: 'Artrosis de la mano (coyunturas gastadas)',
        about: 'La capa lisa de las coyunturas de la mano se fue gastando. Los dedos pueden doler, ponerse duros o cambiar de forma.',
        find: ['osteoartritis', 'desgaste', 'artritis', 'dolor en los dedos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gout',
      codes: [
        { system: 'SNOMED CT', code: '90560007', name: 'Inflammatory disorder due to increased blood urate level (disorder)' },
        { system: 'ICD-10-CM', code: 'M10.9', name: 'Gout, unspecified' },
      ],
      en: {
        name: 'Gout (joint pain from uric acid crystals)',
        about: 'Tiny crystals of uric acid settle in a joint and make it hurt and swell. It often begins in the big toe, and it comes and goes.',
        find: ['uric acid', 'big toe pain', 'joint pain', 'urate'],
      },
      es: {
        name: 'Gota (cristales de ácido úrico)',
        about: 'Cristales muy pequeños de ácido úrico hacen que una articulación duela y se hinche. Muchas veces empieza en el dedo gordo del pie, y va y viene.',
        find: ['ácido úrico', 'dedo gordo', 'dolor de pie'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rheumatoid-arthritis',
      codes: [
        { system: 'SNOMED CT', code: '69896004', name: 'Rheumatoid arthritis (disorder)' },
        { system: 'ICD-10-CM', code: 'M06.9', name: 'Rheumatoid arthritis, unspecified' },
      ],
      en: {
        name: 'Rheumatoid arthritis',
        about: 'The body’s defenses attack the lining of joints by mistake. Joints, often in the hands and feet, can hurt, swell and get stiff.',
        find: ['ra', 'joint pain', 'autoimmune', 'arthritis'],
      },
      es: {
        name: 'Artritis reumatoide',
        about: 'Las defensas del cuerpo atacan por error las articulaciones. Muchas veces en manos y pies, pueden doler, hincharse o ponerse duras.',
        find: ['reuma', 'dolor en las coyunturas', 'autoinmune'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lupus',
      codes: [
        { system: 'SNOMED CT', code: '200936003', name: 'Lupus erythematosus (disorder)' },
      ],
      en: {
        name: 'Lupus',
        about: 'The body’s defenses attack the body itself by mistake. Lupus can affect only the skin or other parts too, and it comes and goes.',
        find: ['autoimmune', 'rash', 'lupus erythematosus'],
      },
      es: {
        name: 'Lupus',
        about: 'Las defensas del cuerpo atacan al propio cuerpo por error. Puede afectar solo la piel o también otras partes, y va y viene.',
        find: ['autoinmune', 'lupus eritematoso', 'sarpullido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lupus-systemic',
      codes: [
        { system: 'SNOMED CT', code: '55464009', name: 'Systemic lupus erythematosus (disorder)' },
        { system: 'ICD-10-CM', code: 'M32.9', name: 'Systemic lupus erythematosus, unspecified' },
      ],
      broader: 'lupus',
      en: {
        name: 'Systemic lupus (SLE)',
        about: 'The body’s defenses attack the body itself by mistake. It can affect the skin, the joints, the kidneys and other parts, and it comes and goes.',
        find: ['sle', 'autoimmune', 'lupus erythematosus', 'rash', 'joint pain'],
      },
      es: {
        name: 'Lupus sistémico (LES)',
        about: 'Las defensas del cuerpo atacan al propio cuerpo por error. Puede afectar la piel, las coyunturas, los riñones y otras partes, y va y viene.',
        find: ['les', 'autoinmune', 'lupus eritematoso', 'sarpullido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'joint-pain',
      codes: [
        { system: 'SNOMED CT', code: '57676002', name: 'Joint pain (finding)' },
        { system: 'ICD-10-CM', code: 'M25.50', name: 'Pain in unspecified joint' },
      ],
      en: {
        name: 'Joint pain',
        about: 'A joint hurts. Joints are the places where two bones meet, such as the knee, the hip or the fingers.',
        find: ['arthralgia', 'aching joints', 'sore joints'],
      },
      es: {
        name: 'Dolor en una articulación',
        about: 'Duele una articulación o coyuntura. Es donde se juntan dos huesos, como la rodilla, la cadera o los dedos.',
        find: ['dolor de coyunturas', 'artralgia', 'dolor articular'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'knee-pain',
      codes: [
        { system: 'SNOMED CT', code: '30989003', name: 'Knee pain (finding)' },
        { system: 'ICD-10-CM', code: 'M25.561', name: 'Pain in right knee' },
        { system: 'ICD-10-CM', code: 'M25.562', name: 'Pain in left knee' },
      ],
      en: {
        name: 'Knee pain',
        about: 'The knee hurts. Pain can come from the joint or from what lies around it.',
        find: ['sore knee', 'knee ache', 'knee joint'],
      },
      es: {
        name: 'Dolor de rodilla',
        about: 'Duele la rodilla. El dolor puede venir de la articulación o de lo que está alrededor.',
        find: ['rodilla adolorida', 'rodilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shoulder-pain',
      codes: [
        { system: 'SNOMED CT', code: '45326000', name: 'Shoulder pain (finding)' },
        { system: 'ICD-10-CM', code: 'M25.511', name: 'Pain in right shoulder' },
      ],
      en: {
        name: 'Shoulder pain',
        about: 'The shoulder hurts. Pain can come from the joint or from what lies around it.',
        find: ['sore shoulder', 'shoulder ache', 'shoulder joint'],
      },
      es: {
        name: 'Dolor de hombro',
        about: 'Duele el hombro. El dolor puede venir de la articulación o de lo que está alrededor.',
        find: ['hombro adolorido', 'hombro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'muscle-pain',
      codes: [
        { system: 'SNOMED CT', code: '68962001', name: 'Muscle pain (finding)' },
        { system: 'ICD-10-CM', code: 'M79.10', name: 'Myalgia, unspecified site' },
      ],
      en: {
        name: 'Muscle pain',
        about: 'One or more muscles hurt. It can have many causes, such as hard work or a virus.',
        find: ['myalgia', 'sore muscles', 'aching', 'body aches'],
      },
      es: {
        name: 'Dolor de músculos',
        about: 'Duelen uno o más músculos. Puede tener muchas causas, como un esfuerzo o un virus.',
        find: ['mialgia', 'dolor muscular', 'cuerpo cortado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'back-pain',
      codes: [
        { system: 'SNOMED CT', code: '161891005', name: 'Backache (finding)' },
      ],
      en: {
        name: 'Back pain',
        about: 'The back hurts. It is very common, and it can have many causes.',
        find: ['backache', 'sore back', 'spine'],
      },
      es: {
        name: 'Dolor de espalda',
        about: 'Duele la espalda. Es muy común y puede tener muchas causas.',
        find: ['espalda adolorida', 'columna'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-back-pain',
      codes: [
        { system: 'SNOMED CT', code: '279039007', name: 'Low back pain (finding)' },
        { system: 'ICD-10-CM', code: 'M54.5', name: 'Low back pain' },
      ],
      broader: 'back-pain',
      en: {
        name: 'Low back pain',
        about: 'The lower part of the back hurts. It is very common, and it can have many causes.',
        find: ['backache', 'lumbago', 'sore back', 'lower back'],
      },
      es: {
        name: 'Dolor en la parte baja de la espalda',
        about: 'Duele la parte de abajo de la espalda. Es muy común y puede tener muchas causas.',
        find: ['lumbago', 'dolor de cintura', 'dolor lumbar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-back-pain-chronic',
      codes: [
        { system: 'SNOMED CT', code: '278860009', name: 'Chronic low back pain (finding)' },
      ],
      broader: 'low-back-pain',
      en: {
        name: 'Chronic low back pain (lasts for months)',
        about: 'The lower part of the back has hurt for months, or the pain keeps coming back.',
        find: ['backache', 'lumbago', 'long-term pain', 'lower back'],
      },
      es: {
        name: 'Dolor crónico en la espalda baja (dura meses)',
        about: 'La parte de abajo de la espalda duele desde hace meses, o el dolor vuelve una y otra vez.',
        find: ['lumbago', 'dolor de cintura', 'dolor lumbar', 'dolor crónico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neck-pain',
      codes: [
        { system: 'SNOMED CT', code: '81680005', name: 'Neck pain (finding)' },
        { system: 'ICD-10-CM', code: 'M54.2', name: 'Cervicalgia' },
      ],
      en: {
        name: 'Neck pain',
        about: 'The neck hurts. It is common, and it can have many causes.',
        find: ['sore neck', 'stiff neck', 'cervicalgia'],
      },
      es: {
        name: 'Dolor de cuello',
        about: 'Duele el cuello. Es común y puede tener muchas causas.',
        find: ['cuello adolorido', 'cervicalgia', 'dolor cervical'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neck-pain-chronic',
      codes: [
        { system: 'SNOMED CT', code: '1121000119107' },
      ],
      broader: 'neck-pain',
      en: {
        name: 'Chronic neck pain (lasts for months)',
        about: 'The neck has hurt for months, or the pain keeps coming back.',
        find: ['sore neck', 'stiff neck', 'long-term pain'],
      },
      es: {
        name: 'Dolor crónico de cuello (dura meses)',
        about: 'El cuello duele desde hace meses, o el dolor vuelve una y otra vez.',
        find: ['cervicalgia', 'dolor cervical', 'dolor crónico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sciatica',
      codes: [
        { system: 'SNOMED CT', code: '23056005', name: 'Sciatica (disorder)' },
        { system: 'ICD-10-CM', code: 'M54.30', name: 'Sciatica, unspecified side' },
      ],
      en: {
        name: 'Sciatica (nerve pain down the leg)',
        about: 'Pain that follows a large nerve from the low back or the buttock down the leg. There can be tingling or numbness too.',
        find: ['sciatic nerve', 'leg pain', 'pinched nerve', 'back pain'],
      },
      es: {
        name: 'Ciática (dolor de nervio por la pierna)',
        about: 'Dolor que sigue un nervio grande, desde la cintura o la nalga hacia la pierna. También puede haber hormigueo.',
        find: ['nervio ciático', 'dolor de pierna', 'nervio pinzado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'spinal-stenosis',
      codes: [
        { system: 'SNOMED CT', code: '76107001', name: 'Spinal stenosis (disorder)' },
        { system: 'ICD-10-CM', code: 'M48.00', name: 'Spinal stenosis, site unspecified' },
      ],
      en: {
        name: 'Spinal stenosis (narrow spinal canal)',
        about: 'The space inside the spine where the nerves run has become narrow. It can press on nerves and cause pain, numbness or weak legs or arms.',
        find: ['narrow spine', 'back pain', 'pinched nerve'],
      },
      es: {
        name: 'Estenosis espinal (canal de la columna estrecho)',
        about: 'El espacio de la columna por donde pasan los nervios se hizo estrecho. Puede apretar nervios y dar dolor, hormigueo o debilidad.',
        find: ['columna estrecha', 'canal estrecho', 'nervio pinzado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'disc-low-back',
      codes: [
        { system: 'ICD-10-CM', code: 'M51.26', name: 'Other intervertebral disc displacement, lumbar region' },
      ],
      en: {
        name: 'Bulging or slipped disc in the low back',
        about: 'A disc in the low back has moved out of place. Discs are soft cushions between the bones of the spine.',
        find: ['herniated disc', 'slipped disc', 'back pain', 'lumbar disc'],
      },
      es: {
        name: 'Disco desplazado en la espalda baja',
        about: 'Un disco de la parte baja de la espalda se salió de lugar. Los discos son cojines blandos entre los huesos de la columna.',
        find: ['hernia de disco', 'disco herniado', 'dolor de espalda'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'scoliosis',
      codes: [
        { system: 'SNOMED CT', code: '298382003', name: 'Scoliosis deformity of spine (disorder)' },
        { system: 'ICD-10-CM', code: 'M41.9', name: 'Scoliosis, unspecified' },
      ],
      en: {
        name: 'Scoliosis (spine curves to the side)',
        about: 'The spine curves to the side more than usual.',
        find: ['curved spine', 'crooked back', 'curved back'],
      },
      es: {
        name: 'Escoliosis (columna curva hacia un lado)',
        about: 'La columna se curva hacia un lado más de lo común.',
        find: ['columna torcida', 'espalda torcida', 'columna desviada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kyphosis',
      codes: [
        { system: 'SNOMED CT', code: '414564002', name: 'Kyphosis deformity of spine (disorder)' },
      ],
      en: {
        name: 'Kyphosis (rounded back)',
        about: 'The spine curves so that the back is rounder than usual, most often in the upper part.',
        find: ['hunched back', 'curved spine', 'round back'],
      },
      es: {
        name: 'Cifosis (espalda redonda)',
        about: 'La columna se curva y la espalda se ve más redonda de lo común, casi siempre arriba.',
        find: ['espalda encorvada', 'joroba', 'columna curva'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'foot-shape-at-birth',
      codes: [
        { system: 'SNOMED CT', code: '302297009', name: 'Congenital deformity of foot (disorder)' },
      ],
      en: {
        name: 'Foot formed in another way before birth',
        about: 'One foot or both grew in a different shape or position before birth.',
        find: ['clubfoot', 'foot deformity', 'congenital'],
      },
      es: {
        name: 'Pie que se formó distinto antes de nacer',
        about: 'Un pie o los dos crecieron con otra forma u otra postura antes de nacer.',
        find: ['pie zambo', 'pie equino', 'deformidad del pie', 'congénito'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fibromyalgia',
      codes: [
        { system: 'SNOMED CT', code: '95417003', name: 'Primary fibromyalgia syndrome (disorder)' },
        { system: 'ICD-10-CM', code: 'M79.7', name: 'Fibromyalgia' },
      ],
      en: {
        name: 'Fibromyalgia (pain in many parts of the body)',
        about: 'Pain in many parts of the body that lasts for months. It often comes with feeling tired and with trouble sleeping.',
        find: ['body pain', 'muscle pain', 'tired', 'widespread pain'],
      },
      es: {
        name: 'Fibromialgia (dolor en muchas partes)',
        about: 'Dolor en muchas partes del cuerpo que dura meses. Muchas veces hay también cansancio y problemas para dormir.',
        find: ['dolor en el cuerpo', 'dolor muscular', 'cansancio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'enthesopathy',
      codes: [
        { system: 'ICD-10-CM', code: 'M77.9', name: 'Enthesopathy, unspecified' },
      ],
      en: {
        name: 'Soreness where a tendon meets the bone',
        about: 'A problem at or near the place where a tendon or a ligament joins the bone. The code does not say where.',
        find: ['enthesopathy', 'tendonitis', 'tendon pain', 'joint pain'],
      },
      es: {
        name: 'Molestia donde el tendón se une al hueso',
        about: 'Un problema donde un tendón o un ligamento se une al hueso, o cerca de allí. El código no dice dónde.',
        find: ['entesopatía', 'tendinitis', 'dolor de tendón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tendonitis',
      codes: [
        { system: 'SNOMED CT', code: '34840004', name: 'Tendinitis (disorder)' },
      ],
      broader: 'enthesopathy',
      en: {
        name: 'Tendonitis (sore, swollen tendon)',
        about: 'A tendon is irritated and can hurt or swell. Tendons are the strong cords that join muscle to bone.',
        find: ['tendinitis', 'tendon pain', 'overuse'],
      },
      es: {
        name: 'Tendinitis (tendón irritado)',
        about: 'Un tendón está irritado y puede doler o hincharse. Los tendones son cuerdas fuertes que unen el músculo al hueso.',
        find: ['dolor de tendón', 'tendón hinchado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'plantar-fascia-problem',
      codes: [
        { system: 'ICD-10-CM', code: 'M72.2', name: 'Plantar fascial fibromatosis' },
      ],
      en: {
        name: 'Problem of the band under the foot',
        about: 'The strong band of tissue along the sole of the foot is sore or thick. The code includes plantar fasciitis.',
        find: ['plantar fasciitis', 'heel pain', 'foot pain', 'sole'],
      },
      es: {
        name: 'Problema de la banda debajo del pie',
        about: 'La banda fuerte de la planta del pie está irritada o gruesa. El código incluye la fascitis plantar.',
        find: ['fascitis plantar', 'dolor de talón', 'dolor de pie'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'plantar-fasciitis',
      codes: [
        { system: 'SNOMED CT', code: '202882003', name: 'Plantar fasciitis (disorder)' },
      ],
      broader: 'plantar-fascia-problem',
      en: {
        name: 'Plantar fasciitis (sore band under the foot)',
        about: 'The strong band of tissue along the sole of the foot is sore. Most often it hurts at the heel.',
        find: ['heel pain', 'foot pain', 'sole'],
      },
      es: {
        name: 'Fascitis plantar (planta del pie irritada)',
        about: 'La banda fuerte de la planta del pie está irritada. Casi siempre duele en el talón.',
        find: ['dolor de talón', 'dolor de pie', 'talón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rotator-cuff-tear',
      codes: [
        { system: 'ICD-10-CM', code: 'M75.100', name: 'Unspecified rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic' },
      ],
      en: {
        name: 'Rotator cuff tear (shoulder tendons)',
        about: 'One or more tendons around the shoulder joint have torn. The code does not say how far, and does not name an injury as the cause.',
        find: ['torn shoulder', 'shoulder pain', 'shoulder tendon'],
      },
      es: {
        name: 'Desgarro del manguito rotador (hombro)',
        about: 'Se desgarró uno o más tendones del hombro. El código no dice cuánto, ni nombra un golpe como causa.',
        find: ['hombro desgarrado', 'dolor de hombro', 'tendón del hombro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bursopathy',
      codes: [
        { system: 'ICD-10-CM', code: 'M71.9', name: 'Bursopathy, unspecified' },
      ],
      en: {
        name: 'Problem of a bursa (cushion near a joint)',
        about: 'A bursa is irritated or has changed. It is a small sac of fluid that cushions a joint, and the code does not say where.',
        find: ['bursitis', 'swollen joint', 'joint cushion'],
      },
      es: {
        name: 'Problema de una bursa (cojín junto al hueso)',
        about: 'Una bursa está irritada o cambió. Es una bolsita con líquido que protege una articulación, y el código no dice dónde.',
        find: ['bursitis', 'bolsa hinchada', 'coyuntura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bursitis',
      codes: [
        { system: 'SNOMED CT', code: '84017003', name: 'Bursitis (disorder)' },
      ],
      broader: 'bursopathy',
      en: {
        name: 'Bursitis (sore cushion near a joint)',
        about: 'A bursa is irritated and can hurt or swell. It is a small sac of fluid that cushions a joint.',
        find: ['bursa', 'swollen joint', 'shoulder pain', 'hip pain', 'elbow'],
      },
      es: {
        name: 'Bursitis (bolsita irritada junto al hueso)',
        about: 'Una bursa está irritada y puede doler o hincharse. Es una bolsita con líquido que protege las coyunturas.',
        find: ['bursa', 'hombro', 'cadera', 'codo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'trigger-finger',
      codes: [
        { system: 'ICD-10-CM', code: 'M65.30', name: 'Trigger finger, unspecified finger' },
      ],
      en: {
        name: 'Trigger finger (finger that catches)',
        about: 'A finger or thumb gets stuck when it bends and then snaps straight. Its tendon does not slide as it used to.',
        find: ['stuck finger', 'locked finger', 'tendon', 'stenosing tenosynovitis'],
      },
      es: {
        name: 'Dedo en gatillo (dedo que se traba)',
        about: 'Un dedo de la mano se traba al doblarse y luego se suelta de golpe. El tendón no se desliza como antes.',
        find: ['dedo trabado', 'tendón', 'dedo en resorte'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
