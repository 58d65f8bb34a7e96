import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'mold',
      codes: [
        { system: 'SNOMED CT', code: '84489001' },
        { system: 'SNOMED CT', code: '419474003' },
      ],
      en: {
        name: 'Mold',
        about: 'Mold grows in damp places, indoors and outdoors. It sends tiny spores into the air, and these can be breathed in.',
        find: ['mould', 'damp', 'fungus'],
      },
      es: {
        name: 'Moho',
        about: 'El moho crece en lugares húmedos, dentro y fuera de la casa. Suelta esporas muy pequeñas en el aire, y se respiran.',
        find: ['humedad', 'hongos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tree-pollen',
      codes: [
        { system: 'SNOMED CT', code: '419263009' },
        { system: 'SNOMED CT', code: '782576004' },
      ],
      en: {
        name: 'Tree pollen',
        about: 'A fine powder from trees. It floats in the air, most of all in spring.',
        find: ['pollen', 'hay fever', 'spring allergy', 'trees'],
      },
      es: {
        name: 'Polen de árboles',
        about: 'Un polvo fino que sueltan los árboles. Flota en el aire, más que nada en la primavera.',
        find: ['polen', 'árboles', 'fiebre del heno', 'primavera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'grass-pollen',
      codes: [
        { system: 'SNOMED CT', code: '418689008' },
        { system: 'SNOMED CT', code: '256277009', name: 'Grass pollen (substance)' },
      ],
      en: {
        name: 'Grass pollen',
        about: 'A fine powder from grass. It floats in the air, most of all in late spring and summer.',
        find: ['pollen', 'hay fever', 'grass'],
      },
      es: {
        name: 'Polen de pasto',
        about: 'Un polvo fino que suelta el pasto, o zacate. Flota en el aire, más que nada al final de la primavera y en el verano.',
        find: ['polen', 'pasto', 'zacate', 'césped', 'fiebre del heno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'animal-dander',
      codes: [
        { system: 'SNOMED CT', code: '232347008' },
        { system: 'SNOMED CT', code: '264287008', name: 'Animal dander (substance)' },
      ],
      en: {
        name: 'Animal dander (tiny skin flakes)',
        about: 'Tiny flakes of skin from animals with fur or feathers, such as cats and dogs. They float in the air and stick to cloth.',
        find: ['pets', 'cat', 'dog', 'fur'],
      },
      es: {
        name: 'Caspa de animales (escamas de la piel)',
        about: 'Trocitos muy pequeños de piel de animales con pelo o plumas, como gatos y perros. Flotan en el aire y se pegan a la tela.',
        find: ['mascotas', 'gato', 'perro', 'pelo de animales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dust-mites',
      codes: [
        { system: 'SNOMED CT', code: '232350006', name: 'Allergy to dust mite protein (finding)' },
        { system: 'SNOMED CT', code: '260147004' },
      ],
      en: {
        name: 'Dust mites',
        about: 'Tiny creatures that live in dust, in beds and in rugs. They are too small to see.',
        find: ['house dust', 'mites', 'dust'],
      },
      es: {
        name: 'Ácaros del polvo',
        about: 'Animalitos que viven en el polvo, las camas y las alfombras. Son tan pequeños que no se ven.',
        find: ['polvo', 'ácaros'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bee-sting',
      codes: [
        { system: 'SNOMED CT', code: '424213003' },
        { system: 'SNOMED CT', code: '288328004', name: 'Bee venom (substance)' },
      ],
      en: {
        name: 'Bee stings (bee venom)',
        about: 'The venom that a bee leaves in the skin when it stings.',
        find: ['bee', 'sting', 'venom', 'insect'],
      },
      es: {
        name: 'Picaduras de abeja (veneno)',
        about: 'El veneno que una abeja deja en la piel cuando pica.',
        find: ['abeja', 'picadura', 'piquete', 'insecto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'latex',
      codes: [
        { system: 'SNOMED CT', code: '111088007', name: 'Latex (substance)' },
        { system: 'SNOMED CT', code: '300916003', name: 'Allergy to latex (finding)' },
      ],
      en: {
        name: 'Latex (natural rubber)',
        about: 'Rubber made from the milky sap of a tree. It is in some gloves, balloons, condoms and medical tools.',
        find: ['rubber', 'gloves', 'balloons', 'condoms'],
      },
      es: {
        name: 'Látex (goma natural)',
        about: 'Goma que se hace con la savia de un árbol. Está en algunos guantes, globos, condones y artículos médicos.',
        find: ['hule', 'goma', 'guantes', 'globos', 'condones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eggs',
      codes: [
        { system: 'SNOMED CT', code: '102263004', name: 'Eggs (edible) (substance)' },
        { system: 'SNOMED CT', code: '91930004' },
      ],
      en: {
        name: 'Eggs',
        about: 'Eggs, most often from hens. They are also in many baked foods, and in some pasta and sauces.',
        find: ['egg', 'egg white', 'food allergy'],
      },
      es: {
        name: 'Huevo',
        about: 'Huevo, casi siempre de gallina. También está en muchos panes y pasteles, y en algunas pastas y salsas.',
        find: ['huevos', 'clara de huevo', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nuts',
      codes: [
        { system: 'SNOMED CT', code: '91934008' },
      ],
      en: {
        name: 'Nuts',
        about: 'Nuts such as walnuts or almonds. The code does not say which nuts are meant.',
        find: ['tree nuts', 'peanut', 'walnut', 'almond', 'food allergy'],
      },
      es: {
        name: 'Nueces y otros frutos secos',
        about: 'Frutos secos como las nueces o las almendras. El código no dice cuáles son.',
        find: ['nuez', 'almendra', 'frutos secos', 'cacahuate', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tree-nuts',
      codes: [
        { system: 'SNOMED CT', code: '442571000124108' },
      ],
      broader: 'nuts',
      en: {
        name: 'Tree nuts (such as walnuts and almonds)',
        about: 'Nuts that grow on trees, such as walnuts, almonds, cashews and pecans. Peanuts are not part of this group: they grow in the ground.',
        find: ['nuts', 'walnut', 'almond', 'cashew', 'pecan', 'pistachio', 'hazelnut', 'food allergy'],
      },
      es: {
        name: 'Nueces de árbol (como nuez y almendra)',
        about: 'Las que crecen en árboles, como la nuez, la almendra, la nuez de la India y el pistacho. El cacahuate no es de este grupo: crece en la tierra.',
        find: ['nuez', 'almendra', 'nuez de la india', 'pistacho', 'avellana', 'frutos secos', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cashews',
      codes: [
        { system: 'SNOMED CT', code: '227493005', name: 'Cashew nut (substance)' },
      ],
      broader: 'tree-nuts',
      en: {
        name: 'Cashews',
        about: 'A nut that grows on a tree. It is eaten whole and is also in some sauces, sweets and spreads.',
        find: ['cashew nut', 'tree nuts', 'nuts', 'food allergy'],
      },
      es: {
        name: 'Nuez de la India (anacardo, marañón)',
        about: 'Una nuez que crece en un árbol. Se come entera, y también está en algunas salsas, dulces y cremas.',
        find: ['anacardo', 'marañón', 'merey', 'frutos secos', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'peanuts',
      codes: [
        { system: 'SNOMED CT', code: '762952008', name: 'Peanut (substance)' },
        { system: 'SNOMED CT', code: '91935009', name: 'Allergy to peanut (finding)' },
      ],
      en: {
        name: 'Peanuts',
        about: 'Peanuts grow in the ground and are close to peas and beans. They are also in peanut butter, sauces, sweets and baked foods.',
        find: ['peanut butter', 'nuts', 'food allergy'],
      },
      es: {
        name: 'Cacahuate (maní)',
        about: 'El cacahuate crece en la tierra y es pariente del frijol. También está en cremas, salsas, dulces y panes.',
        find: ['maní', 'crema de cacahuate', 'mantequilla de maní', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wheat',
      codes: [
        { system: 'SNOMED CT', code: '412071004', name: 'Wheat (substance)' },
        { system: 'SNOMED CT', code: '420174000' },
      ],
      en: {
        name: 'Wheat',
        about: 'A grain. It is in most bread, pasta, cakes and cereals, and in many sauces.',
        find: ['flour', 'bread', 'grain', 'food allergy'],
      },
      es: {
        name: 'Trigo',
        about: 'Un cereal. Está en casi todos los panes, las pastas y los pasteles, y en muchas salsas.',
        find: ['harina', 'pan', 'cereal', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gluten',
      codes: [
        { system: 'SNOMED CT', code: '89811004', name: 'Gluten (substance)' },
      ],
      en: {
        name: 'Gluten',
        about: 'A protein in wheat, barley and rye. It is in most bread, pasta and cakes.',
        find: ['wheat', 'celiac', 'bread'],
      },
      es: {
        name: 'Gluten',
        about: 'Una proteína del trigo, la cebada y el centeno. Está en casi todos los panes, las pastas y los pasteles.',
        find: ['trigo', 'celiaca', 'pan'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milk',
      codes: [
        { system: 'SNOMED CT', code: '3718001' },
        { system: 'SNOMED CT', code: '425525006' },
      ],
      en: {
        name: 'Cow’s milk and dairy foods',
        about: 'Milk, and foods made from it, such as cheese, yogurt, butter and cream. It is also in many baked foods.',
        find: ['dairy', 'lactose', 'cheese', 'food allergy'],
      },
      es: {
        name: 'Leche de vaca y productos lácteos',
        about: 'La leche y lo que se hace con ella, como queso, yogur, mantequilla y crema. También está en muchos panes y pasteles.',
        find: ['lácteos', 'lactosa', 'queso', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'soy',
      codes: [
        { system: 'SNOMED CT', code: '256355007', name: 'Soya bean (substance)' },
        { system: 'SNOMED CT', code: '714035009' },
      ],
      en: {
        name: 'Soy (soybeans)',
        about: 'A bean. It is in tofu, soy sauce, soy milk and many foods that come in a box or a can.',
        find: ['soya', 'soybean', 'tofu', 'food allergy'],
      },
      es: {
        name: 'Soya',
        about: 'Un frijol. Está en el tofu, la salsa y la leche de soya, y en muchas comidas de caja o de lata.',
        find: ['soja', 'frijol de soya', 'tofu', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kiwi',
      codes: [
        { system: 'SNOMED CT', code: '260176001', name: 'Kiwi fruit (substance)' },
      ],
      en: {
        name: 'Kiwi',
        about: 'A small fruit with a brown skin, most often green inside.',
        find: ['kiwi fruit', 'fruit', 'food allergy'],
      },
      es: {
        name: 'Kiwi',
        about: 'Una fruta pequeña de piel café, casi siempre verde por dentro.',
        find: ['fruta', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fish',
      codes: [
        { system: 'SNOMED CT', code: '417532002' },
        { system: 'SNOMED CT', code: '735971005', name: 'Fish (substance)' },
      ],
      en: {
        name: 'Fish',
        about: 'Fish with fins, such as salmon, tuna or cod.',
        find: ['seafood', 'salmon', 'tuna', 'food allergy'],
      },
      es: {
        name: 'Pescado',
        about: 'Pescados con aletas, como el salmón, el atún o el bacalao.',
        find: ['mariscos', 'salmón', 'atún', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shellfish',
      codes: [
        { system: 'SNOMED CT', code: '300913006' },
        { system: 'SNOMED CT', code: '735029006', name: 'Shellfish (substance)' },
      ],
      en: {
        name: 'Shellfish',
        about: 'Sea animals with a shell, such as shrimp, crab, lobster, clams and oysters.',
        find: ['seafood', 'shrimp', 'crab', 'lobster', 'food allergy'],
      },
      es: {
        name: 'Mariscos con concha o caparazón',
        about: 'Animales del mar que tienen concha o caparazón. Son, por ejemplo, el camarón, el cangrejo, la langosta, la almeja y el ostión.',
        find: ['mariscos', 'camarón', 'cangrejo', 'langosta', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'seafood',
      codes: [
        { system: 'SNOMED CT', code: '44027008', name: 'Seafood (substance)' },
      ],
      en: {
        name: 'Seafood (fish and shellfish)',
        about: 'Food from the sea. It can mean fish, and animals with a shell, such as shrimp or crab.',
        find: ['fish', 'shellfish', 'shrimp', 'crab', 'food allergy'],
      },
      es: {
        name: 'Comida del mar (pescado y mariscos)',
        about: 'Comida que viene del mar. Puede ser pescado, y animales con concha, como camarón o cangrejo.',
        find: ['pescado', 'mariscos', 'camarón', 'cangrejo', 'alergia a alimentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'food-allergy',
      codes: [
        { system: 'SNOMED CT', code: '414285001', name: 'Allergy to food (finding)' },
      ],
      en: {
        name: 'Food allergy',
        about: 'The body reacts to a food as if it were a threat. The code does not say which food.',
        find: ['food', 'allergy'],
      },
      es: {
        name: 'Alergia a un alimento',
        about: 'El cuerpo reacciona a un alimento como si fuera una amenaza. El código no dice a cuál.',
        find: ['comida', 'alimentos', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-any',
      codes: [
        { system: 'SNOMED CT', code: '419199007', name: 'Allergy to substance (finding)' },
      ],
      en: {
        name: 'Allergy',
        about: 'The body reacts to something as if it were a threat. The code does not say to what.',
        find: ['allergy', 'allergic'],
      },
      es: {
        name: 'Alergia',
        about: 'El cuerpo reacciona a algo como si fuera una amenaza. El código no dice a qué.',
        find: ['alergia', 'alérgico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'no-known-allergy',
      codes: [
        { system: 'SNOMED CT', code: '716186003', name: 'No known allergy (situation)' },
      ],
      en: {
        name: 'No known allergy',
        about: 'No allergy was known when this was entered. It can change with time.',
        find: ['nka', 'no allergies'],
      },
      es: {
        name: 'Ninguna alergia conocida',
        about: 'No se sabía de ninguna alergia cuando esto se anotó. Puede cambiar con el tiempo.',
        find: ['sin alergias', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'no-known-environmental-allergy',
      codes: [
        { system: 'SNOMED CT', code: '428607008', name: 'No known environmental allergy (situation)' },
      ],
      en: {
        name: 'No known allergy to pollen, dust or the like',
        about: 'No allergy to pollen, dust, mold, animals or other things around us was known. That is how it was when this was entered.',
        find: ['no allergies', 'environmental allergy'],
      },
      es: {
        name: 'Ninguna alergia conocida a polen, polvo y otros',
        about: 'No se sabía de ninguna alergia al polen, al polvo, al moho, a los animales o a otras cosas. Así era cuando esto se anotó.',
        find: ['sin alergias', 'alergia ambiental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
