import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'drug-overdose',
      codes: [
        { system: 'SNOMED CT', code: '55680006', name: 'Drug overdose (disorder)' },
      ],
      en: {
        name: 'Drug overdose',
        about: 'More of a drug or medicine got into the body than it could handle. The code does not say which one, or how it came about.',
        find: ['overdose', 'too much medicine', 'poisoning'],
      },
      es: {
        name: 'Sobredosis',
        about: 'Entró al cuerpo más de una sustancia o medicina de lo que podía soportar. El código no dice cuál fue ni cómo pasó.',
        find: ['sobredosis de drogas', 'intoxicación', 'demasiada medicina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-poisoning-by-accident',
      codes: [
        { system: 'ICD-10-CM', code: 'T50.901A', name: 'Poisoning by unspecified drugs, medicaments and biological substances, accidental (unintentional), initial encounter' },
      ],
      broader: 'drug-overdose',
      en: {
        name: 'Poisoning from a drug or medicine, by accident',
        about: 'A drug or medicine harmed the body, and it was an accident. The code does not say which one.',
        find: ['overdose', 'accidental poisoning', 'wrong medicine'],
      },
      es: {
        name: 'Intoxicación por una sustancia, sin querer',
        about: 'Una sustancia o medicina le hizo daño al cuerpo, y fue sin querer. El código no dice cuál fue.',
        find: ['sobredosis', 'intoxicación accidental', 'medicina equivocada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anaphylaxis',
      codes: [
        { system: 'SNOMED CT', code: '39579001', name: 'Anaphylaxis (disorder)' },
        { system: 'ICD-10-CM', code: 'T78.2XXA', name: 'Anaphylactic shock, unspecified, initial encounter' },
      ],
      en: {
        name: 'Anaphylaxis (sudden whole-body allergic reaction)',
        about: 'A very strong allergic reaction that affects the whole body within minutes to hours. It can make it hard to breathe, and it is treated as an emergency.',
        find: ['anaphylactic shock', 'severe allergy', 'epinephrine', 'epipen'],
      },
      es: {
        name: 'Anafilaxia (reacción alérgica fuerte y repentina)',
        about: 'Una reacción alérgica muy fuerte que afecta todo el cuerpo en poco tiempo. Puede costar respirar, y se trata como una emergencia.',
        find: ['choque anafiláctico', 'alergia fuerte', 'epinefrina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'traumatic-brain-injury',
      codes: [
        { system: 'SNOMED CT', code: '127295002', name: 'Traumatic brain injury (disorder)' },
        { system: 'SNOMED CT', code: '275272006' },
      ],
      en: {
        name: 'Brain injury from outside (traumatic)',
        about: 'The brain was hurt by a blow, a fall or another force from outside. It can be mild or severe.',
        find: ['tbi', 'head injury', 'head trauma', 'brain damage'],
      },
      es: {
        name: 'Lesión del cerebro por un golpe (traumática)',
        about: 'Un golpe, una caída u otra fuerza de fuera lastimó el cerebro. Puede ser leve o fuerte.',
        find: ['golpe en la cabeza', 'traumatismo', 'daño cerebral', 'tce'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'concussion',
      codes: [
        { system: 'SNOMED CT', code: '110030002', name: 'Concussion injury of brain (disorder)' },
      ],
      broader: 'traumatic-brain-injury',
      en: {
        name: 'Concussion (brain shaken by a blow)',
        about: 'A blow or a jolt shook the brain inside the skull. For a time it can bring headache, dizziness or trouble thinking.',
        find: ['head injury', 'mild brain injury', 'head bump'],
      },
      es: {
        name: 'Conmoción cerebral (golpe en la cabeza)',
        about: 'Un golpe o una sacudida movió el cerebro dentro de la cabeza. Por un tiempo puede dar dolor de cabeza, mareo o confusión.',
        find: ['golpe en la cabeza', 'contusión cerebral', 'conmoción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'concussion-awake',
      codes: [
        { system: 'SNOMED CT', code: '62106007', name: 'Concussion with no loss of consciousness (disorder)' },
        { system: 'ICD-10-CM', code: 'S06.0X0A', name: 'Concussion without loss of consciousness, initial encounter' },
      ],
      broader: 'concussion',
      en: {
        name: 'Concussion, without passing out',
        about: 'A blow or a jolt shook the brain inside the skull, and the person stayed awake. It can bring headache, dizziness or trouble thinking.',
        find: ['head injury', 'mild brain injury', 'no loss of consciousness'],
      },
      es: {
        name: 'Conmoción cerebral sin desmayo',
        about: 'Un golpe o una sacudida movió el cerebro dentro de la cabeza, sin desmayo. Puede dar dolor de cabeza, mareo o confusión.',
        find: ['golpe en la cabeza', 'sin pérdida del conocimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'concussion-passed-out',
      codes: [
        { system: 'SNOMED CT', code: '62564004', name: 'Concussion with loss of consciousness (disorder)' },
      ],
      broader: 'concussion',
      en: {
        name: 'Concussion, with passing out',
        about: 'A blow or a jolt shook the brain inside the skull, and the person passed out. It can bring headache, dizziness or trouble thinking.',
        find: ['head injury', 'knocked out', 'loss of consciousness'],
      },
      es: {
        name: 'Conmoción cerebral con desmayo',
        about: 'Un golpe o una sacudida movió el cerebro dentro de la cabeza, y hubo un desmayo. Puede dar dolor de cabeza, mareo o confusión.',
        find: ['golpe en la cabeza', 'pérdida del conocimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-bone',
      codes: [
        { system: 'SNOMED CT', code: '125605004', name: 'Fracture of bone (disorder)' },
      ],
      en: {
        name: 'Broken bone (fracture)',
        about: 'A bone has broken or cracked. The code does not say which one.',
        find: ['fracture', 'cracked bone', 'break'],
      },
      es: {
        name: 'Hueso roto (fractura)',
        about: 'Un hueso se rompió o se rajó. El código no dice cuál.',
        find: ['fractura', 'quebradura', 'hueso quebrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-bone-from-osteoporosis',
      codes: [
        { system: 'SNOMED CT', code: '443165006', name: 'Pathological fracture due to osteoporosis (disorder)' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken bone from osteoporosis',
        about: 'A bone broke because osteoporosis had made it weak. Such a break can come from a small fall or a bump.',
        find: ['fracture', 'fragility fracture', 'thin bones', 'weak bones'],
      },
      es: {
        name: 'Hueso roto por osteoporosis',
        about: 'Un hueso se rompió porque la osteoporosis lo había hecho débil. Puede pasar con una caída o un golpe pequeño.',
        find: ['fractura', 'fractura patológica', 'huesos débiles'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-hip',
      codes: [
        { system: 'SNOMED CT', code: '359817006' },
        { system: 'ICD-10-CM', code: 'S72.009A', name: 'Fracture of unspecified part of neck of unspecified femur, initial encounter for closed fracture' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken hip (hip fracture)',
        about: 'A bone at the hip has broken, most often the top of the thigh bone. The bone did not come through the skin.',
        find: ['hip fracture', 'femur', 'thigh bone', 'fall'],
      },
      es: {
        name: 'Cadera rota (fractura de cadera)',
        about: 'Se rompió un hueso de la cadera, casi siempre la parte de arriba del fémur. El hueso no salió por la piel.',
        find: ['fractura de cadera', 'fémur', 'cadera quebrada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-lower-leg',
      codes: [
        { system: 'ICD-10-CM', code: 'S82.899A', name: 'Other fracture of unspecified lower leg, initial encounter for closed fracture' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken bone in the lower leg or ankle',
        about: 'A bone between the knee and the foot has broken. The bone did not come through the skin.',
        find: ['leg fracture', 'shin', 'ankle fracture'],
      },
      es: {
        name: 'Hueso roto de la pierna o el tobillo',
        about: 'Se rompió un hueso entre la rodilla y el pie. El hueso no salió por la piel.',
        find: ['fractura de pierna', 'tobillo roto', 'pierna quebrada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-ankle',
      codes: [
        { system: 'SNOMED CT', code: '16114001', name: 'Fracture of ankle (disorder)' },
      ],
      broader: 'broken-lower-leg',
      en: {
        name: 'Broken ankle',
        about: 'One or more of the bones that form the ankle broke.',
        find: ['ankle fracture', 'fracture'],
      },
      es: {
        name: 'Tobillo roto (fractura)',
        about: 'Se rompió uno o más de los huesos que forman el tobillo.',
        find: ['fractura de tobillo', 'tobillo quebrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-forearm',
      codes: [
        { system: 'SNOMED CT', code: '65966004', name: 'Fracture of forearm (disorder)' },
        { system: 'ICD-10-CM', code: 'S52.90XA', name: 'Unspecified fracture of unspecified forearm, initial encounter for closed fracture' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken forearm',
        about: 'A bone between the elbow and the wrist has broken. There are two bones there.',
        find: ['arm fracture', 'broken arm', 'radius', 'ulna'],
      },
      es: {
        name: 'Antebrazo roto (fractura)',
        about: 'Se rompió un hueso entre el codo y la muñeca. Allí hay dos huesos.',
        find: ['fractura de brazo', 'brazo roto', 'brazo quebrado', 'radio', 'cúbito'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-wrist-out-of-place',
      codes: [
        { system: 'SNOMED CT', code: '263102004' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken wrist, partly out of place',
        about: 'A bone at the wrist has broken, and the joint has slipped partly out of place.',
        find: ['wrist fracture', 'subluxation', 'dislocated wrist'],
      },
      es: {
        name: 'Muñeca rota y en parte fuera de lugar',
        about: 'Se rompió un hueso de la muñeca, y la coyuntura se salió en parte de lugar.',
        find: ['fractura de muñeca', 'subluxación', 'muñeca quebrada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-collarbone',
      codes: [
        { system: 'SNOMED CT', code: '58150001', name: 'Fracture of clavicle (disorder)' },
        { system: 'ICD-10-CM', code: 'S42.009A', name: 'Fracture of unspecified part of unspecified clavicle, initial encounter for closed fracture' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken collarbone',
        about: 'The bone between the breastbone and the shoulder has broken.',
        find: ['clavicle fracture', 'shoulder', 'collar bone'],
      },
      es: {
        name: 'Clavícula rota (fractura)',
        about: 'Se rompió el hueso que va del pecho al hombro.',
        find: ['fractura de clavícula', 'hombro', 'clavícula quebrada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-rib',
      codes: [
        { system: 'SNOMED CT', code: '33737001', name: 'Fracture of rib (disorder)' },
        { system: 'ICD-10-CM', code: 'S22.39XA', name: 'Fracture of one rib, unspecified side, initial encounter for closed fracture' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken rib',
        about: 'A rib, one of the curved bones around the chest, has broken or cracked. It can hurt to breathe or cough.',
        find: ['rib fracture', 'cracked rib', 'chest pain'],
      },
      es: {
        name: 'Costilla rota (fractura)',
        about: 'Se rompió o se rajó una costilla, uno de los huesos alrededor del pecho. Puede doler al respirar o toser.',
        find: ['fractura de costilla', 'costilla quebrada', 'dolor de pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'broken-jaw',
      codes: [
        { system: 'SNOMED CT', code: '263172003', name: 'Fracture of mandible (disorder)' },
      ],
      broader: 'broken-bone',
      en: {
        name: 'Broken lower jaw',
        about: 'The lower jaw bone has broken. It can hurt to bite or to open the mouth.',
        find: ['jaw fracture', 'mandible fracture', 'broken jaw'],
      },
      es: {
        name: 'Mandíbula rota (fractura)',
        about: 'Se rompió el hueso de abajo de la boca, la quijada. Puede doler al morder o al abrir la boca.',
        find: ['fractura de mandíbula', 'quijada rota'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sprained-ankle',
      codes: [
        { system: 'SNOMED CT', code: '44465007', name: 'Sprain of ankle (disorder)' },
        { system: 'ICD-10-CM', code: 'S93.409A', name: 'Sprain of unspecified ligament of unspecified ankle, initial encounter' },
      ],
      en: {
        name: 'Sprained ankle',
        about: 'Ligaments of the ankle were stretched or torn. Ligaments are the strong bands that hold bones together.',
        find: ['twisted ankle', 'rolled ankle', 'ankle ligament'],
      },
      es: {
        name: 'Esguince de tobillo (torcedura)',
        about: 'Se estiraron o se rompieron ligamentos del tobillo. Los ligamentos son bandas fuertes que unen los huesos.',
        find: ['tobillo torcido', 'torcedura', 'doblarse el pie'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sprained-wrist',
      codes: [
        { system: 'SNOMED CT', code: '70704007', name: 'Sprain of wrist (disorder)' },
        { system: 'ICD-10-CM', code: 'S63.509A', name: 'Unspecified sprain of unspecified wrist, initial encounter' },
      ],
      en: {
        name: 'Sprained wrist',
        about: 'Ligaments of the wrist were stretched or torn. Ligaments are the strong bands that hold bones together.',
        find: ['twisted wrist', 'wrist ligament'],
      },
      es: {
        name: 'Esguince de muñeca (torcedura)',
        about: 'Se estiraron o se rompieron ligamentos de la muñeca. Los ligamentos son bandas fuertes que unen los huesos.',
        find: ['muñeca torcida', 'torcedura', 'muñeca abierta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'neck-injury',
      codes: [
        { system: 'SNOMED CT', code: '90460009', name: 'Injury of neck (disorder)' },
      ],
      en: {
        name: 'Neck injury',
        about: 'The neck was hurt. The code does not say how or how much.',
        find: ['hurt neck', 'neck trauma'],
      },
      es: {
        name: 'Lesión en el cuello',
        about: 'El cuello se lastimó. El código no dice cómo ni cuánto.',
        find: ['golpe en el cuello', 'cuello lastimado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sprained-neck',
      codes: [
        { system: 'ICD-10-CM', code: 'S13.4XXA', name: 'Sprain of ligaments of cervical spine, initial encounter' },
      ],
      broader: 'neck-injury',
      en: {
        name: 'Sprained neck',
        about: 'The bands that hold the bones of the neck together were stretched or torn. The code includes whiplash.',
        find: ['whiplash', 'neck sprain', 'stiff neck'],
      },
      es: {
        name: 'Esguince de cuello',
        about: 'Se estiraron o se rompieron las bandas que unen los huesos del cuello. El código incluye el latigazo.',
        find: ['latigazo cervical', 'cuello torcido', 'tortícolis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'whiplash',
      codes: [
        { system: 'SNOMED CT', code: '39848009', name: 'Whiplash injury to neck (disorder)' },
      ],
      broader: 'sprained-neck',
      en: {
        name: 'Whiplash (neck hurt by a quick jolt)',
        about: 'The head was thrown back and forth, and this stretched the neck. It often comes from a car crash.',
        find: ['neck injury', 'neck sprain', 'car accident'],
      },
      es: {
        name: 'Latigazo en el cuello',
        about: 'La cabeza se fue de golpe hacia delante y hacia atrás, y el cuello se estiró. Muchas veces es por un choque de carro.',
        find: ['latigazo cervical', 'esguince de cuello', 'accidente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-back-strain',
      codes: [
        { system: 'ICD-10-CM', code: 'S39.012A', name: 'Strain of muscle, fascia and tendon of lower back, initial encounter' },
      ],
      en: {
        name: 'Strained low back',
        about: 'A muscle or tendon in the low back was stretched too far or torn.',
        find: ['pulled muscle', 'back strain', 'back pain'],
      },
      es: {
        name: 'Desgarro o tirón en la espalda baja',
        about: 'Un músculo o tendón de la parte baja de la espalda se estiró de más o se rompió.',
        find: ['tirón muscular', 'distensión', 'dolor de espalda'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rotator-cuff-injury',
      codes: [
        { system: 'SNOMED CT', code: '307731004', name: 'Injury of tendon of the rotator cuff of shoulder (disorder)' },
      ],
      en: {
        name: 'Injury of a rotator cuff tendon (shoulder)',
        about: 'A tendon of the shoulder was hurt. The rotator cuff is a group of muscles and tendons around the shoulder joint.',
        find: ['torn shoulder', 'shoulder pain', 'shoulder tendon'],
      },
      es: {
        name: 'Lesión de un tendón del hombro (manguito rotador)',
        about: 'Se lastimó un tendón del hombro. El manguito rotador es un grupo de músculos y tendones alrededor del hombro.',
        find: ['desgarro de hombro', 'dolor de hombro', 'tendón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'knee-injury',
      codes: [
        { system: 'SNOMED CT', code: '125601008', name: 'Injury of knee (disorder)' },
      ],
      en: {
        name: 'Knee injury',
        about: 'The knee was hurt. The code does not say which part or how.',
        find: ['hurt knee', 'knee trauma'],
      },
      es: {
        name: 'Lesión en la rodilla',
        about: 'La rodilla se lastimó. El código no dice qué parte ni cómo.',
        find: ['rodilla lastimada', 'golpe en la rodilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acl-injury',
      codes: [
        { system: 'SNOMED CT', code: '444470001', name: 'Injury of anterior cruciate ligament (disorder)' },
      ],
      broader: 'knee-injury',
      en: {
        name: 'ACL injury (a ligament inside the knee)',
        about: 'A ligament inside the knee was stretched or torn. It is a strong band that keeps the shin bone from sliding to the front.',
        find: ['torn acl', 'anterior cruciate ligament', 'knee'],
      },
      es: {
        name: 'Lesión del ligamento cruzado anterior',
        about: 'Se estiró o se rompió un ligamento de dentro de la rodilla. Es una banda fuerte que ayuda a tener firme la rodilla.',
        find: ['lca', 'rodilla', 'ligamento roto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mcl-injury',
      codes: [
        { system: 'SNOMED CT', code: '444448004' },
      ],
      broader: 'knee-injury',
      en: {
        name: 'MCL injury (ligament at the inner knee)',
        about: 'The ligament on the inner side of the knee was stretched or torn. It is a strong band that joins the thigh bone and the shin bone.',
        find: ['torn mcl', 'medial collateral ligament', 'knee'],
      },
      es: {
        name: 'Lesión del ligamento interno de la rodilla',
        about: 'Se estiró o se rompió el ligamento del lado de dentro de la rodilla. Es una banda fuerte que ayuda a tenerla firme.',
        find: ['lcm', 'ligamento colateral medial', 'rodilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'patellar-tendon-tear',
      codes: [
        { system: 'SNOMED CT', code: '30832001' },
      ],
      broader: 'knee-injury',
      en: {
        name: 'Torn tendon below the kneecap',
        about: 'The tendon that joins the kneecap to the shin bone has torn. It helps make the leg straight.',
        find: ['patellar tendon rupture', 'knee', 'kneecap'],
      },
      es: {
        name: 'Tendón roto debajo de la rótula',
        about: 'Se rompió el tendón que une la rótula con la pierna. Ayuda a estirar la pierna.',
        find: ['tendón rotuliano', 'rodilla', 'rótula'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'meniscus-tear',
      codes: [
        { system: 'SNOMED CT', code: '239720000', name: 'Tear of meniscus of knee (disorder)' },
      ],
      en: {
        name: 'Torn meniscus (a cushion in the knee)',
        about: 'A meniscus has torn. It is one of two pads in the knee that cushion the joint.',
        find: ['torn cartilage', 'knee cartilage', 'knee pain'],
      },
      es: {
        name: 'Menisco roto (cojín de la rodilla)',
        about: 'Se rompió un menisco. Es uno de los dos cojines de la rodilla que protegen los huesos.',
        find: ['desgarro de menisco', 'cartílago', 'dolor de rodilla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'injury-not-specified',
      codes: [
        { system: 'ICD-10-CM', code: 'T14.8XXA', name: 'Other injury of unspecified body region, initial encounter' },
      ],
      en: {
        name: 'Injury (kind and place not named)',
        about: 'Some part of the body was hurt. The code does not say where, or what kind of injury it was.',
        find: ['wound', 'cut', 'bruise', 'hurt'],
      },
      es: {
        name: 'Lesión (sin decir cuál ni dónde)',
        about: 'Se lastimó alguna parte del cuerpo. El código no dice dónde ni qué clase de lesión fue.',
        find: ['herida', 'cortada', 'golpe'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut',
      codes: [
        { system: 'SNOMED CT', code: '312608009', name: 'Laceration - injury (disorder)' },
      ],
      broader: 'injury-not-specified',
      en: {
        name: 'Cut (laceration)',
        about: 'The skin was cut or torn. The code does not say where.',
        find: ['laceration', 'wound', 'stitches', 'gash'],
      },
      es: {
        name: 'Cortada (herida)',
        about: 'La piel se cortó o se desgarró. El código no dice dónde.',
        find: ['herida', 'laceración', 'puntos', 'cortadura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut-face',
      codes: [
        { system: 'SNOMED CT', code: '370247008', name: 'Facial laceration (disorder)' },
      ],
      broader: 'cut',
      en: {
        name: 'Cut on the face',
        about: 'The skin of the face was cut or torn.',
        find: ['laceration', 'facial cut', 'wound', 'stitches'],
      },
      es: {
        name: 'Cortada en la cara',
        about: 'La piel de la cara se cortó o se desgarró.',
        find: ['herida', 'laceración', 'puntos', 'rostro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut-forearm',
      codes: [
        { system: 'SNOMED CT', code: '283371005' },
      ],
      broader: 'cut',
      en: {
        name: 'Cut on the forearm',
        about: 'The skin between the elbow and the wrist was cut or torn.',
        find: ['laceration', 'arm cut', 'wound', 'stitches'],
      },
      es: {
        name: 'Cortada en el antebrazo',
        about: 'La piel entre el codo y la muñeca se cortó o se desgarró.',
        find: ['herida', 'laceración', 'puntos', 'brazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut-hand',
      codes: [
        { system: 'SNOMED CT', code: '284549007', name: 'Laceration of hand (disorder)' },
      ],
      broader: 'cut',
      en: {
        name: 'Cut on the hand',
        about: 'The skin of the hand was cut or torn.',
        find: ['laceration', 'hand wound', 'stitches'],
      },
      es: {
        name: 'Cortada en la mano',
        about: 'La piel de la mano se cortó o se desgarró.',
        find: ['herida', 'laceración', 'puntos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut-thigh',
      codes: [
        { system: 'SNOMED CT', code: '283385000' },
      ],
      broader: 'cut',
      en: {
        name: 'Cut on the thigh',
        about: 'The skin between the hip and the knee was cut or torn.',
        find: ['laceration', 'leg cut', 'wound', 'stitches'],
      },
      es: {
        name: 'Cortada en el muslo',
        about: 'La piel entre la cadera y la rodilla se cortó o se desgarró.',
        find: ['herida', 'laceración', 'puntos', 'pierna'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cut-foot',
      codes: [
        { system: 'SNOMED CT', code: '284551006' },
      ],
      broader: 'cut',
      en: {
        name: 'Cut on the foot',
        about: 'The skin of the foot was cut or torn.',
        find: ['laceration', 'foot wound', 'stitches'],
      },
      es: {
        name: 'Cortada en el pie',
        about: 'La piel del pie se cortó o se desgarró.',
        find: ['herida', 'laceración', 'puntos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn',
      codes: [
        { system: 'SNOMED CT', code: '125666000', name: 'Burn (disorder)' },
        { system: 'ICD-10-CM', code: 'T30.0', name: 'Burn of unspecified body region, unspecified degree' },
      ],
      en: {
        name: 'Burn',
        about: 'Skin or other tissue was harmed, most often by heat. The code does not say how deep the burn is.',
        find: ['burned skin', 'scald', 'fire', 'hot water'],
      },
      es: {
        name: 'Quemadura',
        about: 'La piel u otra parte se dañó, casi siempre por calor. El código no dice qué tan honda es.',
        find: ['piel quemada', 'fuego', 'agua caliente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn-first-degree',
      codes: [
        { system: 'SNOMED CT', code: '403190006', name: 'Epidermal burn of skin (disorder)' },
      ],
      broader: 'burn',
      en: {
        name: 'First-degree burn (top layer of the skin)',
        about: 'Only the top layer of the skin was burned. It makes the skin red and sore.',
        find: ['burned skin', 'superficial burn', 'sunburn'],
      },
      es: {
        name: 'Quemadura de primer grado (superficial)',
        about: 'Solo se quemó la capa de arriba de la piel. Se pone roja y duele.',
        find: ['piel quemada', 'quemadura de sol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn-second-degree',
      codes: [
        { system: 'SNOMED CT', code: '403191005', name: 'Partial thickness burn (disorder)' },
      ],
      broader: 'burn',
      en: {
        name: 'Second-degree burn (part of the skin’s depth)',
        about: 'The burn went through the top layer of the skin into the next one. It often makes blisters.',
        find: ['burned skin', 'partial thickness burn', 'blisters'],
      },
      es: {
        name: 'Quemadura de segundo grado',
        about: 'La quemadura pasó la capa de arriba de la piel y llegó a la que sigue. Muchas veces salen ampollas.',
        find: ['piel quemada', 'ampollas', 'espesor parcial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn-third-degree',
      codes: [
        { system: 'SNOMED CT', code: '403192003', name: 'Full thickness burn (disorder)' },
      ],
      broader: 'burn',
      en: {
        name: 'Third-degree burn (full depth of the skin)',
        about: 'The burn went through all layers of the skin.',
        find: ['burned skin', 'full thickness burn', 'deep burn'],
      },
      es: {
        name: 'Quemadura de tercer grado (toda la piel)',
        about: 'La quemadura pasó por todas las capas de la piel.',
        find: ['piel quemada', 'quemadura profunda', 'espesor total'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn-ear',
      codes: [
        { system: 'SNOMED CT', code: '39065001' },
      ],
      broader: 'burn',
      en: {
        name: 'Burn on the ear',
        about: 'The ear was burned. The code does not say how deep the burn is.',
        find: ['burned ear', 'scald'],
      },
      es: {
        name: 'Quemadura en la oreja',
        about: 'Se quemó la oreja. El código no dice qué tan honda es la quemadura.',
        find: ['oreja quemada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'burn-ear-second-degree',
      codes: [
        { system: 'ICD-10-CM', code: 'T20.21', name: 'Burn of second degree of ear [any part, except ear drum]' },
      ],
      broader: 'burn-ear',
      en: {
        name: 'Second-degree burn on the ear',
        about: 'The burn on the ear went through the top layer of the skin into the next one. It often makes blisters.',
        find: ['burned ear', 'partial thickness burn', 'blisters'],
      },
      es: {
        name: 'Quemadura de segundo grado en la oreja',
        about: 'La quemadura de la oreja pasó la capa de arriba de la piel y llegó a la que sigue. Muchas veces salen ampollas.',
        find: ['oreja quemada', 'ampollas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bee-sting',
      codes: [
        { system: 'ICD-10-CM', code: 'T63.441A', name: 'Toxic effect of venom of bees, accidental (unintentional), initial encounter' },
      ],
      en: {
        name: 'Bee sting (reaction to the venom)',
        about: 'A bee sting put venom into the skin, and the body reacted to it.',
        find: ['bee', 'insect sting', 'venom'],
      },
      es: {
        name: 'Picadura de abeja (reacción al veneno)',
        about: 'Una abeja picó y dejó veneno en la piel, y el cuerpo reaccionó.',
        find: ['abeja', 'piquete', 'veneno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dog-bite',
      codes: [
        { system: 'ICD-10-CM', code: 'W54.0XXA', name: 'Bitten by dog, initial encounter' },
      ],
      en: {
        name: 'Dog bite',
        about: 'A dog bit the person. The code does not say where or how deep.',
        find: ['bitten by dog', 'animal bite'],
      },
      es: {
        name: 'Mordida de perro',
        about: 'Un perro mordió a la persona. El código no dice dónde ni qué tan hondo.',
        find: ['mordedura', 'perro', 'mordida de animal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gunshot-wound',
      codes: [
        { system: 'SNOMED CT', code: '283545005', name: 'Gunshot wound (disorder)' },
        { system: 'SNOMED CT', code: '262574004' },
      ],
      en: {
        name: 'Gunshot wound',
        about: 'A wound made by a shot from a gun. The code does not say where or how it came about.',
        find: ['bullet wound', 'shot', 'gun injury'],
      },
      es: {
        name: 'Herida de bala',
        about: 'Una herida por un disparo. El código no dice dónde está ni cómo pasó.',
        find: ['balazo', 'disparo', 'arma de fuego'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'paralysis-from-spinal-cord',
      codes: [
        { system: 'SNOMED CT', code: '698754002' },
      ],
      en: {
        name: 'Lasting paralysis from spinal cord damage',
        about: 'Parts of the body cannot move, or can hardly move, because the spinal cord was damaged. The cord carries signals from the brain.',
        find: ['paraplegia', 'quadriplegia', 'spinal cord injury', 'paralyzed'],
      },
      es: {
        name: 'Parálisis duradera por daño en la médula espinal',
        about: 'Partes del cuerpo no se mueven, o casi no, porque se dañó la médula de la columna. Por ella pasan las señales del cerebro.',
        find: ['paraplejia', 'cuadriplejia', 'lesión de médula', 'paralizado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
