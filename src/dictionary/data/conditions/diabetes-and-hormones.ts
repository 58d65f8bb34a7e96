import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'diabetes-type-2',
      codes: [
        { system: 'SNOMED CT', code: '44054006', name: 'Diabetes mellitus type 2 (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' },
        { system: 'ICD-10-CM', code: 'E11.65', name: 'Type 2 diabetes mellitus with hyperglycemia' },
        { system: 'ICD-10-CM', code: 'E11.69', name: 'Type 2 diabetes mellitus with other specified complication' },
      ],
      en: {
        name: 'Type 2 diabetes',
        about: 'The body does not use insulin well, so more sugar stays in the blood. Insulin is the hormone that helps sugar move from the blood into the cells.',
        find: ['sugar', 'diabetes', 't2dm'],
      },
      es: {
        name: 'Diabetes tipo 2',
        about: 'El cuerpo no usa bien la insulina, y por eso queda más azúcar en la sangre. La insulina es la hormona que ayuda al azúcar a pasar de la sangre a las células.',
        find: ['azúcar', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prediabetes',
      codes: [
        { system: 'SNOMED CT', code: '15777000' },
        { system: 'ICD-10-CM', code: 'R73.03', name: 'Prediabetes' },
      ],
      en: {
        name: 'Prediabetes',
        about: 'Blood sugar is above the expected range, but lower than in diabetes. Care teams follow it with blood tests over time.',
        find: ['sugar', 'borderline diabetes'],
      },
      es: {
        name: 'Prediabetes',
        about: 'El azúcar en la sangre está por encima del rango esperado, pero más bajo que en la diabetes. Los equipos de atención la siguen con pruebas de sangre.',
        find: ['azúcar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'obesity',
      codes: [
        { system: 'SNOMED CT', code: '162864005', name: 'Body mass index 30+ - obesity (finding)' },
        { system: 'SNOMED CT', code: '414916001', name: 'Obesity (disorder)' },
        { system: 'SNOMED CT', code: '408512008', name: 'Body mass index 40+ - severely obese (finding)' },
        { system: 'ICD-10-CM', code: 'E66.9', name: 'Obesity, unspecified' },
        { system: 'ICD-10-CM', code: 'E66.01', name: 'Morbid (severe) obesity due to excess calories' },
      ],
      en: {
        name: 'Obesity',
        about: 'A health condition with more body fat than is expected for the height. It has many causes, and is no one’s fault.',
        find: ['weight', 'bmi', 'body mass index', 'overweight'],
      },
      es: {
        name: 'Obesidad',
        about: 'Un problema de salud en el que hay más grasa en el cuerpo de lo esperado para la estatura. Tiene muchas causas y no es culpa de nadie.',
        find: ['peso', 'imc', 'índice de masa corporal', 'sobrepeso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'overweight',
      codes: [
        { system: 'ICD-10-CM', code: 'E66.3', name: 'Overweight' },
        { system: 'SNOMED CT', code: '238131007', name: 'Overweight (finding)' },
      ],
      en: {
        name: 'Overweight',
        about: 'Body weight is above the range that is expected for the height.',
        find: ['weight', 'bmi', 'body mass index'],
      },
      es: {
        name: 'Sobrepeso',
        about: 'El peso del cuerpo está por encima del rango esperado para la estatura.',
        find: ['peso', 'imc', 'índice de masa corporal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-blood-sugar',
      codes: [
        { system: 'SNOMED CT', code: '80394007', name: 'Hyperglycemia (disorder)' },
        { system: 'ICD-10-CM', code: 'R73.9', name: 'Hyperglycemia, unspecified' },
      ],
      en: {
        name: 'High blood sugar (hyperglycemia)',
        about: 'There is more sugar in the blood than expected. It can happen with diabetes, and also for other reasons.',
        find: ['glucose', 'sugar', 'hyperglycemia', 'diabetes'],
      },
      es: {
        name: 'Azúcar alta en la sangre (hiperglucemia)',
        about: 'Hay más azúcar en la sangre de lo esperado. Puede pasar con la diabetes, y también por otras razones.',
        find: ['glucosa', 'azúcar', 'hiperglucemia', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-thyroid',
      codes: [
        { system: 'SNOMED CT', code: '40930008', name: 'Hypothyroidism (disorder)' },
        { system: 'ICD-10-CM', code: 'E03.9', name: 'Hypothyroidism, unspecified' },
      ],
      en: {
        name: 'Underactive thyroid (hypothyroidism)',
        about: 'The thyroid, a gland in the neck, makes too little hormone. This hormone helps set how fast the body works.',
        find: ['low thyroid', 'hypothyroid', 'thyroid'],
      },
      es: {
        name: 'Tiroides poco activa (hipotiroidismo)',
        about: 'La tiroides, una glándula del cuello, hace muy poca hormona. Esta hormona ayuda a fijar a qué ritmo trabaja el cuerpo.',
        find: ['hipotiroidismo', 'tiroides baja', 'tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'overactive-thyroid',
      codes: [
        { system: 'ICD-10-CM', code: 'E05.90', name: 'Thyrotoxicosis, unspecified without thyrotoxic crisis or storm' },
        { system: 'SNOMED CT', code: '34486009', name: 'Hyperthyroidism (disorder)' },
      ],
      en: {
        name: 'Overactive thyroid (hyperthyroidism)',
        about: 'There is too much thyroid hormone in the body. Most often the thyroid, a gland in the neck, makes more of it than is needed.',
        find: ['high thyroid', 'hyperthyroid', 'thyrotoxicosis', 'thyroid'],
      },
      es: {
        name: 'Tiroides muy activa (hipertiroidismo)',
        about: 'Hay demasiada hormona tiroidea en el cuerpo. Casi siempre la tiroides, una glándula del cuello, hace más de la que hace falta.',
        find: ['hipertiroidismo', 'tiroides alta', 'tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thyroid-nodule',
      codes: [
        { system: 'ICD-10-CM', code: 'E04.1', name: 'Nontoxic single thyroid nodule' },
        { system: 'SNOMED CT', code: '237495005', name: 'Thyroid nodule (disorder)' },
      ],
      en: {
        name: 'Thyroid nodule (a lump in the thyroid)',
        about: 'A lump in the thyroid, a gland in the neck. Lumps like this are very common.',
        find: ['thyroid lump', 'goiter', 'neck lump'],
      },
      es: {
        name: 'Nódulo de la tiroides (un bulto)',
        about: 'Un bulto en la tiroides, una glándula del cuello. Los bultos como este son muy comunes.',
        find: ['bulto en el cuello', 'tiroides', 'nódulo tiroideo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-type-1',
      codes: [
        { system: 'ICD-10-CM', code: 'E10.9', name: 'Type 1 diabetes mellitus without complications' },
        { system: 'SNOMED CT', code: '46635009', name: 'Diabetes mellitus type 1 (disorder)' },
      ],
      en: {
        name: 'Type 1 diabetes',
        about: 'The body makes little or no insulin, so sugar stays in the blood. Insulin is the hormone that helps sugar move into the cells.',
        find: ['sugar', 'diabetes', 'insulin', 'juvenile diabetes'],
      },
      es: {
        name: 'Diabetes tipo 1',
        about: 'El cuerpo hace muy poca insulina o nada, y el azúcar se queda en la sangre. La insulina es la hormona que ayuda al azúcar a entrar en las células.',
        find: ['azúcar', 'diabetes', 'insulina', 'diabetes juvenil'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-pregnancy',
      codes: [
        { system: 'ICD-10-CM', code: 'O24.419', name: 'Gestational diabetes mellitus in pregnancy, unspecified control' },
        { system: 'SNOMED CT', code: '11687002', name: 'Gestational diabetes mellitus (disorder)' },
      ],
      en: {
        name: 'Diabetes in pregnancy (gestational diabetes)',
        about: 'The body of a pregnant person does not use insulin as well as before. So there is more sugar in the blood than expected.',
        find: ['gestational', 'sugar', 'pregnancy diabetes'],
      },
      es: {
        name: 'Diabetes del embarazo (gestacional)',
        about: 'El cuerpo de una persona embarazada no usa la insulina tan bien como antes. Por eso hay más azúcar en la sangre de lo esperado.',
        find: ['diabetes gestacional', 'azúcar', 'embarazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-eye',
      codes: [
        { system: 'SNOMED CT', code: '422034002', name: 'Retinopathy due to type 2 diabetes mellitus (disorder)' },
        { system: 'SNOMED CT', code: '4855003', name: 'Retinopathy due to diabetes mellitus (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.319', name: 'Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema' },
      ],
      en: {
        name: 'Eye disease from diabetes (retinopathy)',
        about: 'Over time, diabetes has harmed small blood vessels at the back of the eye. That part of the eye is called the retina.',
        find: ['diabetic retinopathy', 'retina', 'eyes', 'diabetes', 'type 2 diabetes'],
      },
      es: {
        name: 'Enfermedad de los ojos por diabetes (retinopatía)',
        about: 'Con el tiempo, la diabetes dañó vasos pequeños en el fondo del ojo. Esa parte del ojo se llama retina.',
        find: ['retinopatía diabética', 'retina', 'ojos', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-type-2-eye-early',
      codes: [
        { system: 'SNOMED CT', code: '1551000119108' },
      ],
      broader: 'diabetes-eye',
      en: {
        name: 'Eye vessels changed by type 2 diabetes',
        about: 'Small blood vessels at the back of the eye have changed because of diabetes. No new blood vessels have grown there.',
        find: ['nonproliferative retinopathy', 'diabetic retinopathy', 'retina', 'eyes'],
      },
      es: {
        name: 'Cambios en los ojos por diabetes tipo 2',
        about: 'Los vasos pequeños del fondo del ojo han cambiado por la diabetes. No han crecido vasos nuevos allí.',
        find: ['retinopatía no proliferativa', 'retinopatía diabética', 'retina', 'ojos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-kidney',
      codes: [
        { system: 'SNOMED CT', code: '127013003', name: 'Disorder of kidney due to diabetes mellitus (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.22', name: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
        { system: 'ICD-10-CM', code: 'E11.21', name: 'Type 2 diabetes mellitus with diabetic nephropathy' },
      ],
      en: {
        name: 'Kidney disease from diabetes',
        about: 'Over time, diabetes has harmed the small filters in the kidneys. These filters clean the blood.',
        find: ['diabetic nephropathy', 'diabetic kidney disease', 'kidneys'],
      },
      es: {
        name: 'Enfermedad de los riñones por diabetes',
        about: 'Con el tiempo, la diabetes dañó los filtros pequeños de los riñones. Estos filtros limpian la sangre.',
        find: ['nefropatía diabética', 'riñón', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-type-2-urine-protein-small',
      codes: [
        { system: 'SNOMED CT', code: '90781000119102' },
      ],
      broader: 'diabetes-type-2-urine-protein',
      en: {
        name: 'A little protein in the urine from diabetes type 2',
        about: 'Because of diabetes, a little protein gets into the urine. The filters in the kidneys keep most protein in the blood.',
        find: ['microalbuminuria', 'albumin', 'kidneys', 'diabetes'],
      },
      es: {
        name: 'Un poco de proteína en la orina por diabetes 2',
        about: 'Por la diabetes, un poco de proteína pasa a la orina. Los filtros de los riñones dejan casi toda la proteína en la sangre.',
        find: ['microalbuminuria', 'albúmina', 'riñón', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-type-2-urine-protein',
      codes: [
        { system: 'SNOMED CT', code: '157141000119108' },
      ],
      broader: 'diabetes-kidney',
      en: {
        name: 'Protein in the urine from type 2 diabetes',
        about: 'Because of diabetes, protein gets into the urine. The filters in the kidneys keep most protein in the blood.',
        find: ['proteinuria', 'albumin', 'kidneys', 'diabetes'],
      },
      es: {
        name: 'Proteína en la orina por diabetes tipo 2',
        about: 'Por la diabetes, la proteína pasa a la orina. Los filtros de los riñones dejan casi toda la proteína en la sangre.',
        find: ['proteinuria', 'albúmina', 'riñón', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-nerve',
      codes: [
        { system: 'SNOMED CT', code: '368581000119106' },
        { system: 'SNOMED CT', code: '230572002', name: 'Neuropathy due to diabetes mellitus (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.42', name: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
        { system: 'ICD-10-CM', code: 'E11.40', name: 'Type 2 diabetes mellitus with diabetic neuropathy, unspecified' },
      ],
      en: {
        name: 'Nerve damage from diabetes (neuropathy)',
        about: 'Over time, diabetes has harmed nerves. Often the feet feel it first: they may tingle, hurt or go numb.',
        find: ['diabetic neuropathy', 'numb feet', 'nerves', 'tingling'],
      },
      es: {
        name: 'Daño a los nervios por diabetes (neuropatía)',
        about: 'Con el tiempo, la diabetes dañó los nervios. Muchas veces empieza en los pies, con hormigueo, dolor o falta de sensación.',
        find: ['neuropatía diabética', 'pies dormidos', 'nervios', 'hormigueo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diabetes-cystic-fibrosis',
      codes: [
        { system: 'SNOMED CT', code: '427089005', name: 'Diabetes mellitus due to cystic fibrosis (disorder)' },
      ],
      en: {
        name: 'Diabetes from cystic fibrosis',
        about: 'Cystic fibrosis can harm the pancreas, the organ that makes insulin. Then more sugar stays in the blood.',
        find: ['cfrd', 'sugar', 'cf', 'insulin'],
      },
      es: {
        name: 'Diabetes por fibrosis quística',
        about: 'La fibrosis quística puede dañar el páncreas, el órgano que hace la insulina. Entonces queda más azúcar en la sangre.',
        find: ['azúcar', 'insulina', 'páncreas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'polycystic-ovaries',
      codes: [
        { system: 'ICD-10-CM', code: 'E28.2', name: 'Polycystic ovarian syndrome' },
        { system: 'SNOMED CT', code: '237055002', name: 'Polycystic ovary syndrome (disorder)' },
      ],
      en: {
        name: 'Polycystic ovary syndrome (PCOS)',
        about: 'The hormones that guide the ovaries are out of balance. Periods may come seldom, and hair or skin may change.',
        find: ['pcos', 'ovaries', 'irregular periods', 'hormones'],
      },
      es: {
        name: 'Síndrome de ovario poliquístico (SOP)',
        about: 'Las hormonas que guían los ovarios no están en equilibrio. La regla puede venir poco, y el pelo o la piel pueden cambiar.',
        find: ['sop', 'ovarios', 'reglas irregulares', 'hormonas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'overactive-parathyroid',
      codes: [
        { system: 'ICD-10-CM', code: 'E21.3', name: 'Hyperparathyroidism, unspecified' },
        { system: 'SNOMED CT', code: '66999008', name: 'Hyperparathyroidism (disorder)' },
      ],
      en: {
        name: 'Overactive parathyroid glands',
        about: 'Small glands in the neck, next to the thyroid, make too much of a hormone. This hormone guides the calcium in the blood.',
        find: ['hyperparathyroidism', 'parathyroid', 'calcium'],
      },
      es: {
        name: 'Glándulas paratiroides muy activas',
        about: 'Unas glándulas pequeñas del cuello, junto a la tiroides, hacen demasiada hormona. Esta hormona guía el calcio en la sangre.',
        find: ['hiperparatiroidismo', 'paratiroides', 'calcio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-testosterone',
      codes: [
        { system: 'ICD-10-CM', code: 'E29.1', name: 'Testicular hypofunction' },
      ],
      en: {
        name: 'Underactive testicles (low testosterone)',
        about: 'The testicles make less of a hormone called testosterone. At times they make fewer sperm too.',
        find: ['low t', 'hypogonadism', 'testosterone', 'testicles'],
      },
      es: {
        name: 'Testículos poco activos (testosterona baja)',
        about: 'Los testículos hacen menos de una hormona que se llama testosterona. A veces también hacen menos esperma.',
        find: ['testosterona', 'hipogonadismo', 'testículos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
