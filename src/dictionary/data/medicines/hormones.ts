import type { DictionaryFile } from '../../entry'

export default {
  classes: {
    birthControl: {
      en: { label: 'a hormone, also in birth control', about: 'A hormone that is used mostly in birth control. It can also be used for periods or for other things.', find: ['birth control', 'contraception', 'periods', 'hormone'] },
      es: { label: 'hormona, también anticonceptiva', about: 'Es una hormona que se usa sobre todo para no quedar embarazada. También se puede usar para la regla o para otras cosas.', find: ['anticonceptivo', 'planificación familiar', 'regla', 'hormona'] },
    },
    birthControlEstrogen: {
      en: { label: 'a form of estrogen', about: 'A hormone like the one that the ovaries make. It is used mostly in birth control, and at times for periods or in menopause.', find: ['birth control', 'contraception', 'periods', 'hormone', 'estrogen'] },
      es: { label: 'una forma de estrógeno', about: 'El estrógeno es una hormona de los ovarios. Esta forma se usa sobre todo para no quedar embarazada, y a veces para la regla o la menopausia.', find: ['anticonceptivo', 'planificación familiar', 'regla', 'hormona', 'estrógeno'] },
    },
    bone: {
      en: { label: 'a bone medicine', about: 'Slows the loss of bone. It is used mostly for thin bones (osteoporosis), or to help keep bones from getting thin.', find: ['bone medicine', 'osteoporosis', 'thin bones', 'bisphosphonate'] },
      es: { label: 'medicina para los huesos', about: 'Frena la pérdida de hueso. Se usa sobre todo para los huesos débiles (osteoporosis) o para que no lleguen a serlo.', find: ['medicina para los huesos', 'osteoporosis'] },
    },
    boneOrCalcium: {
      en: { label: 'a bone medicine', about: 'Slows the loss of bone. It is used for thin bones (osteoporosis), for bones when there is cancer, or for high calcium in the blood.', find: ['bone medicine', 'osteoporosis', 'thin bones', 'calcium', 'cancer in the bone'] },
      es: { label: 'medicina para los huesos', about: 'Frena la pérdida de hueso. Se usa para los huesos débiles (osteoporosis), para los huesos cuando hay cáncer o para el calcio alto en la sangre.', find: ['medicina para los huesos', 'osteoporosis', 'calcio', 'cáncer en los huesos'] },
    },
    urineFlow: {
      en: { label: 'helps urine flow', about: 'Relaxes the muscles where urine leaves the body, so that it flows more easily. It is used for a large prostate, and at times for kidney stones.', find: ['prostate', 'urine flow', 'bph', 'kidney stones', 'alpha blocker'] },
      es: { label: 'ayuda a orinar', about: 'Relaja los músculos por donde sale la orina, y cuesta menos orinar. Se usa para la próstata grande, y a veces para piedras en los riñones.', find: ['próstata', 'orinar', 'piedras en los riñones'] },
    },
    overactiveBladder: {
      en: { label: 'a bladder medicine', about: 'Helps the bladder relax, so that the urge to pass urine comes less often. It is used for an overactive bladder or leaks of urine.', find: ['bladder medicine', 'overactive bladder', 'urine leaks', 'urgency'] },
      es: { label: 'medicina para la vejiga', about: 'Ayuda a que la vejiga se relaje, y las ganas de orinar vienen menos. Se usa para la vejiga hiperactiva o el escape de orina.', find: ['vejiga hiperactiva', 'escape de orina', 'ganas de orinar'] },
    },
    antithyroid: {
      en: { label: 'a thyroid medicine', about: 'Slows the thyroid, a gland in the neck. It is used when the thyroid makes more of its hormone than the body needs.', find: ['thyroid medicine', 'overactive thyroid', 'hyperthyroidism', 'graves'] },
      es: { label: 'medicina para la tiroides', about: 'Frena la tiroides, una glándula del cuello. Se usa cuando la tiroides hace más hormona de la que el cuerpo necesita.', find: ['medicina para la tiroides', 'hipertiroidismo'] },
    },
    bloodFlow: {
      en: { label: 'relaxes blood vessels', about: 'Relaxes some blood vessels, so that more blood flows. It is used for erections, for high pressure in the lungs, and at times for other things.', find: ['erection', 'erectile dysfunction', 'pulmonary hypertension', 'blood flow'] },
      es: { label: 'relaja los vasos de la sangre', about: 'Relaja algunos vasos de la sangre, y pasa más sangre. Se usa para la erección, para la presión alta en los pulmones y a veces para otras cosas.', find: ['erección', 'disfunción eréctil', 'hipertensión pulmonar'] },
    },
  },
  entries: [
    {
      id: 'levothyroxine',
      codes: [
        { system: 'RxNorm', code: '10582' },
        { system: 'ingredient', code: 'levothyroxine' },
      ],
      en: {
        name: 'Levothyroxine (thyroid hormone)',
        about: 'Takes the place of a hormone made by the thyroid, a gland in the neck. This hormone helps set how fast the body works.',
        find: ['thyroid medicine', 'synthroid'],
      },
      es: {
        name: 'Levotiroxina (hormona tiroidea)',
        about: 'Ocupa el lugar de una hormona que hace la tiroides, una glándula del cuello. Esta hormona ayuda a fijar a qué ritmo trabaja el cuerpo.',
        find: ['medicina para la tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ethinyl-estradiol',
      class: 'birthControlEstrogen',
      codes: [{ system: 'RxNorm', code: '4124' }, { system: 'ingredient', code: 'ethinyl estradiol' }],
      en: { name: 'Ethinyl estradiol', find: ['the pill', 'patch', 'ring'] },
      es: { name: 'Etinilestradiol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mestranol',
      class: 'birthControlEstrogen',
      codes: [{ system: 'RxNorm', code: '6782' }, { system: 'ingredient', code: 'mestranol' }],
      en: { name: 'Mestranol', find: ['the pill'] },
      es: { name: 'Mestranol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'norethindrone',
      class: 'birthControl',
      codes: [{ system: 'RxNorm', code: '7514' }, { system: 'ingredient', code: 'norethindrone' }],
      en: { name: 'Norethindrone', find: ['mini-pill', 'aygestin'] },
      es: { name: 'Noretindrona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'norgestimate',
      class: 'birthControl',
      codes: [{ system: 'RxNorm', code: '31994' }, { system: 'ingredient', code: 'norgestimate' }],
      en: { name: 'Norgestimate', find: ['the pill', 'sprintec'] },
      es: { name: 'Norgestimato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drospirenone',
      class: 'birthControl',
      codes: [{ system: 'RxNorm', code: '11636' }, { system: 'ingredient', code: 'drospirenone' }],
      en: { name: 'Drospirenone', find: ['the pill', 'yaz', 'yasmin', 'slynd'] },
      es: { name: 'Drospirenona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'norethynodrel',
      codes: [{ system: 'ingredient', code: 'norethynodrel' }],
      en: {
        name: 'Norethynodrel (a birth control hormone)',
        about: 'A hormone that was a part of the first birth control pills. It was also used for periods.',
        find: ['the pill', 'birth control', 'contraception', 'periods', 'hormone'],
      },
      es: {
        name: 'Noretinodrel (hormona anticonceptiva)',
        about: 'Es una hormona que era parte de las primeras pastillas para no quedar embarazada. También se usaba para la regla.',
        find: ['anticonceptivo', 'planificación familiar', 'regla', 'hormona'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'desogestrel',
      class: 'birthControl',
      codes: [{ system: 'ingredient', code: 'desogestrel' }],
      en: { name: 'Desogestrel', find: ['the pill'] },
      es: { name: 'Desogestrel' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dienogest',
      class: 'birthControl',
      codes: [{ system: 'RxNorm', code: '22968' }, { system: 'ingredient', code: 'dienogest' }],
      en: { name: 'Dienogest', find: ['the pill', 'natazia'] },
      es: { name: 'Dienogest' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'levonorgestrel',
      codes: [
        { system: 'RxNorm', code: '6373' },
        { system: 'ingredient', code: 'levonorgestrel' },
      ],
      en: {
        name: 'Levonorgestrel (a birth control hormone)',
        about: 'A hormone that is used mostly to prevent pregnancy. It comes in pills, in an IUD placed in the womb, and in pills for after sex.',
        find: ['birth control', 'contraception', 'iud', 'morning-after pill', 'periods', 'mirena', 'plan b'],
      },
      es: {
        name: 'Levonorgestrel (hormona anticonceptiva)',
        about: 'Es una hormona que se usa sobre todo para no quedar embarazada. Viene en pastillas, en el DIU dentro del útero y en la pastilla del día después.',
        find: ['anticonceptivo', 'planificación familiar', 'diu', 'pastilla del día después', 'regla'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'etonogestrel',
      codes: [
        { system: 'RxNorm', code: '14584' },
        { system: 'ingredient', code: 'etonogestrel' },
      ],
      en: {
        name: 'Etonogestrel (a birth control hormone)',
        about: 'A hormone that is used mostly to prevent pregnancy. It comes as a small rod under the skin of the arm, or in a ring for the vagina.',
        find: ['birth control', 'contraception', 'implant', 'ring', 'nexplanon', 'nuvaring'],
      },
      es: {
        name: 'Etonogestrel (hormona anticonceptiva)',
        about: 'Es una hormona que se usa sobre todo para no quedar embarazada. Viene en un implante bajo la piel del brazo o en un anillo para la vagina.',
        find: ['anticonceptivo', 'planificación familiar', 'implante', 'anillo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'norelgestromin',
      codes: [
        { system: 'RxNorm', code: '326374' },
        { system: 'ingredient', code: 'norelgestromin' },
      ],
      en: {
        name: 'Norelgestromin (a birth control hormone)',
        about: 'A hormone that is used to prevent pregnancy. It comes in a patch for the skin.',
        find: ['birth control', 'contraception', 'patch', 'xulane', 'zafemy'],
      },
      es: {
        name: 'Norelgestromina (hormona anticonceptiva)',
        about: 'Es una hormona que se usa para no quedar embarazada. Viene en un parche para la piel.',
        find: ['anticonceptivo', 'planificación familiar', 'parche'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'medroxyprogesterone',
      codes: [
        { system: 'RxNorm', code: '6691' },
        { system: 'ingredient', code: 'medroxyprogesterone' },
      ],
      en: {
        name: 'Medroxyprogesterone (a hormone)',
        about: 'It acts like progesterone, a hormone of the ovaries. As a shot, it is used most of all as birth control; as a pill, for periods or in menopause.',
        find: ['birth control', 'contraception', 'periods', 'menopause', 'depo-provera', 'provera'],
      },
      es: {
        name: 'Medroxiprogesterona (una hormona)',
        about: 'Actúa como una hormona de los ovarios. La inyección se usa sobre todo para no quedar embarazada, y la pastilla, para la regla o la menopausia.',
        find: ['anticonceptivo', 'planificación familiar', 'regla', 'menopausia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alendronate',
      class: 'bone',
      codes: [{ system: 'RxNorm', code: '46041' }, { system: 'ingredient', code: 'alendronate' }, { system: 'ingredient', code: 'alendronic acid', source: 'RxNorm' }],
      en: { name: 'Alendronate', find: ['fosamax'] },
      es: { name: 'Alendronato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ibandronate',
      class: 'bone',
      codes: [{ system: 'ingredient', code: 'ibandronate' }],
      en: { name: 'Ibandronate', find: ['boniva'] },
      es: { name: 'Ibandronato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'risedronate',
      class: 'bone',
      codes: [{ system: 'ingredient', code: 'risedronate' }],
      en: { name: 'Risedronate', find: ['actonel'] },
      es: { name: 'Risedronato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'zoledronic-acid',
      class: 'boneOrCalcium',
      codes: [{ system: 'ingredient', code: 'zoledronic acid' }],
      en: { name: 'Zoledronic acid', find: ['reclast', 'zometa'] },
      es: { name: 'Ácido zoledrónico' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'denosumab',
      class: 'boneOrCalcium',
      codes: [{ system: 'ingredient', code: 'denosumab' }],
      en: { name: 'Denosumab', find: ['prolia', 'xgeva'] },
      es: { name: 'Denosumab' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pamidronate',
      class: 'boneOrCalcium',
      codes: [{ system: 'ingredient', code: 'pamidronate' }],
      en: { name: 'Pamidronate', find: ['aredia'] },
      es: { name: 'Pamidronato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'raloxifene',
      codes: [
        { system: 'ingredient', code: 'raloxifene' },
      ],
      en: {
        name: 'Raloxifene (for bones, or to help prevent cancer)',
        about: 'Acts like the hormone estrogen in the bones and blocks it in the breast. It is used for thin bones, and to help prevent breast cancer.',
        find: ['bone medicine', 'osteoporosis', 'thin bones', 'breast cancer', 'evista'],
      },
      es: {
        name: 'Raloxifeno (para los huesos o el seno)',
        about: 'Actúa como el estrógeno en los huesos y lo frena en el seno. Se usa para los huesos débiles y para ayudar a prevenir el cáncer de seno.',
        find: ['medicina para los huesos', 'osteoporosis', 'cáncer de mama'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcitonin',
      codes: [
        { system: 'ingredient', code: 'calcitonin' },
      ],
      en: {
        name: 'Calcitonin (for bones or calcium)',
        about: 'A hormone that slows the loss of bone and lowers calcium in the blood. It is used as a nose spray or a shot.',
        find: ['bone medicine', 'osteoporosis', 'paget’s disease', 'calcium', 'miacalcin'],
      },
      es: {
        name: 'Calcitonina (para los huesos o el calcio)',
        about: 'Es una hormona que frena la pérdida de hueso y baja el calcio en la sangre. Se usa como espray para la nariz o como inyección.',
        find: ['medicina para los huesos', 'osteoporosis', 'calcio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'estradiol',
      codes: [
        { system: 'RxNorm', code: '4083' },
        { system: 'ingredient', code: 'estradiol' },
      ],
      en: {
        name: 'Estradiol (the hormone estrogen)',
        about: 'A hormone that the ovaries make. It is used for hot flashes or dryness in menopause, as hormone therapy or for other things.',
        find: ['estrogen', 'menopause', 'hot flashes', 'vaginal dryness', 'hormone therapy', 'estrace', 'vivelle'],
      },
      es: {
        name: 'Estradiol (la hormona estrógeno)',
        about: 'El estrógeno es una hormona de los ovarios. Se usa para los bochornos o la sequedad en la menopausia, como terapia hormonal y para otras cosas.',
        find: ['estrógeno', 'menopausia', 'bochornos', 'sofocos', 'sequedad vaginal', 'terapia hormonal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'estrogens-conjugated-usp',
      codes: [
        { system: 'ingredient', code: 'estrogens, conjugated (usp)', source: 'RxNorm' },
      ],
      en: {
        name: 'Conjugated estrogens (a mix of hormones)',
        about: 'Estrogen is a hormone of the ovaries. This mix is used mostly for hot flashes or dryness in menopause, or for bleeding from the womb.',
        find: ['estrogen', 'menopause', 'hot flashes', 'vaginal dryness', 'hormone', 'premarin', 'conjugated estrogens'],
      },
      es: {
        name: 'Estrógenos conjugados (mezcla de hormonas)',
        about: 'El estrógeno es una hormona de los ovarios. Esta mezcla se usa sobre todo para los bochornos o la sequedad en la menopausia, o para el sangrado del útero.',
        find: ['estrógeno', 'menopausia', 'bochornos', 'sofocos', 'sequedad vaginal', 'hormona'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'progesterone',
      codes: [
        { system: 'ingredient', code: 'progesterone' },
      ],
      en: {
        name: 'Progesterone (a hormone)',
        about: 'A hormone that the ovaries make. It is used for periods, to help a person get or stay pregnant, and with estrogen in menopause.',
        find: ['hormone', 'periods', 'menopause', 'fertility', 'prometrium'],
      },
      es: {
        name: 'Progesterona (una hormona)',
        about: 'Es una hormona que hacen los ovarios. Se usa para la regla, en la menopausia junto con estrógeno, para ayudar en el embarazo o para otras cosas.',
        find: ['hormona', 'regla', 'menopausia', 'fertilidad', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'testosterone',
      codes: [
        { system: 'ingredient', code: 'testosterone' },
      ],
      en: {
        name: 'Testosterone (a hormone)',
        about: 'A hormone that the body makes, most of it in the testicles. It is used when there is little of it, or as hormone therapy.',
        find: ['hormone', 'low testosterone', 'hormone therapy', 'androgel'],
      },
      es: {
        name: 'Testosterona (una hormona)',
        about: 'Es una hormona que hace el cuerpo, casi toda en los testículos. Se usa cuando hay poca o como terapia hormonal.',
        find: ['hormona', 'testosterona baja', 'terapia hormonal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tamsulosin',
      class: 'urineFlow',
      codes: [{ system: 'RxNorm', code: '77492' }, { system: 'ingredient', code: 'tamsulosin' }],
      en: { name: 'Tamsulosin', find: ['flomax'] },
      es: { name: 'Tamsulosina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alfuzosin',
      class: 'urineFlow',
      codes: [{ system: 'ingredient', code: 'alfuzosin' }],
      en: { name: 'Alfuzosin', find: ['uroxatral'] },
      es: { name: 'Alfuzosina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'finasteride',
      codes: [
        { system: 'ingredient', code: 'finasteride' },
      ],
      en: {
        name: 'Finasteride (for the prostate or for hair)',
        about: 'Lowers a hormone that makes the prostate grow and hair fall out. It is used for a large prostate or for hair loss.',
        find: ['prostate', 'bph', 'urine flow', 'hair loss', 'proscar', 'propecia'],
      },
      es: {
        name: 'Finasterida (para la próstata o el pelo)',
        about: 'Baja una hormona que hace crecer la próstata y caer el pelo. Se usa para la próstata grande o la caída del pelo.',
        find: ['próstata', 'orinar', 'caída del pelo', 'cabello'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dutasteride',
      codes: [
        { system: 'ingredient', code: 'dutasteride' },
      ],
      en: {
        name: 'Dutasteride (a prostate medicine)',
        about: 'Lowers a hormone that makes the prostate grow. It is used mostly for a large prostate, so that urine flows more easily.',
        find: ['prostate', 'bph', 'urine flow', 'hair loss', 'avodart'],
      },
      es: {
        name: 'Dutasterida (medicina para la próstata)',
        about: 'Baja una hormona que hace crecer la próstata. Se usa sobre todo para la próstata grande, y así cuesta menos orinar.',
        find: ['próstata', 'orinar', 'caída del pelo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phenazopyridine',
      codes: [
        { system: 'RxNorm', code: '8120' },
        { system: 'ingredient', code: 'phenazopyridine' },
      ],
      en: {
        name: 'Phenazopyridine (eases pain when urinating)',
        about: 'Numbs the lining of the bladder and the path of the urine, so that passing urine hurts less. It turns the urine orange.',
        find: ['burning urine', 'bladder pain', 'uti', 'azo', 'pyridium'],
      },
      es: {
        name: 'Fenazopiridina (alivia el ardor al orinar)',
        about: 'Adormece por dentro la vejiga y el camino de la orina, y orinar duele menos. Pone la orina de color naranja.',
        find: ['ardor al orinar', 'dolor de vejiga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxybutynin',
      class: 'overactiveBladder',
      codes: [{ system: 'ingredient', code: 'oxybutynin' }],
      en: { name: 'Oxybutynin', find: ['ditropan', 'sweating'] },
      es: { name: 'Oxibutinina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'solifenacin',
      class: 'overactiveBladder',
      codes: [{ system: 'ingredient', code: 'solifenacin' }],
      en: { name: 'Solifenacin', find: ['vesicare'] },
      es: { name: 'Solifenacina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mirabegron',
      class: 'overactiveBladder',
      codes: [{ system: 'ingredient', code: 'mirabegron' }],
      en: { name: 'Mirabegron', find: ['myrbetriq'] },
      es: { name: 'Mirabegrón' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tolterodine',
      class: 'overactiveBladder',
      codes: [{ system: 'RxNorm', code: '119565' }, { system: 'ingredient', code: 'tolterodine' }],
      en: { name: 'Tolterodine', find: ['detrol'] },
      es: { name: 'Tolterodina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'liothyronine',
      codes: [
        { system: 'ingredient', code: 'liothyronine' },
      ],
      en: {
        name: 'Liothyronine (thyroid hormone)',
        about: 'A hormone that the thyroid, a gland in the neck, makes. It helps set how fast the body works, and is used mostly when there is little of it.',
        find: ['thyroid medicine', 'underactive thyroid', 't3', 'cytomel'],
      },
      es: {
        name: 'Liotironina (hormona tiroidea)',
        about: 'Es una hormona que hace la tiroides, una glándula del cuello. Ayuda a fijar a qué ritmo trabaja el cuerpo, y se usa sobre todo cuando hay poca.',
        find: ['medicina para la tiroides', 't3', 'hipotiroidismo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thyroid-usp',
      codes: [
        { system: 'ingredient', code: 'thyroid (usp)', source: 'RxNorm' },
      ],
      en: {
        name: 'Thyroid, dried (thyroid hormones from pigs)',
        about: 'Takes the place of hormones made by the thyroid, a gland in the neck. It is made from the dried glands of pigs.',
        find: ['thyroid medicine', 'underactive thyroid', 'desiccated thyroid', 'armour thyroid'],
      },
      es: {
        name: 'Tiroides seca (hormonas tiroideas de cerdo)',
        about: 'Ocupa el lugar de las hormonas que hace la tiroides, una glándula del cuello. Se hace con glándulas secas de cerdo.',
        find: ['medicina para la tiroides', 'tiroides desecada', 'hipotiroidismo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'methimazole',
      class: 'antithyroid',
      codes: [{ system: 'RxNorm', code: '6835' }, { system: 'ingredient', code: 'methimazole' }],
      en: { name: 'Methimazole', find: ['tapazole'] },
      es: { name: 'Metimazol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'propylthiouracil',
      class: 'antithyroid',
      codes: [{ system: 'RxNorm', code: '8794' }, { system: 'ingredient', code: 'propylthiouracil' }],
      en: { name: 'Propylthiouracil', find: ['ptu'] },
      es: { name: 'Propiltiouracilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sildenafil',
      class: 'bloodFlow',
      codes: [{ system: 'RxNorm', code: '136411' }, { system: 'ingredient', code: 'sildenafil' }],
      en: { name: 'Sildenafil', find: ['viagra', 'revatio'] },
      es: { name: 'Sildenafilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tadalafil',
      class: 'bloodFlow',
      codes: [{ system: 'ingredient', code: 'tadalafil' }],
      en: { name: 'Tadalafil', find: ['cialis', 'adcirca', 'prostate'] },
      es: { name: 'Tadalafilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phentermine',
      codes: [
        { system: 'ingredient', code: 'phentermine' },
      ],
      en: {
        name: 'Phentermine (lowers hunger)',
        about: 'Acts on the brain, so that a person feels less hungry. It is used to help with losing weight.',
        find: ['weight loss', 'hunger', 'appetite', 'adipex', 'qsymia'],
      },
      es: {
        name: 'Fentermina (baja el hambre)',
        about: 'Actúa en el cerebro, y la persona siente menos hambre. Se usa para ayudar a bajar de peso.',
        find: ['bajar de peso', 'hambre', 'apetito'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
