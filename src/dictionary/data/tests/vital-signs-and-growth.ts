import type { DictionaryFile } from '../../entry'

export default {
  topic: 'vitalSigns',
  entries: [
    {
      id: 'blood-pressure',
      codes: [
        { system: 'LOINC', code: '85354-9', name: 'Blood pressure panel with all children optional' },
        { system: 'LOINC', code: '55284-4', name: 'Blood Pressure' },
      ],
      units: ['mm[Hg]'],
      en: {
        name: 'Blood pressure',
        about: 'Shows how hard the blood pushes on the walls of the blood vessels. The first number is taken as the heart beats, and the second as it rests between beats.',
        find: ['bp', 'pressure'],
      },
      es: {
        name: 'Presión arterial',
        about: 'Muestra con qué fuerza empuja la sangre las paredes de los vasos. El primer número es cuando late el corazón, y el segundo cuando descansa entre latidos.',
        find: ['presión de la sangre', 'tensión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-saturation',
      codes: [
        { system: 'LOINC', code: '2708-6', name: 'Oxygen saturation in Arterial blood' },
        { system: 'LOINC', code: '59408-5', name: 'Oxygen saturation in Arterial blood by Pulse oximetry' },
      ],
      units: ['%'],
      en: {
        name: 'Oxygen in the blood',
        about: 'Shows how much oxygen the blood carries, out of all that it could carry. It is often measured with a small clip on a finger.',
        find: ['oxygen level', 'spo2', 'pulse ox'],
      },
      es: {
        name: 'Oxígeno en la sangre',
        about: 'Muestra cuánto oxígeno lleva la sangre, de todo el que podría llevar. Muchas veces se mide con una pinza pequeña en un dedo.',
        find: ['nivel de oxígeno', 'saturación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-pressure-systolic',
      codes: [
        { system: 'LOINC', code: '8480-6', name: 'Systolic blood pressure' },
      ],
      units: ['mm[Hg]'],
      broader: 'blood-pressure',
      en: {
        name: 'Blood pressure, first number (systolic)',
        about: 'Shows how hard the blood pushes on the walls of the blood vessels when the heart beats.',
        find: ['bp', 'systolic', 'top number', 'high blood pressure', 'pressure'],
      },
      es: {
        name: 'Presión, primer número (sistólica)',
        about: 'Muestra con qué fuerza empuja la sangre las paredes de los vasos cuando late el corazón.',
        find: ['presión arterial', 'presión alta', 'sistólica', 'la alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-pressure-diastolic',
      codes: [
        { system: 'LOINC', code: '8462-4', name: 'Diastolic blood pressure' },
      ],
      units: ['mm[Hg]'],
      broader: 'blood-pressure',
      en: {
        name: 'Blood pressure, second number (diastolic)',
        about: 'Shows how hard the blood pushes on the walls of the blood vessels when the heart rests between beats.',
        find: ['bp', 'diastolic', 'bottom number', 'high blood pressure', 'pressure'],
      },
      es: {
        name: 'Presión, segundo número (diastólica)',
        about: 'Muestra con qué fuerza empuja la sangre las paredes de los vasos cuando el corazón descansa entre latidos.',
        find: ['presión arterial', 'presión alta', 'diastólica', 'la baja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-pressure-average',
      codes: [
        { system: 'LOINC', code: '96607-7', name: 'Blood pressure panel mean systolic and mean diastolic' },
      ],
      units: ['mm[Hg]'],
      broader: 'blood-pressure',
      en: {
        name: 'Average blood pressure',
        about: 'The average of more than one blood pressure reading. The first number is taken as the heart beats, and the second as it rests between beats.',
        find: ['bp', 'mean blood pressure', 'pressure'],
      },
      es: {
        name: 'Promedio de la presión arterial',
        about: 'El promedio de varias mediciones de la presión. El primer número es cuando late el corazón, y el segundo cuando descansa entre latidos.',
        find: ['presión arterial', 'presión media', 'presión alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-pressure-systolic-average',
      codes: [
        { system: 'LOINC', code: '96608-5', name: 'Systolic blood pressure mean' },
      ],
      units: ['mm[Hg]'],
      broader: 'blood-pressure-average',
      en: {
        name: 'Average blood pressure, first number (systolic)',
        about: 'The average of more than one reading of the first number. It shows how hard the blood pushes when the heart beats.',
        find: ['bp', 'systolic', 'top number', 'pressure'],
      },
      es: {
        name: 'Promedio de la presión, primer número (sistólica)',
        about: 'El promedio de varias mediciones del primer número. Muestra con qué fuerza empuja la sangre cuando late el corazón.',
        find: ['presión arterial', 'sistólica', 'presión alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-pressure-diastolic-average',
      codes: [
        { system: 'LOINC', code: '96609-3', name: 'Diastolic blood pressure mean' },
      ],
      units: ['mm[Hg]'],
      broader: 'blood-pressure-average',
      en: {
        name: 'Average blood pressure, second number (diastolic)',
        about: 'The average of more than one reading of the second number. It shows how hard the blood pushes when the heart rests between beats.',
        find: ['bp', 'diastolic', 'bottom number', 'pressure'],
      },
      es: {
        name: 'Promedio de presión, segundo número (diastólica)',
        about: 'El promedio de varias mediciones del segundo número. Muestra con qué fuerza empuja la sangre cuando el corazón descansa entre latidos.',
        find: ['presión arterial', 'diastólica', 'presión alta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'body-weight',
      codes: [
        { system: 'LOINC', code: '29463-7', name: 'Body Weight' },
        { system: 'LOINC', code: '3141-9', name: 'Weight Measured' },
      ],
      units: ['kg', '[lb_av]', 'g'],
      en: {
        name: 'Body weight',
        about: 'How much the body weighs.',
        find: ['weight', 'pounds', 'kilos'],
      },
      es: {
        name: 'Peso',
        about: 'Cuánto pesa el cuerpo.',
        find: ['peso corporal', 'libras', 'kilos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'body-height',
      codes: [
        { system: 'LOINC', code: '8302-2', name: 'Body height' },
      ],
      units: ['cm', '[in_i]', 'm'],
      en: {
        name: 'Body height',
        about: 'How tall a person is, from head to foot. For a baby it is how long the body is.',
        find: ['height', 'length', 'tall'],
      },
      es: {
        name: 'Estatura',
        about: 'Cuánto mide una persona de la cabeza a los pies. En un bebé es lo que mide de largo.',
        find: ['altura', 'talla', 'cuánto mide'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'body-length-lying',
      codes: [
        { system: 'LOINC', code: '8306-3', name: 'Body height --lying' },
      ],
      units: ['cm', '[in_i]'],
      broader: 'body-height',
      en: {
        name: 'Body length, lying down',
        about: 'How long the body is from head to foot, measured while lying down. Babies are mostly measured like this.',
        find: ['height', 'length', 'baby length'],
      },
      es: {
        name: 'Largo del cuerpo, acostado',
        about: 'Cuánto mide el cuerpo de la cabeza a los pies, al medirlo acostado. Así se mide casi siempre a los bebés.',
        find: ['estatura', 'talla', 'longitud', 'altura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pain-score',
      codes: [
        { system: 'LOINC', code: '72514-3', name: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported' },
      ],
      units: ['{score}'],
      en: {
        name: 'Pain score (from 0 to 10)',
        about: 'A number that a person gives for how strong a pain feels. It goes from no pain at zero to the most pain at ten.',
        find: ['pain', 'pain scale', 'hurt'],
      },
      es: {
        name: 'Nivel de dolor (de 0 a 10)',
        about: 'Un número que da la persona para decir qué tan fuerte es el dolor. Va de cero, sin dolor, a diez, el dolor más fuerte.',
        find: ['dolor', 'escala de dolor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bmi',
      codes: [
        { system: 'LOINC', code: '39156-5', name: 'Body mass index (BMI) [Ratio]' },
      ],
      units: ['kg/m2'],
      en: {
        name: 'Body mass index (BMI)',
        about: 'A number worked out from weight and height. It shows how much a person weighs for their height.',
        find: ['body mass index', 'weight'],
      },
      es: {
        name: 'Índice de masa corporal (IMC)',
        about: 'Un número que se calcula con el peso y la estatura. Muestra cuánto pesa una persona para lo que mide.',
        find: ['índice de masa corporal', 'bmi', 'peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bmi-percentile',
      codes: [
        { system: 'LOINC', code: '59576-9', name: 'Body mass index (BMI) [Percentile] Per age and sex' },
      ],
      units: ['%'],
      en: {
        name: 'BMI compared with other children (percentile)',
        about: 'Shows how many children out of a hundred, of the same age and sex, have a lower BMI. BMI is weight compared with height.',
        find: ['body mass index', 'growth chart', 'weight', 'percentile'],
      },
      es: {
        name: 'IMC comparado con otros niños (percentil)',
        about: 'Muestra cuántos niños de cada cien, de la misma edad y sexo, tienen un IMC más bajo. El IMC compara el peso con la estatura.',
        find: ['índice de masa corporal', 'curva de crecimiento', 'peso', 'percentil'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-rate',
      codes: [
        { system: 'LOINC', code: '8867-4', name: 'Heart Rate' },
      ],
      units: ['/min'],
      en: {
        name: 'Heart rate (pulse)',
        about: 'How many times the heart beats in a minute.',
        find: ['pulse', 'heartbeat', 'bpm'],
      },
      es: {
        name: 'Latidos por minuto (pulso)',
        about: 'Cuántas veces late el corazón en un minuto.',
        find: ['pulso', 'frecuencia cardíaca', 'latidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'body-temperature',
      codes: [
        { system: 'LOINC', code: '8310-5', name: 'Body temperature' },
      ],
      units: ['Cel', '[degF]'],
      en: {
        name: 'Body temperature',
        about: 'How warm the body is. It can be measured in the mouth, the ear, under the arm or on the skin, among other places.',
        find: ['temp', 'fever'],
      },
      es: {
        name: 'Temperatura del cuerpo',
        about: 'Qué tan caliente está el cuerpo. Se puede medir en la boca, el oído, la axila o la piel, entre otros lugares.',
        find: ['temperatura', 'fiebre', 'calentura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'body-temperature-mouth',
      codes: [
        { system: 'LOINC', code: '8331-1', name: 'Oral temperature' },
      ],
      units: ['Cel', '[degF]'],
      broader: 'body-temperature',
      en: {
        name: 'Body temperature, in the mouth',
        about: 'How warm the body is, measured in the mouth.',
        find: ['temp', 'oral temperature', 'fever'],
      },
      es: {
        name: 'Temperatura del cuerpo, en la boca',
        about: 'Qué tan caliente está el cuerpo, medido en la boca.',
        find: ['temperatura oral', 'fiebre', 'calentura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'respiratory-rate',
      codes: [
        { system: 'LOINC', code: '9279-1', name: 'Respiratory rate' },
      ],
      units: ['/min'],
      en: {
        name: 'Breathing rate',
        about: 'How many breaths are taken in a minute.',
        find: ['respiratory rate', 'breaths', 'breathing'],
      },
      es: {
        name: 'Respiraciones por minuto',
        about: 'Cuántas veces se respira en un minuto.',
        find: ['frecuencia respiratoria', 'respiraciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'head-circumference',
      codes: [
        { system: 'LOINC', code: '9843-4', name: 'Head Occipital-frontal circumference' },
        { system: 'LOINC', code: '8287-5', name: 'Head Occipital-frontal circumference by Tape measure' },
      ],
      units: ['cm', '[in_i]'],
      en: {
        name: 'Head size',
        about: 'How big the head is, measured around it with a tape. In babies and young children it shows how the head grows.',
        find: ['head circumference', 'baby growth'],
      },
      es: {
        name: 'Tamaño de la cabeza',
        about: 'Cuánto mide la cabeza por alrededor, con una cinta. En bebés y niños pequeños muestra cómo crece la cabeza.',
        find: ['perímetro cefálico', 'circunferencia de la cabeza', 'crecimiento del bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'head-circumference-percentile',
      codes: [
        { system: 'LOINC', code: '8289-1', name: 'Head Occipital-frontal circumference Percentile' },
      ],
      units: ['%'],
      en: {
        name: 'Head size compared with other children',
        about: 'Shows how many children out of a hundred have a smaller head at the same age. It helps follow how the head grows.',
        find: ['head circumference', 'percentile', 'growth chart', 'baby growth'],
      },
      es: {
        name: 'Tamaño de la cabeza comparado con otros niños',
        about: 'Muestra cuántos niños de cada cien tienen la cabeza más pequeña a la misma edad. Ayuda a seguir cómo crece la cabeza.',
        find: ['perímetro cefálico', 'percentil', 'curva de crecimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'weight-for-length',
      codes: [
        { system: 'LOINC', code: '77606-2', name: 'Weight-for-length Per age and sex' },
      ],
      units: ['%'],
      en: {
        name: 'Weight for length compared with other children',
        about: 'Shows how many children out of a hundred who are just as long weigh less. It helps follow how a baby or young child grows.',
        find: ['weight for length', 'percentile', 'growth chart', 'baby growth'],
      },
      es: {
        name: 'Peso para el largo comparado con otros niños',
        about: 'Muestra cuántos niños de cada cien, que miden lo mismo de largo, pesan menos. Ayuda a seguir cómo crece un bebé o un niño pequeño.',
        find: ['peso para la talla', 'percentil', 'curva de crecimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'heart-rhythm',
      codes: [
        { system: 'LOINC', code: '8884-9', name: 'Heart rate rhythm' },
      ],
      en: {
        name: 'Heart rhythm',
        about: 'Tells how even the beat of the heart is, or what kind of rhythm it has.',
        find: ['heartbeat', 'pulse', 'rhythm'],
      },
      es: {
        name: 'Ritmo del corazón (qué tan parejo late)',
        about: 'Dice qué tan parejos son los latidos del corazón o qué tipo de ritmo tienen.',
        find: ['latidos', 'pulso', 'ritmo cardíaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pulse-strength',
      codes: [
        { system: 'LOINC', code: '44974-4', name: 'Pulse intensity Palpation' },
      ],
      en: {
        name: 'Strength of the pulse',
        about: 'Tells how strong the pulse feels under the fingers.',
        find: ['pulse', 'heartbeat'],
      },
      es: {
        name: 'Fuerza del pulso',
        about: 'Dice qué tan fuerte se siente el pulso con los dedos.',
        find: ['pulso', 'latidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'weight-change-dialysis',
      codes: [
        { system: 'LOINC', code: '74006-8', name: 'Weight difference [Mass difference] --pre dialysis - post dialysis' },
      ],
      units: ['kg'],
      en: {
        name: 'Weight change from before to after dialysis',
        about: 'The difference in weight between the start and the end of a dialysis treatment. It shows about how much water was taken out.',
        find: ['kidney', 'dialysis', 'weight', 'fluid'],
      },
      es: {
        name: 'Cambio de peso con la diálisis',
        about: 'La diferencia de peso entre el inicio y el final de una diálisis. Muestra más o menos cuánta agua se sacó.',
        find: ['riñón', 'diálisis', 'peso', 'líquido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'waist-size',
      codes: [
        { system: 'LOINC', code: '8280-0', name: 'Waist Circumference at umbilicus by Tape measure' },
      ],
      units: ['cm', '[in_i]'],
      en: {
        name: 'Waist size',
        about: 'How big the waist is, measured around it with a tape at the belly button.',
        find: ['waist circumference', 'belly'],
      },
      es: {
        name: 'Tamaño de la cintura',
        about: 'Cuánto mide la cintura por alrededor, con una cinta a la altura del ombligo.',
        find: ['circunferencia de la cintura', 'barriga'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vital-signs',
      codes: [
        { system: 'LOINC', code: '85353-1', name: 'Vital signs, weight, height, head circumference, oxygen saturation and BMI panel' },
        { system: 'LOINC', code: '8716-3', name: 'Vital signs' },
      ],
      en: {
        name: 'Vital signs',
        about: 'A group of basic checks of the body. They may be blood pressure, pulse, breathing, body heat, weight and height.',
        find: ['vitals', 'pulse', 'blood pressure', 'temperature'],
      },
      es: {
        name: 'Signos vitales',
        about: 'Un grupo de mediciones básicas del cuerpo. Pueden ser la presión, el pulso, la respiración, la temperatura, el peso y la estatura.',
        find: ['pulso', 'presión', 'temperatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
