import type { DictionaryFile } from '../../entry'

export default {
  classes: {
    vitaminD: {
      en: { label: 'for bones', about: 'Vitamin D helps the body take in calcium, a mineral, and build bones. The skin makes it in the sun, and it is in some food.', find: ['vitamin d', 'bones', 'supplement'] },
      es: { label: 'para los huesos', about: 'La vitamina D ayuda al cuerpo a tomar calcio, un mineral, y a formar huesos. La piel la hace con el sol, y está en algunas comidas.', find: ['vitamina d', 'huesos', 'suplemento'] },
    },
    iron: {
      en: { label: 'for red blood cells', about: 'Adds iron, a mineral that the body needs to make red blood cells. It is used when there is little iron, or when more of it is needed.', find: ['iron', 'anemia', 'red blood cells', 'supplement'] },
      es: { label: 'para los glóbulos rojos', about: 'Da hierro, un mineral que el cuerpo necesita para hacer glóbulos rojos. Se usa cuando hay poco hierro o hace falta más.', find: ['hierro', 'anemia', 'glóbulos rojos', 'suplemento'] },
    },
    eyePressure: {
      en: { label: 'eye drops for eye pressure', about: 'Lowers the pressure inside the eye. It is used for glaucoma or high eye pressure, to help protect the sight.', find: ['eye drops', 'glaucoma', 'eye pressure'] },
      es: { label: 'gotas para la presión del ojo', about: 'Baja la presión dentro del ojo. Se usa para el glaucoma o la presión alta del ojo, y ayuda a proteger la vista.', find: ['gotas para los ojos', 'glaucoma', 'presión del ojo'] },
    },
    acneSkin: {
      en: { label: 'for acne, on the skin', about: 'It is put on the skin for acne. It helps keep pores from getting blocked.', find: ['acne', 'pimples', 'skin', 'cream', 'gel'] },
      es: { label: 'para el acné, en la piel', about: 'Se pone en la piel para el acné. Ayuda a que los poros no se tapen.', find: ['acné', 'granos', 'espinillas', 'piel', 'crema', 'gel'] },
    },
    sleepForSurgery: {
      en: { label: 'sleep for a procedure', about: 'Makes a person sleep, as for surgery or a procedure. It is given through a vein and works very fast.', find: ['anesthesia', 'surgery', 'sedation', 'sleep'] },
      es: { label: 'sueño para un procedimiento', about: 'Hace dormir a la persona, como para una cirugía o un procedimiento. Se da por la vena y actúa muy rápido.', find: ['anestesia', 'cirugía', 'sedación'] },
    },
    gasForSurgery: {
      en: { label: 'a gas for sleep in surgery', about: 'A gas that is breathed in. It makes a person sleep, and keeps the person asleep during surgery.', find: ['anesthesia', 'surgery', 'gas', 'sleep'] },
      es: { label: 'gas para dormir en cirugía', about: 'Es un gas que se respira. Hace dormir a la persona durante una cirugía.', find: ['anestesia', 'cirugía', 'gas'] },
    },
    surgeryMuscle: {
      en: { label: 'relaxes muscles in surgery', about: 'Relaxes the muscles of the body for a short time. It is used in surgery, or so that a breathing tube can be placed.', find: ['anesthesia', 'surgery', 'breathing tube'] },
      es: { label: 'relaja los músculos en cirugía', about: 'Relaja los músculos del cuerpo por poco tiempo. Se usa en cirugías, o para poder poner un tubo para respirar.', find: ['anestesia', 'cirugía', 'tubo para respirar'] },
    },
    surgeryOpioid: {
      en: { label: 'an opioid for surgery', about: 'Eases strong pain. It is an opioid that is used mostly during surgery or a procedure.', find: ['anesthesia', 'surgery', 'opioid', 'pain'] },
      es: { label: 'opioide para cirugías', about: 'Alivia el dolor fuerte. Es un opioide que se usa sobre todo en una cirugía o un procedimiento.', find: ['anestesia', 'cirugía', 'opioide', 'dolor'] },
    },
  },
  entries: [
    {
      id: 'cyanocobalamin',
      codes: [
        { system: 'ingredient', code: 'cyanocobalamin' },
      ],
      en: {
        name: 'Vitamin B12 (cyanocobalamin)',
        about: 'A vitamin that the body needs to make red blood cells and to keep the nerves working. It is taken by mouth, by the nose or as a shot.',
        find: ['vitamin b12', 'anemia', 'nerves', 'supplement', 'shot'],
      },
      es: {
        name: 'Vitamina B12 (cianocobalamina)',
        about: 'Es una vitamina que el cuerpo necesita para hacer glóbulos rojos y para los nervios. Se toma, se usa en la nariz o se da en inyección.',
        find: ['vitamina b12', 'anemia', 'nervios', 'suplemento', 'inyección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ergocalciferol',
      class: 'vitaminD',
      codes: [{ system: 'ingredient', code: 'ergocalciferol' }],
      en: { name: 'Vitamin D2, ergocalciferol', find: ['drisdol'] },
      es: { name: 'Vitamina D2, ergocalciferol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholecalciferol',
      class: 'vitaminD',
      codes: [{ system: 'ingredient', code: 'cholecalciferol' }],
      en: { name: 'Vitamin D3, cholecalciferol' },
      es: { name: 'Vitamina D3, colecalciferol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-d',
      class: 'vitaminD',
      codes: [{ system: 'ingredient', code: 'vitamin d', source: 'RxNorm' }],
      en: { name: 'Vitamin D' },
      es: { name: 'Vitamina D' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'folic-acid',
      codes: [
        { system: 'ingredient', code: 'folic acid' },
      ],
      en: {
        name: 'Folic acid (a B vitamin)',
        about: 'A vitamin that the body needs to make new cells. In pregnancy it helps the baby’s brain and spine form.',
        find: ['folate', 'vitamin b9', 'pregnancy', 'anemia', 'supplement'],
      },
      es: {
        name: 'Ácido fólico (una vitamina B)',
        about: 'Es una vitamina que el cuerpo necesita para hacer células nuevas. En el embarazo ayuda a formar el cerebro y la columna del bebé.',
        find: ['folato', 'vitamina b9', 'embarazo', 'anemia', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ascorbic-acid',
      codes: [
        { system: 'RxNorm', code: '1151' },
        { system: 'ingredient', code: 'ascorbic acid' },
      ],
      en: {
        name: 'Vitamin C (ascorbic acid)',
        about: 'A vitamin that helps wounds heal and helps the body take in iron. It is in fruits and vegetables.',
        find: ['vitamin c', 'supplement'],
      },
      es: {
        name: 'Vitamina C (ácido ascórbico)',
        about: 'Es una vitamina que ayuda a cerrar las heridas y a tomar el hierro de la comida. Está en las frutas y las verduras.',
        find: ['vitamina c', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thiamine',
      codes: [
        { system: 'ingredient', code: 'thiamine' },
      ],
      en: {
        name: 'Thiamine (vitamin B1)',
        about: 'A vitamin that helps the body turn food into energy. Nerves, the heart and the brain need it.',
        find: ['vitamin b1', 'nerves', 'supplement'],
      },
      es: {
        name: 'Tiamina (vitamina B1)',
        about: 'Es una vitamina que ayuda al cuerpo a sacar energía de la comida. La necesitan los nervios, el corazón y el cerebro.',
        find: ['vitamina b1', 'nervios', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'multivitamin-preparation',
      codes: [
        { system: 'ingredient', code: 'multivitamin preparation' },
      ],
      en: {
        name: 'Multivitamin (many vitamins in one)',
        about: 'Many vitamins in one product, often with minerals too. The body needs small amounts of each.',
        find: ['vitamins', 'minerals', 'supplement', 'prenatal'],
      },
      es: {
        name: 'Multivitamínico (muchas vitaminas juntas)',
        about: 'Son muchas vitaminas en un solo producto, a menudo con minerales. El cuerpo necesita un poco de cada una.',
        find: ['vitaminas', 'minerales', 'suplemento', 'prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'potassium-chloride',
      codes: [
        { system: 'ingredient', code: 'potassium chloride' },
      ],
      en: {
        name: 'Potassium chloride (adds potassium)',
        about: 'Potassium is a mineral that the heart, the muscles and the nerves need. It is used when there is little of it, or to keep it from dropping.',
        find: ['potassium', 'mineral', 'supplement', 'k-dur', 'klor-con'],
      },
      es: {
        name: 'Cloruro de potasio (da potasio)',
        about: 'El potasio es un mineral que necesitan el corazón, los músculos y los nervios. Se usa cuando hay poco o para que no baje.',
        find: ['potasio', 'mineral', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ferrous-sulfate',
      class: 'iron',
      codes: [{ system: 'RxNorm', code: '24947' }, { system: 'ingredient', code: 'ferrous sulfate' }],
      en: { name: 'Iron (ferrous sulfate)', find: ['feosol'] },
      es: { name: 'Hierro (sulfato ferroso)' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron',
      class: 'iron',
      codes: [{ system: 'ingredient', code: 'iron' }],
      en: { name: 'Iron' },
      es: { name: 'Hierro' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sodium-fluoride',
      codes: [
        { system: 'ingredient', code: 'sodium fluoride' },
      ],
      en: {
        name: 'Fluoride (protects the teeth)',
        about: 'A mineral that makes the teeth harder. It is used so that fewer holes (cavities) form in the teeth.',
        find: ['teeth', 'cavities', 'dentist', 'sodium fluoride'],
      },
      es: {
        name: 'Fluoruro (protege los dientes)',
        about: 'Es un mineral que hace más duros los dientes. Se usa para que se formen menos caries.',
        find: ['dientes', 'caries', 'dentista', 'flúor', 'fluoruro de sodio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sodium-chloride',
      codes: [
        { system: 'RxNorm', code: '9863' },
        { system: 'ingredient', code: 'sodium chloride' },
      ],
      en: {
        name: 'Sodium chloride (salt, often in water)',
        about: 'It is the same as table salt. In water (saline), it is given through a vein to add fluid or carry medicines, or used to rinse.',
        find: ['saline', 'salt water', 'iv fluid', 'nasal spray', 'flush'],
      },
      es: {
        name: 'Cloruro de sodio (sal, a menudo en agua)',
        about: 'Es lo mismo que la sal de mesa. En agua (suero), se da por la vena para dar líquido o llevar medicinas, o se usa para enjuagar.',
        find: ['suero', 'agua con sal', 'solución salina', 'espray nasal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'magnesium-oxide',
      codes: [
        { system: 'ingredient', code: 'magnesium oxide' },
      ],
      en: {
        name: 'Magnesium oxide (adds magnesium)',
        about: 'Magnesium is a mineral that the muscles, the nerves and the heart need. It can also help with heartburn or constipation.',
        find: ['magnesium', 'mineral', 'supplement', 'antacid', 'mag-ox'],
      },
      es: {
        name: 'Óxido de magnesio (da magnesio)',
        about: 'El magnesio es un mineral que necesitan los músculos, los nervios y el corazón. También puede ayudar con la acidez o el estreñimiento.',
        find: ['magnesio', 'mineral', 'suplemento', 'antiácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'zinc-sulfate',
      codes: [
        { system: 'ingredient', code: 'zinc sulfate' },
      ],
      en: {
        name: 'Zinc sulfate (adds zinc)',
        about: 'Zinc is a mineral that the body needs in small amounts. It helps wounds heal and helps the body fight germs.',
        find: ['zinc', 'mineral', 'supplement'],
      },
      es: {
        name: 'Sulfato de zinc (da zinc)',
        about: 'El zinc es un mineral que el cuerpo necesita en poca cantidad. Ayuda a cerrar las heridas y a luchar contra los gérmenes.',
        find: ['zinc', 'mineral', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcium',
      codes: [
        { system: 'ingredient', code: 'calcium' },
      ],
      en: {
        name: 'Calcium (a mineral for bones)',
        about: 'A mineral that bones and teeth are made of. Muscles and nerves need it too.',
        find: ['calcium', 'bones', 'supplement'],
      },
      es: {
        name: 'Calcio (un mineral para los huesos)',
        about: 'Es un mineral del que se hacen los huesos y los dientes. También lo necesitan los músculos y los nervios.',
        find: ['calcio', 'huesos', 'suplemento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'latanoprost',
      class: 'eyePressure',
      codes: [{ system: 'RxNorm', code: '43611' }, { system: 'ingredient', code: 'latanoprost' }],
      en: { name: 'Latanoprost', find: ['xalatan'] },
      es: { name: 'Latanoprost' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dorzolamide',
      class: 'eyePressure',
      codes: [{ system: 'ingredient', code: 'dorzolamide' }],
      en: { name: 'Dorzolamide', find: ['trusopt', 'cosopt'] },
      es: { name: 'Dorzolamida' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'timolol',
      codes: [
        { system: 'RxNorm', code: '10600' },
        { system: 'ingredient', code: 'timolol' },
      ],
      en: {
        name: 'Timolol (most often for eye pressure)',
        about: 'In eye drops, it lowers the pressure inside the eye, as in glaucoma. By mouth, it is used for blood pressure, the heart or migraine.',
        find: ['eye drops', 'glaucoma', 'eye pressure', 'beta blocker', 'timoptic', 'cosopt'],
      },
      es: {
        name: 'Timolol (casi siempre para el ojo)',
        about: 'En gotas, baja la presión dentro del ojo, como en el glaucoma. Por la boca, se usa para la presión de la sangre, el corazón o la migraña.',
        find: ['gotas para los ojos', 'glaucoma', 'presión del ojo', 'betabloqueador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'brimonidine',
      codes: [
        { system: 'ingredient', code: 'brimonidine' },
      ],
      en: {
        name: 'Brimonidine (for eye pressure or redness)',
        about: 'In eye drops, it lowers the pressure inside the eye, or makes red eyes less red. On the skin, it is used for redness of the face.',
        find: ['eye drops', 'glaucoma', 'eye pressure', 'red eyes', 'rosacea', 'alphagan', 'lumify', 'mirvaso'],
      },
      es: {
        name: 'Brimonidina (para el ojo o la piel roja)',
        about: 'En gotas, baja la presión dentro del ojo o quita lo rojo de los ojos. En la piel, se usa cuando la cara está roja.',
        find: ['gotas para los ojos', 'glaucoma', 'presión del ojo', 'ojos rojos', 'rosácea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bimatoprost',
      codes: [
        { system: 'ingredient', code: 'bimatoprost' },
      ],
      en: {
        name: 'Bimatoprost (for eye pressure or eyelashes)',
        about: 'Lowers the pressure inside the eye, as in glaucoma. On the edge of the eyelid, it is used to help eyelashes grow.',
        find: ['eye drops', 'glaucoma', 'eye pressure', 'eyelashes', 'lumigan', 'latisse'],
      },
      es: {
        name: 'Bimatoprost (para el ojo o las pestañas)',
        about: 'Baja la presión dentro del ojo, como en el glaucoma. En el borde del párpado, se usa para que crezcan las pestañas.',
        find: ['gotas para los ojos', 'glaucoma', 'presión del ojo', 'pestañas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carboxymethylcellulose',
      codes: [
        { system: 'ingredient', code: 'carboxymethylcellulose' },
      ],
      en: {
        name: 'Carboxymethylcellulose (wets dry eyes)',
        about: 'Eye drops that keep the eyes wet. They ease dry, sore or burning eyes.',
        find: ['eye drops', 'dry eyes', 'artificial tears', 'refresh'],
      },
      es: {
        name: 'Carboximetilcelulosa (para los ojos secos)',
        about: 'Son gotas que mantienen húmedos los ojos. Alivian los ojos secos o que arden.',
        find: ['gotas para los ojos', 'ojos secos', 'lágrimas artificiales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tretinoin',
      codes: [
        { system: 'ingredient', code: 'tretinoin' },
      ],
      en: {
        name: 'Tretinoin (mostly for the skin)',
        about: 'A form of vitamin A. On the skin it is used for acne or fine lines; taken by mouth it treats one kind of cancer of the blood (leukemia).',
        find: ['acne', 'wrinkles', 'skin', 'cream', 'leukemia', 'retin-a'],
      },
      es: {
        name: 'Tretinoína (sobre todo para la piel)',
        about: 'Es una forma de vitamina A. En la piel se usa para el acné o las arrugas; por la boca trata un tipo de cáncer de la sangre (leucemia).',
        find: ['acné', 'arrugas', 'piel', 'crema', 'leucemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'adapalene',
      class: 'acneSkin',
      codes: [{ system: 'ingredient', code: 'adapalene' }],
      en: { name: 'Adapalene', find: ['differin'] },
      es: { name: 'Adapaleno' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'benzoyl-peroxide',
      codes: [
        { system: 'ingredient', code: 'benzoyl peroxide' },
      ],
      en: {
        name: 'Benzoyl peroxide (for acne, on the skin)',
        about: 'Kills bacteria on the skin and helps open blocked pores. It is put on the skin for acne.',
        find: ['acne', 'pimples', 'skin', 'cream', 'gel', 'clearasil', 'panoxyl'],
      },
      es: {
        name: 'Peróxido de benzoílo (para el acné)',
        about: 'Mata bacterias en la piel y ayuda a abrir los poros tapados. Se pone en la piel para el acné.',
        find: ['acné', 'granos', 'espinillas', 'piel', 'crema', 'gel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'isotretinoin',
      codes: [
        { system: 'ingredient', code: 'isotretinoin' },
      ],
      en: {
        name: 'Isotretinoin (for acne, by mouth)',
        about: 'A form of vitamin A that makes the oil glands of the skin smaller. It is used mostly for deep acne that can leave scars.',
        find: ['acne', 'pimples', 'skin', 'accutane', 'claravis'],
      },
      es: {
        name: 'Isotretinoína (para el acné, por la boca)',
        about: 'Es una forma de vitamina A que achica las glándulas de grasa de la piel. Se usa sobre todo para el acné profundo que puede dejar cicatrices.',
        find: ['acné', 'granos', 'espinillas', 'piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'calcipotriene',
      codes: [
        { system: 'ingredient', code: 'calcipotriene' },
      ],
      en: {
        name: 'Calcipotriene (a psoriasis medicine)',
        about: 'A form of vitamin D that is put on the skin. It slows the growth of skin cells in psoriasis, which causes thick, scaly patches.',
        find: ['psoriasis', 'skin', 'cream', 'dovonex'],
      },
      es: {
        name: 'Calcipotrieno (medicina para la psoriasis)',
        about: 'Es una forma de vitamina D que se pone en la piel. Frena el crecimiento de la piel en la psoriasis, que causa placas gruesas.',
        find: ['psoriasis', 'piel', 'crema', 'calcipotriol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'propofol',
      class: 'sleepForSurgery',
      codes: [{ system: 'RxNorm', code: '8782' }, { system: 'ingredient', code: 'propofol' }],
      en: { name: 'Propofol', find: ['diprivan'] },
      es: { name: 'Propofol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'etomidate',
      class: 'sleepForSurgery',
      codes: [{ system: 'ingredient', code: 'etomidate' }],
      en: { name: 'Etomidate', find: ['amidate'] },
      es: { name: 'Etomidato' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ketamine',
      codes: [
        { system: 'ingredient', code: 'ketamine' },
      ],
      en: {
        name: 'Ketamine (for a procedure, pain or mood)',
        about: 'Makes a person sleep or feel no pain during a procedure. It is also used at times for strong pain or for depression.',
        find: ['anesthesia', 'surgery', 'sedation', 'pain', 'depression', 'ketalar'],
      },
      es: {
        name: 'Ketamina (para procedimiento, dolor o ánimo)',
        about: 'Hace dormir o no sentir dolor durante un procedimiento. También se usa a veces para el dolor fuerte o la depresión.',
        find: ['anestesia', 'cirugía', 'sedación', 'dolor', 'depresión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'isoflurane',
      class: 'gasForSurgery',
      codes: [{ system: 'RxNorm', code: '6026' }, { system: 'ingredient', code: 'isoflurane' }],
      en: { name: 'Isoflurane' },
      es: { name: 'Isoflurano' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'desflurane',
      class: 'gasForSurgery',
      codes: [{ system: 'RxNorm', code: '27340' }, { system: 'ingredient', code: 'desflurane' }],
      en: { name: 'Desflurane', find: ['suprane'] },
      es: { name: 'Desflurano' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sevoflurane',
      class: 'gasForSurgery',
      codes: [{ system: 'RxNorm', code: '36453' }, { system: 'ingredient', code: 'sevoflurane' }],
      en: { name: 'Sevoflurane', find: ['ultane'] },
      es: { name: 'Sevoflurano' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rocuronium',
      class: 'surgeryMuscle',
      codes: [{ system: 'RxNorm', code: '68139' }, { system: 'ingredient', code: 'rocuronium' }],
      en: { name: 'Rocuronium', find: ['zemuron'] },
      es: { name: 'Rocuronio' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'succinylcholine',
      class: 'surgeryMuscle',
      codes: [{ system: 'RxNorm', code: '10154' }, { system: 'ingredient', code: 'succinylcholine' }],
      en: { name: 'Succinylcholine', find: ['anectine'] },
      es: { name: 'Succinilcolina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'remifentanil',
      class: 'surgeryOpioid',
      codes: [{ system: 'RxNorm', code: '73032' }, { system: 'ingredient', code: 'remifentanil' }],
      en: { name: 'Remifentanil', find: ['ultiva'] },
      es: { name: 'Remifentanilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sufentanil',
      class: 'surgeryOpioid',
      codes: [{ system: 'RxNorm', code: '56795' }, { system: 'ingredient', code: 'sufentanil' }],
      en: { name: 'Sufentanil', find: ['sufenta'] },
      es: { name: 'Sufentanilo' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
