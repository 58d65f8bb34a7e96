import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'milligrams-per-deciliter',
      codes: [
        { system: 'UCUM', code: 'mg/dL' },
      ],
      en: {
        name: 'milligrams per deciliter (mg/dL)',
        about: 'Milligrams in each deciliter (a tenth of a liter). A milligram is a thousandth of a gram.',
        find: ['mg/dl'],
      },
      es: {
        name: 'miligramos por decilitro (mg/dL)',
        about: 'Miligramos en cada decilitro (la décima parte de un litro). Un miligramo es la milésima parte de un gramo.',
        find: ['mg/dl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millimoles-per-liter',
      codes: [
        { system: 'UCUM', code: 'mmol/L' },
      ],
      en: {
        name: 'millimoles per liter (mmol/L)',
        about: 'Thousandths of a mole in each liter. A mole is a way to count very tiny parts by the amount of them.',
        find: ['mmol'],
      },
      es: {
        name: 'milimoles por litro (mmol/L)',
        about: 'Milésimas de mol en cada litro. El mol es una forma de contar partes muy pequeñas.',
        find: ['mmol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'micromoles-per-liter',
      codes: [
        { system: 'UCUM', code: 'umol/L' },
      ],
      en: {
        name: 'micromoles per liter (µmol/L)',
        about: 'Millionths of a mole in each liter. A mole is a way to count very tiny parts.',
        find: ['umol', 'µmol'],
      },
      es: {
        name: 'micromoles por litro (µmol/L)',
        about: 'Millonésimas de mol en cada litro. El mol es una forma de contar partes muy pequeñas.',
        find: ['umol', 'µmol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nanomoles-per-liter',
      codes: [
        { system: 'UCUM', code: 'nmol/L' },
      ],
      en: {
        name: 'nanomoles per liter (nmol/L)',
        about: 'Billionths of a mole in each liter. A mole is a way to count very tiny parts.',
        find: ['nmol'],
      },
      es: {
        name: 'nanomoles por litro (nmol/L)',
        about: 'El nanomol es la mil millonésima parte de un mol. El mol es una forma de contar partes muy pequeñas.',
        find: ['nmol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'picomoles-per-liter',
      codes: [
        { system: 'UCUM', code: 'pmol/L' },
      ],
      en: {
        name: 'picomoles per liter (pmol/L)',
        about: 'Trillionths of a mole in each liter. A mole is a way to count very tiny parts.',
        find: ['pmol'],
      },
      es: {
        name: 'picomoles por litro (pmol/L)',
        about: 'Picomoles en cada litro. Mil picomoles son un nanomol, que también es una parte muy pequeña de un mol.',
        find: ['pmol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millimoles-per-mole',
      codes: [
        { system: 'UCUM', code: 'mmol/mol' },
      ],
      en: {
        name: 'millimoles per mole (mmol/mol)',
        about: 'How many parts there are in each thousand parts. The A1c test is given this way in many countries.',
        find: ['mmol/mol'],
      },
      es: {
        name: 'milimoles por mol (mmol/mol)',
        about: 'Cuántas partes hay en cada mil partes. En muchos países la prueba A1c se da así.',
        find: ['mmol/mol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'percent',
      codes: [
        { system: 'UCUM', code: '%' },
      ],
      en: {
        name: 'percent (%)',
        about: 'How many parts there are in each hundred.',
        find: ['percentage', 'share'],
      },
      es: {
        name: 'por ciento (%)',
        about: 'Cuántas partes hay en cada cien.',
        find: ['porcentaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'liter-per-liter',
      codes: [
        { system: 'UCUM', code: 'L/L' },
      ],
      en: {
        name: 'liters per liter (L/L)',
        about: 'How much of each liter one part fills. Half of it is written as 0.5, and all of it as 1.',
        find: ['share'],
      },
      es: {
        name: 'litros por litro (L/L)',
        about: 'Cuánto de cada litro ocupa una parte. La mitad se escribe 0.5, y todo se escribe 1.',
        find: ['parte'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'grams-per-deciliter',
      codes: [
        { system: 'UCUM', code: 'g/dL' },
      ],
      en: {
        name: 'grams per deciliter (g/dL)',
        about: 'Grams in each deciliter (a tenth of a liter).',
        find: ['g/dl'],
      },
      es: {
        name: 'gramos por decilitro (g/dL)',
        about: 'Gramos en cada decilitro (la décima parte de un litro).',
        find: ['g/dl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'grams-per-liter',
      codes: [
        { system: 'UCUM', code: 'g/L' },
      ],
      en: {
        name: 'grams per liter (g/L)',
        about: 'Grams in each liter.',
        find: ['g/l'],
      },
      es: {
        name: 'gramos por litro (g/L)',
        about: 'Gramos en cada litro.',
        find: ['g/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'micrograms-per-deciliter',
      codes: [
        { system: 'UCUM', code: 'ug/dL' },
      ],
      en: {
        name: 'micrograms per deciliter (mcg/dL)',
        about: 'Micrograms in each deciliter, a tenth of a liter. A microgram is a millionth of a gram.',
        find: ['ug/dl', 'mcg', 'µg'],
      },
      es: {
        name: 'microgramos por decilitro (mcg/dL)',
        about: 'Microgramos en cada decilitro, la décima parte de un litro. Un microgramo es la millonésima parte de un gramo.',
        find: ['ug/dl', 'mcg', 'µg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'micrograms-per-liter',
      codes: [
        { system: 'UCUM', code: 'ug/L' },
      ],
      en: {
        name: 'micrograms per liter (mcg/L)',
        about: 'Micrograms in each liter. A microgram is a millionth of a gram.',
        find: ['ug/l', 'mcg', 'µg'],
      },
      es: {
        name: 'microgramos por litro (mcg/L)',
        about: 'Microgramos en cada litro. Un microgramo es la millonésima parte de un gramo.',
        find: ['ug/l', 'mcg', 'µg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milligrams-per-liter',
      codes: [
        { system: 'UCUM', code: 'mg/L' },
      ],
      en: {
        name: 'milligrams per liter (mg/L)',
        about: 'Milligrams in each liter. A milligram is a thousandth of a gram.',
        find: ['mg/l'],
      },
      es: {
        name: 'miligramos por litro (mg/L)',
        about: 'Miligramos en cada litro. Un miligramo es la milésima parte de un gramo.',
        find: ['mg/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nanograms-per-milliliter',
      codes: [
        { system: 'UCUM', code: 'ng/mL' },
      ],
      en: {
        name: 'nanograms per milliliter (ng/mL)',
        about: 'How much weight is in each milliliter. A nanogram is very small: it takes a billion of them to make a gram.',
        find: ['ng/ml'],
      },
      es: {
        name: 'nanogramos por mililitro (ng/mL)',
        about: 'Cuánto peso hay en cada mililitro. Un nanogramo es muy pequeño: mil millones de ellos son un gramo.',
        find: ['ng/ml'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nanograms-per-liter',
      codes: [
        { system: 'UCUM', code: 'ng/L' },
      ],
      en: {
        name: 'nanograms per liter (ng/L)',
        about: 'How much weight is in each liter. A nanogram is very small: it takes a billion of them to make a gram.',
        find: ['ng/l'],
      },
      es: {
        name: 'nanogramos por litro (ng/L)',
        about: 'Cuánto peso hay en cada litro. Un nanogramo es muy pequeño: mil millones de ellos son un gramo.',
        find: ['ng/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nanograms-per-deciliter',
      codes: [
        { system: 'UCUM', code: 'ng/dL' },
      ],
      en: {
        name: 'nanograms per deciliter (ng/dL)',
        about: 'How much weight is in each tenth of a liter. A nanogram is very small: it takes a billion of them to make a gram.',
        find: ['ng/dl'],
      },
      es: {
        name: 'nanogramos por decilitro (ng/dL)',
        about: 'Cuánto peso hay en cada décima parte de un litro. Un nanogramo es muy pequeño: mil millones de ellos son un gramo.',
        find: ['ng/dl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'picograms-per-milliliter',
      codes: [
        { system: 'UCUM', code: 'pg/mL' },
      ],
      en: {
        name: 'picograms per milliliter (pg/mL)',
        about: 'How much weight is in each milliliter. A picogram is very small: it takes a trillion of them to make a gram.',
        find: ['pg/ml'],
      },
      es: {
        name: 'picogramos por mililitro (pg/mL)',
        about: 'Cuánto peso hay en cada mililitro. Un picogramo es muy pequeño: un millón de millones de ellos son un gramo.',
        find: ['pg/ml'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thousands-per-microliter',
      codes: [
        { system: 'UCUM', code: '10*3/uL' },
      ],
      en: {
        name: 'thousands per microliter',
        about: 'How many thousand there are in one microliter, such as cells. That is a very small drop: a million of them make a liter.',
        find: ['k/ul', 'thou/ul', '10*3/ul', 'x10e3/ul'],
      },
      es: {
        name: 'miles por microlitro',
        about: 'Cuántos miles hay en un microlitro, por ejemplo de células. Es una gota muy pequeña: un millón de ellas son un litro.',
        find: ['k/ul', '10*3/ul', 'mil por µl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millions-per-microliter',
      codes: [
        { system: 'UCUM', code: '10*6/uL' },
      ],
      en: {
        name: 'millions per microliter',
        about: 'How many million there are in one microliter, such as cells. That is a very small drop: a million of them make a liter.',
        find: ['m/ul', 'mil/ul', '10*6/ul', 'x10e6/ul'],
      },
      es: {
        name: 'millones por microlitro',
        about: 'Cuántos millones hay en un microlitro, por ejemplo de células. Es una gota muy pequeña: un millón de ellas son un litro.',
        find: ['10*6/ul', 'millones por µl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'billions-per-liter',
      codes: [
        { system: 'UCUM', code: '10*9/L' },
      ],
      en: {
        name: 'billions per liter (10⁹/L)',
        about: 'How many billion there are in one liter, such as cells.',
        find: ['10*9/l', 'x10e9/l'],
      },
      es: {
        name: 'miles de millones por litro (10⁹/L)',
        about: 'Cuántos miles de millones hay en un litro, por ejemplo de células.',
        find: ['10*9/l', 'x10e9/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'trillions-per-liter',
      codes: [
        { system: 'UCUM', code: '10*12/L' },
      ],
      en: {
        name: 'trillions per liter (10¹²/L)',
        about: 'How many trillion there are in one liter, such as cells.',
        find: ['10*12/l', 'x10e12/l'],
      },
      es: {
        name: 'millones de millones por litro (10¹²/L)',
        about: 'Cuántos millones de millones hay en un litro, por ejemplo de células.',
        find: ['10*12/l', 'x10e12/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milliequivalents-per-liter',
      codes: [
        { system: 'UCUM', code: 'meq/L' },
      ],
      en: {
        name: 'milliequivalents per liter (mEq/L)',
        about: 'A way to count salts in each liter by the electric charge that they carry.',
        find: ['meq'],
      },
      es: {
        name: 'miliequivalentes por litro (mEq/L)',
        about: 'Una forma de contar las sales en cada litro por la carga eléctrica que llevan.',
        find: ['meq'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milliunits-per-liter',
      codes: [
        { system: 'UCUM', code: 'm[IU]/L' },
      ],
      en: {
        name: 'milliunits per liter (mIU/L)',
        about: 'Thousandths of a unit in each liter. Many countries agreed on this unit, which counts a thing by what it does.',
        find: ['miu/l', 'mu/l'],
      },
      es: {
        name: 'miliunidades por litro (mIU/L)',
        about: 'Milésimas de una unidad en cada litro. Es una unidad que acordaron muchos países y que cuenta algo por lo que hace.',
        find: ['miu/l', 'mui/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'microunits-per-milliliter',
      codes: [
        { system: 'UCUM', code: 'u[IU]/mL' },
      ],
      en: {
        name: 'microunits per milliliter (µIU/mL)',
        about: 'Millionths of a unit in each milliliter. Many countries agreed on this unit, which counts a thing by what it does.',
        find: ['uiu/ml', 'µu/ml'],
      },
      es: {
        name: 'microunidades por mililitro (µIU/mL)',
        about: 'Millonésimas de una unidad en cada mililitro. La unidad la acordaron muchos países, y cuenta algo por lo que hace.',
        find: ['uiu/ml', 'µui/ml'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'units-per-liter',
      codes: [
        { system: 'UCUM', code: 'U/L' },
      ],
      en: {
        name: 'units per liter (U/L)',
        about: 'Units in each liter. The unit counts a thing, such as an enzyme, by the work it does.',
        find: ['u/l'],
      },
      es: {
        name: 'unidades por litro (U/L)',
        about: 'Unidades en cada litro. La unidad cuenta algo por el trabajo que hace, como una enzima.',
        find: ['u/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'international-units-per-liter',
      codes: [
        { system: 'UCUM', code: '[IU]/L' },
      ],
      en: {
        name: 'international units per liter (IU/L)',
        about: 'Units in each liter. Many countries agreed on this unit, which counts a thing by what it does.',
        find: ['iu/l'],
      },
      es: {
        name: 'unidades internacionales por litro (IU/L)',
        about: 'Unidades en cada litro. Es una unidad que acordaron muchos países y que cuenta algo por lo que hace.',
        find: ['ui/l', 'iu/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thousand-international-units-per-liter',
      codes: [
        { system: 'UCUM', code: 'k[IU]/L' },
      ],
      en: {
        name: 'thousands of units per liter (kIU/L)',
        about: 'Thousands of units in each liter. Many countries agreed on this unit, which counts a thing by what it does.',
        find: ['kiu/l', 'ku/l'],
      },
      es: {
        name: 'miles de unidades por litro (kIU/L)',
        about: 'Miles de unidades en cada litro. Es una unidad que acordaron muchos países y que cuenta algo por lo que hace.',
        find: ['kui/l', 'kiu/l'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milligrams-per-gram-creatinine',
      codes: [
        { system: 'UCUM', code: 'mg/g{creat}' },
      ],
      en: {
        name: 'milligrams per gram of creatinine (mg/g)',
        about: 'Milligrams for each gram of creatinine in the urine. This makes up for urine that is thin or strong.',
        find: ['mg/g'],
      },
      es: {
        name: 'miligramos por gramo de creatinina (mg/g)',
        about: 'Miligramos por cada gramo de creatinina en la orina. Así no importa si la orina tiene más o menos agua.',
        find: ['mg/g'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milligrams-per-millimole-creatinine',
      codes: [
        { system: 'UCUM', code: 'mg/mmol{creat}' },
      ],
      en: {
        name: 'milligrams per millimole of creatinine (mg/mmol)',
        about: 'Milligrams for each millimole of creatinine in the urine. This makes up for urine that is thin or strong.',
        find: ['mg/mmol'],
      },
      es: {
        name: 'miligramos por milimol de creatinina (mg/mmol)',
        about: 'Miligramos por cada milimol de creatinina en la orina. Así no importa si la orina tiene más o menos agua.',
        find: ['mg/mmol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'filtration-rate',
      codes: [
        { system: 'UCUM', code: 'mL/min/{1.73_m2}' },
        { system: 'UCUM', code: 'mL/min/1.73.m2' },
      ],
      en: {
        name: 'milliliters per minute for a set body size',
        about: 'Milliliters in each minute, as if all bodies were of one size (1.73 square meters of skin). So people of all sizes can be compared.',
        find: ['ml/min', 'egfr'],
      },
      es: {
        name: 'mililitros por minuto para un tamaño fijo',
        about: 'Mililitros en cada minuto, como si todos los cuerpos fueran de un tamaño fijo (1.73 metros cuadrados de piel). Así se pueden comparar.',
        find: ['ml/min', 'tfg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millimeters-of-mercury',
      codes: [
        { system: 'UCUM', code: 'mm[Hg]' },
      ],
      en: {
        name: 'millimeters of mercury (mmHg)',
        about: 'A measure of pressure. It comes from the first gauges, where the pressure pushed up a thin line of mercury.',
        find: ['mmhg', 'blood pressure'],
      },
      es: {
        name: 'milímetros de mercurio (mmHg)',
        about: 'Una medida de presión. Viene de los primeros aparatos, en los que la presión subía una línea de mercurio.',
        find: ['mmhg', 'presión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'per-minute',
      codes: [
        { system: 'UCUM', code: '/min' },
        { system: 'UCUM', code: '{beats}/min' },
        { system: 'UCUM', code: '{breaths}/min' },
      ],
      en: {
        name: 'per minute',
        about: 'How many times in one minute.',
        find: ['a minute', 'bpm'],
      },
      es: {
        name: 'por minuto',
        about: 'Cuántas veces en un minuto.',
        find: ['minuto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'points',
      codes: [
        { system: 'UCUM', code: '{score}' },
      ],
      en: {
        name: 'points (score)',
        about: 'Points that were added up, as on a form or a list of questions.',
        find: ['score'],
      },
      es: {
        name: 'puntos',
        about: 'Puntos que se sumaron, como en un formulario o una lista de preguntas.',
        find: ['puntaje', 'puntuación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'femtoliters',
      codes: [
        { system: 'UCUM', code: 'fL' },
      ],
      en: {
        name: 'femtoliters (fL)',
        about: 'A very small measure of size. It is used for single blood cells.',
        find: ['fl'],
      },
      es: {
        name: 'femtolitros (fL)',
        about: 'Una medida muy pequeña de tamaño. Se usa para una sola célula de la sangre.',
        find: ['fl'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'picograms',
      codes: [
        { system: 'UCUM', code: 'pg' },
      ],
      en: {
        name: 'picograms (pg)',
        about: 'A tiny measure of weight, fit for what is in a single blood cell.',
        find: ['pg'],
      },
      es: {
        name: 'picogramos (pg)',
        about: 'Una medida muy pequeña de peso, como para lo que hay en una sola célula de la sangre.',
        find: ['pg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millimeters-per-hour',
      codes: [
        { system: 'UCUM', code: 'mm/h' },
      ],
      en: {
        name: 'millimeters per hour (mm/h)',
        about: 'How far something moves in one hour. It is given in millimeters, and ten of them make a centimeter.',
        find: ['mm/hr'],
      },
      es: {
        name: 'milímetros por hora (mm/h)',
        about: 'Cuánto se mueve algo en una hora. Se da en milímetros, y diez de ellos son un centímetro.',
        find: ['mm/hr'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'seconds',
      codes: [
        { system: 'UCUM', code: 's' },
      ],
      en: {
        name: 'seconds',
        about: 'Seconds of time. Sixty seconds make a minute.',
        find: ['sec'],
      },
      es: {
        name: 'segundos',
        about: 'Segundos de tiempo. Sesenta segundos son un minuto.',
        find: ['seg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kilograms-per-square-meter',
      codes: [
        { system: 'UCUM', code: 'kg/m2' },
      ],
      en: {
        name: 'kilograms per square meter (kg/m²)',
        about: 'Weight in kilograms, divided by height in meters times itself. It is the measure of BMI.',
        find: ['bmi', 'body mass index'],
      },
      es: {
        name: 'kilogramos por metro cuadrado (kg/m²)',
        about: 'El peso en kilogramos, dividido entre la altura en metros por sí misma. Es la medida del IMC.',
        find: ['imc', 'índice de masa corporal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'centimeters',
      codes: [
        { system: 'UCUM', code: 'cm' },
      ],
      en: {
        name: 'centimeters (cm)',
        about: 'A measure of length. A hundred centimeters make a meter, and an inch is about two and a half of them.',
        find: ['length', 'height'],
      },
      es: {
        name: 'centímetros (cm)',
        about: 'Una medida de largo. Cien centímetros son un metro, y una pulgada tiene cerca de dos y medio.',
        find: ['largo', 'altura', 'estatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'inches',
      codes: [
        { system: 'UCUM', code: '[in_i]' },
      ],
      en: {
        name: 'inches (in)',
        about: 'A measure of length. Twelve inches make a foot.',
        find: ['in', 'length', 'height'],
      },
      es: {
        name: 'pulgadas',
        about: 'Una medida de largo. Doce pulgadas son un pie.',
        find: ['pulgada', 'altura', 'estatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kilograms',
      codes: [
        { system: 'UCUM', code: 'kg' },
      ],
      en: {
        name: 'kilograms (kg)',
        about: 'A measure of weight. A kilogram is a little more than two pounds.',
        find: ['kilo', 'weight'],
      },
      es: {
        name: 'kilogramos (kg)',
        about: 'Una medida de peso. Un kilogramo es un poco más de dos libras.',
        find: ['kilo', 'peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pounds',
      codes: [
        { system: 'UCUM', code: '[lb_av]' },
      ],
      en: {
        name: 'pounds (lb)',
        about: 'A measure of weight. A pound is a little less than half a kilogram.',
        find: ['lbs', 'weight'],
      },
      es: {
        name: 'libras',
        about: 'Una medida de peso. Una libra es un poco menos de medio kilogramo.',
        find: ['lb', 'peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'degrees-celsius',
      codes: [
        { system: 'UCUM', code: 'Cel' },
      ],
      en: {
        name: 'degrees Celsius (°C)',
        about: 'A measure of heat. Water freezes at zero degrees and boils at a hundred.',
        find: ['centigrade', 'temperature'],
      },
      es: {
        name: 'grados centígrados o Celsius (°C)',
        about: 'Una medida de calor. El agua se congela a cero grados y hierve a cien.',
        find: ['temperatura', 'centígrados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'degrees-fahrenheit',
      codes: [
        { system: 'UCUM', code: '[degF]' },
      ],
      en: {
        name: 'degrees Fahrenheit (°F)',
        about: 'A measure of heat, used most of all in the United States.',
        find: ['temperature'],
      },
      es: {
        name: 'grados Fahrenheit (°F)',
        about: 'Una medida de calor que se usa más que nada en Estados Unidos.',
        find: ['temperatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'liters-per-minute',
      codes: [
        { system: 'UCUM', code: 'L/min' },
      ],
      en: {
        name: 'liters per minute (L/min)',
        about: 'How many liters flow in one minute.',
        find: ['l/min', 'flow'],
      },
      es: {
        name: 'litros por minuto (L/min)',
        about: 'Cuántos litros pasan en un minuto.',
        find: ['l/min', 'flujo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ph',
      codes: [
        { system: 'UCUM', code: '[pH]' },
      ],
      en: {
        name: 'pH (how acid)',
        about: 'A scale of how acid something is. Lower numbers are more acid.',
        find: ['acid'],
      },
      es: {
        name: 'pH (qué tan ácido)',
        about: 'Una escala de qué tan ácido es algo. Los números más bajos son más ácidos.',
        find: ['ácido', 'acidez'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'per-high-power-field',
      codes: [
        { system: 'UCUM', code: '/[HPF]' },
      ],
      en: {
        name: 'in one close view of the microscope (/HPF)',
        about: 'How many are seen at one time when the microscope is set to look very close.',
        find: ['hpf', 'high power field'],
      },
      es: {
        name: 'en una vista de cerca del microscopio (/HPF)',
        about: 'Cuántos se ven a la vez cuando el microscopio mira muy de cerca.',
        find: ['hpf', 'campo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'per-low-power-field',
      codes: [
        { system: 'UCUM', code: '/[LPF]' },
      ],
      en: {
        name: 'in one wide view of the microscope (/LPF)',
        about: 'How many are seen at one time when the microscope is set to look at a wider part.',
        find: ['lpf', 'low power field'],
      },
      es: {
        name: 'en una vista amplia del microscopio (/LPF)',
        about: 'Cuántos se ven a la vez cuando el microscopio mira una parte más amplia.',
        find: ['lpf', 'campo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milliosmoles-per-kilogram',
      codes: [
        { system: 'UCUM', code: 'mosm/kg' },
      ],
      en: {
        name: 'milliosmoles per kilogram (mOsm/kg)',
        about: 'How many tiny parts are mixed into each kilogram. In blood and urine, these are salts, sugar, waste and the like.',
        find: ['mosm', 'osmolality'],
      },
      es: {
        name: 'miliosmoles por kilogramo (mOsm/kg)',
        about: 'Cuántas partes muy pequeñas hay en cada kilogramo. En la sangre y la orina son sales, azúcar, desechos y cosas así.',
        find: ['mosm', 'osmolalidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'inr',
      codes: [
        { system: 'UCUM', code: '{INR}' },
      ],
      en: {
        name: 'INR (international normalized ratio)',
        about: 'A number that compares how long blood takes to clot with a set time. It is made so that all labs give it the same way.',
        find: ['clotting', 'blood thinner test'],
      },
      es: {
        name: 'INR',
        about: 'Un número que compara cuánto tarda la sangre en coagular con un tiempo fijo. Está hecho para que todos los laboratorios lo den igual.',
        find: ['coagulación', 'anticoagulante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milligrams',
      codes: [
        { system: 'UCUM', code: 'mg' },
      ],
      en: {
        name: 'milligrams (mg)',
        about: 'A measure of weight. A thousand milligrams make a gram.',
        find: ['mg'],
      },
      es: {
        name: 'miligramos (mg)',
        about: 'Una medida de peso. Mil miligramos son un gramo.',
        find: ['mg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'grams',
      codes: [
        { system: 'UCUM', code: 'g' },
      ],
      en: {
        name: 'grams (g)',
        about: 'A measure of weight. A thousand grams make a kilogram.',
        find: ['g'],
      },
      es: {
        name: 'gramos (g)',
        about: 'Una medida de peso. Mil gramos son un kilogramo.',
        find: ['g'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milligrams-per-gram',
      codes: [
        { system: 'UCUM', code: 'mg/g' },
      ],
      en: {
        name: 'milligrams per gram (mg/g)',
        about: 'How many milligrams of one thing there are for each gram of another.',
        find: ['mg/g'],
      },
      es: {
        name: 'miligramos por gramo (mg/g)',
        about: 'Cuántos miligramos de una cosa hay por cada gramo de otra.',
        find: ['mg/g'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milliliters-per-minute',
      codes: [
        { system: 'UCUM', code: 'mL/min' },
      ],
      en: {
        name: 'milliliters per minute (mL/min)',
        about: 'How much passes in one minute. It takes a thousand milliliters to make a liter.',
        find: ['ml/min'],
      },
      es: {
        name: 'mililitros por minuto (mL/min)',
        about: 'Cuánto pasa en un minuto. Mil mililitros son un litro.',
        find: ['ml/min'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'micrograms',
      codes: [
        { system: 'UCUM', code: 'ug' },
      ],
      en: {
        name: 'micrograms (mcg)',
        about: 'A measure of weight. A thousand micrograms make a milligram.',
        find: ['mcg', 'ug', 'µg'],
      },
      es: {
        name: 'microgramos (mcg)',
        about: 'Una medida de peso. Mil microgramos son un miligramo.',
        find: ['mcg', 'ug', 'µg'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'liters',
      codes: [
        { system: 'UCUM', code: 'L' },
      ],
      en: {
        name: 'liters (L)',
        about: 'A measure of how much room a thing takes up. A liter is a little more than a quart.',
        find: ['liter'],
      },
      es: {
        name: 'litros (L)',
        about: 'Una medida de cuánto lugar ocupa algo. Cuatro litros son un poco más de un galón.',
        find: ['litro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'milliliters',
      codes: [
        { system: 'UCUM', code: 'mL' },
      ],
      en: {
        name: 'milliliters (mL)',
        about: 'A measure of how much room a thing takes up. A thousand milliliters make a liter.',
        find: ['ml', 'cc'],
      },
      es: {
        name: 'mililitros (mL)',
        about: 'Una medida de cuánto lugar ocupa algo. Mil mililitros son un litro.',
        find: ['ml', 'cc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ounces',
      codes: [
        { system: 'UCUM', code: '[oz_av]' },
      ],
      en: {
        name: 'ounces (oz)',
        about: 'A measure of weight. Sixteen ounces make a pound.',
        find: ['oz', 'weight'],
      },
      es: {
        name: 'onzas (oz)',
        about: 'Una medida de peso. Dieciséis onzas son una libra.',
        find: ['oz', 'peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'feet',
      codes: [
        { system: 'UCUM', code: '[ft_i]' },
      ],
      en: {
        name: 'feet (ft)',
        about: 'A measure of length. A foot has twelve inches.',
        find: ['ft', 'foot', 'height'],
      },
      es: {
        name: 'pies',
        about: 'Una medida de largo. Un pie tiene doce pulgadas.',
        find: ['pie', 'altura', 'estatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'meters',
      codes: [
        { system: 'UCUM', code: 'm' },
      ],
      en: {
        name: 'meters (m)',
        about: 'A measure of length. A meter is a little more than three feet.',
        find: ['length', 'height'],
      },
      es: {
        name: 'metros (m)',
        about: 'Una medida de largo. Un metro es un poco más de tres pies.',
        find: ['largo', 'altura', 'estatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'millimeters',
      codes: [
        { system: 'UCUM', code: 'mm' },
      ],
      en: {
        name: 'millimeters (mm)',
        about: 'A measure of length. It takes ten of them to make a centimeter.',
        find: ['mm', 'length'],
      },
      es: {
        name: 'milímetros (mm)',
        about: 'Una medida de largo. Diez milímetros son un centímetro.',
        find: ['mm', 'largo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
