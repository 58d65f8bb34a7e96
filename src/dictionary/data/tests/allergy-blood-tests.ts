import type { DictionaryFile } from '../../entry'

export default {
  topic: 'allergies',
  entries: [
    {
      id: 'allergy-antibodies-peanut',
      codes: [
        { system: 'LOINC', code: '6206-7', name: 'Peanut IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Peanut allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to peanut. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'nut', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: cacahuate',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al cacahuate (maní) hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'maní', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-walnut',
      codes: [
        { system: 'LOINC', code: '6273-7', name: 'Walnut IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Walnut allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to walnut. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'nut', 'tree nut', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: nuez de nogal',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la nuez de nogal, o nuez de Castilla, hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'nuez', 'nueces', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-codfish',
      codes: [
        { system: 'LOINC', code: '6082-2', name: 'Codfish IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Codfish allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to codfish. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'fish', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: bacalao',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al bacalao hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'pescado', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-shrimp',
      codes: [
        { system: 'LOINC', code: '6246-3', name: 'Shrimp IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Shrimp allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to shrimp. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'shellfish', 'seafood', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: camarón',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al camarón hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'mariscos', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-wheat',
      codes: [
        { system: 'LOINC', code: '6276-0', name: 'Wheat IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Wheat allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to wheat. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'food allergy', 'flour'],
      },
      es: {
        name: 'Prueba de alergia en sangre: trigo',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al trigo hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'harina', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-egg-white',
      codes: [
        { system: 'LOINC', code: '6106-9', name: 'Egg white IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Egg white allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to egg white. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'egg', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: clara de huevo',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la clara de huevo hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'huevo', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-cow-milk',
      codes: [
        { system: 'LOINC', code: '7258-7', name: 'Cow milk IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Cow’s milk allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to cow’s milk. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'milk', 'dairy', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: leche de vaca',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la leche de vaca hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'leche', 'lácteos', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-white-oak',
      codes: [
        { system: 'LOINC', code: '6189-5', name: 'White Oak IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'White oak allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to white oak, a tree. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'tree pollen', 'pollen', 'hay fever'],
      },
      es: {
        name: 'Prueba de alergia en sangre: roble blanco',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al roble blanco (un árbol) hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'polen de árbol', 'polen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-ragweed',
      codes: [
        { system: 'LOINC', code: '6085-5', name: 'Common Ragweed IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Ragweed allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to ragweed, a weed. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'pollen', 'hay fever', 'weed'],
      },
      es: {
        name: 'Prueba de alergia en sangre: ambrosía',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la ambrosía (una hierba) hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'polen', 'maleza', 'fiebre del heno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-cat',
      codes: [
        { system: 'LOINC', code: '6833-8', name: 'Cat dander IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Cat allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to skin flakes from cats. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'cat dander', 'pet', 'animal'],
      },
      es: {
        name: 'Prueba de alergia en sangre: gato',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a las escamas de piel de gato hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'caspa de gato', 'mascota'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-dust-mite',
      codes: [
        { system: 'LOINC', code: '6095-4', name: 'American house dust mite IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'House dust mite allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to house dust mites. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'dust', 'mites'],
      },
      es: {
        name: 'Prueba de alergia en sangre: ácaros del polvo',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a los ácaros del polvo de la casa hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'polvo', 'ácaros'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-cladosporium',
      codes: [
        { system: 'LOINC', code: '6075-6', name: 'Cladosporium herbarum IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Mold (Cladosporium) allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to a common mold. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'mold', 'fungus'],
      },
      es: {
        name: 'Prueba de alergia en sangre: moho (Cladosporium)',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a un moho común hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'moho', 'hongos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-honey-bee',
      codes: [
        { system: 'LOINC', code: '6844-5', name: 'Honey bee IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Honey bee allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to the sting of a honey bee. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'bee sting', 'bee venom', 'insect'],
      },
      es: {
        name: 'Prueba de alergia en sangre: abeja',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la picadura de abeja hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'picadura', 'veneno de abeja', 'insecto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-soybean',
      codes: [
        { system: 'LOINC', code: '6248-9', name: 'Soybean IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Soybean allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to soybean. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'soy', 'food allergy'],
      },
      es: {
        name: 'Prueba de alergia en sangre: soya',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) a la soya hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'soja', 'alergia a comidas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-latex',
      codes: [
        { system: 'LOINC', code: '6158-0', name: 'Latex IgE Ab [Units/volume] in Serum' },
      ],
      units: ['k[IU]/L'],
      en: {
        name: 'Latex allergy blood test',
        about: 'Shows how much the blood has of allergy antibodies (IgE) to latex, a kind of rubber. It is one step in finding out about an allergy.',
        find: ['ige', 'allergy test', 'rast', 'rubber', 'gloves'],
      },
      es: {
        name: 'Prueba de alergia en sangre: látex',
        about: 'Muestra cuántos anticuerpos de alergia (IgE) al látex (un tipo de goma) hay en la sangre. Es un paso para saber si hay una alergia.',
        find: ['ige', 'prueba de alergia', 'goma', 'guantes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-antibodies-total',
      codes: [
        { system: 'LOINC', code: '19113-0', name: 'IgE [Units/volume] in Serum or Plasma' },
      ],
      units: ['k[IU]/L', '[IU]/mL'],
      en: {
        name: 'Allergy antibodies in all (total IgE)',
        about: 'Shows how much IgE is in the blood in all. IgE is the group of antibodies that takes part in allergies.',
        find: ['ige', 'allergy test', 'immunoglobulin e'],
      },
      es: {
        name: 'Anticuerpos de alergia en total (IgE total)',
        about: 'Muestra cuánta IgE hay en la sangre en total. La IgE es el grupo de anticuerpos que tiene que ver con las alergias.',
        find: ['ige', 'prueba de alergia', 'inmunoglobulina e'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
