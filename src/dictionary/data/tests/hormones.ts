import type { DictionaryFile } from '../../entry'

export default {
  topic: 'hormones',
  entries: [
    {
      id: 'tsh',
      codes: [
        { system: 'LOINC', code: '3016-3', name: 'Thyrotropin [Units/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '11579-0', name: 'Thyrotropin [Units/volume] in Serum or Plasma by Detection limit <= 0.05 mIU/L' },
        { system: 'LOINC', code: '11580-8', name: 'Thyrotropin [Units/volume] in Serum or Plasma by Detection limit <= 0.005 mIU/L' },
      ],
      units: ['m[IU]/L', 'u[IU]/mL'],
      en: {
        name: 'TSH (a thyroid test)',
        about: 'Shows how much TSH is in the blood. TSH is the signal that tells the thyroid, a gland in the neck, how much hormone to make.',
        find: ['thyroid'],
      },
      es: {
        name: 'TSH (prueba de la tiroides)',
        about: 'Muestra cuánta TSH hay en la sangre. La TSH es la señal que le dice a la tiroides, una glándula del cuello, cuánta hormona hacer.',
        find: ['tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 't4-free',
      codes: [
        { system: 'LOINC', code: '3024-7', name: 'Thyroxine (T4) free [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/dL', 'pmol/L'],
      en: {
        name: 'Free T4 (a thyroid hormone)',
        about: 'Shows how much of the hormone T4 is free in the blood, ready for the body to use. It is made by the thyroid, a gland in the neck.',
        find: ['thyroid', 'thyroxine', 'ft4'],
      },
      es: {
        name: 'T4 libre (hormona de la tiroides)',
        about: 'Muestra cuánta hormona T4 está libre en la sangre, lista para que el cuerpo la use. La hace la tiroides, una glándula del cuello.',
        find: ['tiroides', 'tiroxina libre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 't4-total',
      codes: [
        { system: 'LOINC', code: '3026-2', name: 'Thyroxine (T4) [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/dL', 'nmol/L'],
      en: {
        name: 'Total T4 (a thyroid hormone)',
        about: 'Shows how much of the hormone T4 is in the blood in all. It is made by the thyroid, a gland in the neck.',
        find: ['thyroid', 'thyroxine'],
      },
      es: {
        name: 'T4 total (hormona de la tiroides)',
        about: 'Muestra cuánta hormona T4 hay en la sangre en total. La hace la tiroides, una glándula del cuello.',
        find: ['tiroides', 'tiroxina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 't3-total',
      codes: [
        { system: 'LOINC', code: '3053-6', name: 'Triiodothyronine (T3) [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/dL'],
      en: {
        name: 'Total T3 (a thyroid hormone)',
        about: 'Shows how much of the hormone T3 is in the blood in all. The thyroid, a gland in the neck, makes T3, and the body makes it from T4.',
        find: ['thyroid', 'triiodothyronine'],
      },
      es: {
        name: 'T3 total (hormona de la tiroides)',
        about: 'Muestra cuánta hormona T3 hay en la sangre en total. La hace la tiroides, una glándula del cuello, y el cuerpo también la saca de la T4.',
        find: ['tiroides', 'triyodotironina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 't3-free',
      codes: [
        { system: 'LOINC', code: '3051-0', name: 'Triiodothyronine (T3) Free [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL', 'pmol/L'],
      en: {
        name: 'Free T3 (a thyroid hormone)',
        about: 'Shows how much of the hormone T3 is free in the blood, ready for the body to use. The thyroid, a gland in the neck, makes T3, and the body makes it from T4.',
        find: ['thyroid', 'triiodothyronine', 'ft3'],
      },
      es: {
        name: 'T3 libre (hormona de la tiroides)',
        about: 'Muestra cuánta hormona T3 está libre en la sangre, lista para que el cuerpo la use. La hace la tiroides, una glándula del cuello, y también sale de la T4.',
        find: ['tiroides', 'triyodotironina libre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thyroid-peroxidase-antibodies',
      codes: [
        { system: 'LOINC', code: '8099-4', name: 'Thyroperoxidase Ab [Units/volume] in Serum or Plasma' },
      ],
      units: ['[IU]/mL'],
      en: {
        name: 'TPO antibodies (a thyroid test)',
        about: 'Shows how much there is of antibodies that act against the thyroid, a gland in the neck. Antibodies are proteins that mostly fight germs.',
        find: ['thyroid', 'antibodies', 'anti-tpo', 'thyroid peroxidase'],
      },
      es: {
        name: 'Anticuerpos TPO (prueba de la tiroides)',
        about: 'Muestra cuántos anticuerpos van contra la tiroides, una glándula del cuello. Casi todos los anticuerpos luchan contra los microbios.',
        find: ['tiroides', 'anticuerpos', 'anti-tpo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'parathyroid-hormone',
      codes: [
        { system: 'LOINC', code: '2731-8', name: 'Parathyrin.intact [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL'],
      en: {
        name: 'Parathyroid hormone (PTH)',
        about: 'Shows how much PTH is in the blood. This hormone helps keep the calcium in the blood in balance and comes from small glands in the neck.',
        find: ['pth', 'calcium', 'bones', 'parathyroid'],
      },
      es: {
        name: 'Hormona paratiroidea (PTH)',
        about: 'Muestra cuánta PTH hay en la sangre. Esta hormona ayuda a tener el calcio de la sangre en equilibrio, y la hacen glándulas pequeñas del cuello.',
        find: ['paratiroides', 'calcio', 'huesos', 'paratohormona'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cortisol',
      codes: [
        { system: 'LOINC', code: '2143-6', name: 'Cortisol [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ug/dL', 'nmol/L'],
      en: {
        name: 'Cortisol (a stress hormone)',
        about: 'Shows how much cortisol is in the blood. This hormone helps the body handle stress, sugar and blood pressure, and it goes up and down over the day.',
        find: ['adrenal', 'stress hormone'],
      },
      es: {
        name: 'Cortisol (hormona del estrés)',
        about: 'Muestra cuánto cortisol hay en la sangre. Es una hormona que ayuda al cuerpo con el estrés, el azúcar y la presión, y sube y baja durante el día.',
        find: ['suprarrenal', 'hormona del estrés'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'testosterone-total',
      codes: [
        { system: 'LOINC', code: '2986-8', name: 'Testosterone [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/dL', 'nmol/L'],
      en: {
        name: 'Testosterone (a sex hormone)',
        about: 'Shows how much testosterone is in the blood in all. It is a sex hormone that both men and women make.',
        find: ['hormone', 'low t', 'total testosterone'],
      },
      es: {
        name: 'Testosterona (hormona sexual)',
        about: 'Muestra cuánta testosterona hay en la sangre en total. Es una hormona sexual que hacen los hombres y las mujeres.',
        find: ['hormona', 'testosterona total'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'testosterone-free',
      codes: [
        { system: 'LOINC', code: '2991-8', name: 'Testosterone Free [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL', 'ng/dL'],
      en: {
        name: 'Free testosterone (a sex hormone)',
        about: 'Shows how much testosterone is free in the blood, ready for the body to use. It is a sex hormone that both men and women make.',
        find: ['hormone', 'low t'],
      },
      es: {
        name: 'Testosterona libre (hormona sexual)',
        about: 'Muestra cuánta testosterona está libre en la sangre, lista para que el cuerpo la use. Es una hormona sexual que hacen los hombres y las mujeres.',
        find: ['hormona'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prolactin',
      codes: [
        { system: 'LOINC', code: '2842-3', name: 'Prolactin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL'],
      en: {
        name: 'Prolactin (a hormone)',
        about: 'Shows how much prolactin is in the blood. This hormone helps the breasts make milk after a birth, and men have some too.',
        find: ['hormone', 'breast milk', 'pituitary'],
      },
      es: {
        name: 'Prolactina (una hormona)',
        about: 'Muestra cuánta prolactina hay en la sangre. Esta hormona ayuda a que los pechos den leche después del parto, y los hombres también la tienen.',
        find: ['hormona', 'leche materna', 'hipófisis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fsh',
      codes: [
        { system: 'LOINC', code: '15067-2', name: 'Follitropin [Units/volume] in Serum or Plasma' },
      ],
      units: ['m[IU]/mL', '[IU]/L'],
      en: {
        name: 'FSH (helps eggs and sperm grow)',
        about: 'Shows how much FSH is in the blood. It is a hormone that helps eggs grow in women and sperm grow in men.',
        find: ['hormone', 'follicle stimulating hormone', 'fertility', 'menopause test'],
      },
      es: {
        name: 'FSH (hormona para óvulos y espermatozoides)',
        about: 'Muestra cuánta FSH hay en la sangre. Es una hormona que ayuda a que crezcan los óvulos en la mujer y los espermatozoides en el hombre.',
        find: ['hormona', 'fertilidad', 'prueba de menopausia', 'foliculoestimulante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lh',
      codes: [
        { system: 'LOINC', code: '10501-5', name: 'Lutropin [Units/volume] in Serum or Plasma' },
      ],
      units: ['m[IU]/mL', '[IU]/L'],
      en: {
        name: 'LH (a signal for ovaries and testicles)',
        about: 'Shows how much LH is in the blood. It is a hormone that tells the ovaries to let go of an egg, and the testicles to make testosterone.',
        find: ['hormone', 'luteinizing hormone', 'fertility', 'ovulation'],
      },
      es: {
        name: 'LH (señal para ovarios y testículos)',
        about: 'Muestra cuánta LH hay en la sangre. Es una hormona que les dice a los ovarios que suelten un óvulo y a los testículos que hagan testosterona.',
        find: ['hormona', 'luteinizante', 'fertilidad', 'ovulación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'estradiol',
      codes: [
        { system: 'LOINC', code: '2243-4', name: 'Estradiol (E2) [Mass/volume] in Serum or Plasma' },
      ],
      units: ['pg/mL', 'pmol/L'],
      en: {
        name: 'Estradiol (a kind of estrogen)',
        about: 'Shows how much estradiol is in the blood. It is the main kind of estrogen, a sex hormone that both women and men make.',
        find: ['hormone', 'estrogen', 'e2', 'fertility', 'menopause test'],
      },
      es: {
        name: 'Estradiol (un tipo de estrógeno)',
        about: 'Muestra cuánto estradiol hay en la sangre. Es el estrógeno principal, una hormona sexual que hacen las mujeres y los hombres.',
        find: ['hormona', 'estrógeno', 'fertilidad', 'prueba de menopausia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'progesterone',
      codes: [
        { system: 'LOINC', code: '2839-9', name: 'Progesterone [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'nmol/L'],
      en: {
        name: 'Progesterone (a hormone)',
        about: 'Shows how much progesterone is in the blood. This hormone takes part in periods and in pregnancy.',
        find: ['hormone', 'ovulation', 'fertility', 'pregnancy'],
      },
      es: {
        name: 'Progesterona (una hormona)',
        about: 'Muestra cuánta progesterona hay en la sangre. Esta hormona tiene que ver con la regla y con el embarazo.',
        find: ['hormona', 'ovulación', 'fertilidad', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
