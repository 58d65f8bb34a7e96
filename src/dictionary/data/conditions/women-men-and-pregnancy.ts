import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'pregnancy',
      codes: [
        { system: 'SNOMED CT', code: '72892002', name: 'Normal pregnancy (finding)' },
        { system: 'ICD-10-CM', code: 'Z33.1', name: 'Pregnant state, incidental' },
      ],
      en: {
        name: 'Pregnancy',
        about: 'A note that there was a pregnancy at that time. A pregnancy lasts about nine months.',
        find: ['pregnant', 'expecting', 'baby', 'prenatal'],
      },
      es: {
        name: 'Embarazo',
        about: 'Una nota de que había un embarazo en ese tiempo. Un embarazo dura unos nueve meses.',
        find: ['embarazada', 'bebé', 'prenatal', 'encinta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-care',
      codes: [
        { system: 'ICD-10-CM', code: 'Z34.90', name: 'Encounter for supervision of normal pregnancy, unspecified, unspecified trimester' },
      ],
      broader: 'pregnancy',
      en: {
        name: 'Pregnancy care (prenatal visit)',
        about: 'A visit to follow a pregnancy. It looks at how the mother and the baby are doing.',
        find: ['prenatal visit', 'checkup', 'pregnant', 'baby'],
      },
      es: {
        name: 'Control del embarazo (consulta prenatal)',
        about: 'Una consulta para seguir el embarazo y ver cómo están la mamá y el bebé.',
        find: ['control prenatal', 'embarazada', 'bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-risk-pregnancy',
      codes: [
        { system: 'SNOMED CT', code: '47200007', name: 'High risk pregnancy (finding)' },
      ],
      broader: 'pregnancy',
      en: {
        name: 'High-risk pregnancy',
        about: 'A name for a pregnancy that is watched more closely. The reason can be the health of the mother, the baby or an earlier pregnancy.',
        find: ['pregnant', 'prenatal', 'baby', 'risk'],
      },
      es: {
        name: 'Embarazo de alto riesgo',
        about: 'Un nombre para un embarazo que se vigila más de cerca. La razón puede ser la salud de la mamá o del bebé, o un embarazo anterior.',
        find: ['embarazada', 'prenatal', 'bebé', 'riesgo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pregnancy-complication',
      codes: [
        { system: 'SNOMED CT', code: '609496007', name: 'Complication occurring during pregnancy (disorder)' },
      ],
      en: {
        name: 'A health problem during pregnancy',
        about: 'A health problem came up while the person was pregnant. The code does not say which one.',
        find: ['complication', 'pregnant', 'prenatal'],
      },
      es: {
        name: 'Un problema de salud durante el embarazo',
        about: 'Hubo un problema de salud mientras la persona estaba embarazada. El código no dice cuál.',
        find: ['complicación', 'embarazada', 'prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'single-birth-vaginal',
      codes: [
        { system: 'ICD-10-CM', code: 'Z38.00', name: 'Single liveborn infant, delivered vaginally' },
      ],
      en: {
        name: 'One baby born through the vagina',
        about: 'A note about a birth: one baby was born alive, through the birth canal.',
        find: ['newborn', 'birth', 'delivery', 'vaginal birth'],
      },
      es: {
        name: 'Un bebé nacido por parto vaginal',
        about: 'Una nota sobre un nacimiento: un solo bebé nació vivo, por la vagina.',
        find: ['recién nacido', 'parto', 'nacimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'born-in-hospital',
      codes: [
        { system: 'SNOMED CT', code: '442311008', name: 'Liveborn born in hospital (situation)' },
      ],
      en: {
        name: 'Baby born in the hospital',
        about: 'A note about a birth: a baby was born alive in a hospital.',
        find: ['newborn', 'birth', 'delivery'],
      },
      es: {
        name: 'Bebé nacido en el hospital',
        about: 'Una nota sobre un nacimiento: un bebé nació vivo en un hospital.',
        find: ['recién nacido', 'parto', 'nacimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'preeclampsia',
      codes: [
        { system: 'SNOMED CT', code: '398254007', name: 'Pre-eclampsia (disorder)' },
        { system: 'ICD-10-CM', code: 'O14.90', name: 'Unspecified pre-eclampsia, unspecified trimester' },
      ],
      en: {
        name: 'Preeclampsia (high blood pressure in pregnancy)',
        about: 'High blood pressure in pregnancy or soon after. There are signs that the kidneys or other parts of the body are under strain.',
        find: ['toxemia', 'high blood pressure', 'protein in urine', 'pregnant'],
      },
      es: {
        name: 'Preeclampsia (presión alta en el embarazo)',
        about: 'Presión alta en el embarazo o poco después, con señales de que afecta otras partes del cuerpo, como los riñones.',
        find: ['toxemia', 'presión alta', 'proteína en la orina', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eclampsia',
      codes: [
        { system: 'SNOMED CT', code: '198992004', name: 'Eclampsia in pregnancy (disorder)' },
      ],
      en: {
        name: 'Eclampsia (seizures in pregnancy)',
        about: 'Seizures in a pregnancy that come with high blood pressure. It is treated in the hospital.',
        find: ['convulsions', 'toxemia', 'preeclampsia', 'high blood pressure'],
      },
      es: {
        name: 'Eclampsia (convulsiones en el embarazo)',
        about: 'Convulsiones en el embarazo que vienen con presión alta. Se trata en el hospital.',
        find: ['convulsión', 'toxemia', 'preeclampsia', 'presión alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'miscarriage',
      codes: [
        { system: 'SNOMED CT', code: '17369002', name: 'Miscarriage (disorder)' },
        { system: 'ICD-10-CM', code: 'O03.9', name: 'Complete or unspecified spontaneous abortion without complication' },
      ],
      en: {
        name: 'Miscarriage (loss of a pregnancy)',
        about: 'A pregnancy ended by itself before the baby could live outside the womb. It is common, and it is no one’s fault.',
        find: ['pregnancy loss', 'lost baby', 'spontaneous abortion'],
      },
      es: {
        name: 'Pérdida del embarazo (aborto espontáneo)',
        about: 'Un embarazo terminó solo, antes de que el bebé pudiera vivir fuera del vientre. Es común y no es culpa de nadie.',
        find: ['aborto natural', 'aborto involuntario', 'pérdida del bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'miscarriage-first-trimester',
      codes: [
        { system: 'SNOMED CT', code: '19169002' },
      ],
      broader: 'miscarriage',
      en: {
        name: 'Miscarriage in the first three months',
        about: 'A pregnancy ended by itself in the first three months. It is common, and it is no one’s fault.',
        find: ['pregnancy loss', 'lost baby', 'first trimester', 'spontaneous abortion'],
      },
      es: {
        name: 'Pérdida del embarazo en los primeros tres meses',
        about: 'Un embarazo terminó solo en los primeros tres meses. Es común y no es culpa de nadie.',
        find: ['aborto espontáneo', 'aborto natural', 'pérdida del bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'miscarriage-complete',
      codes: [
        { system: 'SNOMED CT', code: '156073000', name: 'Complete miscarriage (disorder)' },
      ],
      broader: 'miscarriage',
      en: {
        name: 'Complete miscarriage',
        about: 'A pregnancy ended by itself, and the womb is empty again. It is common, and it is no one’s fault.',
        find: ['pregnancy loss', 'lost baby', 'spontaneous abortion'],
      },
      es: {
        name: 'Pérdida completa del embarazo',
        about: 'Un embarazo terminó solo, y la matriz quedó vacía. Es común y no es culpa de nadie.',
        find: ['aborto espontáneo completo', 'aborto natural', 'pérdida del bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blighted-ovum',
      codes: [
        { system: 'SNOMED CT', code: '35999006', name: 'Blighted ovum (disorder)' },
      ],
      en: {
        name: 'Blighted ovum (early pregnancy loss)',
        about: 'A pregnancy began, but no baby formed in its sac in the womb. It is no one’s fault.',
        find: ['pregnancy loss', 'empty sac', 'miscarriage', 'anembryonic'],
      },
      es: {
        name: 'Embarazo sin embrión (huevo huero)',
        about: 'Empezó un embarazo, pero en la bolsa dentro de la matriz no se formó un bebé. No es culpa de nadie.',
        find: ['pérdida del embarazo', 'saco vacío', 'aborto espontáneo', 'anembrionado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tubal-pregnancy',
      codes: [
        { system: 'SNOMED CT', code: '79586000', name: 'Tubal pregnancy (disorder)' },
      ],
      en: {
        name: 'Tubal pregnancy (outside the womb)',
        about: 'A pregnancy that has settled in a tube between the ovary and the womb. It cannot grow there, and it is treated.',
        find: ['ectopic pregnancy', 'fallopian tube', 'pregnancy loss'],
      },
      es: {
        name: 'Embarazo en una trompa (fuera de la matriz)',
        about: 'Un embarazo que se quedó en una trompa, entre el ovario y la matriz. Allí no puede crecer, y se trata.',
        find: ['embarazo ectópico', 'embarazo tubárico', 'trompa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'endometriosis',
      codes: [
        { system: 'SNOMED CT', code: '129103003', name: 'Endometriosis (disorder)' },
        { system: 'ICD-10-CM', code: 'N80.9', name: 'Endometriosis, unspecified' },
      ],
      en: {
        name: 'Endometriosis (womb lining in other places)',
        about: 'Tissue like the lining of the womb grows outside of it, such as on the ovaries. It can bring pain, often with periods.',
        find: ['period pain', 'pelvic pain', 'cramps', 'uterus'],
      },
      es: {
        name: 'Endometriosis (tejido de la matriz en otra parte)',
        about: 'Un tejido como el de dentro de la matriz crece fuera de ella, como en los ovarios. Puede doler, muchas veces con la regla.',
        find: ['dolor de regla', 'cólicos', 'matriz', 'útero'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heavy-or-frequent-periods',
      codes: [
        { system: 'ICD-10-CM', code: 'N92.0', name: 'Excessive and frequent menstruation with regular cycle' },
      ],
      en: {
        name: 'Heavy or frequent periods',
        about: 'Periods come with more bleeding than usual or come more often. The code does not say why.',
        find: ['heavy period', 'menorrhagia', 'bleeding', 'menstruation'],
      },
      es: {
        name: 'Reglas abundantes o muy seguidas',
        about: 'La regla viene con más sangre de lo común o más seguido. El código no dice por qué.',
        find: ['menstruación', 'sangrado', 'menorragia', 'periodo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heavy-periods',
      codes: [
        { system: 'SNOMED CT', code: '386692008', name: 'Menorrhagia (finding)' },
      ],
      broader: 'heavy-or-frequent-periods',
      en: {
        name: 'Heavy periods (menorrhagia)',
        about: 'Periods come with more bleeding than usual or last longer. It can have many causes.',
        find: ['heavy period', 'bleeding', 'menstruation'],
      },
      es: {
        name: 'Reglas abundantes (menorragia)',
        about: 'La regla viene con más sangre de lo común o dura más. Puede tener muchas causas.',
        find: ['menstruación', 'sangrado', 'periodo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'menopause',
      codes: [
        { system: 'ICD-10-CM', code: 'N95.1', name: 'Menopausal and female climacteric states' },
      ],
      en: {
        name: 'Menopause and what comes with it',
        about: 'The time when periods become rare and then do not come back. It can bring hot flashes, trouble with sleep and other changes.',
        find: ['hot flashes', 'change of life', 'climacteric'],
      },
      es: {
        name: 'Menopausia y lo que trae',
        about: 'El tiempo en que la regla viene poco y se va para siempre. Puede dar bochornos, problemas para dormir y otros cambios.',
        find: ['bochornos', 'calores', 'climaterio', 'sofocos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaginitis',
      codes: [
        { system: 'ICD-10-CM', code: 'N76.0', name: 'Acute vaginitis' },
      ],
      en: {
        name: 'Vaginitis (irritated vagina)',
        about: 'The vagina is irritated or infected. It can itch, burn or have more discharge.',
        find: ['vaginal infection', 'discharge', 'itching', 'burning'],
      },
      es: {
        name: 'Vaginitis (vagina irritada)',
        about: 'La vagina está irritada o tiene una infección. Puede dar comezón, ardor o más flujo.',
        find: ['infección vaginal', 'flujo', 'comezón', 'ardor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bacterial-vaginosis',
      codes: [
        { system: 'SNOMED CT', code: '419760006', name: 'Bacterial vaginosis (disorder)' },
      ],
      broader: 'vaginitis',
      en: {
        name: 'Bacterial vaginosis (BV)',
        about: 'The mix of bacteria in the vagina has changed, and some kinds have grown too much. It is common and can be treated.',
        find: ['vaginal infection', 'discharge', 'bv', 'smell'],
      },
      es: {
        name: 'Vaginosis bacteriana',
        about: 'Cambió la mezcla de bacterias de la vagina, y unas crecieron más. Es común y se puede tratar.',
        find: ['infección vaginal', 'flujo', 'olor', 'vb'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'female-infertility',
      codes: [
        { system: 'SNOMED CT', code: '6738008', name: 'Female infertility (disorder)' },
        { system: 'ICD-10-CM', code: 'N97.9', name: 'Female infertility, unspecified' },
      ],
      en: {
        name: 'Infertility in a woman',
        about: 'It has been hard for a woman to get pregnant. There can be many causes, and it is no one’s fault.',
        find: ['trouble getting pregnant', 'fertility', 'trying for a baby'],
      },
      es: {
        name: 'Infertilidad en la mujer',
        about: 'A una mujer le ha costado quedar embarazada. Puede haber muchas causas, y no es culpa de nadie.',
        find: ['no poder quedar embarazada', 'fertilidad', 'esterilidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sterility',
      codes: [
        { system: 'SNOMED CT', code: '15296000', name: 'Sterility (finding)' },
      ],
      en: {
        name: 'Not able to have children (sterility)',
        about: 'A note that the person is not able to start a pregnancy. The code does not say why.',
        find: ['sterile', 'infertility', 'fertility'],
      },
      es: {
        name: 'No poder tener hijos (esterilidad)',
        about: 'Una nota de que la persona no puede empezar un embarazo. El código no dice por qué.',
        find: ['estéril', 'infertilidad', 'fertilidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sterilization-requested',
      codes: [
        { system: 'SNOMED CT', code: '183996000', name: 'Sterilization requested (situation)' },
      ],
      en: {
        name: 'Wish for a lasting way not to have children',
        about: 'A note that somebody asked for a lasting way not to have children. Most often it is a small surgery.',
        find: ['sterilization', 'tubes tied', 'vasectomy', 'birth control'],
      },
      es: {
        name: 'Deseo de no tener hijos de forma duradera',
        about: 'Una nota de que se pidió una forma duradera de no tener hijos. Casi siempre es una operación pequeña.',
        find: ['esterilización', 'ligadura de trompas', 'vasectomía', 'anticonceptivo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'breast-lump',
      codes: [
        { system: 'SNOMED CT', code: '89164003', name: 'Breast lump (finding)' },
        { system: 'ICD-10-CM', code: 'N63.0', name: 'Unspecified lump in unspecified breast' },
      ],
      en: {
        name: 'Breast lump',
        about: 'There is a lump in the breast. The code does not say what it is.',
        find: ['breast mass', 'lump', 'bump in breast'],
      },
      es: {
        name: 'Bulto en el seno',
        about: 'Hay un bulto en el seno. El código no dice qué es.',
        find: ['bolita en el seno', 'masa en la mama', 'bulto en el pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'uterus-shape-at-birth',
      codes: [
        { system: 'SNOMED CT', code: '37849005', name: 'Congenital uterine anomaly (disorder)' },
      ],
      en: {
        name: 'Womb formed in another way before birth',
        about: 'The womb grew in a different shape than in most women. It is so from birth.',
        find: ['uterus', 'uterine anomaly', 'heart-shaped womb', 'congenital'],
      },
      es: {
        name: 'Matriz que se formó distinto antes de nacer',
        about: 'La matriz creció con otra forma que en la mayoría de las mujeres. Es así desde el nacimiento.',
        find: ['útero', 'malformación del útero', 'matriz', 'congénito'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'enlarged-prostate',
      codes: [
        { system: 'SNOMED CT', code: '266569009', name: 'Benign prostatic hyperplasia (disorder)' },
      ],
      en: {
        name: 'Enlarged prostate (BPH, not cancer)',
        about: 'The prostate has grown, which is common with age, and it is not cancer. It is a gland around the tube that urine comes out of.',
        find: ['bph', 'prostate', 'urine flow'],
      },
      es: {
        name: 'Próstata agrandada (HPB, no es cáncer)',
        about: 'La próstata ha crecido, algo común con la edad, y no es cáncer. Es una glándula alrededor del tubo por donde sale la orina.',
        find: ['hpb', 'próstata', 'orinar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'enlarged-prostate-with-symptoms',
      codes: [
        { system: 'ICD-10-CM', code: 'N40.1', name: 'Benign prostatic hyperplasia with lower urinary tract symptoms' },
      ],
      broader: 'enlarged-prostate',
      en: {
        name: 'Enlarged prostate with urine symptoms (BPH)',
        about: 'The prostate has grown, and it is not cancer. It can press on the tube for urine, so it can be hard to start, or there is a need to go often.',
        find: ['bph', 'prostate', 'weak stream', 'getting up at night'],
      },
      es: {
        name: 'Próstata agrandada con molestias al orinar',
        about: 'La próstata ha crecido, y no es cáncer. Puede apretar el tubo de la orina: puede costar empezar o haber ganas de ir seguido.',
        find: ['hpb', 'próstata', 'chorro débil', 'orinar de noche'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'enlarged-prostate-without-symptoms',
      codes: [
        { system: 'ICD-10-CM', code: 'N40.0', name: 'Benign prostatic hyperplasia without lower urinary tract symptoms' },
      ],
      broader: 'enlarged-prostate',
      en: {
        name: 'Enlarged prostate without urine symptoms (BPH)',
        about: 'The prostate has grown, and it is not cancer. No trouble with passing urine was noted.',
        find: ['bph', 'prostate'],
      },
      es: {
        name: 'Próstata agrandada sin molestias al orinar',
        about: 'La próstata ha crecido, y no es cáncer. No se anotaron molestias al orinar.',
        find: ['hpb', 'próstata'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'erectile-dysfunction',
      codes: [
        { system: 'SNOMED CT', code: '860914002', name: 'Erectile dysfunction (disorder)' },
        { system: 'ICD-10-CM', code: 'N52.9', name: 'Male erectile dysfunction, unspecified' },
      ],
      en: {
        name: 'Erectile dysfunction (ED)',
        about: 'It is hard to get or to keep an erection. It is common, and there can be many causes.',
        find: ['ed', 'impotence', 'erection'],
      },
      es: {
        name: 'Disfunción eréctil',
        about: 'Cuesta tener o mantener una erección. Es común y puede tener muchas causas.',
        find: ['impotencia', 'erección', 'problemas de erección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
