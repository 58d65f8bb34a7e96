import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'baby-heartbeat',
      codes: [
        { system: 'SNOMED CT', code: '225158009' },
      ],
      en: {
        name: 'Listening to the baby’s heartbeat',
        about: 'Care staff listen through the belly to the heartbeat of the baby in the womb.',
        find: ['fetal heart', 'doppler', 'prenatal check', 'pregnancy check'],
      },
      es: {
        name: 'Escuchar el latido del bebé',
        about: 'Se escucha por el vientre el latido del bebé que está en el útero.',
        find: ['corazón del bebé', 'latido fetal', 'doppler', 'control prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'womb-height',
      codes: [
        { system: 'SNOMED CT', code: '274804006' },
      ],
      en: {
        name: 'Measuring the womb in pregnancy (fundal height)',
        about: 'The belly is felt or measured to see how high the top of the womb is. It is one way to follow how a pregnancy grows.',
        find: ['fundal height', 'belly measure', 'prenatal check'],
      },
      es: {
        name: 'Medir el útero en el embarazo (altura uterina)',
        about: 'Se toca o se mide el vientre para ver hasta dónde llega el útero. Así se sigue cómo crece el embarazo.',
        find: ['altura uterina', 'fondo uterino', 'matriz', 'control prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-test',
      codes: [
        { system: 'SNOMED CT', code: '252160004' },
      ],
      en: {
        name: 'Pregnancy test',
        about: 'Checks urine or blood for hCG. The body makes this hormone in pregnancy.',
        find: ['hcg', 'pregnant', 'urine test'],
      },
      es: {
        name: 'Prueba de embarazo',
        about: 'Busca hCG en la orina o en la sangre. El cuerpo produce esta hormona en el embarazo.',
        find: ['hcg', 'embarazada', 'prueba de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'early-pregnancy-ultrasound',
      codes: [
        { system: 'SNOMED CT', code: '169230002' },
      ],
      broader: 'ultrasound',
      en: {
        name: 'Ultrasound in pregnancy (viability scan)',
        about: 'Sound waves make pictures of the womb in pregnancy. It is done to see how the pregnancy is going.',
        find: ['viability scan', 'sonogram', 'pregnancy scan', 'early ultrasound'],
      },
      es: {
        name: 'Ultrasonido en el embarazo (de viabilidad)',
        about: 'Con ondas de sonido se ve el útero en el embarazo. Se hace para ver cómo va el embarazo.',
        find: ['viabilidad', 'sonograma', 'ecografía', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fetal-anatomy-study',
      codes: [
        { system: 'SNOMED CT', code: '271442007' },
      ],
      en: {
        name: 'Study of the baby’s body before birth',
        about: 'A scan, most often an ultrasound, looks at the body of the baby in the womb. It shows how the baby is growing.',
        find: ['anatomy scan', 'ultrasound', 'sonogram', 'fetal scan'],
      },
      es: {
        name: 'Estudio del cuerpo del bebé antes de nacer',
        about: 'Se mira el cuerpo del bebé en el útero, casi siempre con ultrasonido. Muestra cómo va creciendo.',
        find: ['ultrasonido morfológico', 'ecografía', 'sonograma', 'anatomía fetal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'afp-pregnancy-test',
      codes: [
        { system: 'SNOMED CT', code: '275833003' },
      ],
      en: {
        name: 'AFP test in pregnancy',
        about: 'Measures AFP, a protein that the baby makes. It is used as a screening test for some health problems in the baby.',
        find: ['alpha-fetoprotein', 'prenatal screening', 'blood test'],
      },
      es: {
        name: 'Prueba de AFP en el embarazo',
        about: 'Mide la AFP, una proteína que produce el bebé. Sirve para buscar algunos problemas de salud en el bebé.',
        find: ['alfafetoproteína', 'prueba prenatal', 'prueba de sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'amniotic-fluid-chromosomes',
      codes: [
        { system: 'SNOMED CT', code: '443529005' },
      ],
      en: {
        name: 'Chromosome test of the water around the baby',
        about: 'A sample of the water around the baby is tested. The lab counts some of the chromosomes, which carry the genes.',
        find: ['amniocentesis', 'amnio', 'aneuploidy', 'fish test', 'genetic test'],
      },
      es: {
        name: 'Prueba de cromosomas (agua que rodea al bebé)',
        about: 'Se estudia una muestra del agua que rodea al bebé. Se cuentan algunos cromosomas, que es donde están los genes.',
        find: ['amniocentesis', 'líquido amniótico', 'prueba genética'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'childbirth',
      codes: [
        { system: 'SNOMED CT', code: '66348005' },
      ],
      en: {
        name: 'Giving birth',
        about: 'A baby is born.',
        find: ['birth', 'childbirth', 'delivery', 'labor'],
      },
      es: {
        name: 'Parto (nacimiento de un bebé)',
        about: 'Nace un bebé.',
        find: ['parto', 'dar a luz', 'nacimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iud-placed',
      codes: [
        { system: 'SNOMED CT', code: '65200003', name: 'Insertion of intrauterine contraceptive device (procedure)' },
      ],
      en: {
        name: 'Placing an IUD (birth control)',
        about: 'A small device is put in the womb. It is most often used to prevent pregnancy.',
        find: ['iud', 'coil', 'birth control', 'contraception'],
      },
      es: {
        name: 'Colocación de un DIU (método anticonceptivo)',
        about: 'Se pone un dispositivo pequeño en el útero. Casi siempre se usa para prevenir el embarazo.',
        find: ['diu', 'anticonceptivo', 'planificación familiar', 't de cobre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iud-changed',
      codes: [
        { system: 'SNOMED CT', code: '46706006', name: 'Replacement of contraceptive intrauterine device (procedure)' },
      ],
      en: {
        name: 'Changing an IUD (birth control)',
        about: 'The IUD in the womb is taken out, and a new one is put in. It is most often used to prevent pregnancy.',
        find: ['iud', 'coil', 'birth control', 'contraception'],
      },
      es: {
        name: 'Cambio de un DIU (método anticonceptivo)',
        about: 'Se saca el DIU del útero y se pone uno nuevo. Casi siempre se usa para prevenir el embarazo.',
        find: ['diu', 'anticonceptivo', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iud-removed',
      codes: [
        { system: 'SNOMED CT', code: '68254000', name: 'Removal of intrauterine device (procedure)' },
      ],
      en: {
        name: 'Taking out an IUD (birth control)',
        about: 'The IUD is taken out of the womb. It is a small device that is most often used to prevent pregnancy.',
        find: ['iud', 'coil', 'birth control', 'contraception'],
      },
      es: {
        name: 'Extracción de un DIU (método anticonceptivo)',
        about: 'Se saca el DIU del útero. Es un dispositivo pequeño que casi siempre se usa para prevenir el embarazo.',
        find: ['diu', 'anticonceptivo', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cesarean-section',
      codes: [
        { system: 'SNOMED CT', code: '11466000', name: 'Cesarean section (procedure)' },
      ],
      broader: 'childbirth',
      en: {
        name: 'C-section (cesarean birth)',
        about: 'A baby is born through a cut in the belly and the womb. It is an operation.',
        find: ['cesarean', 'c section', 'birth', 'surgery'],
      },
      es: {
        name: 'Cesárea',
        about: 'El bebé nace por un corte en el vientre y en el útero. Es una operación.',
        find: ['cesárea', 'parto', 'nacimiento', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'birth-control-implant-placed',
      codes: [
        { system: 'SNOMED CT', code: '169553002' },
      ],
      en: {
        name: 'Placing a birth control implant',
        about: 'A tiny rod is put under the skin, most often in the arm. It gives off a hormone to prevent pregnancy.',
        find: ['implant', 'birth control', 'nexplanon', 'contraception'],
      },
      es: {
        name: 'Colocación de un implante anticonceptivo',
        about: 'Se pone una varilla muy pequeña bajo la piel, casi siempre en el brazo. Suelta una hormona para prevenir el embarazo.',
        find: ['implante', 'anticonceptivo', 'nexplanon', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'birth-control-implant-removed',
      codes: [
        { system: 'SNOMED CT', code: '301807007' },
      ],
      en: {
        name: 'Taking out a birth control implant',
        about: 'A tiny rod is taken out from under the skin, most often in the arm. It gave off a hormone to prevent pregnancy.',
        find: ['implant', 'birth control', 'nexplanon', 'contraception'],
      },
      es: {
        name: 'Extracción de un implante anticonceptivo',
        about: 'Se saca una varilla muy pequeña que está bajo la piel, casi siempre en el brazo. Soltaba una hormona para prevenir el embarazo.',
        find: ['implante', 'anticonceptivo', 'nexplanon', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'birth-control-implant-changed',
      codes: [
        { system: 'SNOMED CT', code: '755621000000101' },
      ],
      en: {
        name: 'Changing a birth control implant',
        about: 'The tiny rod under the skin is taken out, and a new one is put in. It gives off a hormone to prevent pregnancy.',
        find: ['implant', 'birth control', 'nexplanon', 'contraception'],
      },
      es: {
        name: 'Cambio de un implante anticonceptivo',
        about: 'Se saca la varilla que está bajo la piel y se pone una nueva. Suelta una hormona para prevenir el embarazo.',
        find: ['implante', 'anticonceptivo', 'nexplanon', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-ending-care',
      codes: [
        { system: 'SNOMED CT', code: '386394001' },
      ],
      en: {
        name: 'Care around ending a pregnancy',
        about: 'Care for a person when a pregnancy is ended. It may be before, at or after that time.',
        find: ['abortion care', 'termination'],
      },
      es: {
        name: 'Atención al terminar un embarazo',
        about: 'Es la atención cuando se termina un embarazo. Puede ser antes, durante o después.',
        find: ['aborto', 'interrupción del embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-ending-talk',
      codes: [
        { system: 'SNOMED CT', code: '10383002', name: 'Counseling for termination of pregnancy (procedure)' },
      ],
      en: {
        name: 'Talk about ending a pregnancy',
        about: 'A talk with care staff about ending a pregnancy. It gives time for facts, questions and support.',
        find: ['abortion counseling', 'pregnancy options', 'termination'],
      },
      es: {
        name: 'Charla sobre terminar un embarazo',
        about: 'Es una charla con el personal de salud sobre terminar un embarazo. Da tiempo para datos, preguntas y apoyo.',
        find: ['aborto', 'interrupción del embarazo', 'orientación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-ended',
      codes: [
        { system: 'SNOMED CT', code: '714812005' },
      ],
      en: {
        name: 'Ending a pregnancy (induced termination)',
        about: 'A pregnancy is ended. Medicine or a procedure is used for this.',
        find: ['abortion', 'termination'],
      },
      es: {
        name: 'Terminar un embarazo (interrupción inducida)',
        about: 'Se termina un embarazo. Se hace con medicinas o con un procedimiento.',
        find: ['aborto', 'interrupción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tubal-ligation',
      codes: [
        { system: 'SNOMED CT', code: '287664005', name: 'Bilateral tubal ligation (procedure)' },
      ],
      en: {
        name: 'Tubal ligation (tubes tied)',
        about: 'Both tubes that carry eggs to the womb are tied or closed. It is a lasting way to prevent pregnancy.',
        find: ['tubes tied', 'sterilization', 'birth control'],
      },
      es: {
        name: 'Ligadura de trompas',
        about: 'Se atan o se cierran las dos trompas por donde los óvulos van al útero. Es una forma duradera de prevenir el embarazo.',
        find: ['ligadura', 'esterilización', 'anticonceptivo', 'trompas atadas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'episiotomy',
      codes: [
        { system: 'SNOMED CT', code: '85548006', name: 'Episiotomy (procedure)' },
      ],
      en: {
        name: 'Episiotomy (a cut to widen the birth opening)',
        about: 'A small cut is made at the opening of the vagina during birth. It makes more room for the baby.',
        find: ['birth cut', 'stitches', 'delivery'],
      },
      es: {
        name: 'Episiotomía (un corte en el parto)',
        about: 'En el parto se hace un corte pequeño en la entrada de la vagina. Así hay más espacio para el bebé.',
        find: ['corte', 'puntos', 'parto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'epidural',
      codes: [
        { system: 'SNOMED CT', code: '18946005', name: 'Epidural anesthesia (procedure)' },
      ],
      en: {
        name: 'Epidural (numbs the lower body)',
        about: 'Medicine is given through the back, near the spine. It numbs a part of the body, so that birth or surgery hurts less.',
        find: ['epidural', 'anesthesia', 'labor pain', 'pain relief'],
      },
      es: {
        name: 'Epidural (anestesia por la espalda)',
        about: 'Se da una medicina por la espalda, cerca de la columna. Duerme una parte del cuerpo para que duela menos un parto o una cirugía.',
        find: ['anestesia epidural', 'dolor de parto', 'bloqueo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'labor-induction',
      codes: [
        { system: 'SNOMED CT', code: '31208007', name: 'Medical induction of labor (procedure)' },
      ],
      en: {
        name: 'Starting labor with medicine (induction)',
        about: 'Medicine is given to start labor. Labor is the work of the womb to bring the baby out.',
        find: ['induced labor', 'induction', 'oxytocin', 'pitocin'],
      },
      es: {
        name: 'Iniciar el parto con medicina (inducción)',
        about: 'Se da una medicina para que empiece el parto. El útero comienza a apretar para que salga el bebé.',
        find: ['inducción del parto', 'oxitocina', 'contracciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'instrumental-delivery',
      codes: [
        { system: 'SNOMED CT', code: '236974004', name: 'Instrumental delivery (procedure)' },
      ],
      broader: 'childbirth',
      en: {
        name: 'Birth with forceps or a vacuum cup',
        about: 'A tool helps guide the baby out during birth. It can be forceps, which hold the head, or a suction cup.',
        find: ['forceps', 'vacuum', 'assisted delivery'],
      },
      es: {
        name: 'Parto con fórceps o con ventosa',
        about: 'Se usa un instrumento para ayudar a salir al bebé. Puede ser un fórceps, que toma la cabeza, o una ventosa.',
        find: ['fórceps', 'ventosa', 'parto instrumental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'labor-augmentation',
      codes: [
        { system: 'SNOMED CT', code: '237001001', name: 'Augmentation of labor (procedure)' },
      ],
      en: {
        name: 'Help for labor to move along (augmentation)',
        about: 'Labor has begun, and it gets help to move on. This may be with medicine.',
        find: ['oxytocin', 'pitocin', 'slow labor'],
      },
      es: {
        name: 'Ayuda para que avance el parto',
        about: 'Se ayuda a que avance un parto que ya empezó. Puede ser con una medicina.',
        find: ['oxitocina', 'conducción del parto', 'contracciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vasectomy',
      codes: [
        { system: 'SNOMED CT', code: '22523008', name: 'Vasectomy (procedure)' },
      ],
      en: {
        name: 'Vasectomy',
        about: 'The two tubes that carry sperm are cut or closed. It is a lasting way to prevent pregnancy.',
        find: ['sterilization', 'birth control', 'snip'],
      },
      es: {
        name: 'Vasectomía',
        about: 'Se cortan o se cierran los dos tubos por donde pasan los espermatozoides. Es una forma duradera de prevenir un embarazo.',
        find: ['esterilización', 'anticonceptivo', 'planificación familiar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaginal-delivery',
      codes: [
        { system: 'SNOMED CT', code: '177184002', name: 'Normal delivery procedure (procedure)' },
      ],
      broader: 'childbirth',
      en: {
        name: 'Giving birth (vaginal delivery)',
        about: 'A baby is born through the birth canal. This is not a C-section, which is an operation.',
        find: ['birth', 'delivery', 'labor', 'newborn'],
      },
      es: {
        name: 'Parto vaginal',
        about: 'El bebé nace por la vagina. No es una cesárea, que es una operación.',
        find: ['parto', 'dar a luz', 'nacimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'passive-immunization',
      codes: [
        { system: 'SNOMED CT', code: '51116004' },
      ],
      en: {
        name: 'Shot of antibodies (passive immunization)',
        about: 'Ready-made antibodies are given, often as a shot. They help protect the body for a while.',
        find: ['antibodies', 'immune globulin', 'rh shot', 'rhogam'],
      },
      es: {
        name: 'Inyección de anticuerpos (inmunización pasiva)',
        about: 'Se dan anticuerpos ya hechos, muchas veces con una inyección. Ayudan a proteger el cuerpo por un tiempo.',
        find: ['anticuerpos', 'inmunoglobulina', 'vacuna rh'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'premature-birth',
      codes: [
        { system: 'SNOMED CT', code: '65588006' },
      ],
      en: {
        name: 'Early birth (a baby born before its time)',
        about: 'A baby is born early, weeks before the due date.',
        find: ['premature', 'preterm', 'preemie'],
      },
      es: {
        name: 'Nacimiento antes de tiempo (prematuro)',
        about: 'Un bebé nace antes de tiempo, semanas antes de la fecha esperada.',
        find: ['prematuro', 'pretérmino', 'bebé prematuro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rh-antibody-test',
      codes: [
        { system: 'SNOMED CT', code: '169673001' },
      ],
      en: {
        name: 'Rh antibody test in pregnancy',
        about: 'Looks in the mother’s blood for antibodies to the Rh factor. The Rh factor is a marker on the red blood cells of many people.',
        find: ['rhesus', 'rh factor', 'blood type', 'prenatal test'],
      },
      es: {
        name: 'Prueba de anticuerpos Rh en el embarazo',
        about: 'Busca en la sangre de la madre anticuerpos contra el factor Rh. Es una marca que muchas personas tienen en los glóbulos rojos.',
        find: ['factor rh', 'rhesus', 'tipo de sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
