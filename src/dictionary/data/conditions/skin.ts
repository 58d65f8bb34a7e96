import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'eczema',
      codes: [
        { system: 'SNOMED CT', code: '43116000', name: 'Eczema (disorder)' },
        { system: 'ICD-10-CM', code: 'L30.9', name: 'Dermatitis, unspecified' },
      ],
      en: {
        name: 'Eczema or dermatitis (irritated skin)',
        about: 'The skin is irritated. It can be dry, red, itchy or flaky, and it can have many causes.',
        find: ['dermatitis', 'itchy skin', 'dry skin', 'rash'],
      },
      es: {
        name: 'Eczema o dermatitis (piel irritada)',
        about: 'La piel está irritada. Puede estar seca, roja, con comezón o escamas, y tener muchas causas.',
        find: ['eccema', 'dermatitis', 'comezón', 'piel seca', 'sarpullido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'atopic-dermatitis',
      codes: [
        { system: 'SNOMED CT', code: '24079001', name: 'Atopic dermatitis (disorder)' },
        { system: 'ICD-10-CM', code: 'L20.9', name: 'Atopic dermatitis, unspecified' },
      ],
      broader: 'eczema',
      en: {
        name: 'Atopic dermatitis (a kind of eczema)',
        about: 'The skin gets dry and itchy, and it comes and goes. It often begins in childhood, and it does not pass from person to person.',
        find: ['eczema', 'itchy skin', 'dry skin', 'atopic eczema'],
      },
      es: {
        name: 'Dermatitis atópica (un tipo de eczema)',
        about: 'La piel se pone seca y con comezón, y va y viene. Muchas veces empieza en la niñez, y no se contagia.',
        find: ['eczema', 'comezón', 'piel seca', 'alergia en la piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'contact-dermatitis',
      codes: [
        { system: 'SNOMED CT', code: '40275004', name: 'Contact dermatitis (disorder)' },
      ],
      broader: 'eczema',
      en: {
        name: 'Contact dermatitis (skin reaction to a touch)',
        about: 'The skin reacts to something that touched it, such as soap, metal or a plant. It can itch, burn or get red.',
        find: ['rash', 'poison ivy', 'skin allergy', 'eczema'],
      },
      es: {
        name: 'Dermatitis de contacto',
        about: 'La piel reacciona a algo que la tocó, como jabón, metal o una planta. Puede dar comezón, ardor o ponerse roja.',
        find: ['sarpullido', 'hiedra venenosa', 'alergia en la piel', 'eczema'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'psoriasis',
      codes: [
        { system: 'SNOMED CT', code: '9014002', name: 'Psoriasis (disorder)' },
        { system: 'ICD-10-CM', code: 'L40.9', name: 'Psoriasis, unspecified' },
      ],
      en: {
        name: 'Psoriasis (thick, scaly patches of skin)',
        about: 'The skin grows too fast and forms thick, scaly patches. It comes and goes, and it does not pass from person to person.',
        find: ['scaly skin', 'plaques', 'rash'],
      },
      es: {
        name: 'Psoriasis (manchas gruesas con escamas)',
        about: 'La piel crece muy rápido y forma manchas gruesas con escamas. Va y viene, y no se contagia.',
        find: ['soriasis', 'escamas', 'manchas en la piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acne',
      codes: [
        { system: 'SNOMED CT', code: '11381005', name: 'Acne vulgaris (disorder)' },
        { system: 'ICD-10-CM', code: 'L70.0', name: 'Acne vulgaris' },
      ],
      en: {
        name: 'Acne (pimples)',
        about: 'Small openings in the skin get clogged, which brings pimples or blackheads. It is most often on the face, chest or back.',
        find: ['pimples', 'zits', 'blackheads', 'breakouts'],
      },
      es: {
        name: 'Acné (barros y espinillas)',
        about: 'Los poros de la piel se tapan y salen barros o espinillas. Casi siempre es en la cara, el pecho o la espalda.',
        find: ['espinillas', 'barros', 'granos', 'puntos negros'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hives',
      codes: [
        { system: 'SNOMED CT', code: '126485001', name: 'Urticaria (disorder)' },
        { system: 'ICD-10-CM', code: 'L50.9', name: 'Urticaria, unspecified' },
      ],
      en: {
        name: 'Hives (raised, itchy bumps on the skin)',
        about: 'Raised bumps or patches on the skin that often itch. They can come up fast, move around and fade.',
        find: ['welts', 'wheals', 'urticaria', 'itchy bumps'],
      },
      es: {
        name: 'Ronchas (urticaria)',
        about: 'Bultos o manchas en la piel que muchas veces dan comezón. Pueden salir rápido, cambiar de lugar y quitarse.',
        find: ['urticaria', 'habones', 'comezón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cellulitis',
      codes: [
        { system: 'SNOMED CT', code: '128045006', name: 'Cellulitis (disorder)' },
        { system: 'ICD-10-CM', code: 'L03.90', name: 'Cellulitis, unspecified' },
      ],
      en: {
        name: 'Cellulitis (a skin infection)',
        about: 'Bacteria have infected the deeper layers of the skin. The area can be red, warm, swollen and sore.',
        find: ['skin infection', 'red skin', 'swollen skin'],
      },
      es: {
        name: 'Celulitis (infección de la piel)',
        about: 'Las bacterias infectaron las capas más hondas de la piel. La zona puede estar roja, caliente, hinchada y dolorida.',
        find: ['infección en la piel', 'piel roja', 'piel hinchada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'abscess',
      codes: [
        { system: 'SNOMED CT', code: '128477000', name: 'Abscess (disorder)' },
      ],
      en: {
        name: 'Abscess (a pocket of pus)',
        about: 'Pus has gathered in one place in the body. Pus is a thick fluid that forms when the body fights germs.',
        find: ['boil', 'pus', 'infection'],
      },
      es: {
        name: 'Absceso (bolsa de pus)',
        about: 'Se juntó pus en un lugar del cuerpo. El pus es un líquido espeso que sale cuando el cuerpo lucha contra gérmenes.',
        find: ['pus', 'postemilla', 'infección', 'grano enterrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'abscess-skin',
      codes: [
        { system: 'ICD-10-CM', code: 'L02.91', name: 'Cutaneous abscess, unspecified' },
      ],
      broader: 'abscess',
      en: {
        name: 'Skin abscess (a pocket of pus in the skin)',
        about: 'Pus has gathered in or under the skin. Pus is a thick fluid that forms when the body fights germs.',
        find: ['boil', 'pus', 'skin infection', 'lump'],
      },
      es: {
        name: 'Absceso de la piel (bolsa de pus)',
        about: 'Se juntó pus en la piel o debajo de ella. El pus es un líquido espeso que sale cuando el cuerpo lucha contra gérmenes.',
        find: ['pus', 'grano enterrado', 'nacido', 'infección en la piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rosacea',
      codes: [
        { system: 'SNOMED CT', code: '398909004', name: 'Rosacea (disorder)' },
        { system: 'ICD-10-CM', code: 'L71.9', name: 'Rosacea, unspecified' },
      ],
      en: {
        name: 'Rosacea (redness of the face)',
        about: 'The face gets red easily, and small bumps or thin blood vessels can show. It comes and goes.',
        find: ['red face', 'flushing', 'red cheeks'],
      },
      es: {
        name: 'Rosácea (cara roja)',
        about: 'La cara se pone roja con facilidad, y pueden verse granitos o venitas. Va y viene.',
        find: ['cara roja', 'mejillas rojas', 'rubor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'actinic-keratosis',
      codes: [
        { system: 'SNOMED CT', code: '201101007', name: 'Actinic keratosis (disorder)' },
        { system: 'ICD-10-CM', code: 'L57.0', name: 'Actinic keratosis' },
      ],
      en: {
        name: 'Actinic keratosis (rough spot from the sun)',
        about: 'A rough, scaly spot on skin that has had many years of sun. It is not skin cancer, and it is often treated or watched.',
        find: ['sun spot', 'solar keratosis', 'scaly spot', 'sun damage'],
      },
      es: {
        name: 'Queratosis actínica (mancha áspera por el sol)',
        about: 'Una mancha áspera en piel que ha tenido muchos años de sol. No es cáncer de piel, y muchas veces se trata o se vigila.',
        find: ['queratosis solar', 'mancha de sol', 'daño por el sol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dry-skin',
      codes: [
        { system: 'SNOMED CT', code: '16386004', name: 'Dry skin (finding)' },
        { system: 'ICD-10-CM', code: 'L85.3', name: 'Xerosis cutis' },
      ],
      en: {
        name: 'Dry skin',
        about: 'The skin has too little water or oil. It can feel rough or tight, and it can itch or flake.',
        find: ['xerosis', 'itchy skin', 'flaky skin', 'rough skin'],
      },
      es: {
        name: 'Piel seca',
        about: 'A la piel le falta agua o grasa. Se puede sentir áspera o tirante, y dar comezón o escamas.',
        find: ['xerosis', 'comezón', 'resequedad', 'piel reseca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pressure-ulcer',
      codes: [
        { system: 'SNOMED CT', code: '399912005', name: 'Pressure ulcer (disorder)' },
      ],
      en: {
        name: 'Pressure sore (bedsore)',
        about: 'Skin, and at times what lies under it, was hurt by pressure that lasted a long time. It can come from lying or sitting in one place.',
        find: ['bedsore', 'pressure ulcer', 'decubitus', 'skin sore'],
      },
      es: {
        name: 'Llaga por presión (escara)',
        about: 'La piel, y a veces lo que está debajo, se dañó por una presión de mucho tiempo. Puede venir de estar mucho rato en un mismo lugar, en cama o sentado.',
        find: ['escara', 'úlcera por presión', 'úlcera de decúbito', 'llaga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
